import { useMutation } from '@tanstack/react-query';
import type { Bill } from '#contract/functions.ts';
import type { Sen } from '#domain/money.ts';
import { proofProblems, waiting } from '#words/proof-page.ts';
import { api, messageOf } from '#web/api.ts';
import { isUnauthorized, useStatus, type ProofLink } from '#web/proof/payment-status.ts';
import { useVerifying, verifyingProblem, type ProofAnswer } from '#web/proof/use-verifying.ts';
import { showToast } from '#web/ui/toast.ts';

/** spec §4 'Proof page states', beside them a link that does not hold, and a proof that waits for the requester's word. */
export type ProofState =
  | { name: 'loading' | 'bad_link' | 'upload' | 'verifying' | 'already_paid' }
  | { name: 'success'; message: string }
  | { name: 'review'; message: string; justNow: boolean }
  | { name: 'error'; message: string; shown?: Sen | undefined; mayAsk?: boolean | undefined };

function ofAnswer({ success, verified, status, message, shown, mayAsk }: ProofAnswer): ProofState {
  if (success && verified) return { name: 'success', message };
  if (status === 'review') return { name: 'review', message, justNow: true };
  return { name: 'error', message: message || proofProblems.refused, shown, mayAsk };
}

const ofFailure = (error: Error): ProofState =>
  isUnauthorized(error) ? { name: 'bad_link' } : { name: 'error', message: verifyingProblem(error) };

/** spec §8: only a link that does not hold stops here; whatever else the check failed with, the receipt can be uploaded. */
function ofStatus({ isPending, error, data }: ReturnType<typeof useStatus>): ProofState {
  if (isPending) return { name: 'loading' };
  if (isUnauthorized(error)) return { name: 'bad_link' };
  if (data?.alreadyPaid) return { name: 'already_paid' };
  if (data?.inReview)
    return { name: 'review', message: waiting.text(data.bill.requester.name), justNow: false };
  return { name: 'upload' };
}

/** What the page shows, and what can be done there. */
export function useProof(link: ProofLink) {
  const status = useStatus(link);
  const verifying = useVerifying(link);
  const asking = useMutation(
    api.payments.askForReview.mutationOptions({
      onError: (error) => {
        if (!isUnauthorized(error))
          showToast({ kind: 'error', text: messageOf(error, proofProblems.notAsked) });
      },
    }),
  );

  function stateNow(): ProofState {
    if (isUnauthorized(asking.error)) return { name: 'bad_link' };
    if (asking.data) return { name: 'review', message: asking.data.message, justNow: true };
    if (verifying.isPending) return { name: 'verifying' };
    if (verifying.data) return ofAnswer(verifying.data);
    return verifying.error ? ofFailure(verifying.error) : ofStatus(status);
  }
  const state = stateNow();
  const bill: Bill | undefined = status.data?.bill;
  return {
    // Confirmed while the page stood open.
    state: state.name === 'review' && status.data?.alreadyPaid ? ({ name: 'already_paid' } as const) : state,
    bill,
    progress: verifying.progress,
    submit: verifying.submit,
    /** Back to the upload. What was answered has settled the receipt; what failed on its way can be sent again. */
    again: (dropReceipt: () => void) => {
      if (verifying.data) dropReceipt();
      verifying.reset();
      asking.reset();
    },
    ask: () => asking.mutate(link),
    asking: asking.isPending,
  };
}
