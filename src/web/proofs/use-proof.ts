import { useMutation } from '@tanstack/react-query';
import type { Bill, ProofAnswer } from '#contract/functions.ts';
import type { LinkedLine } from '#contract/payments.ts';
import type { Sen } from '#domain/money.ts';
import { paymentLine } from '#words/payments.ts';
import { proofProblems, waiting } from '#words/proof-page.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import {
  endOf,
  isUnauthorized,
  useAmountBefore,
  useAnswered,
  useStatus,
} from '#web/proofs/payment-status.ts';
import { useAsking } from '#web/proofs/use-asking.ts';
import { useVerifying, verifyingProblem } from '#web/proofs/use-verifying.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** The states of the page: as a receipt is answered, a link that does not hold, and a proof that waits for the requester's word. */
export type ProofState =
  | { name: 'loading' | 'bad_link' | 'upload' | 'verifying' | 'already_paid' }
  /** Nothing can be uploaded any more. */
  | { name: 'deleted' | 'gone' | 'gone_with_request' | 'let_go' }
  | { name: 'success'; message: string }
  /** `settling`: by a receipt that stands at another line, the reader's own or the requester's. */
  | { name: 'review'; message: string; justNow: boolean; settling?: 'own' | 'theirs' | undefined }
  | { name: 'error'; message: string; shown?: Sen | undefined };

export function ofAnswer({ success, verified, status, message, shown }: ProofAnswer): ProofState {
  if (success && verified) return { name: 'success', message };
  if (status === 'let_go') return { name: 'let_go' };
  if (status === 'review') return { name: 'review', message, justNow: true };
  return { name: 'error', message: message || proofProblems.refused, shown };
}

/** What ends the page, whichever call was refused so. */
function ofEnd(error: unknown): ProofState | undefined {
  const end = endOf(error);
  if (end) return { name: end };
  return isUnauthorized(error) ? { name: 'bad_link' } : undefined;
}

const ofFailure = (error: Error): ProofState =>
  ofEnd(error) ?? { name: 'error', message: verifyingProblem(error) };

/**
 * docs/product/callables.md 'What it answers': only a link that does not hold, and what ended, stops here; whatever else the check failed
 * with, the receipt can be uploaded.
 */
function ofStatus({ isPending, error, data }: ReturnType<typeof useStatus>): ProofState {
  if (isPending) return { name: 'loading' };
  const end = ofEnd(error);
  if (end) return end;
  if (data?.letGo) return { name: 'let_go' };
  if (data?.gone) return { name: 'gone' };
  if (data?.alreadyPaid) return { name: 'already_paid' };
  if (data?.inReview) {
    const { settling, bill } = data;
    const said = { own: waiting.together, theirs: waiting.theirs };
    const message = (settling ? said[settling] : waiting.text)(bill.requester.name);
    return { name: 'review', message, justNow: false, settling };
  }
  return { name: 'upload' };
}

/** What the page shows, and what can be done there. */
export function useProof(link: LinkedLine) {
  const status = useStatus(link);
  const verifying = useVerifying(link);
  const { isEarned, asking, asked, ...asks } = useAsking(
    link,
    verifying.data,
    (refused) => ofEnd(refused) !== undefined,
  );
  const { isAnswered, begin } = useAnswered(status.data);
  const takingBack = useMutation(
    api.payments.takeBackProof.mutationOptions({
      onSuccess: () => {
        verifying.reset();
        asks.reset();
        showToast({ kind: 'success', text: paymentLine.tookBack });
      },
      onError: (error) => {
        if (!ofEnd(error)) showToast(failureOf(error, paymentLine.takeBackFailed));
      },
    }),
  );

  function stateNow(): ProofState {
    const end = ofEnd(asks.error) ?? ofEnd(takingBack.error);
    if (end) return end;
    if (asked) return asked;
    if (verifying.isPending) return { name: 'verifying' };
    if (verifying.data) return ofAnswer(verifying.data);
    return verifying.error ? ofFailure(verifying.error) : ofStatus(status);
  }
  const state = stateNow();
  const bill: Bill | undefined = status.data?.bill;
  const amountBefore = useAmountBefore(bill?.amount);
  return {
    // Answered or let go while the page stood open.
    state: state.name === 'review' && isAnswered ? ofStatus(status) : state,
    bill,
    /** What the page showed before the requester changed it. */
    amountBefore,
    howToPay: status.data?.howToPay,
    /** About its requester. */
    notes: status.data?.notes ?? [],
    /** How to pay shows only to the debtor, signed in. */
    signInToPay: status.data?.signInToPay === true,
    /** Where the bill that its requester attached is shown. */
    attached: status.data?.attached ?? null,
    homeId: status.data?.homeId,
    progress: verifying.progress,
    /** What was answered has settled the receipt; what failed on its way can be sent again. */
    submit: (file: File, dropReceipt: () => void) => {
      begin();
      asks.reset();
      verifying.submit(file, dropReceipt);
    },
    /** Back to the upload. */
    again: () => {
      verifying.reset();
      asks.reset();
    },
    /** There where the requester may be asked to look at the last receipt. */
    asking: isEarned || status.data?.mayAsk ? asking : undefined,
    takeBack: (dropReceipt: () => void) => takingBack.mutate(link, { onSuccess: dropReceipt }),
    takingBack: takingBack.isPending,
  };
}
