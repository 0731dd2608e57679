import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from '#domain/days.ts';
import { timeNow, watchClock } from '#web/ui/hooks/clock.ts';
import { knownZone } from '#web/ui/hooks/known-zone.ts';

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
