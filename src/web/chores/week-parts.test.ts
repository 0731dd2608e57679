import { expect, test } from 'vitest';
import { addDays, daysOfWeek, type Day } from '#domain/days.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { choresOf, partsOfWeek } from '#web/chores/week-parts.ts';

const MONDAY = '2026-11-16';
const WEEK = daysOfWeek(MONDAY);

const chore = (name: string, dueDate: Day, badge: BoardChore['badge'], priority = 3) =>
  ({ name, dueDate, badge, priority }) as BoardChore;
const names = (chores: readonly BoardChore[]) => chores.map((each) => each.name);

test('from today on is what remains, and what has passed is earlier', () => {
  const { earlier, remaining } = partsOfWeek(WEEK, '2026-11-20', []);
  expect(earlier).toEqual(WEEK.slice(0, 4));
  expect(remaining).toEqual(WEEK.slice(4));
});

test('other weeks have all their days, past ones too', () => {
  for (const today of [addDays(MONDAY, -1), addDays(MONDAY, 7)])
    expect(partsOfWeek(WEEK, today, [])).toEqual({ overdue: [], earlier: [], remaining: WEEK });
});

test('what is late stands on top, the oldest first, then the most urgent', () => {
  const { overdue } = partsOfWeek(WEEK, '2026-11-20', [
    chore('Sweep', '2026-11-18', 'overdue', 3),
    chore('Wash Toilet', '2026-11-18', 'overdue', 4),
    chore('Throw Rubbish', '2026-11-17', 'completed', 5),
    chore('Mop', '2026-11-16', 'overdue', 2),
    chore('Throw Rubbish', '2026-11-20', 'due-today', 5),
  ]);
  expect(names(overdue)).toEqual(['Mop', 'Wash Toilet', 'Sweep']);
});

test("a day's chores come by urgency, then by name", () => {
  const chores = [
    chore('Water Plants', MONDAY, 'scheduled', 3),
    chore('Sweep', MONDAY, 'scheduled', 3),
    chore('Throw Rubbish', MONDAY, 'scheduled', 5),
    chore('Mop', addDays(MONDAY, 1), 'scheduled', 2),
  ];
  expect(names(choresOf(MONDAY, chores))).toEqual(['Throw Rubbish', 'Sweep', 'Water Plants']);
});
