import { addDays, dayOfMonth, monthOf, weekdayOf, type Day, dayOf, type Instant } from '#domain/days.ts';

const WEEKDAYS = ['Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu', 'Ahad'];
const WEEKDAYS_SHORT = ['Isn', 'Sel', 'Rab', 'Kha', 'Jum', 'Sab', 'Ahd'];
const MONTHS = ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogos', 'Sep', 'Okt', 'Nov', 'Dis'];

const monthName = (day: Day) => MONTHS[monthOf(day).month] ?? '';

/** 'Isnin' */
export const weekdayName = (day: Day) => WEEKDAYS[weekdayOf(day) - 1] ?? '';

/** 'Isn' */
export const weekdayShort = (day: Day) => WEEKDAYS_SHORT[weekdayOf(day) - 1] ?? '';

/** '03 Nov' (docs/product/everywhere.md 'How dates are written') */
export const shortDate = (day: Day) => `${day.slice(8)} ${monthName(day)}`;

/** '03 Nov 2026' */
export const longDate = (day: Day) => `${shortDate(day)} ${monthOf(day).year}`;

/** '3 Nov 2026' */
export const plainDate = (day: Day) => `${dayOfMonth(day)} ${monthName(day)} ${monthOf(day).year}`;

/** '16 Nov – 22 Nov 2026', and '28 Dis – 03 Jan 2027' */
export const weekRange = (from: Day, to: Day) => `${shortDate(from)} – ${longDate(to)}`;

/** '24 Dis 2026', or as a week, where there are several days */
export const dayRange = (from: Day, to: Day) => (from === to ? longDate(from) : weekRange(from, to));

/** '30 Nov – 04 Dis', or one day: '30 Nov' */
export const shortRange = (from: Day, to: Day) =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

/** 'Isnin, 23 Nov' */
export const dayHeading = (day: Day) => `${weekdayName(day)}, ${shortDate(day)}`;

/** 'Isn, 23 Nov' */
export const dayShort = (day: Day) => `${weekdayShort(day)}, ${shortDate(day)}`;

/** 'Hari ini', 'Esok', 'Semalam', else '03 Nov', with the year where it is not today's */
export const relativeDate = (day: Day, today: Day) => {
  if (day === today) return 'Hari ini';
  if (day === addDays(today, 1)) return 'Esok';
  if (day === addDays(today, -1)) return 'Semalam';
  return monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
};

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
