/* oxlint-disable no-restricted-globals -- the only file of domain/ that counts with Date: always in UTC, and of instants that it is given, never of the clock */

/**
 * A calendar day 'YYYY-MM-DD', never an instant (docs/product/everywhere.md 'Days and instants'). Days compare in time order as plain
 * strings.
 */
export type Day = string;

/** A calendar month; `month` counts from zero, as a chore's does (docs/product/everywhere.md 'Weeks and months'). */
export type Month = { year: number; month: number };

/** A moment: milliseconds since 1970 in UTC, or a Date. */
export type Instant = number | Date;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

// JavaScript reads a date without a time as midnight in UTC, where every day has 24 hours.
const toMs = (day: Day) => Date.parse(day);
const fromMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);
const twoDigits = (number: number) => String(number).padStart(2, '0');
const yearOf = (day: Day) => Number(day.slice(0, 4));

/** Returns whether a text is a calendar day from the year 1000 on: '2028-02-29' is, '2026-02-29' and '2026-2-9' are not. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  // '2026-04-31' is read as May 1. Comparing the numbers is four times as fast as writing the text again.
  return new Date(toMs(text)).getUTCDate() === dayOfMonth(text);
}

/** Returns the day `count` days after the given one (before, if negative). */
export function addDays(day: Day, count: number): Day {
  return fromMs(toMs(day) + count * DAY_MS);
}

/** Returns how many days `to` is after `from`; negative if it is before. */
export function daysBetween(from: Day, to: Day): number {
  return (toMs(to) - toMs(from)) / DAY_MS;
}

/** Returns 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(day: Day): number {
  return new Date(toMs(day)).getUTCDay() || 7;
}

/** Returns the day of the month, 1 to 31. */
export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

/** Returns the Monday of the day's week (docs/product/everywhere.md 'Weeks and months'). */
export function weekStart(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/**
 * Returns the first and last day of three weeks: the given Monday's, the one before and the one after (docs/product/board.md 'The week').
 */
export function weeksAround(monday: Day): { from: Day; to: Day } {
  return { from: addDays(monday, -7), to: addDays(monday, 13) };
}

/** Returns the seven days from the given one on; for a Monday, its week. */
export function daysOfWeek(monday: Day): Day[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/**
 * Returns the ISO 8601 week, 1 to 53, and its ISO year: those of the week's Thursday (docs/product/everywhere.md 'Weeks and
 * months').
 */
export function isoWeek(day: Day): { week: number; year: number } {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const year = yearOf(thursday);
  return { week: Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1, year };
}

/** Returns the calendar month of a day. */
export function monthOf(day: Day): Month {
  return { year: yearOf(day), month: Number(day.slice(5, 7)) - 1 };
}

/** Returns the next calendar month. */
export function nextMonth({ year, month }: Month): Month {
  return month === 11 ? { year: year + 1, month: 0 } : { year, month: month + 1 };
}

const firstDayOf = ({ year, month }: Month): Day => `${year}-${twoDigits(month + 1)}-01`;

/** Returns every day of a month (zero-based), in order. */
export function daysOfMonth(year: number, month: number): Day[] {
  const first = firstDayOf({ year, month });
  const length = daysBetween(first, firstDayOf(nextMonth({ year, month })));
  return Array.from({ length }, (_, index) => first.slice(0, 8) + twoDigits(index + 1));
}

/**
 * Returns the working days of a month (zero-based), in order: Monday to Friday, or all days (docs/product/plan.md 'Days of each
 * frequency').
 */
export function workingDays(year: number, month: number, includeWeekends: boolean): Day[] {
  return daysOfMonth(year, month).filter((day) => includeWeekends || weekdayOf(day) <= 5);
}

/** Returns every month between `from` and the day `weeks` weeks later, both included (docs/product/plan.md 'Planning ahead'). */
export function monthsTouched(from: Day, weeks: number): Month[] {
  const end = addDays(from, weeks * 7);
  const months: Month[] = [];
  for (let month = monthOf(from); firstDayOf(month) <= end; month = nextMonth(month)) months.push(month);
  return months;
}

/** Returns undefined for a zone that this engine does not know by that name. Offsets such as '+08:00' are not names. */
function makeClock(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!/^[A-Za-z]/.test(timeZone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch {
    return undefined;
  }
}

// Making a formatter takes some 50 µs, using one 2 µs, and every call needs a home's today.
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the clock of a home's zone. An unknown zone counts as UTC, so that members can use and leave the home, whatever its row says. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone) ?? clockOf('UTC');
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns whether this engine knows the time zone by that name. */
export const isTimeZone = (name: string): boolean => name === 'UTC' || clockOf(name) !== clockOf('UTC');

// 'CST' is Chicago to one engine, and Shanghai or Havana to people; 'BST' is London or Dhaka. The other names of three letters are places.
const ABBREVIATION = /^(?!utc|gmt|prc|roc|rok)[a-z]{3}$/i;
const WITHOUT_CITY = /^(UTC|Etc\/GMT[+-]\d+)$/;

/**
 * Returns the one name of a time zone, whatever spelling or older name it is given by: 'Asia/Calcutta' for 'Asia/Kolkata' and
 * 'asia/CALCUTTA'. Undefined for a name that this engine does not know, and for one that is read differently elsewhere
 * (docs/product/everywhere.md 'A home has a time zone'). For the server alone: another engine has other names.
 */
export function timeZoneOf(name: string): string | undefined {
  if (ABBREVIATION.test(name)) return undefined;
  // Not cached: callers could fill the cache with one entry per spelling.
  const zone = makeClock(name)?.resolvedOptions().timeZone;
  if (zone === undefined || WITHOUT_CITY.test(zone)) return zone;
  return Intl.supportedValuesOf('timeZone').includes(zone) ? zone : undefined;
}

// It reads the numbers of 'MM/DD/YYYY, HH:mm', because formatToParts takes three times as long, and a board needs many.
function readClock(instant: Instant, timeZone: string): string[] {
  return clockOf(timeZone).format(instant).match(/\d+/g) ?? [];
}

/**
 * Returns the day of the instant in the time zone (IANA name; an unknown one counts as UTC). A home's today is `dayOf(now, home.timeZone)`.
 * The database never computes days of a zone: it may read the name differently, or not know it.
 */
export function dayOf(instant: Instant, timeZone: string): Day {
  const [month, day, year] = readClock(instant, timeZone);
  return `${year}-${month}-${day}`;
}

/** Returns the time of day 'HH:mm' (24 hours) of the instant in the time zone (IANA name; an unknown one counts as UTC). */
export function timeOfDay(instant: Instant, timeZone: string): string {
  const [, , , hour, minute] = readClock(instant, timeZone);
  return `${hour}:${minute}`;
}

/** Returns how far the zone's clock is ahead of UTC at the instant, in milliseconds. */
function aheadAt(instant: number, timeZone: string): number {
  const [month, day, year, hour, minute] = readClock(instant, timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) - instant;
}

/**
 * Returns the instant at which a clock in the time zone (IANA name) shows that time of that day. If a change of the clocks leaves the time
 * out, it returns an instant within an hour of it.
 * @param time 'HH:mm'
 */
export function instantAt(day: Day, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  const near = wanted - aheadAt(wanted, timeZone);
  // Again, in case the clock changes between the two.
  return new Date(wanted - aheadAt(near, timeZone));
}

/**
 * Returns the first instant of each day in the time zone (IANA name; an unknown one counts as UTC). A day may begin at 01:00, or have its
 * first hour twice.
 */
export function startsOf(days: readonly Day[], timeZone: string): Date[] {
  // Consecutive days share what was computed.
  const seen = new Map<number, number>();
  const aheadOn = (midnight: number) => {
    const ahead = seen.get(midnight) ?? aheadAt(midnight, timeZone);
    seen.set(midnight, ahead);
    return ahead;
  };
  return days.map((day) => {
    const midnight = toMs(day);
    const ahead = [aheadOn(midnight - DAY_MS), aheadOn(midnight + DAY_MS)];
    let [first, last] = [midnight - Math.max(...ahead), midnight - Math.min(...ahead)];
    // The clock changes around this midnight.
    while (first < last) {
      const middle = first + Math.floor((last - first) / 2 / MINUTE_MS) * MINUTE_MS;
      if (dayOf(middle, timeZone) < day) first = middle + MINUTE_MS;
      else last = middle;
    }
    return new Date(first);
  });
}
