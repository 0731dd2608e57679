import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from '#domain/days.ts';
import { knownZone } from '#web/ui/hooks/known-zone.ts';

/** A device whose clock is this near keeps it: an answer is dated to the second, and is a while on its way. */
const RIGHT_WITHIN_MS = 60_000;
const KEPT_KEY = 'clock-off';

/** By how much the server's clock is ahead of this device's. A page that opens without a network takes what was found last. */
let aheadMs = readKept();
const listeners = new Set<() => void>();

function readKept(): number {
  try {
    return Number(localStorage.getItem(KEPT_KEY));
  } catch {
    // Storage is refused.
    return 0;
  }
}

/** What time it is by the server's clock, in milliseconds. The device's own clock may be days off (docs/product/everywhere.md 'Days and instants'). */
export const timeNow = (): number => Date.now() + aheadMs;

function hear(serverTime: number) {
  const ahead = serverTime - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) < RIGHT_WITHIN_MS) return;
  aheadMs = Math.abs(ahead) < RIGHT_WITHIN_MS ? 0 : ahead;
  try {
    localStorage.setItem(KEPT_KEY, String(aheadMs));
  } catch {
    // It holds until the page closes.
  }
  for (const changed of listeners) changed();
}
// link.ts and first-reads.ts tell of each answer.
addEventListener('server-time', (event) => hear((event as CustomEvent<number>).detail));

/** Runs `changed` whenever the clock was found to be off by something else. Returns how to stop. */
function watchClock(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const MINUTE_MS = 60_000;

function eachMinute(changed: () => void) {
  const unwatch = watchClock(changed);
  const timer = setInterval(changed, MINUTE_MS);
  // A device that slept over midnight wakes up on another day.
  document.addEventListener('visibilitychange', changed);
  return () => {
    unwatch();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** What day it is by the server's clock in the time zone (IANA name; without one, this device's); renders again at its midnight. */
export const useToday = (timeZone: string | undefined): Day =>
  useSyncExternalStore(eachMinute, () => dayOf(timeNow(), knownZone(timeZone)));

/** The moment in milliseconds, to the minute; renders again with each. */
export const useMinute = (): number =>
  useSyncExternalStore(eachMinute, () => Math.floor(timeNow() / MINUTE_MS) * MINUTE_MS);
