import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProofAnswer } from '#contract/functions.ts';
import type { LinkedLine } from '#contract/payments.ts';
import { proofProblems } from '#words/proof-page.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/**
 * Has the requester look at the last receipt, once a second refusal has earned it (docs/product/receipts.md 'Asking after two refusals');
 * `answer` is what was answered to the last one. What it is refused with is said in a toast, but for what the page says itself.
 */
export function useAsking(
  link: LinkedLine,
  answer: ProofAnswer | undefined,
  isSaid: (refused: Error) => boolean = () => false,
) {
  const { mutate, isPending, data, error, reset } = useMutation(
    api.payments.askForReview.mutationOptions({
      onError: (refused) => {
        if (!isSaid(refused)) showToast(failureOf(refused, proofProblems.notAsked));
      },
    }),
  );
  // It stays, also beside the next receipt.
  const [isEarned, setIsEarned] = useState(false);
  if (answer?.mayAsk && !isEarned) setIsEarned(true);
  return {
    isEarned,
    asking: { ask: () => mutate(link), busy: isPending },
    /** What is said once they were asked. */
    asked: data && ({ name: 'review', message: data.message, justNow: true } as const),
    error,
    reset,
  };
}
