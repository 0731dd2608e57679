import { ReceiptText } from 'lucide-react';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { paymentShare, proofCheck as words } from '#words/money.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { calls } from '#web/calls/api.ts';
import { changePayment } from '#web/money/use-payments.ts';
import { useAct } from '#web/money/use-acts.ts';
import type { ShareProps } from '#web/money/share-props.ts';

const ProofWindow = lazyWindow(() => import('#web/proofs/ProofWindow.tsx'), 'ProofWindow');

/** Opens the receipt that paid a share, while it is stored; a debtor sees the receipt that they sent. */
export function RequestProof({ debtor, nameId }: { debtor: Debtor; nameId: string }) {
  const window = useOpening();
  const picture = debtor.ownProof ?? debtor.proof?.picture;
  if (!picture) return null;
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={<ReceiptText size={14} aria-hidden />}
        className="min-h-8 gap-1.5! px-2.5! font-medium"
        aria-describedby={nameId}
        {...ProofWindow.preloadProps}
        onClick={() => window.open()}
      >
        {debtor.ownProof ? words.seeOwn : words.see}
      </Button>
      <ProofWindow
        opening={window.opening}
        onClose={window.close}
        name={debtor.displayName}
        picture={picture}
      />
    </>
  );
}

/** The request without its waiting receipt. */
const withoutReview = (payment: PaymentRequest, userId: string): PaymentRequest => ({
  ...payment,
  debtors: payment.debtors.map((share) =>
    share.userId === userId ? { ...share, inReview: false, proof: null, ownProof: null } : share,
  ),
});

const useTakingBack = (before: () => void) =>
  useAct({
    before,
    send: ({ payment, userId }: { payment: PaymentRequest; userId: string }) =>
      calls.payments.takeBackProof({ paymentId: payment.id, userId }),
    show: (queries, _done, { payment, userId }) => {
      changePayment(queries, payment.id, (now) => [withoutReview(now, userId)]);
    },
    done: () => paymentShare.tookBack,
    failed: () => paymentShare.takeBackFailed,
  });

/** The reader's actions on their own receipt while it waits for the requester's answer. */
export function OwnReview({ payment, debtor, title, titleId, nameId }: ShareProps & { nameId: string }) {
  // The button is removed with the receipt.
  const taking = useTakingBack(() => title()?.focus());
  return (
    <span className="-ml-2.5 flex flex-wrap items-center">
      <RequestProof debtor={debtor} nameId={nameId} />
      <Button
        size="small"
        variant="ghost"
        className="min-h-8 px-2.5! font-medium"
        aria-describedby={titleId}
        busy={taking.isPending}
        onClick={() => taking.mutate({ payment, userId: debtor.userId })}
      >
        {paymentShare.takeBack}
      </Button>
    </span>
  );
}
