import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import {
  attachBill,
  ownRequest,
  paymentShare,
  proofReview,
  provingPayeeName as payeeName,
} from '#words/money.ts';
import { isReauthenticationCancelled, withReauthentication } from '#web/app/reauthentication.ts';
import { useMe } from '#web/app/session.tsx';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { changeCached } from '#web/calls/lists.ts';
import { changePayment } from '#web/money/use-payments.ts';
import { timeNow } from '#web/ui/hooks/clock.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** An action on a request or share. It waits for the server, since others are notified of it. */
export type Act<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  /** Updates the cache with the answer. */
  show?: (queries: QueryClient, answer: Answer, input: Input) => void;
  /** Runs when the server has answered, before queries refetch: the pressed button may be removed by that. */
  before?: () => void;
  done: (answer: Answer, input: Input) => string;
  /** Whether the answer says that nothing happened. */
  hasNoEffect?: (answer: Answer) => boolean;
  failed: (input: Input) => string;
};

export function useAct<Input, Answer>({ send, show, before, done, hasNoEffect, failed }: Act<Input, Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const answer = await send(input);
      before?.();
      show?.(queries, answer, input);
      return answer;
    },
    onSuccess: (answer, input) =>
      showToast({ kind: hasNoEffect?.(answer) ? 'info' : 'success', text: done(answer, input) }),
    onError: (error, input) => {
      if (!isReauthenticationCancelled(error)) showToast(failureOf(error, failed(input)));
    },
  });
}

export type Payment = Pick<PaymentRequest, 'id' | 'homeId'>;
export type Share = Payment & { debtor: Pick<Debtor, 'userId'> };

export const one = ({ homeId, id }: Payment) => ({ homeId, paymentId: id });
export const shareOf = ({ debtor, ...payment }: Share) => ({ ...one(payment), userId: debtor.userId });

export const showPayment = (queries: QueryClient, payment: PaymentRequest) => {
  changePayment(queries, payment.id, () => [payment]);
};

export const useReminding = () =>
  useAct({
    send: (payment: Payment) => calls.payments.sendReminders(one(payment)),
    done: ({ sent, none }) => (none ? ownRequest.nobodyReminded[none] : ownRequest.reminded(sent)),
    hasNoEffect: ({ none }) => none !== null,
    failed: () => ownRequest.remindFailed,
  });

/** Reminds a debtor by one email of all that they owe the reader in the home. */
export const useRemindingAll = (homeId: string) =>
  useAct({
    send: (userId: string) => calls.settlingUp.remindOfAll({ homeId, userId }),
    done: ({ none }) => (none ? ownRequest.nobodyReminded[none] : ownRequest.reminded(1)),
    hasNoEffect: ({ none }) => none !== null,
    failed: () => ownRequest.remindFailed,
  });

/** Removes the bill of the reader's request. */
export const useRemovingBill = (before: () => void) =>
  useAct({
    before,
    send: (payment: Payment) => calls.payments.removeBill(one(payment)),
    show: showPayment,
    done: () => attachBill.removed,
    failed: () => attachBill.removeFailed,
  });

/** `all` confirms the other shares too that the proof pays. `isMyName` says that its recipient is the requester. */
type ReviewAnswer = Payment & { debtor: Debtor; approve: boolean; all: boolean; isMyName: boolean };

/** The requester's answer to a proof. */
export const REVIEWING = {
  send: ({ approve, all, isMyName, ...share }: ReviewAnswer) =>
    withReauthentication(
      (proof) =>
        calls.payments.reviewPaymentProof({
          ...shareOf(share),
          proofId: share.debtor.proof?.id,
          approve,
          all,
          isMyName,
          ...proof,
        }),
      { text: payeeName, label: proofReview.confirm, failed: proofReview.confirmFailed },
    ),
  show: showPayment,
  done: (_payment: PaymentRequest, { approve, all, debtor }: ReviewAnswer) => {
    const { displayName: name, proof } = debtor;
    if (all && proof) return proofReview.confirmedAll(proof.alsoPays.length + 1, name);
    return (approve ? proofReview.confirmed : proofReview.declined)(name);
  },
  failed: ({ approve }: ReviewAnswer) => (approve ? proofReview.confirmFailed : proofReview.declineFailed),
};

type Open = { owes: number; toPay: number };

const SUMS = api.payments.getPaymentSummary.key();

const paidNow = (share: Debtor): Debtor => ({
  ...share,
  paid: true,
  paidAt: new Date(timeNow()),
  paidBy: 'marked',
});

/** Marks the reader's own share as paid, with an optimistic update that is rolled back if the server refuses. */
export function useMarking() {
  const queries = useQueryClient();
  const me = useMe();
  const ownOf = (debtors: readonly Debtor[]) => debtors.find(({ userId }) => userId === me.id);
  const undoing = useAct({
    send: (payment: PaymentRequest) => calls.payments.undoMarkAsPaid(one(payment)),
    show: showPayment,
    done: () => paymentShare.unmarked,
    failed: () => paymentShare.undoFailed,
  });
  return useMutation({
    mutationFn: ({ homeId, id, debtors }: PaymentRequest) =>
      calls.payments.markAsPaid({ homeId, paymentId: id, amount: ownOf(debtors)?.amount }),
    onMutate: async ({ id, debtors }) => {
      await queries.cancelQueries({ queryKey: api.payments.key() });
      const own = ownOf(debtors);
      const putSumsBack = changeCached(queries, [SUMS], (open: Open) => ({
        ...open,
        owes: Math.max(0, open.owes - (own?.amount ?? 0)),
        toPay: Math.max(0, open.toPay - (own ? 1 : 0)),
      }));
      const putShareBack = changePayment(queries, id, (payment) => [
        {
          ...payment,
          debtors: payment.debtors.map((share) => (share.userId === me.id ? paidNow(share) : share)),
        },
      ]);
      return () => {
        putSumsBack();
        putShareBack();
      };
    },
    onSuccess: (payment) =>
      showToast({
        kind: 'success',
        text: paymentShare.marked,
        action: { label: paymentShare.undo, run: () => undoing.mutate(payment) },
      }),
    onError: (error, _payment, putBack) => {
      putBack?.();
      showToast(failureOf(error, paymentShare.markFailed));
    },
  });
}
