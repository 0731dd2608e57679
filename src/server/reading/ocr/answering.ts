import type { ProofAnswer } from '#contract/functions.ts';
import type { Language } from '#domain/languages.ts';
import { REFUSALS_BEFORE_ASKING } from '#domain/payments.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import { wordsIn } from '#words/languages.ts';
import type { ProofNames } from '#words/proofs.ts';

/** The answer to a decision; `refusals` counts those of this debtor's line before this one. */
export function answerOf(
  decision: Pick<Decision, 'outcome' | 'reasons' | 'shown'>,
  { names, refusals, language }: { names: ProofNames; refusals: number; language: Language },
): ProofAnswer {
  const { outcome, shown } = decision;
  return {
    success: true,
    verified: outcome === 'verified',
    message: wordsIn(language).proofMessage(decision, names),
    status: outcome,
    ...(shown !== undefined && { shown }),
    ...(outcome === 'rejected' && refusals + 1 >= REFUSALS_BEFORE_ASKING && { mayAsk: true as const }),
  };
}
