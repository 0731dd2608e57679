import type { Sen } from '#domain/money.ts';
import { addRuleHits } from '#receipts/findings.ts';
import { conclude, type Decision } from '#receipts/verdict/decision.ts';

/** Another open share of the debtor, to the requester of the share that the receipt was uploaded for. */
export type OpenShare = { paymentId: string; due: Sen };

/** With more shares than this, except for all together, a sum may fit by chance. */
const OTHERS_MAX = 8;

/** Returns the other shares that one transfer pays, oldest first (docs/product/receipts.md 'One transfer for several shares'). */
export function sharesPaidToo(
  { findings }: Decision,
  own: Sen,
  others: readonly OpenShare[],
): OpenShare[] | undefined {
  const { paid, reasons } = findings.amount;
  if (paid === undefined || reasons.length !== 1 || reasons[0]?.code !== 'amount-high') return undefined;
  const rest = paid.sen - own;
  if (sumOf(others) === rest) return [...others];
  const some = others.slice(0, OTHERS_MAX);
  for (let count = 1; count <= some.length; count++) {
    const found = sumsOf(some, count).find((shares) => sumOf(shares) === rest);
    if (found) return found;
  }
  return undefined;
}

const sumOf = (shares: readonly OpenShare[]): Sen => shares.reduce((sum, { due }) => sum + due, 0);

/** Returns every choice of this many shares, in their order. */
const sumsOf = (shares: readonly OpenShare[], count: number): OpenShare[][] =>
  count === 0
    ? [[]]
    : shares.flatMap((share, place) =>
        sumsOf(shares.slice(place + 1), count - 1).map((others) => [share].concat(others)),
      );

/** Changes the decision on a transfer that pays several shares: their requester confirms them together. */
export function withShares(decision: Decision, others: readonly OpenShare[]): Decision {
  const { amount } = decision.findings;
  const reason = { code: 'several-shares', shown: amount.paid?.sen ?? 0, count: others.length + 1 } as const;
  const instead = addRuleHits({ ...amount, reasons: [] }, [{ rule: 'amount/several-shares', reason }]);
  return conclude({ ...decision.findings, amount: { ...amount, ...instead } });
}
