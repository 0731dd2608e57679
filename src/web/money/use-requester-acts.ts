import type { QueryClient } from '@tanstack/react-query';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { payeeName } from '#words/proving.ts';
import { ownActs, proofReview } from '#words/requester-acts.ts';
import { calls } from '#web/calls/api.ts';
import { changePayment } from '#web/money/cached-payments.ts';
import { one, useAct, type Payment } from '#web/money/use-act.ts';
import { proved } from '#web/app/proving.ts';

type Line = Payment & { debtor: Debtor };
type LineOf = Payment & { debtor: Pick<Debtor, 'userId'> };

const lineOf = ({ debtor, ...payment }: LineOf) => ({ ...one(payment), userId: debtor.userId });
const showPayment = (queries: QueryClient, payment: PaymentRequest) => {
  changePayment(queries, payment.id, () => [payment]);
};

export const useReopening = (before: () => void) =>
  useAct({
    before,
    send: (line: Line) => calls.payments.reopenPayment(lineOf(line)),
    show: showPayment,
    done: (_payment, { debtor }) =>
      debtor.reminders?.unreachable === 'gone' ? ownActs.reopenedUntold : ownActs.reopened,
    failed: () => ownActs.reopenFailed,
  });

export const useLettingGo = (before: () => void) =>
  useAct({
    before,
    send: (line: LineOf) => calls.payments.letGoPayment(lineOf(line)),
    show: showPayment,
    done: () => ownActs.letGoDone,
    failed: () => ownActs.letGoFailed,
  });
/** `all`: with the other shares that it pays. `isMyName`: its recipient is the requester. */
type Word = { approve: boolean; all: boolean; isMyName: boolean };

/** The requester's word on a proof. */
export const useReviewing = (before: () => void) =>
  useAct({
    before,
    send: ({ approve, all, isMyName, ...line }: Line & Word) =>
      proved(
        (proof) =>
          calls.payments.reviewPaymentProof({
            ...lineOf(line),
            proofId: line.debtor.proof?.id,
            approve,
            all,
            isMyName,
            ...proof,
          }),
        { text: payeeName, label: proofReview.confirm, failed: proofReview.confirmFailed },
      ),
    show: showPayment,
    done: (_payment, { approve, all, debtor }) => {
      const { displayName: name, proof } = debtor;
      if (all && proof) return proofReview.confirmedAll(proof.alsoPays.length + 1, name);
      return (approve ? proofReview.confirmed : proofReview.declined)(name);
    },
    failed: ({ approve }) => (approve ? proofReview.confirmFailed : proofReview.declineFailed),
  });

export const useDeleting = (before: () => void) =>
  useAct({
    before,
    send: (payment: Payment) => calls.payments.deletePaymentRequest(one(payment)),
    show: (queries, _answer, { id }) => {
      changePayment(queries, id, () => []);
    },
    done: () => ownActs.deleted,
    failed: () => ownActs.deleteFailed,
  });
