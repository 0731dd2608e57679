import { useRef } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import { waitsForAnswer } from '#domain/payments.ts';
import { proofCheck } from '#words/payment-requester.ts';
import { ownActs as words } from '#words/requester-acts.ts';
import { useDeleting } from '#web/money/use-requester-acts.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { LazyQuestion } from '#web/ui/windows/lazy-windows.tsx';

type DeleteQuestionProps = {
  payment: PaymentRequest;
  open: boolean;
  onClose: () => void;
  /** The list's: the focus goes there with the card. */
  heading: () => HTMLElement | null;
};

/** A receipt waits: it is answered first, so the way leads there. */
function AnswerFirst({ payment, open, onClose }: DeleteQuestionProps) {
  const isGoing = useRef(false);
  const check = () => document.querySelector<HTMLElement>(`[data-check='${payment.id}']`);
  const names = payment.debtors.filter(({ inReview }) => inReview).map(({ displayName }) => displayName);
  return (
    <LazyQuestion
      open={open}
      onClose={onClose}
      title={words.deleteWaits}
      yes={proofCheck.check}
      cancel={words.cancel}
      busy={false}
      focusAfter={() => (isGoing.current ? check() : true)}
      onYes={() => {
        isGoing.current = true;
        if (check()?.ariaExpanded !== 'true') check()?.click();
        onClose();
      }}
    >
      {words.deleteWaitsText(names)}
    </LazyQuestion>
  );
}

/** Asked before a request goes; while a receipt waits, what comes first. */
export function DeleteQuestion(question: DeleteQuestionProps) {
  const Asked = waitsForAnswer(question.payment.debtors) ? AnswerFirst : GoQuestion;
  return <Asked {...question} />;
}

/** Asked before a request goes. It stays where the card goes with the answer. */
function GoQuestion({ payment, open, onClose, heading }: DeleteQuestionProps) {
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
