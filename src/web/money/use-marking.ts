import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { paymentLine as words } from '#words/payments.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { changePayment } from '#web/money/cached-payments.ts';
import { changeCached } from '#web/calls/lists.ts';
import { useMe } from '#web/app/session.tsx';
import { timeNow } from '#web/ui/hooks/clock.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type Open = { owes: number; toPay: number };

const SUMS = api.payments.getPaymentSummary.key();

const paidNow = (line: Debtor): Debtor => ({
  ...line,
  paid: true,
  paidAt: new Date(timeNow()),
  paidBy: 'marked',
});

/** Marks the reader's own line as paid. It shows at once, and is taken back with a sentence when the server will not have it. */
export function useMarking() {
  const queries = useQueryClient();
  const me = useMe();
  const ownOf = (debtors: readonly Debtor[]) => debtors.find(({ userId }) => userId === me.id);
  const undoing = useMutation({
    mutationFn: ({ homeId, id }: PaymentRequest) => calls.payments.undoMarkAsPaid({ homeId, paymentId: id }),
    onSuccess: () => showToast({ kind: 'success', text: words.unmarked }),
    onError: (error) => showToast(failureOf(error, words.undoFailed)),
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
      const putLineBack = changePayment(queries, id, (payment) => [
        {
          ...payment,
          debtors: payment.debtors.map((line) => (line.userId === me.id ? paidNow(line) : line)),
        },
      ]);
      return () => {
        putSumsBack();
        putLineBack();
      };
    },
    onSuccess: (payment) => {
      showToast({
        kind: 'success',
        text: words.marked,
        action: { label: words.undo, run: () => undoing.mutate(payment) },
      });
    },
    onError: (error, _payment, putBack) => {
      putBack?.();
      showToast(failureOf(error, words.markFailed));
    },
  });
}
