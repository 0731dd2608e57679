import type { PaymentRequest } from '#contract/payments.ts';
import { paymentLine as words } from '#words/payments.ts';
import { calls } from '#web/calls/api.ts';
import { changePayment } from '#web/money/cached-payments.ts';
import { useAct } from '#web/money/use-act.ts';
import type { LineProps } from '#web/money/line.ts';
import { PaidProof } from '#web/money/PaidProof.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/** The line as it stands without the receipt that waited. */
const openAgain = (payment: PaymentRequest, userId: string): PaymentRequest => ({
  ...payment,
  debtors: payment.debtors.map((line) =>
    line.userId === userId ? { ...line, inReview: false, proof: null, receipt: null } : line,
  ),
});

const useTakingBack = (before: () => void) =>
  useAct({
    before,
    send: ({ payment, userId }: { payment: PaymentRequest; userId: string }) =>
      calls.payments.takeBackProof({ paymentId: payment.id, userId }),
    show: (queries, _done, { payment, userId }) => {
      changePayment(queries, payment.id, (now) => [openAgain(now, userId)]);
    },
    done: () => words.tookBack,
    failed: () => words.takeBackFailed,
  });

/** What can be done with one's own receipt while it waits for the requester's word. Load it lazily. */
export function OwnReview({ payment, debtor, title, titleId, nameId }: LineProps & { nameId: string }) {
  // The button goes with the receipt.
  const taking = useTakingBack(() => title()?.focus());
  return (
    <span className="-ml-2.5 flex flex-wrap items-center">
      <PaidProof debtor={debtor} nameId={nameId} />
      <Button
        size="small"
        variant="ghost"
        className="min-h-8 px-2.5! font-medium"
        aria-describedby={titleId}
        busy={taking.isPending}
        onClick={() => taking.mutate({ payment, userId: debtor.userId })}
      >
        {words.takeBack}
      </Button>
    </span>
  );
}
