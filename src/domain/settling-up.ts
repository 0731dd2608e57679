import type { Sen } from '#domain/money.ts';

/**
 * The most open shares of one settling up; two people who have more mark some of them first (docs/product/settling-up.md 'What is
 * settled').
 */
export const SETTLED_SHARES_MAX = 200;

/** A share between two people: its debtor `userId` owes it to the other. */
export type ShareBetween = { paymentId: string; userId: string; amount: Sen };

type Sums = { owes: Sen; owed: Sen };

/**
 * Returns what one of two people owes the other, and is owed by them (docs/product/settling-up.md 'Between us').
 * @param me one of the two
 * @param shares only those between the two
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
 * Returns what is left to pay when both ways are offset (docs/product/settling-up.md 'Between us').
 * @returns sen: above 0 if the person owes it, below 0 if they are owed it
 */
export const differenceOf = ({ owes, owed }: Sums): Sen => owes - owed;

/**
 * Returns whether a person may settle up by these shares: they owe more, or both owe the same (docs/product/settling-up.md 'Who can settle up').
 * @param shares only those between the two, without those for which a receipt waits
 */
export const maySettleUp = (me: string, shares: readonly ShareBetween[]): boolean =>
  shares.length > 0 && shares.length <= SETTLED_SHARES_MAX && differenceOf(sumsOf(me, shares)) >= 0;

const keyOf = ({ paymentId, userId, amount }: ShareBetween) => `${paymentId} ${userId} ${amount}`;

/**
 * Returns whether each share that a person was shown is still open, with the same debtor and amount, and listed once
 * (docs/product/settling-up.md 'Shares that changed').
 * @param open the shares that can be settled now
 */
export function areStillOpen(shown: readonly ShareBetween[], open: readonly ShareBetween[]): boolean {
  const found = new Set(open.map(keyOf));
  return shown.every((share) => found.delete(keyOf(share)));
}

/**
 * Returns whether the shares that a person was shown are exactly those that can be settled now (docs/product/settling-up.md 'Shares that
 * changed').
 */
export const areTheSame = (shown: readonly ShareBetween[], open: readonly ShareBetween[]): boolean =>
  shown.length === open.length && areStillOpen(shown, open);
