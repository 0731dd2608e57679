import { expect, test } from 'vitest';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { partsOfLate, type Late } from '#web/chores/late.ts';

const chore = (id: string, mine: boolean, status = 'overdue', dueDate = '2026-11-16', priority = 3) =>
  ({ id, name: id, mine, status, dueDate, priority }) as BoardChore;
const ids = (chores: BoardChore[]) => chores.map(({ id }) => id).join(' ');

const five: Late = {
  chores: [chore('a', true), chore('b', true), chore('c', false), chore('d', false), chore('e', false)],
  counts: { all: 5, own: 2 },
};

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
  const { atOnce, folded } = partsOfLate({ chores, counts: { all: 5, own: 3 } }, 'all', false);
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
  const own = partsOfLate({ chores: many, counts: { all: 5, own: 5 } }, 'mine', true);
  expect([ids(own.atOnce), ids(own.folded), own.othersOnly]).toEqual(['0 1 2', '3 4', false]);
});

test('what was just completed goes at once and is not counted', () => {
  const chores = [chore('a', true, 'completed'), chore('b', true)];
  expect(partsOfLate({ chores, counts: { all: 2, own: 2 } }, 'all', false)).toMatchObject({
    atOnce: [{ id: 'b' }],
    count: 1,
  });
});

test('more than one page are counted all the same', () => {
  const chores = Array.from({ length: 50 }, (_, index) => chore(String(index), index < 10));
  const late: Late = { chores, counts: { all: 73, own: 10 } };
  expect(partsOfLate(late, 'all', false).count).toBe(73);
  expect(partsOfLate(late, 'mine', false).count).toBe(10);
  const [first, ...others] = chores;
  if (!first) throw new Error('there are fifty');
  const done = [{ ...first, status: 'completed' as const }, ...others];
  expect(partsOfLate({ ...late, chores: done }, 'all', false).count).toBe(72);
});
