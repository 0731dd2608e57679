import { describe, expect, test } from 'vitest';
import { ABSENCE_LIMITS, absenceProblem, daysAway, isAway, presentOn, shownSince } from '#domain/absences.ts';
import { addDays } from '#domain/days.ts';

const today = '2026-11-24';
const absences = [
  { userId: 'ana', from: '2026-11-24', to: '2026-11-26' },
  { userId: 'ben', from: '2026-11-26', to: '2026-11-26' },
];

describe('absent members', () => {
  test('both ends count, and other members are present', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'];
    expect(days.map((day) => isAway(absences, 'ana', day))).toEqual([false, true, true, false]);
    expect(isAway(absences, 'caz', '2026-11-25')).toBe(false);
    expect(daysAway({ from: '2026-12-24', to: '2027-01-03' })).toBe(11);
  });

  test('returns the present members, in the given order', () => {
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

  test('at the limits of length and distance, and a day beyond', () => {
    const last = addDays(today, ABSENCE_LIMITS.days - 1);
    expect(problem(today, last)).toBeUndefined();
    expect(problem(today, addDays(last, 1))).toBe('ABSENCE_TOO_LONG');
    const far = addDays(today, ABSENCE_LIMITS.daysAhead);
    expect(problem(far, far)).toBeUndefined();
    expect(problem(far, addDays(far, 1))).toBe('ABSENCE_TOO_FAR');
  });

  test('none that overlaps another, and not too many', () => {
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

  test('an absence that has begun keeps its first day and ends today or later', () => {
    expect(problem('2026-11-20', today, [], '2026-11-20')).toBeUndefined();
    expect(problem('2026-11-20', '2026-11-23', [], '2026-11-20')).toBe('ABSENCE_PAST');
    expect(problem('2026-11-25', '2026-11-26', [], '2026-11-20')).toBe('ABSENCE_PAST');
  });
});

test('the board shows absences of this week and the twelve before it', () => {
  for (const day of ['2026-11-23', '2026-11-29']) expect(shownSince(day)).toBe('2026-08-31');
});
