import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

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
