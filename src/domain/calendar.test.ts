import { expect, test } from 'vitest';
import { CALENDAR_SHOWS, calendarPath, calendarStart } from '#domain/calendar.ts';

test('a calendar begins 30 days back, over the end of a month and of February', () => {
  expect(calendarStart('2026-11-26')).toBe('2026-10-27');
  expect(calendarStart('2028-03-10')).toBe('2028-02-09');
});

test('its address is named by its token, and it shows one of two choices', () => {
  expect(calendarPath('abc')).toBe('/calendar/abc.ics');
  expect(CALENDAR_SHOWS).toEqual(['mine', 'home']);
});
