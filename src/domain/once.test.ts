import { expect, test } from 'vitest';
import { isOnceDay, leastBusy } from '#domain/once.ts';

test('from today on, for a year', () => {
  const today = '2026-11-24';
  expect(['2026-11-23', today, '2027-11-24', '2027-11-25'].map((day) => isOnceDay(day, today))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('the member with the fewest minutes, and the first to have joined if several have as few', () => {
  const minutes = new Map([
    ['ana', 30],
    ['ben', 10],
    ['caz', 10],
  ]);
  expect(leastBusy(['ana', 'caz', 'ben'], minutes)).toBe('caz');
  expect(leastBusy(['ana', 'ben', 'dee'], minutes)).toBe('dee');
  expect(leastBusy([], minutes)).toBeUndefined();
});
