import { describe, expect, test } from 'vitest';
import { choresToMoveBack, choresToMove } from '#domain/grace.ts';

import { FOUR_TEMPLATES } from '#test/builders/plans.ts';

const today = '2026-11-24';
const chore = (type: string, dueDate: string, more: object = {}) => ({
  id: `${type} ${dueDate}`,
  type,
  assignedTo: 'me',
  dueDate,
  status: 'pending' as const,
  movedFrom: null as string | null,
  ...more,
});
const around = (...chores: ReturnType<typeof chore>[]) => ({
  userId: 'me',
  today,
  templates: FOUR_TEMPLATES,
  awayOn: (day: string) => new Set(day === '2026-11-30' ? ['me'] : ['other']),
  chores,
});
const ids = (chores: { id: string }[]) => chores.map(({ id }) => id);

describe('moving by a day', () => {
  const toilet = chore('wash_toilet', '2026-11-25');
  const moves = (to: string, own = toilet, ...others: ReturnType<typeof chore>[]) =>
    ids(choresToMove(own, to, around(own, ...others)));

  test('by one day, not further', () => {
    expect(moves('2026-11-24')).toEqual([toilet.id]);
    expect(moves('2026-11-26')).toEqual([toilet.id]);
    for (const day of ['2026-11-23', '2026-11-25', '2026-11-27']) expect(moves(day), day).toEqual([]);
  });

  test('not before today, and not a late chore', () => {
    const todays = chore('wash_toilet', today);
    expect(moves('2026-11-23', todays)).toEqual([]);
    expect(moves('2026-11-25', todays)).toEqual([todays.id]);
    expect(moves(today, chore('wash_toilet', '2026-11-23', { status: 'overdue' }))).toEqual([]);
  });

  test('works once, for the member’s open chore of a flexible template', () => {
    expect(moves('2026-11-26', chore('wash_toilet', '2026-11-25', { assignedTo: 'other' }))).toEqual([]);
    expect(moves('2026-11-26', chore('wash_toilet', '2026-11-25', { status: 'completed' }))).toEqual([]);
    expect(moves('2026-11-26', chore('throw_rubbish', '2026-11-25'))).toEqual([]);
    expect(moves('2026-11-26', chore('gone', '2026-11-25'))).toEqual([]);
    expect(moves('2026-11-26', chore('wash_toilet', '2026-11-25', { movedFrom: '2026-11-24' }))).toEqual([]);
  });

  test('not to a day that has a chore of the template, of any member', () => {
    const there = chore('wash_toilet', '2026-11-26', { assignedTo: 'other', status: 'completed' });
    expect(moves('2026-11-26', toilet, there)).toEqual([]);
    expect(moves('2026-11-24', toilet, there)).toEqual([toilet.id]);
  });

  test('not to a day on which the member is away', () => {
    const sunday = chore('wash_toilet', '2026-11-29');
    expect(moves('2026-11-30', sunday)).toEqual([]);
    expect(moves('2026-11-28', sunday)).toEqual([sunday.id]);
    const back = chore('wash_toilet', '2026-11-29', { movedFrom: '2026-11-30' });
    expect(choresToMoveBack(back, today, around(back))).toEqual([]);
  });

  test('moves the member’s open chores of the same turn too', () => {
    const [sweep, mop] = [chore('sweep', '2026-11-25'), chore('mop', '2026-11-25')];
    expect(moves('2026-11-26', mop, sweep, toilet)).toEqual([mop.id, sweep.id]);
    expect(moves('2026-11-26', mop, { ...sweep, status: 'completed' as never })).toEqual([mop.id]);
    expect(moves('2026-11-26', mop, { ...sweep, assignedTo: 'other' })).toEqual([mop.id]);
    // If one of them cannot move, none does.
    expect(moves('2026-11-26', mop, sweep, chore('sweep', '2026-11-26'))).toEqual([]);
    expect(moves('2026-11-26', mop, { ...sweep, movedFrom: '2026-11-24' })).toEqual([]);
    const rigid = FOUR_TEMPLATES.map((each) =>
      each.id === 'sweep' ? Object.assign({}, each, { flexible: false }) : each,
    );
    expect(choresToMove(mop, '2026-11-26', { ...around(mop, sweep), templates: rigid })).toEqual([]);
  });
});

describe('undoing a move', () => {
  const moved = chore('mop', '2026-11-25', { movedFrom: today });
  const sweep = chore('sweep', '2026-11-25', { movedFrom: today });

  test('works on the day of the move, for all chores that moved together', () => {
    const other = chore('sweep', '2026-11-25');
    expect(ids(choresToMoveBack(moved, today, around(moved, sweep)))).toEqual([moved.id, sweep.id]);
    expect(ids(choresToMoveBack(moved, today, around(moved, other)))).toEqual([moved.id]);
    expect(choresToMoveBack(moved, '2026-11-23', around(moved, sweep))).toEqual([]);
    expect(choresToMoveBack(moved, null, around(moved, sweep))).toEqual([]);
  });

  test('needs an open chore of the member, and a planned day that is free and not over', () => {
    const back = (own: typeof moved, ...others: (typeof moved)[]) =>
      ids(choresToMoveBack(own, today, around(own, ...others)));
    expect(back(chore('mop', '2026-11-25'))).toEqual([]);
    expect(back({ ...moved, assignedTo: 'other' })).toEqual([]);
    expect(back({ ...moved, status: 'completed' as never })).toEqual([]);
    expect(back(moved, chore('mop', today))).toEqual([]);
    expect(back(chore('mop', today, { movedFrom: '2026-11-23' }))).toEqual([]);
  });
});
