import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProofAnswer } from '#contract/functions.ts';
import type { LinkedShareKey } from '#contract/payments.ts';
import type { Sen } from '#domain/money.ts';
import { paymentShare } from '#words/money.ts';
import { proofProblems, waiting } from '#words/proof-page.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { endOf, isUnauthorized, useAnswered, useStatus } from '#web/proofs/payment-status.ts';
import { useVerifying, verifyingProblem, type Settling } from '#web/proofs/use-verifying.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** The states of the page: the answers to a receipt, an invalid link, and a waiting proof. */
export type ProofState =
  | { name: 'loading' | 'bad_link' | 'upload' | 'verifying' | 'already_paid' }
  /** Nothing can be uploaded any more. */
  | { name: 'deleted' | 'gone' | 'gone_with_request' | 'let_go' }
  | { name: 'success'; message: string }
  /** `settling`: a receipt that was sent for another share, by the reader or the requester. */
  | { name: 'review'; message: string; justNow: boolean; settling?: 'own' | 'theirs' | undefined }
  | { name: 'error'; message: string; shown?: Sen | undefined };

function stateOfAnswer({ success, verified, status, message, shown }: ProofAnswer): ProofState {
  if (success && verified) return { name: 'success', message };
  if (status === 'let_go') return { name: 'let_go' };
  if (status === 'review') return { name: 'review', message, justNow: true };
  return { name: 'error', message: message || proofProblems.refused, shown };
}

/** The state in which a refused call ends the page of one share. */
function stateAtEnd(error: unknown): ProofState | undefined {
  const end = endOf(error);
  if (end) return { name: end };
  return isUnauthorized(error) ? { name: 'bad_link' } : undefined;
}

type Status = ReturnType<typeof useStatus>;

/**
 * Only an invalid link or an ended request stops the page (docs/product/callables.md 'checkPaymentStatus'). After any
 * other error of the check the receipt can still be uploaded.
 */
function stateOfShare({ isPending, error, data }: Status): ProofState {
  if (isPending) return { name: 'loading' };
  const end = stateAtEnd(error);
  if (end) return end;
  if (data?.letGo) return { name: 'let_go' };
  if (data?.gone) return { name: 'gone' };
  if (data?.alreadyPaid) return { name: 'already_paid' };
  if (data?.inReview) {
    const { settling, bill } = data;
    const texts = { own: waiting.together, theirs: waiting.theirs };
    const message = (settling ? texts[settling] : waiting.text)(bill.requester.name);
    return { name: 'review', message, justNow: false, settling };
  }
  return { name: 'upload' };
}

/** The state of several shares after their receipt is answered. Before, the page shows only open shares. */
const stateOfShares = ({ data }: Status): ProofState => ({
  name: data?.alreadyPaid && !data.letGo ? 'already_paid' : 'upload',
});

/**
 * Asks the requester to look at the last receipt, after a second refusal (docs/product/receipts.md 'Asking after two
 * refusals'). `answer` is the last answer. A toast says why it was refused, unless the page says so itself.
 */
function useAsking(
  link: LinkedShareKey,
  answer: ProofAnswer | undefined,
  isShownByPage: (refused: Error) => boolean,
) {
  const { mutate, isPending, data, error, reset } = useMutation(
    api.payments.askForReview.mutationOptions({
      onError: (refused) => {
        if (!isShownByPage(refused)) showToast(failureOf(refused, proofProblems.notAsked));
      },
    }),
  );
  // It stays available, also for the next receipt.
  const [isEarned, setIsEarned] = useState(false);
  if (answer?.mayAsk && !isEarned) setIsEarned(true);
  return {
    isEarned,
    asking: { ask: () => mutate(link), busy: isPending },
    /** The state after asking. */
    asked: data && ({ name: 'review', message: data.message, justNow: true } as const),
    error,
    reset,
  };
}

/**
 * The state of the proof page, and its actions.
 * @param link the share for which the receipt is sent
 * @param settling set if it pays several: with whom, and which
 */
export function useProof(link: LinkedShareKey, settling?: Settling) {
  const status = useStatus(link);
  const verifying = useVerifying(link, settling);
  // If one of several shares ends, the page continues with the others.
  const endingOf = settling ? () => undefined : stateAtEnd;
  const { isEarned, asking, asked, ...asks } = useAsking(
    link,
    verifying.data,
    (refused) => endingOf(refused) !== undefined,
  );
  const { isAnswered, begin } = useAnswered(status.data);
  const reset = () => {
    verifying.reset();
    asks.reset();
  };
  const takingBack = useMutation(
    api.payments.takeBackProof.mutationOptions({
      onSuccess: () => {
        reset();
        showToast({ kind: 'success', text: paymentShare.tookBack });
      },
      onError: (error) => {
        if (!stateAtEnd(error)) showToast(failureOf(error, paymentShare.takeBackFailed));
      },
    }),
  );

  function stateNow(): ProofState {
    const { isPending, data, error } = verifying;
    const end = endingOf(asks.error) ?? endingOf(takingBack.error);
    if (end) return end;
    if (asked) return asked;
    if (isPending) return { name: 'verifying' };
    if (data) return stateOfAnswer(data);
    if (error) return endingOf(error) ?? { name: 'error', message: verifyingProblem(error) };
    return settling ? { name: 'upload' } : stateOfShare(status);
  }
  const state = stateNow();
  const mayAsk = settling ? status.data?.mayAskSettling : status.data?.mayAsk;
  return {
    // Answered or let go while the page was open.
    state: state.name === 'review' && isAnswered ? (settling ? stateOfShares : stateOfShare)(status) : state,
    /** The share for which the receipt is sent; undefined while it is loading. */
    share: status.data,
    progress: verifying.progress,
    /** An answer settles the receipt and drops the file. After a failed upload it can be sent again. */
    submit: (file: File, dropProof: () => void) => {
      begin();
      asks.reset();
      verifying.submit(file, dropProof);
    },
    /** Returns to the upload. */
    again: reset,
    /** Set if the requester can be asked to look at the last receipt, and until they were: the status may be newer than the answer. */
    asking: isEarned || mayAsk || asking.busy ? asking : undefined,
    /** Only the receipt of a single share can be taken back here. */
    takingBack: settling
      ? undefined
      : {
          start: (dropProof: () => void) => takingBack.mutate(link, { onSuccess: dropProof }),
          busy: takingBack.isPending,
        },
  };
}
