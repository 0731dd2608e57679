import { expect, test } from 'vitest';
import type { Chore } from '#contract/chores.ts';
import { daysBetween } from '#domain/days.ts';
import { daysAround, lastOf, nextOf } from '#web/chores/use-turn.ts';

const chore = (dueDate: string, type = 'mop') => ({ id: `${type} ${dueDate}`, type, dueDate }) as Chore;
const mop = chore('2026-11-24');

test('the nearest chores of the same type say who had it last and who has it next', () => {
  const before = [chore('2026-11-03'), chore('2026-11-17'), chore('2026-11-23', 'sweep')];
  const after = [chore('2026-11-25', 'sweep'), chore('2026-12-01'), chore('2026-12-08')];
  expect(lastOf(mop, before)?.dueDate).toBe('2026-11-17');
  expect(nextOf(mop, after)?.dueDate).toBe('2026-12-01');
  expect(lastOf(mop, [])).toBeUndefined();
  expect(nextOf(mop, [chore('2026-12-01', 'sweep')])).toBeUndefined();
});

test('both ranges include a monthly chore, and fit into one read of the board', () => {
  const { before, after } = daysAround('2026-11-24');
  expect([before.to, after.from]).toEqual(['2026-11-23', '2026-11-25']);
  for (const { from, to } of [before, after]) {
    expect(daysBetween(from, to) + 1).toBe(35);
    expect(daysBetween(from, to) + 1).toBeLessThanOrEqual(62);
  }
});
