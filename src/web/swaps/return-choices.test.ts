import { expect, test } from 'vitest';
import { byWeek } from '#web/swaps/return-choices.ts';

const titles = (days: string[], today: string) =>
  byWeek(
    days.map((dueDate) => ({ dueDate })),
    today,
  ).map(({ title, chores }) => [title, ...chores.map(({ dueDate }) => dueDate.slice(5))].join(' '));

test('chores are grouped by week, with names for this week and the next', () => {
  const days = ['2026-11-26', '2026-11-29', '2026-11-30', '2026-12-28', '2027-01-03'];
  expect(titles(days, '2026-11-24')).toEqual([
    'This week 11-26 11-29',
    'Next week 11-30',
    'Dec 28 – Jan 03, 2027 12-28 01-03',
  ]);
});

test('a week without chores has no title, and the day after Sunday is next week', () => {
  expect(titles(['2026-11-30'], '2026-11-29')).toEqual(['Next week 11-30']);
  expect(titles([], '2026-11-29')).toEqual([]);
});
