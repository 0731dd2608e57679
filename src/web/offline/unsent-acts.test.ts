import { expect, test } from 'vitest';
import type { Chore } from '#contract/chores.ts';
import { afterActs, withAct, withoutRefused, type Act } from '#web/offline/unsent-acts.ts';

let made = 0;
const act = (kind: Act['kind'], choreId = 'mop', isTried = false): Act => ({
  id: `act ${(made += 1)}`,
  kind,
  userId: 'aisyah',
  homeId: 'h',
  choreId,
  name: 'Mop',
  at: 1_790_000_000_000,
  isTried,
});
const mop: Chore = {
  id: 'mop',
  homeId: 'h',
  type: 'mop',
  assignedTo: 'aisyah',
  dueDate: '2026-11-24',
  weekNumber: 48,
  year: 2026,
  month: 10,
  status: 'pending',
  createdAt: new Date(0),
  completedAt: null,
  completedBy: null,
  completedOn: null,
  movedFrom: null,
  remindedOn: null,
  claimedFrom: null,
  claimedOn: null,
  thankedBy: [],
  name: null,
};

test('several acts wait in order', () => {
  const [first, second] = [act('completeChore'), act('completeChore', 'sweep')];
  expect(withAct(withAct([], first), second)).toEqual([first, second]);
});

test('an undo removes an act that has not left the device', () => {
  const [first, second] = [act('completeChore'), act('completeChore', 'sweep')];
  expect(withAct([first, second], act('reopenChore'))).toEqual([second]);
});

test('an undo follows an act that may have reached the server', () => {
  const first = act('completeChore', 'mop', true);
  const undo = act('reopenChore');
  expect(withAct([first], undo)).toEqual([first, undo]);
  // Completing once more removes the undo.
  expect(withAct([first, undo], act('completeChore'))).toEqual([first]);
});

test('a repeated act is stored once', () => {
  const first = act('completeChore');
  expect(withAct([first], act('completeChore'))).toEqual([first]);
});

test('later acts on the same chore are removed with a refused act, and no others', () => {
  const [first, undo, other] = [
    act('completeChore', 'mop', true),
    act('reopenChore'),
    act('completeChore', 'sweep'),
  ];
  expect(withoutRefused([first, undo, other], first)).toEqual([other]);
});

test('a chore shows the result of the last act on it', () => {
  const done = act('completeChore', 'mop', true);
  expect(afterActs(mop, [act('completeChore', 'sweep')], '2026-11-25')).toBeUndefined();
  const completed = afterActs(mop, [done], '2026-11-25');
  expect(completed).toEqual({
    ...mop,
    status: 'completed',
    completedAt: new Date(done.at),
    completedBy: 'aisyah',
    completedOn: '2026-11-25',
  });
  expect(afterActs(completed ?? mop, [done, act('reopenChore')], '2026-11-25')).toEqual({
    ...mop,
    status: 'overdue',
  });
});
