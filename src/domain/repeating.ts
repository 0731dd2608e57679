import {
  addDays,
  dayOf,
  dayOfMonth,
  daysBetween,
  daysOfMonth,
  instantAt,
  monthOf,
  nextMonth,
  timeOfDay,
  type Day,
  type Instant,
  type Month,
} from '#domain/days.ts';

/** How often a request for money is made again (docs/product/repeating.md 'How often'). */
export const REPEATS = ['month', 'two_weeks', 'week'] as const;
export type Repeats = (typeof REPEATS)[number];

/** docs/product/limits.md 'Repeating requests': of one person in one home. */
export const SERIES_MAX = 50;

/** docs/product/repeating.md 'When the next ones are made': 'HH:MM' on the home's clock. */
const ASKED_AT = '09:00';

/** What the days of a series are counted from: the first of them is `firstOn`. */
export type Rhythm = { every: Repeats; firstOn: Day };

const DAYS_BETWEEN = { two_weeks: 14, week: 7 };

/** In that month: the last day of a shorter one. */
function dayIn({ year, month }: Month, firstOn: Day): Day {
  const days = daysOfMonth(year, month);
  return days[Math.min(dayOfMonth(firstOn), days.length) - 1] ?? firstOn;
}

/**
 * The first day of a series that comes after the given one (docs/product/repeating.md 'How often'): each month on the day of the first, or
 * on the last of a shorter month; else each 7 or 14 days.
 */
export function nextDay({ every, firstOn }: Rhythm, after: Day): Day {
  if (after < firstOn) return firstOn;
  if (every !== 'month') {
    const step = DAYS_BETWEEN[every];
    return addDays(firstOn, (Math.floor(daysBetween(firstOn, after) / step) + 1) * step);
  }
  const month = monthOf(after);
  const inIt = dayIn(month, firstOn);
  return inIt > after ? inIt : dayIn(nextMonth(month), firstOn);
}

/**
 * For which day a request is made now (docs/product/repeating.md 'After a downtime').
 * @param nextOn the day that comes next in the series
 * @param until the last day whose hour has come
 * @returns the last of all days that have come, however many were missed; undefined where none has
 */
export function dayToAskFor(rhythm: Rhythm, nextOn: Day, until: Day): Day | undefined {
  if (nextOn > until) return undefined;
  // No two days of a series lie further apart than a month: of years that were missed only the end is gone through.
  const near = addDays(until, -31);
  let day = nextOn < near ? nextDay(rhythm, near) : nextOn;
  for (let next = nextDay(rhythm, day); next <= until; next = nextDay(rhythm, day)) day = next;
  return day;
}

/**
 * The last day of the calendar in a time zone whose hour of asking has come (docs/product/repeating.md 'When the next ones are made').
 * Throws a RangeError for an unknown zone.
 */
export function lastDayCome(now: Instant, timeZone: string): Day {
  const today = dayOf(now, timeZone);
  return timeOfDay(now, timeZone) >= ASKED_AT ? today : addDays(today, -1);
}

/** When a request of that day is dated: its hour of asking on the home's clock (docs/product/repeating.md 'After a downtime'). */
export const askedAt = (day: Day, timeZone: string): Date => instantAt(day, ASKED_AT, timeZone);
