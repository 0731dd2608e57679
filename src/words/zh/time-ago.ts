import { dayOf, type Instant } from '#domain/days.ts';
import { relativeDate } from './days.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on the date says more. */
const COUNTED_DAYS = 7;

/** '刚刚', '5 分钟前', '2 小时前', '3 天前', else '11月3日' in the time zone (IANA name), with the year where it is not this one */
export function timeAgo(then: Instant, now: Instant, timeZone: string): string {
  const ms = Number(now) - Number(then);
  // A device whose clock is behind would see it in the future.
  if (ms < MINUTE_MS) return '刚刚';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} 分钟前`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} 小时前`;
  if (ms < COUNTED_DAYS * DAY_MS) return `${Math.floor(ms / DAY_MS)} 天前`;
  return relativeDate(dayOf(then, timeZone), dayOf(now, timeZone));
}
