import { dayOf, type Instant } from '#domain/days.ts';
import { relativeDate } from './days.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on the date says more. */
const COUNTED_DAYS = 7;

const counted = (ms: number, unitMs: number, unit: string) => `${Math.floor(ms / unitMs)} ${unit} lalu`;

/** 'Baru sahaja', '5 minit lalu', '2 jam lalu', '3 hari lalu', else '03 Nov' in the time zone (IANA name), with the year where it is not this one */
export function timeAgo(then: Instant, now: Instant, timeZone: string): string {
  const ms = Number(now) - Number(then);
  // A device whose clock is behind would see it in the future.
  if (ms < MINUTE_MS) return 'Baru sahaja';
  if (ms < HOUR_MS) return counted(ms, MINUTE_MS, 'minit');
  if (ms < DAY_MS) return counted(ms, HOUR_MS, 'jam');
  if (ms < COUNTED_DAYS * DAY_MS) return counted(ms, DAY_MS, 'hari');
  return relativeDate(dayOf(then, timeZone), dayOf(now, timeZone));
}
