import { addDays, dayOfMonth, monthOf, weekdayOf, type Day, dayOf, type Instant } from '#domain/days.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const monthName = (day: Day) => MONTHS[monthOf(day).month] ?? '';

/** 'Monday' */
export const weekdayName = (day: Day) => WEEKDAYS[weekdayOf(day) - 1] ?? '';

/** 'Mon' */
export const weekdayShort = (day: Day) => weekdayName(day).slice(0, 3);

/** 'Nov 03' (docs/product/everywhere.md 'How dates are written') */
export const shortDate = (day: Day) => `${monthName(day)} ${day.slice(8)}`;

/** 'Nov 03, 2026' ('MMM dd, yyyy') */
export const longDate = (day: Day) => `${shortDate(day)}, ${monthOf(day).year}`;

/** 'Nov 3, 2026' ('MMM d, yyyy') */
export const plainDate = (day: Day) => `${monthName(day)} ${dayOfMonth(day)}, ${monthOf(day).year}`;

/** 'Nov 16 – Nov 22, 2026', and 'Dec 28 – Jan 03, 2027' ('MMM dd' and 'MMM dd, yyyy') */
export const weekRange = (from: Day, to: Day) => `${shortDate(from)} – ${longDate(to)}`;

/** 'Dec 24, 2026', or as a week, where there are several days */
export const dayRange = (from: Day, to: Day) => (from === to ? longDate(from) : weekRange(from, to));

/** 'Nov 30 – Dec 04', or one day: 'Nov 30' */
export const shortRange = (from: Day, to: Day) =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

/** 'Monday, Nov 23' */
export const dayHeading = (day: Day) => `${weekdayName(day)}, ${shortDate(day)}`;

/** 'Mon, Nov 23' */
export const dayShort = (day: Day) => `${weekdayShort(day)}, ${shortDate(day)}`;

/** 'Today', 'Tomorrow', 'Yesterday', else 'Nov 03', with the year where it is not today's */
export const relativeDate = (day: Day, today: Day) => {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  if (day === addDays(today, -1)) return 'Yesterday';
  return monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
};

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
