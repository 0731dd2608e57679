import { expect, test } from 'vitest';
import type { Home } from '#contract/homes.ts';
import { addDays, daysOfWeek, type Day } from '#domain/days.ts';
import type { Role } from '#domain/homes.ts';
import {
  whyEmpty,
  choresOf,
  partsOfWeek,
  partsOfLate,
  type Late,
  allToLetGo,
  type AllLate,
} from '#web/chores/week-parts.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';

const MONDAY = '2026-11-16';
const WEEK = daysOfWeek(MONDAY);

const chore = (name: string, dueDate: Day, badge: BoardChore['badge'], priority = 3) =>
  ({ name, dueDate, badge, priority }) as BoardChore;
const names = (chores: readonly BoardChore[]) => chores.map((each) => each.name);

test('this week remains from today on, and its passed days are earlier', () => {
  const { earlier, remaining } = partsOfWeek(WEEK, '2026-11-20', []);
  expect(earlier).toEqual(WEEK.slice(0, 4));
  expect(remaining).toEqual(WEEK.slice(4));
});

test('other weeks keep all their days, including past ones', () => {
  for (const today of [addDays(MONDAY, -1), addDays(MONDAY, 7)])
    expect(partsOfWeek(WEEK, today, [])).toEqual({ overdue: [], earlier: [], remaining: WEEK });
});

test('late chores are at the top, the oldest first, then the most urgent', () => {
  const { overdue } = partsOfWeek(WEEK, '2026-11-20', [
    chore('Sweep', '2026-11-18', 'overdue', 3),
    chore('Wash Toilet', '2026-11-18', 'overdue', 4),
    chore('Throw Rubbish', '2026-11-17', 'completed', 5),
    chore('Mop', '2026-11-16', 'overdue', 2),
    chore('Throw Rubbish', '2026-11-20', 'due-today', 5),
  ]);
  expect(names(overdue)).toEqual(['Mop', 'Wash Toilet', 'Sweep']);
});

test("a day's chores are ordered by urgency, then by name", () => {
  const chores = [
    chore('Water Plants', MONDAY, 'scheduled', 3),
    chore('Sweep', MONDAY, 'scheduled', 3),
    chore('Throw Rubbish', MONDAY, 'scheduled', 5),
    chore('Mop', addDays(MONDAY, 1), 'scheduled', 2),
  ];
  expect(names(choresOf(MONDAY, chores))).toEqual(['Throw Rubbish', 'Sweep', 'Water Plants']);
});

const home = {
  createdAt: new Date('2026-11-01T02:00:00Z'),
  settings: { timeZone: 'Asia/Kuala_Lumpur', autoGenerate: true, weeksInAdvance: 8 },
} as Home;
const why = (monday: string, given: { hasLate?: boolean; settings?: Partial<Home['settings']> } = {}) =>
  whyEmpty(
    { ...home, settings: { ...home.settings, ...given.settings } },
    { monday, today: '2026-11-25', known: [], hasLate: given.hasLate ?? false },
  );

test('an empty earlier week says that it is over, and offers nothing', () => {
  const text = 'This week is over, with no chores left.';
  expect(why('2026-11-16')).toEqual({ text });
  expect(why('2026-11-16', { settings: { autoGenerate: false } })).toEqual({ text });
  expect(why('2026-10-19')).toEqual({ text: "This home didn't exist yet that week." });
});

test('an empty later week says when its month is planned, also if planning ahead is off', () => {
  expect(why('2027-02-01')).toEqual({
    text: 'Chores are planned 8 weeks ahead. This week comes later.',
  });
  expect(why('2027-02-01', { settings: { autoGenerate: false } })).toEqual({
    text: "In this home, each month's chores are planned on its first day. The administrator can have them planned earlier.",
  });
});

test("an empty week does not say 'All caught up!' while chores of earlier weeks are late", () => {
  expect(why('2026-11-23')).toEqual({ text: 'All caught up!' });
  expect(why('2026-11-23', { hasLate: true })).toEqual({ text: 'Nothing else is due this week.' });
});

const lateChore = (id: string, mine: boolean, status = 'overdue', dueDate = '2026-11-16', priority = 3) =>
  ({ id, name: id, mine, isFirst: mine, status, dueDate, priority }) as BoardChore;
const ids = (chores: BoardChore[]) => chores.map(({ id }) => id).join(' ');

const five: Late = {
  chores: [
    lateChore('a', true),
    lateChore('b', true),
    lateChore('c', false),
    lateChore('d', false),
    lateChore('e', false),
  ],
  counts: { all: 5, own: 2 },
  since: { all: '2026-11-02', own: '2026-11-09' },
};
const { since } = five;

test('three late chores show at once, and the rest is folded', () => {
  const { atOnce, folded, count, othersOnly } = partsOfLate(five, 'all', false);
  expect([ids(atOnce), ids(folded), count, othersOnly]).toEqual(['a b c', 'd e', 5, true]);
});

test("the reader's chores come first, then the earlier day, then the more urgent chore", () => {
  const chores = [
    lateChore('mop', false, 'overdue', '2026-11-16', 2),
    lateChore('rubbish', false, 'overdue', '2026-11-16', 5),
    lateChore('later', true, 'overdue', '2026-11-17', 5),
    lateChore('minor', true, 'overdue', '2026-11-16', 2),
    lateChore('urgent', true, 'overdue', '2026-11-16', 5),
  ];
  const { atOnce, folded } = partsOfLate({ chores, counts: { all: 5, own: 3 }, since }, 'all', false);
  expect([ids(atOnce), ids(folded)]).toEqual(['urgent minor later', 'rubbish mop']);
});

test("all housemates' chores are folded if there is little room", () => {
  const { atOnce, folded, count } = partsOfLate(five, 'all', true);
  expect([ids(atOnce), ids(folded), count]).toEqual(['a b', 'c d e', 5]);
});

test("the reader's tab lists only the reader's chores", () => {
  const { atOnce, folded, count } = partsOfLate(five, 'mine', true);
  expect([ids(atOnce), ids(folded), count]).toEqual(['a b', '', 2]);
  const many = Array.from({ length: 5 }, (_, index) => lateChore(String(index), true));
  const own = partsOfLate({ chores: many, counts: { all: 5, own: 5 }, since }, 'mine', true);
  expect([ids(own.atOnce), ids(own.folded), own.othersOnly]).toEqual(['0 1 2', '3 4', false]);
});

test('a chore that was just completed leaves at once and is not counted', () => {
  const chores = [lateChore('a', true, 'completed'), lateChore('b', true)];
  expect(partsOfLate({ chores, counts: { all: 2, own: 2 }, since }, 'all', false)).toMatchObject({
    atOnce: [{ id: 'b' }],
    count: 1,
  });
});

test('the count includes chores beyond the first page', () => {
  const chores = Array.from({ length: 50 }, (_, index) => lateChore(String(index), index < 10));
  const lateOf: Late = { chores, counts: { all: 73, own: 10 }, since };
  expect(partsOfLate(lateOf, 'all', false).count).toBe(73);
  expect(partsOfLate(lateOf, 'mine', false).count).toBe(10);
  const [first, ...others] = chores;
  if (!first) throw new Error('there are fifty');
  const done = [{ ...first, status: 'completed' as const }, ...others];
  expect(partsOfLate({ ...lateOf, chores: done }, 'all', false).count).toBe(72);
});

const lateOf = (own: number, others: number, counts = { all: own + others, own }): Late => ({
  chores: Array.from({ length: own + others }, (_, index) => lateChore(String(index), index < own)),
  counts,
  since: { all: '2026-11-02', own: own > 0 ? '2026-11-09' : null },
});

test.each<
  [what: string, lateOf: Late, tab: 'all' | 'mine', role: Role, expected: Partial<AllLate> | undefined]
>([
  ['a member with two has no button', lateOf(2, 9), 'all', 'member', undefined],
  [
    'a member lets go of their own',
    lateOf(3, 9),
    'all',
    'member',
    { count: 3, others: 0, isAllOfList: false },
  ],
  ['a member has all that is late', lateOf(3, 0), 'all', 'member', { count: 3, isAllOfList: true }],
  [
    'on their tab it is the whole list',
    lateOf(3, 9),
    'mine',
    'member',
    { whose: 'own', count: 3, isAllOfList: true },
  ],
  [
    "the administrator lets go of everyone's",
    lateOf(2, 9),
    'all',
    'administrator',
    { whose: 'all', count: 11, others: 9 },
  ],
  [
    "the administrator lets go of housemates' only",
    lateOf(0, 3),
    'all',
    'administrator',
    { count: 3, others: 3, since: '2026-11-02' },
  ],
  ['a member without any has no button', lateOf(0, 9), 'all', 'member', undefined],
  [
    'the administrator lets go of their own on their tab',
    lateOf(3, 9),
    'mine',
    'administrator',
    { whose: 'own', count: 3, others: 0, since: '2026-11-09' },
  ],
  [
    'the list has more than were loaded',
    lateOf(10, 40, { all: 73, own: 10 }),
    'all',
    'administrator',
    { count: 73, others: 63, isAllOfList: true },
  ],
])('letting go of all late chores: %s', (_what, given, tab, role, expected) => {
  const all = allToLetGo(given, tab, role);
  if (expected) expect(all).toMatchObject(expected);
  else expect(all).toBeUndefined();
});

test('a chore that was just completed is not let go', () => {
  const { chores, ...rest } = lateOf(3, 0);
  const [first, ...others] = chores;
  if (!first) throw new Error('there are three');
  expect(
    allToLetGo({ ...rest, chores: [{ ...first, status: 'completed' }, ...others] }, 'mine', 'member'),
  ).toBeUndefined();
});
