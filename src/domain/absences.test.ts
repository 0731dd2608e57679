import { describe, expect, test } from 'vitest';
import { ABSENCE_LIMITS, absenceProblem, daysAway, isAway, presentOn, shownSince } from '#domain/absences.ts';
import { addDays } from '#domain/days.ts';

const today = '2026-11-24';
const absences = [
  { userId: 'ana', from: '2026-11-24', to: '2026-11-26' },
  { userId: 'ben', from: '2026-11-26', to: '2026-11-26' },
];

describe('who is away', () => {
  test('both ends count, and nobody else is', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'];
    expect(days.map((day) => isAway(absences, 'ana', day))).toEqual([false, true, true, false]);
    expect(isAway(absences, 'caz', '2026-11-25')).toBe(false);
    expect(daysAway({ from: '2026-12-24', to: '2027-01-03' })).toBe(11);
  });

  test('who is there, in the order of the people', () => {
    expect(presentOn(absences, ['caz', 'ben', 'ana'], '2026-11-25')).toEqual(['caz', 'ben']);
    expect(presentOn(absences, ['ana', 'ben'], '2026-11-26')).toEqual([]);
  });
});

describe('which days an absence may have', () => {
  const problem = (from: string, to: string, others: { from: string; to: string }[] = [], begun?: string) =>
    absenceProblem({ from, to }, others, { today, begun });

  test('from today on, to the same day or later', () => {
    expect(problem(today, today)).toBeUndefined();
    expect(problem('2026-11-23', '2026-11-25')).toBe('ABSENCE_PAST');
    expect(problem('2026-11-26', '2026-11-25')).toBe('ABSENCE_ENDS_BEFORE');
  });

  test('as long and as far ahead as it may be, and a day more', () => {
    const last = addDays(today, ABSENCE_LIMITS.days - 1);
    expect(problem(today, last)).toBeUndefined();
    expect(problem(today, addDays(last, 1))).toBe('ABSENCE_TOO_LONG');
    const far = addDays(today, ABSENCE_LIMITS.daysAhead);
    expect(problem(far, far)).toBeUndefined();
    expect(problem(far, addDays(far, 1))).toBe('ABSENCE_TOO_FAR');
  });

  test('none that shares a day with another, and not too many', () => {
    const other = { from: '2026-12-01', to: '2026-12-03' };
    expect(problem('2026-11-28', '2026-11-30', [other])).toBeUndefined();
    expect(problem('2026-12-04', '2026-12-04', [other])).toBeUndefined();
    expect(problem('2026-11-28', '2026-12-01', [other])).toBe('ABSENCE_OVERLAPS');
    expect(problem('2026-12-03', '2026-12-05', [other])).toBe('ABSENCE_OVERLAPS');
    const many = Array.from({ length: ABSENCE_LIMITS.coming }, (_, index) => {
      const day = addDays('2027-01-01', 2 * index);
      return { from: day, to: day };
    });
    expect(problem(today, today, many.slice(1))).toBeUndefined();
    expect(problem(today, today, many)).toBe('ABSENCES_TOO_MANY');
  });

  test('one that has begun keeps its first day and ends today or later', () => {
    expect(problem('2026-11-20', today, [], '2026-11-20')).toBeUndefined();
    expect(problem('2026-11-20', '2026-11-23', [], '2026-11-20')).toBe('ABSENCE_PAST');
    expect(problem('2026-11-25', '2026-11-26', [], '2026-11-20')).toBe('ABSENCE_PAST');
  });
});

test('the board says of this week and the twelve before it who was away', () => {
  for (const day of ['2026-11-23', '2026-11-29']) expect(shownSince(day)).toBe('2026-08-31');
});
