import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areStillOpen,
  areTheSame,
  differenceOf,
  maySettleUp,
  SETTLED_SHARES_MAX,
  sumsOf,
  type ShareBetween,
} from '#domain/settling-up.ts';

const share = (paymentId: string, userId: string, amount: number): ShareBetween => ({
  paymentId,
  userId,
  amount,
});
const lines = [share('a', 'me', 5960), share('b', 'me', 9385), share('c', 'you', 4680)];

test('both ways are set against each other', () => {
  expect(sumsOf('me', lines)).toEqual({ owes: 15_345, owed: 4680 });
  expect(differenceOf(sumsOf('me', lines))).toBe(10_665);
  expect(differenceOf(sumsOf('you', lines))).toBe(-10_665);
  expect(sumsOf('me', [])).toEqual({ owes: 0, owed: 0 });
});

test('the person who owes more settles up, or either if both owe the same', () => {
  expect([maySettleUp('me', lines), maySettleUp('you', lines)]).toEqual([true, false]);
  const even = [share('a', 'me', 5), share('b', 'you', 5)];
  expect([maySettleUp('me', even), maySettleUp('you', even)]).toEqual([true, true]);
  expect(maySettleUp('me', [])).toBe(false);
  const many = Array.from({ length: SETTLED_SHARES_MAX + 1 }, (_, place) => share(`${place}`, 'me', 1));
  expect([maySettleUp('me', many.slice(1)), maySettleUp('me', many)]).toEqual([true, false]);
});

test('what was shown has to be what is open: no other share, amount or debtor, and each once', () => {
  expect(areTheSame(lines.toReversed(), lines)).toBe(true);
  expect(areTheSame(lines.slice(1), lines)).toBe(false);
  expect(areStillOpen(lines.slice(1), lines)).toBe(true);
  expect(areStillOpen(lines, lines.slice(1))).toBe(false);
  expect(areTheSame([share('a', 'me', 5961), ...lines.slice(1)], lines)).toBe(false);
  expect(areTheSame([share('a', 'you', 5960), ...lines.slice(1)], lines)).toBe(false);
  expect(areStillOpen([share('a', 'me', 5960), share('a', 'me', 5960)], lines)).toBe(false);
});

const anyShares = fc.array(
  fc.record({
    paymentId: fc.uuid(),
    userId: fc.constantFrom('me', 'you'),
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  }),
  { maxLength: SETTLED_SHARES_MAX },
);

test('one of the two can always settle, both only if they owe the same, and no sen is made or lost', () => {
  const property = fc.property(anyShares, (open) => {
    const mine = sumsOf('me', open);
    expect(sumsOf('you', open)).toEqual({ owes: mine.owed, owed: mine.owes });
    expect(mine.owes + mine.owed).toBe(open.reduce((sum, { amount }) => sum + amount, 0));
    const may = [maySettleUp('me', open), maySettleUp('you', open)];
    expect(may.some(Boolean)).toBe(open.length > 0);
    expect(may.every(Boolean)).toBe(open.length > 0 && differenceOf(mine) === 0);
    // The sum that the payer owed equals what they are owed plus the difference.
    expect(mine.owes).toBe(mine.owed + differenceOf(mine));
  });
  fc.assert(property, { seed: 20_261_126, numRuns: 500 });
});
