import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { ownRequest, proofCheck } from '#words/payment-requester.ts';
import { calls, messageOf } from '#web/api.ts';
import { changePayment, readPaymentsAgain } from '#web/payments/cached-payments.ts';
import { showToast } from '#web/ui/toast.ts';

/**
 * One thing that a requester does to a request, or to one of its lines: it waits for the server, since others hear of it. Refused, what
 * stands there may be old, so it is read again.
 */
function useAct<Input, Answer>(act: {
  send: (input: Input) => Promise<Answer>;
  /** Puts the answer where it shows. */
  show?: (queries: QueryClient, answer: Answer, input: Input) => void;
  /** While everything still stands as it was: the pressed button may go with what it did. */
  before?: () => void;
  done: (answer: Answer, input: Input) => string;
  /** It was answered, but came to nothing. */
  isInVain?: (answer: Answer) => boolean;
  failed: (input: Input) => string;
}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act.send,
    onSuccess: (answer, input) => {
      act.before?.();
      act.show?.(queries, answer, input);
      showToast({ kind: act.isInVain?.(answer) ? 'info' : 'success', text: act.done(answer, input) });
    },
    onError: (error, input) => showToast({ kind: 'error', text: messageOf(error, act.failed(input)) }),
    onSettled: () => readPaymentsAgain(queries),
  });
}

type Payment = Pick<PaymentRequest, 'id' | 'homeId'>;
type Line = Payment & { debtor: Debtor };

const one = ({ homeId, id }: Payment) => ({ homeId, paymentId: id });
const lineOf = ({ debtor, ...payment }: Line) => ({ ...one(payment), userId: debtor.userId });
const showPayment = (queries: QueryClient, payment: PaymentRequest) => {
  changePayment(queries, payment.id, () => [payment]);
};

export const useReminding = () =>
  useAct({
    send: (payment: Payment) => calls.payments.sendReminders(one(payment)),
    done: ({ sent, none }) => (none ? ownRequest.nobodyReminded[none] : ownRequest.reminded(sent)),
    isInVain: ({ none }) => none !== null,
    failed: () => ownRequest.remindFailed,
  });

export const useReopening = (before: () => void) =>
  useAct({
    before,
    send: (line: Line) => calls.payments.reopenPayment(lineOf(line)),
    show: showPayment,
    done: (_payment, { debtor }) =>
      debtor.reminders?.unreachable === 'gone' ? ownRequest.reopenedUntold : ownRequest.reopened,
    failed: () => ownRequest.reopenFailed,
  });

export const useLettingGo = (before: () => void) =>
  useAct({
    before,
    send: (line: Line) => calls.payments.letGoPayment(lineOf(line)),
    show: showPayment,
    done: () => ownRequest.letGoDone,
    failed: () => ownRequest.letGoFailed,
  });
/** `all`: with the other shares that it pays. `isMyName`: its recipient is the requester. */
type Word = { approve: boolean; all: boolean; isMyName: boolean };

/** The requester's word on a proof. */
export const useReviewing = (before: () => void) =>
  useAct({
    before,
    send: ({ approve, all, isMyName, ...line }: Line & Word) =>
      calls.payments.reviewPaymentProof({
        ...lineOf(line),
        proofId: line.debtor.proof?.id,
        approve,
        all,
        isMyName,
      }),
    show: showPayment,
    done: (_payment, { approve, all, debtor }) => {
      const { displayName: name, proof } = debtor;
      if (all && proof) return proofCheck.confirmedAll(proof.alsoPays.length + 1, name);
      return (approve ? proofCheck.confirmed : proofCheck.declined)(name);
    },
    failed: ({ approve }) => (approve ? proofCheck.confirmFailed : proofCheck.declineFailed),
  });

export const useDeleting = (before: () => void) =>
  useAct({
    before,
    send: (payment: Payment) => calls.payments.deletePaymentRequest(one(payment)),
    show: (queries, _answer, { id }) => {
      changePayment(queries, id, () => []);
    },
    done: () => ownRequest.deleted,
    failed: () => ownRequest.deleteFailed,
  });
