import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from '#domain/days.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

/** A difference below this is ignored: an answer is dated to the second and takes a while to arrive. */
const TOLERANCE_MS = 60_000;
const CLOCK_KEY = 'clock-off';

/** How far the server's clock is ahead of this device's. A page that opens offline uses the last known value. */
let aheadMs = readStored();
const listeners = new Set<() => void>();

function readStored(): number {
  try {
    return Number(localStorage.getItem(CLOCK_KEY));
  } catch {
    // Storage is unavailable.
    return 0;
  }
}

/**
 * Returns the time of the server's clock in milliseconds. The device's own clock may be days off
 * (docs/product/everywhere.md 'Days and instants').
 */
export const timeNow = (): number => Date.now() + aheadMs;

function onServerTime(serverTime: number) {
  const ahead = serverTime - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) < TOLERANCE_MS) return;
  aheadMs = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
  try {
    localStorage.setItem(CLOCK_KEY, String(aheadMs));
  } catch {
    // Then the value lasts until the page closes.
  }
  for (const changed of listeners) changed();
}
// link.ts and first-reads.ts dispatch it for each answer.
addEventListener('server-time', (event) => onServerTime((event as CustomEvent<number>).detail));

/** Calls `changed` whenever the known clock difference changes. Returns a function that stops. */
function watchClock(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const MINUTE_MS = 60_000;

function eachMinute(changed: () => void) {
  const unwatch = watchClock(changed);
  const timer = setInterval(changed, MINUTE_MS);
  // A device that slept past midnight wakes up on another day.
  document.addEventListener('visibilitychange', changed);
  return () => {
    unwatch();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * Returns today's date by the server's clock in the time zone (IANA name; the device's if undefined). Renders again at
 * midnight there.
 */
export const useToday = (timeZone: string | undefined): Day =>
  useSyncExternalStore(eachMinute, () => dayOf(timeNow(), supportedZone(timeZone)));

/** Returns the current minute in milliseconds; renders again every minute. */
export const useMinute = (): number =>
  useSyncExternalStore(eachMinute, () => Math.floor(timeNow() / MINUTE_MS) * MINUTE_MS);
