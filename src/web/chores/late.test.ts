import { expect, test } from 'vitest';
import type { Role } from '#domain/homes.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { partsOfLate, type Late } from '#web/chores/late.ts';
import { allToLetGo, type AllLate } from '#web/chores/letting-all-go.ts';

const chore = (id: string, mine: boolean, status = 'overdue', dueDate = '2026-11-16', priority = 3) =>
  ({ id, name: id, mine, status, dueDate, priority }) as BoardChore;
const ids = (chores: BoardChore[]) => chores.map(({ id }) => id).join(' ');

const five: Late = {
  chores: [chore('a', true), chore('b', true), chore('c', false), chore('d', false), chore('e', false)],
  counts: { all: 5, own: 2 },
  since: { all: '2026-11-02', own: '2026-11-09' },
};
const { since } = five;

test('three stand there at once, the rest is folded', () => {
  const { atOnce, folded, count, othersOnly } = partsOfLate(five, 'all', false);
  expect([ids(atOnce), ids(folded), count, othersOnly]).toEqual(['a b c', 'd e', 5, true]);
});

test('one’s own come first, then the earlier day, then the more urgent chore', () => {
  const chores = [
    chore('mop', false, 'overdue', '2026-11-16', 2),
    chore('rubbish', false, 'overdue', '2026-11-16', 5),
    chore('later', true, 'overdue', '2026-11-17', 5),
    chore('minor', true, 'overdue', '2026-11-16', 2),
    chore('urgent', true, 'overdue', '2026-11-16', 5),
  ];
  const { atOnce, folded } = partsOfLate({ chores, counts: { all: 5, own: 3 }, since }, 'all', false);
  expect([ids(atOnce), ids(folded)]).toEqual(['urgent minor later', 'rubbish mop']);
});

test("where there is little room housemates' are all folded", () => {
  const { atOnce, folded, count } = partsOfLate(five, 'all', true);
  expect([ids(atOnce), ids(folded), count]).toEqual(['a b', 'c d e', 5]);
});

test("one's own tab has one's own alone", () => {
  const { atOnce, folded, count } = partsOfLate(five, 'mine', true);
  expect([ids(atOnce), ids(folded), count]).toEqual(['a b', '', 2]);
  const many = Array.from({ length: 5 }, (_, index) => chore(String(index), true));
  const own = partsOfLate({ chores: many, counts: { all: 5, own: 5 }, since }, 'mine', true);
  expect([ids(own.atOnce), ids(own.folded), own.othersOnly]).toEqual(['0 1 2', '3 4', false]);
});

test('what was just completed goes at once and is not counted', () => {
  const chores = [chore('a', true, 'completed'), chore('b', true)];
  expect(partsOfLate({ chores, counts: { all: 2, own: 2 }, since }, 'all', false)).toMatchObject({
    atOnce: [{ id: 'b' }],
    count: 1,
  });
});

test('more than one page are counted all the same', () => {
  const chores = Array.from({ length: 50 }, (_, index) => chore(String(index), index < 10));
  const late: Late = { chores, counts: { all: 73, own: 10 }, since };
  expect(partsOfLate(late, 'all', false).count).toBe(73);
  expect(partsOfLate(late, 'mine', false).count).toBe(10);
  const [first, ...others] = chores;
  if (!first) throw new Error('there are fifty');
  const done = [{ ...first, status: 'completed' as const }, ...others];
  expect(partsOfLate({ ...late, chores: done }, 'all', false).count).toBe(72);
});

const late = (own: number, others: number, counts = { all: own + others, own }): Late => ({
  chores: Array.from({ length: own + others }, (_, index) => chore(String(index), index < own)),
  counts,
  since: { all: '2026-11-02', own: own > 0 ? '2026-11-09' : null },
});

test.each<
  [what: string, late: Late, tab: 'all' | 'mine', role: Role, expected: Partial<AllLate> | undefined]
>([
  ['two are let go one by one', late(2, 9), 'all', 'member', undefined],
  ['a member lets their own go', late(3, 9), 'all', 'member', { count: 3, others: 0, isAllOfList: false }],
  ['who has all that is late', late(3, 0), 'all', 'member', { count: 3, isAllOfList: true }],
  ['on the own tab it is all', late(3, 9), 'mine', 'member', { whose: 'own', count: 3, isAllOfList: true }],
  [
    "the administrator everybody's",
    late(2, 9),
    'all',
    'administrator',
    { whose: 'all', count: 11, others: 9 },
  ],
  ["of housemates' alone", late(0, 3), 'all', 'administrator', { count: 3, others: 3, since: '2026-11-02' }],
  ['who has none', late(0, 9), 'all', 'member', undefined],
  [
    'their own',
    late(3, 9),
    'mine',
    'administrator',
    { whose: 'own', count: 3, others: 0, since: '2026-11-09' },
  ],
  [
    'more than were read',
    late(10, 40, { all: 73, own: 10 }),
    'all',
    'administrator',
    { count: 73, others: 63, isAllOfList: true },
  ],
])('what may be let go at once: %s', (_what, given, tab, role, expected) => {
  const all = allToLetGo(given, tab, role);
  if (expected) expect(all).toMatchObject(expected);
  else expect(all).toBeUndefined();
});

test('what was just completed is not let go', () => {
  const { chores, ...rest } = late(3, 0);
  const [first, ...others] = chores;
  if (!first) throw new Error('there are three');
  expect(
    allToLetGo({ ...rest, chores: [{ ...first, status: 'completed' }, ...others] }, 'mine', 'member'),
  ).toBeUndefined();
});
