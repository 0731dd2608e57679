import type { Sen } from '#domain/money.ts';
import { REFUSALS_BEFORE_ASKING } from '#domain/payments.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import type { Outcome } from '#domain/proof-reasons.ts';
import { proofMessage, type ProofNames } from '#words/proofs.ts';

/** The answer of verifyPaymentProof (docs/product/callables.md 'Verdicts of a receipt'), with what its own page shows besides. */
export type ProofAnswer = {
  /** The file could be checked, whatever came of it. */
  success: boolean;
  verified: boolean;
  message: string;
  status: Outcome;
  /** The amount that was read, where it is sure enough to be quoted. */
  shown?: Sen;
  /** After a second refusal the debtor may ask the requester to look. */
  mayAsk?: true;
};

/** What whoever uploaded a proof hears of it; `refusals` counts those of this debtor's line before this one. */
export function answerOf(
  decision: Pick<Decision, 'outcome' | 'reasons' | 'shown'>,
  { names, refusals }: { names: ProofNames; refusals: number },
): ProofAnswer {
  const { outcome, shown } = decision;
  return {
    success: true,
    verified: outcome === 'verified',
    message: proofMessage(decision, names),
    status: outcome,
    ...(shown !== undefined && { shown }),
    ...(outcome === 'rejected' && refusals + 1 >= REFUSALS_BEFORE_ASKING && { mayAsk: true as const }),
  };
}
