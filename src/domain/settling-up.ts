import type { Sen } from '#domain/money.ts';

/**
 * How many open shares one settling up may have; two who have more mark some of them first (docs/product/settling-up.md 'What is settled').
 */
export const SETTLED_SHARES_MAX = 200;

/** A share between two people: `userId` is its debtor, and owes it to the other. */
export type ShareBetween = { paymentId: string; userId: string; amount: Sen };

type Sums = { owes: Sen; owed: Sen };

/**
 * What one of two people owes the other, and is owed by them (docs/product/settling-up.md 'Between us').
 * @param me one of the two
 * @param shares between the two alone
 * @returns sen
 */
export function sumsOf(me: string, shares: readonly ShareBetween[]): Sums {
  let owes = 0;
  let owed = 0;
  for (const { userId, amount } of shares)
    if (userId === me) owes += amount;
    else owed += amount;
  return { owes, owed };
}

/**
 * What is left to pay once both ways are set against each other (docs/product/settling-up.md 'Between us').
 * @returns sen: above 0 where the person owes it, below 0 where they are owed it
 */
export const differenceOf = ({ owes, owed }: Sums): Sen => owes - owed;

/**
 * Whether a person may settle up by these shares: they owe more, or both owe the same (docs/product/settling-up.md 'Who may settle up').
 * @param shares between the two alone, those that no receipt waits for
 */
export const maySettleUp = (me: string, shares: readonly ShareBetween[]): boolean =>
  shares.length > 0 && shares.length <= SETTLED_SHARES_MAX && differenceOf(sumsOf(me, shares)) >= 0;

const keyOf = ({ paymentId, userId, amount }: ShareBetween) => `${paymentId} ${userId} ${amount}`;

/**
 * Whether each share that somebody was shown is still there, with the same debtor and amount, and named once (docs/product/settling-up.md
 * 'Shares that changed').
 * @param open what can be settled now
 */
export function areStillOpen(shown: readonly ShareBetween[], open: readonly ShareBetween[]): boolean {
  const found = new Set(open.map(keyOf));
  return shown.every((share) => found.delete(keyOf(share)));
}

/** Whether what somebody was shown is what can be settled now: no share more and none less (docs/product/settling-up.md 'Shares that changed'). */
export const areTheSame = (shown: readonly ShareBetween[], open: readonly ShareBetween[]): boolean =>
  shown.length === open.length && areStillOpen(shown, open);
