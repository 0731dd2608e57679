import { expect, test } from 'vitest';
import {
  dayHeading,
  longDate,
  plainDate,
  relativeDate,
  shortDate,
  weekdayName,
  weekdayShort,
  weekRange,
  timeAgo,
} from './days.ts';

test('dates are written as everywhere', () => {
  expect(shortDate('2026-11-03')).toBe('Nov 03');
  expect(longDate('2026-11-03')).toBe('Nov 03, 2026');
  expect(plainDate('2026-11-03')).toBe('Nov 3, 2026');
  const months = Array.from({ length: 12 }, (_, index) =>
    shortDate(`2026-${String(index + 1).padStart(2, '0')}-28`),
  );
  expect(months.join(' ')).toBe(
    'Jan 28 Feb 28 Mar 28 Apr 28 May 28 Jun 28 Jul 28 Aug 28 Sep 28 Oct 28 Nov 28 Dec 28',
  );
});

test('a week’s range says the year once, or twice over New Year', () => {
  expect(weekRange('2026-11-16', '2026-11-22')).toBe('Nov 16 – Nov 22, 2026');
  expect(weekRange('2026-12-28', '2027-01-03')).toBe('Dec 28 – Jan 03, 2027');
});

test('weekdays have their names', () => {
  const week = ['16', '17', '18', '19', '20', '21', '22'].map((date) => `2026-11-${date}`);
  expect(week.map(weekdayName).join(' ')).toBe('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
  expect(week.map(weekdayShort).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun');
  expect(dayHeading('2026-11-23')).toBe('Monday, Nov 23');
});

test('days near today are told from it', () => {
  const today = '2026-12-31';
  expect(relativeDate(today, today)).toBe('Today');
  expect(relativeDate('2027-01-01', today)).toBe('Tomorrow');
  expect(relativeDate('2026-12-30', today)).toBe('Yesterday');
  expect(relativeDate('2026-12-29', today)).toBe('Dec 29');
  expect(relativeDate('2027-01-02', today)).toBe('Jan 02, 2027');
});

const NOW = new Date('2026-11-21T02:00:00Z');
const ago = (then: string) => timeAgo(new Date(then), NOW, 'Asia/Kuala_Lumpur');

test('minutes, hours and days are counted, and one is not many', () => {
  expect(ago('2026-11-21T01:59:01Z')).toBe('Just now');
  expect(ago('2026-11-21T01:59:00Z')).toBe('1 minute ago');
  expect(ago('2026-11-21T01:00:01Z')).toBe('59 minutes ago');
  expect(ago('2026-11-21T01:00:00Z')).toBe('1 hour ago');
  expect(ago('2026-11-20T02:00:01Z')).toBe('23 hours ago');
  expect(ago('2026-11-20T02:00:00Z')).toBe('1 day ago');
  expect(ago('2026-11-14T02:00:01Z')).toBe('6 days ago');
});

test('after a week the date stands there, of the time zone, with the year where it is another', () => {
  expect(ago('2026-11-14T02:00:00Z')).toBe('Nov 14');
  expect(ago('2026-11-02T16:00:00Z')).toBe('Nov 03');
  expect(ago('2025-12-31T15:59:59Z')).toBe('Dec 31, 2025');
});

test('a clock that is behind sees nothing in the future', () => {
  expect(ago('2026-11-21T02:05:00Z')).toBe('Just now');
});
