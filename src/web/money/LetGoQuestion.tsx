import { useRef } from 'react';
import { sentences } from '#words/lists.ts';
import { ownRequest } from '#words/payment-requester.ts';
import { ownActs as words } from '#words/requester-acts.ts';
import type { Debtor } from '#contract/payments.ts';
import type { LineProps } from '#web/money/line.ts';
import { useLettingGo } from '#web/money/use-requester-acts.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { LazyQuestion } from '#web/ui/windows/lazy-windows.tsx';

type LetGoQuestionProps = Pick<LineProps, 'payment' | 'title'> & {
  debtor: Pick<Debtor, 'userId' | 'displayName' | 'amount' | 'inReview' | 'reminders'>;
  open: boolean;
  onClose: () => void;
};

/** Asked before a share is forgiven. It stays where its button goes with the answer. */
export function LetGoQuestion({ payment, debtor, title, open, onClose }: LetGoQuestionProps) {
  const isDone = useRef(false);
  const letting = useLettingGo(() => {
    isDone.current = true;
    onClose();
  });
  const { displayName: name, amount, inReview, reminders } = debtor;
  const said = [
    words.letGoText(amount, payment.title),
    ...(inReview ? [words.letGoReceipt] : []),
    ...(reminders?.unreachable === 'gone' ? [] : [words.letGoTold(name)]),
  ];
  return (
    <LazyQuestion
      open={open}
      onClose={onClose}
      title={words.letGoTitle(name)}
      yes={ownRequest.letGo}
      cancel={words.cancel}
      busy={letting.isPending}
      focusAfter={() => (isDone.current ? title() : true)}
      onYes={() => {
        isDone.current = false;
        letting.mutate({ ...payment, debtor }, { onError: onClose });
      }}
    >
      <Amounts>{sentences(said)}</Amounts>
    </LazyQuestion>
  );
}
