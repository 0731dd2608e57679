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

/** The most series of one person in one home (docs/product/limits.md 'Money'). */
export const SERIES_MAX = 50;

/** When requests are made: 'HH:MM' on the home's clock (docs/product/repeating.md 'When the next ones are made'). */
const ASKED_AT = '09:00';

/** How the days of a series are computed; they begin with `firstOn`. */
export type Recurrence = { every: Repeats; firstOn: Day };

const DAYS_BETWEEN = { two_weeks: 14, week: 7 };

/** The day in that month; in a shorter month, its last day. */
function dayIn({ year, month }: Month, firstOn: Day): Day {
  const days = daysOfMonth(year, month);
  return days[Math.min(dayOfMonth(firstOn), days.length) - 1] ?? firstOn;
}

/**
 * Returns the first day of a series after the given one (docs/product/repeating.md 'How often'): each month on the day of the first, or on
 * the last day of a shorter month; else every 7 or 14 days.
 */
export function nextDay({ every, firstOn }: Recurrence, after: Day): Day {
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
 * Returns the day for which a request is made now (docs/product/repeating.md 'When the next ones are made').
 * @param nextOn the next day of the series
 * @param until the last day whose hour has come
 * @returns the last of all days that have come, however many were missed; undefined if none has
 */
export function dayToRequest(recurrence: Recurrence, nextOn: Day, until: Day): Day | undefined {
  if (nextOn > until) return undefined;
  // Two days of a series are at most a month apart, so after years of downtime only the end is computed.
  const near = addDays(until, -31);
  let day = nextOn < near ? nextDay(recurrence, near) : nextOn;
  for (let next = nextDay(recurrence, day); next <= until; next = nextDay(recurrence, day)) day = next;
  return day;
}

/**
 * Returns the last calendar day in a time zone whose hour of asking has come (docs/product/repeating.md 'When the next ones are made').
 * Throws a RangeError for an unknown zone.
 */
export function lastDueDay(now: Instant, timeZone: string): Day {
  const today = dayOf(now, timeZone);
  return timeOfDay(now, timeZone) >= ASKED_AT ? today : addDays(today, -1);
}

/** Returns the instant of a request of that day: its hour of asking on the home's clock (docs/product/repeating.md 'When the next ones are made'). */
export const askedAt = (day: Day, timeZone: string): Date => instantAt(day, ASKED_AT, timeZone);
