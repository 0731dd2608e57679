import { useRef } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import { ownRequest as words } from '#words/payment-requester.ts';
import { useDeleting } from '#web/payments/use-requester-acts.ts';
import { Amounts } from '#web/ui/amounts.tsx';
import { LazyQuestion } from '#web/ui/lazy-windows.tsx';

type DeleteQuestionProps = {
  payment: PaymentRequest;
  open: boolean;
  onClose: () => void;
  /** The list's: the focus goes there with the card. */
  heading: () => HTMLElement | null;
};

/** Asked before a request goes. It stays where the card goes with the answer. */
export function DeleteQuestion({ payment, open, onClose, heading }: DeleteQuestionProps) {
  const isDone = useRef(false);
  const deleting = useDeleting(() => {
    isDone.current = true;
    onClose();
  });
  const names = payment.debtors.map(({ displayName }) => displayName);
  return (
    <LazyQuestion
      open={open}
      onClose={onClose}
      title={words.deleteTitle}
      yes={words.deleteYes}
      cancel={words.cancel}
      danger
      busy={deleting.isPending}
      focusAfter={() => (isDone.current ? heading() : true)}
      onYes={() => {
        isDone.current = false;
        deleting.mutate(payment, { onError: onClose });
      }}
    >
      <Amounts>{words.deleteText(payment.title, payment.totalAmount, names)}</Amounts>
    </LazyQuestion>
  );
}
