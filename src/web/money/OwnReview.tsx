import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentRequest } from '#contract/payments.ts';
import { paymentLine as words } from '#words/payments.ts';
import { calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { changePayment, readPaymentsAgain } from '#web/money/cached-payments.ts';
import type { LineProps } from '#web/money/line.ts';
import { PaidProof } from '#web/money/PaidProof.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

/** The line as it stands without the receipt that waited. */
const openAgain = (payment: PaymentRequest, userId: string): PaymentRequest => ({
  ...payment,
  debtors: payment.debtors.map((line) =>
    line.userId === userId ? { ...line, inReview: false, proof: null, receipt: null } : line,
  ),
});

function useTakingBack() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ payment, userId }: { payment: PaymentRequest; userId: string }) =>
      calls.payments.takeBackProof({ paymentId: payment.id, userId }),
    onSuccess: (_done, { payment, userId }) => {
      changePayment(queries, payment.id, (now) => [openAgain(now, userId)]);
      showToast({ kind: 'success', text: words.tookBack });
    },
    onError: (error) => showToast(failureOf(error, words.takeBackFailed)),
    onSettled: () => readPaymentsAgain(queries),
  });
}

/** What can be done with one's own receipt while it waits for the requester's word. Load it lazily. */
export function OwnReview({ payment, debtor, title, titleId, nameId }: LineProps & { nameId: string }) {
  const taking = useTakingBack();
  return (
    <span className="-ml-2.5 flex flex-wrap items-center">
      <PaidProof debtor={debtor} nameId={nameId} />
      <Button
        size="small"
        variant="ghost"
        className="min-h-8 px-2.5! font-medium"
        aria-describedby={titleId}
        busy={taking.isPending}
        onClick={() =>
          taking.mutate(
            { payment, userId: debtor.userId },
            // The button goes with the receipt.
            { onSuccess: () => title()?.focus() },
          )
        }
      >
        {words.takeBack}
      </Button>
    </span>
  );
}
