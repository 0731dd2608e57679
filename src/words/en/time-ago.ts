import { dayOf, type Instant } from '#domain/days.ts';
import { relativeDate } from './days.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on the date says more. */
const COUNTED_DAYS = 7;

const counted = (ms: number, unitMs: number, unit: string) => {
  const count = Math.floor(ms / unitMs);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};

/** 'Just now', '5 minutes ago', '2 hours ago', '3 days ago', else 'Nov 03' in the time zone (IANA name), with the year where it is not this one */
export function timeAgo(then: Instant, now: Instant, timeZone: string): string {
  const ms = Number(now) - Number(then);
  // A device whose clock is behind would see it in the future.
  if (ms < MINUTE_MS) return 'Just now';
  if (ms < HOUR_MS) return counted(ms, MINUTE_MS, 'minute');
  if (ms < DAY_MS) return counted(ms, HOUR_MS, 'hour');
  if (ms < COUNTED_DAYS * DAY_MS) return counted(ms, DAY_MS, 'day');
  return relativeDate(dayOf(then, timeZone), dayOf(now, timeZone));
}
