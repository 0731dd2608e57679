import { attachBill as words } from '#words/attach-bill.ts';
import { calls } from '#web/calls/api.ts';
import { changePayment } from '#web/money/cached-payments.ts';
import { one, useAct, type Payment } from '#web/money/use-act.ts';

/** Takes the bill off one's own request. */
export const useRemovingBill = (before: () => void) =>
  useAct({
    before,
    send: (payment: Payment) => calls.payments.removeBill(one(payment)),
    show: (queries, payment) => {
      changePayment(queries, payment.id, () => [payment]);
    },
    done: () => words.removed,
    failed: () => words.removeFailed,
  });
