import { expect, test } from 'vitest';
import type { ChoreStatus } from '#domain/chores.ts';
import {
  mayAnswer,
  mayCancel,
  mayMove,
  mayRequestSwap,
  swapObstacle,
  refusalOfEndedSwap,
  type SwapStatus,
} from '#domain/swaps.ts';

const STATUSES: SwapStatus[] = ['pending', 'accepted', 'declined', 'cancelled'];
const ENDED = STATUSES.filter((status) => status !== 'pending');
const swap = (status: SwapStatus = 'pending') => ({ status, requesterId: 'asks', targetUserId: 'asked' });

test('a request moves once, from pending, and never back', () => {
  for (const from of STATUSES)
    for (const to of STATUSES)
      expect(mayMove(from, to), `${from} → ${to}`).toBe(from === 'pending' && to !== 'pending');
});

test('only the target answers, only the requester cancels, and only while it is pending', () => {
  for (const [userId, answers, cancels] of [
    ['asked', true, false],
    ['asks', false, true],
    ['other', false, false],
  ] as const) {
    expect([mayAnswer(userId, swap()), mayCancel(userId, swap())], userId).toEqual([answers, cancels]);
    for (const status of ENDED)
      expect([mayAnswer(userId, swap(status)), mayCancel(userId, swap(status))], status).toEqual([
        false,
        false,
      ]);
  }
});

const chore = (assignedTo: string, status: ChoreStatus = 'pending') => ({ assignedTo, status });

test('only the assignee asks for a swap, of a chore that is not completed', () => {
  expect(mayRequestSwap('a', chore('a'))).toBe(true);
  expect(mayRequestSwap('a', chore('a', 'overdue'))).toBe(true);
  expect(mayRequestSwap('a', chore('a', 'completed'))).toBe(false);
  expect(mayRequestSwap('b', chore('a'))).toBe(false);
});

test('an obstacle is reported for the chore first, then for the one in return', () => {
  const obstacle = (
    first: ReturnType<typeof chore> | undefined,
    second?: ReturnType<typeof chore>,
    wantsReturn = true,
  ) => swapObstacle({ ...swap(), wantsReturn }, first, second);
  expect(obstacle(chore('asks'), chore('asked'))).toBeUndefined();
  expect(obstacle(chore('asks', 'overdue'), chore('asked', 'overdue'))).toBeUndefined();
  expect(obstacle(chore('asks'), undefined, false)).toBeUndefined();
  for (const gone of [undefined, chore('other'), chore('asked'), chore('asks', 'completed')])
    expect(obstacle(gone, chore('asked'))).toBe('SWAP_CHORE_GONE');
  for (const gone of [undefined, chore('other'), chore('asks'), chore('asked', 'completed')])
    expect(obstacle(chore('asks'), gone)).toBe('SWAP_RETURN_GONE');
  expect(obstacle(undefined, undefined)).toBe('SWAP_CHORE_GONE');
});

test('a request that ended because a chore is gone says so, any other that it was answered', () => {
  const [there, gone] = [{ id: 'chore' }, { id: null }];
  const why = (status: SwapStatus, first: typeof there | typeof gone, second: typeof first | null = null) =>
    refusalOfEndedSwap({ status, chore: first, returnChore: second });
  expect(why('cancelled', gone)).toBe('SWAP_CHORE_GONE');
  expect(why('cancelled', gone, gone)).toBe('SWAP_CHORE_GONE');
  expect(why('cancelled', there, gone)).toBe('SWAP_RETURN_GONE');
  expect(why('cancelled', there, there)).toBe('SWAP_ANSWERED');
  expect(why('cancelled', there)).toBe('SWAP_ANSWERED');
  expect(why('declined', gone, gone)).toBe('SWAP_ANSWERED');
});
