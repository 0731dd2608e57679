import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  dayOfMonth,
  daysBetween,
  daysOfMonth,
  monthOf,
  timeOfDay,
  type Day,
} from '#domain/days.ts';
import { askedAt, dayToRequest, lastDueDay, nextDay, REPEATS, type Recurrence } from '#domain/repeating.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2000-01-01', count));
const recurrences: fc.Arbitrary<Recurrence> = fc.record({
  every: fc.constantFrom(...REPEATS),
  firstOn: days,
});
const monthly = (firstOn: Day) => ({ every: 'month', firstOn }) as const;

/** Returns the next days of a series after its first. */
function following(recurrence: Recurrence, count: number): Day[] {
  const found: Day[] = [];
  for (let day = recurrence.firstOn; found.length < count; found.push(day)) day = nextDay(recurrence, day);
  return found;
}

test('on the 31st: the last day of a shorter month, and the 31st again after it', () => {
  expect(following(monthly('2026-10-31'), 6)).toEqual([
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect(following(monthly('2027-12-30'), 3)).toEqual(['2028-01-30', '2028-02-29', '2028-03-30']);
  expect(following(monthly('2028-02-29'), 13).filter((day) => day.slice(5, 7) === '02')).toEqual([
    '2029-02-28',
  ]);
  expect(nextDay(monthly('2028-02-29'), '2032-02-01')).toBe('2032-02-29');
});

test('every week and every two weeks: seven and fourteen days from the first, over the end of a year', () => {
  expect(following({ every: 'week', firstOn: '2026-12-22' }, 3)).toEqual([
    '2026-12-29',
    '2027-01-05',
    '2027-01-12',
  ]);
  expect(following({ every: 'two_weeks', firstOn: '2028-02-20' }, 2)).toEqual(['2028-03-05', '2028-03-19']);
});

test('after any earlier day, the first day of a series is next', () => {
  fc.assert(
    fc.property(recurrences, fc.integer({ min: 1, max: 400 }), (recurrence, before) => {
      expect(nextDay(recurrence, addDays(recurrence.firstOn, -before))).toBe(recurrence.firstOn);
    }),
  );
});

test('each next day comes later, none of the series lies between, and none twice', () => {
  fc.assert(
    fc.property(recurrences, fc.integer({ min: 0, max: 3000 }), (recurrence, count) => {
      const after = addDays(recurrence.firstOn, count);
      const next = nextDay(recurrence, after);
      expect(next > after).toBe(true);
      expect(daysBetween(after, next)).toBeLessThanOrEqual(31);
      for (let each = after; each < next; each = addDays(each, 1))
        expect(nextDay(recurrence, each)).toBe(next);
      expect(nextDay(recurrence, next) > next).toBe(true);
    }),
  );
});

test('a monthly series has one day a month: that of its first day, or the last of the month', () => {
  fc.assert(
    fc.property(days, (firstOn) => {
      const found = following(monthly(firstOn), 30);
      expect(new Set(found.map((day) => day.slice(0, 7))).size).toBe(30);
      for (const day of found) {
        const { year, month } = monthOf(day);
        expect(dayOfMonth(day)).toBe(Math.min(dayOfMonth(firstOn), daysOfMonth(year, month).length));
      }
    }),
  );
});

test('of all missed days only the last is asked for, and the next one is after today', () => {
  fc.assert(
    fc.property(recurrences, fc.integer({ min: 0, max: 800 }), (recurrence, away) => {
      const [nextOn = ''] = following(recurrence, 1);
      const until = addDays(nextOn, away);
      const day = dayToRequest(recurrence, nextOn, until) ?? '';
      expect(day >= nextOn && day <= until).toBe(true);
      expect(nextDay(recurrence, day) > until).toBe(true);
      // Going day by day gives the same last day.
      let last = nextOn;
      for (let each = nextOn; each <= until; each = nextDay(recurrence, each)) last = each;
      expect(day).toBe(last);
      expect(dayToRequest(recurrence, nextOn, nextOn)).toBe(nextOn);
      expect(dayToRequest(recurrence, nextDay(recurrence, day), until)).toBeUndefined();
      expect(dayToRequest(recurrence, nextOn, addDays(nextOn, -1))).toBeUndefined();
    }),
  );
});

test('a day has come at nine on the home’s clock', () => {
  const zone = 'Asia/Kuala_Lumpur';
  /** Eight hours ahead. */
  const nine = (daysBetween('1970-01-01', '2026-12-01') * 24 + 1) * 3_600_000;
  expect(lastDueDay(nine - 1, zone)).toBe('2026-11-30');
  expect(lastDueDay(nine, zone)).toBe('2026-12-01');
  expect(lastDueDay(nine, 'America/New_York')).toBe('2026-11-30');
  expect(askedAt('2026-12-01', zone).getTime()).toBe(nine);
});

test('nine o’clock is right in every zone, also after clocks changed in the night', () => {
  const zones = [
    'Asia/Kuala_Lumpur',
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Asia/Kathmandu',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, (zone, day) => {
      // Samoa did not have that day.
      fc.pre(zone !== 'Pacific/Apia' || day !== '2011-12-30');
      const instant = askedAt(day, zone);
      expect([dayOf(instant, zone), timeOfDay(instant, zone)]).toEqual([day, '09:00']);
    }),
  );
});
