import { addDays, dayOfMonth, monthOf, weekdayOf, type Day, dayOf, type Instant } from '#domain/days.ts';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];

const weekdaySign = (day: Day) => WEEKDAYS[weekdayOf(day) - 1] ?? '';

/** '星期一' */
export const weekdayName = (day: Day) => `星期${weekdaySign(day)}`;

/** '周一' */
export const weekdayShort = (day: Day) => `周${weekdaySign(day)}`;

/** '11月3日' (docs/product/everywhere.md 'How dates are written') */
export const shortDate = (day: Day) => `${monthOf(day).month + 1}月${dayOfMonth(day)}日`;

/** '2026年11月3日' */
export const longDate = (day: Day) => `${monthOf(day).year}年${shortDate(day)}`;

/** '2026年11月3日': Chinese dates have one form, with nothing to fill up. */
export const plainDate = (day: Day) => longDate(day);

/** '2026年11月16日至22日', '2026年11月30日至12月6日', and '2026年12月28日至2027年1月3日' */
export const weekRange = (from: Day, to: Day) => {
  const [start, end] = [monthOf(from), monthOf(to)];
  if (start.year !== end.year) return `${longDate(from)}至${longDate(to)}`;
  return `${longDate(from)}至${start.month === end.month ? `${dayOfMonth(to)}日` : shortDate(to)}`;
};

/** '2026年12月24日', or as a week, where there are several days */
export const dayRange = (from: Day, to: Day) => (from === to ? longDate(from) : weekRange(from, to));

/** '11月16日至22日', '11月30日至12月4日', or one day: '11月30日' */
export const shortRange = (from: Day, to: Day) => {
  if (from === to) return shortDate(from);
  const isOneMonth = monthOf(from).month === monthOf(to).month;
  return `${shortDate(from)}至${isOneMonth ? `${dayOfMonth(to)}日` : shortDate(to)}`;
};

/** '11月23日 星期一' */
export const dayHeading = (day: Day) => `${shortDate(day)} ${weekdayName(day)}`;

/** '11月23日 周一' */
export const dayShort = (day: Day) => `${shortDate(day)} ${weekdayShort(day)}`;

/** '今天', '明天', '昨天', else '11月3日', with the year where it is not today's */
export const relativeDate = (day: Day, today: Day) => {
  if (day === today) return '今天';
  if (day === addDays(today, 1)) return '明天';
  if (day === addDays(today, -1)) return '昨天';
  return monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
};

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
