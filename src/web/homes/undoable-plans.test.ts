import { expect, test } from 'vitest';
import { undoablePlans } from '#web/homes/undoable-plans.ts';

const regenerated = (planId: string) => ({ type: 'chores_regenerated', data: { planId } });
const broughtBack = (planId: string) => ({ type: 'plan_brought_back', data: { planId } });
const other = { type: 'member_joined', data: {} };

/** The history as it happened, oldest first. */
const undoable = (...happened: Parameters<typeof undoablePlans>[0]) => [
  ...undoablePlans(happened.toReversed()),
];

test('every plan that was replaced can be brought back, until one is', () => {
  expect(undoable(other)).toEqual([]);
  expect(undoable(regenerated('first'), other, regenerated('second'))).toEqual(['second', 'first']);
  expect(undoable(regenerated('first'), broughtBack('first'))).toEqual([]);
});

test('bringing back goes back in time: what came after is gone, what came before is not', () => {
  expect(undoable(regenerated('first'), regenerated('second'), broughtBack('second'))).toEqual(['first']);
  expect(undoable(regenerated('first'), regenerated('second'), broughtBack('first'))).toEqual([]);
  expect(undoable(regenerated('first'), broughtBack('first'), regenerated('second'))).toEqual(['second']);
  expect(
    undoable(regenerated('first'), regenerated('second'), broughtBack('second'), broughtBack('first')),
  ).toEqual([]);
});

test('a plan whose replacing is on an older page takes along all that came after it', () => {
  expect(undoable(regenerated('second'), broughtBack('first'))).toEqual([]);
});
