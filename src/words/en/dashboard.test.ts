import { expect, test } from 'vitest';
import { weekdayDate } from '#words/dashboard.ts';

test('what comes is told with its weekday, but for the nearest days', () => {
  expect(weekdayDate('2027-01-01', '2026-12-31')).toBe('Tomorrow');
  expect(weekdayDate('2026-12-29', '2026-12-31')).toBe('Tue, Dec 29');
  expect(weekdayDate('2027-01-02', '2026-12-31')).toBe('Sat, Jan 02, 2027');
});
