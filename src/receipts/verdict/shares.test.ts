import { expect, test } from 'vitest';
import { sharesPaidToo, withShares } from '#receipts/verdict/shares.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import { expected, LOOKS, pageOf, readingOf, recipe } from '#test/builders/proof-pages.ts';

const decisionOn = (amount: string, due: number) =>
  decide(readingOf(...(LOOKS['a wallet']?.({ ...recipe, amount }) ?? [])), { ...expected, due });
/** The other open shares that RM 66.45 pays beside a share of RM 20.00. */
const besides = (...dues: number[]) =>
  sharesPaidToo(
    decisionOn('RM 66.45', 2000),
    2000,
    dues.map((due, place) => ({ paymentId: String(place), due })),
  )?.map(({ due, paymentId }) => `${due} of ${paymentId}`);

test('one transfer pays everything that is open, or as little of it as makes the sum', () => {
  expect(besides(4645)).toEqual(['4645 of 0']);
  expect(besides(4000, 645)).toEqual(['4000 of 0', '645 of 1']);
  expect(besides(100, 4645, 200)).toEqual(['4645 of 1']);
  expect(besides(645, 4645, 4000)).toEqual(['4645 of 1']);
  expect(besides(4645, 4645)).toEqual(['4645 of 0']);
  expect(besides(100, 4000, 200, 645)).toEqual(['4000 of 1', '645 of 3']);
});

test('it may pay all of the eight oldest if there are more', () => {
  const oldest = [...Array.from({ length: 7 }, () => 580), 585];
  expect(besides(...oldest, 1000)).toEqual(oldest.map((due, place) => `${due} of ${place}`));
});

test('no other sum does, however near', () => {
  expect(besides()).toBeUndefined();
  expect(besides(4644)).toBeUndefined();
  expect(besides(4000, 600)).toBeUndefined();
  // Less than the share is not a sum of it and others, and what fits the share alone is not either.
  expect(sharesPaidToo(decisionOn('RM 66.45', 9000), 9000, [{ paymentId: 'x', due: 100 }])).toBeUndefined();
  expect(sharesPaidToo(decisionOn('RM 66.45', 6645), 6645, [])).toBeUndefined();
});

test('no share is counted twice, or paid by a sum that was hard to read', () => {
  const open = (...dues: number[]) => dues.map((due, place) => ({ paymentId: String(place), due }));
  expect(sharesPaidToo(decisionOn('RM 66.45', 2045), 2045, open(100, 2300, 50))).toBeUndefined();
  const blurred = decide(
    {
      pages: [pageOf(LOOKS['a wallet']?.({ ...recipe, amount: 'RM 66.45' }) ?? [], 59)],
      madeBy: '',
      reread: undefined,
    },
    { ...expected, due: 2000 },
  );
  expect(blurred.findings.amount.reasons).toEqual([{ code: 'amount-unsure' }]);
  expect(sharesPaidToo(blurred, 2000, open(4645))).toBeUndefined();
});

test('with many open shares no sum fits by chance, and it takes no time', () => {
  const many = Array.from({ length: 40 }, (_, place) => 1 + 2 ** (place % 20));
  expect(besides(...many)).toBeUndefined();
  const all = Array.from({ length: 15 }, () => 300);
  expect(besides(...all, 145)).toHaveLength(16);
});

test('the requester is shown the sum, and a refusal stays one', () => {
  const decision = decisionOn('RM 66.45', 2000);
  const shares = [{ paymentId: 'x', due: 4645 }];
  expect(withShares(decision, shares)).toMatchObject({
    outcome: 'review',
    reasons: [{ code: 'several-shares', shown: 6645, count: 2 }],
    read: { amount: { sen: 6645, fit: 'unsure' } },
  });
  const failed = decide(readingOf(...(LOOKS['a wallet']?.({ ...recipe, status: 'Failed' }) ?? [])), {
    ...expected,
    due: 2000,
  });
  expect(withShares(failed, shares).outcome).toBe('rejected');
});

test('the rule of several shares replaces the one of too much', () => {
  const { rules, reasons } = withShares(decisionOn('RM 66.45', 2000), [
    { paymentId: 'x', due: 4000 },
    { paymentId: 'y', due: 645 },
  ]);
  expect(reasons).toEqual([{ code: 'several-shares', shown: 6645, count: 3 }]);
  expect(rules.filter(({ rule }) => rule.startsWith('amount/')).map(({ rule }) => rule)).toEqual([
    'amount/more',
    'amount/several-shares',
  ]);
});

test('eight others are tried together, and not a ninth', () => {
  const eight = [1, 2, 3, 4, 5, 6, 45, 4600];
  expect(besides(...eight)).toEqual(['45 of 6', '4600 of 7']);
  expect(besides(9999, ...eight)).toBeUndefined();
});
