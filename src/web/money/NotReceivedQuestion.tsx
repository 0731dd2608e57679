import { useRef } from 'react';
import { ownActs, proofReview as words } from '#words/requester-acts.ts';
import type { LineProps } from '#web/money/line.ts';
import { useReviewing } from '#web/money/use-requester-acts.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { LazyQuestion } from '#web/ui/windows/lazy-windows.tsx';

type NotReceivedQuestionProps = Pick<LineProps, 'payment' | 'debtor' | 'title'> & {
  open: boolean;
  onClose: () => void;
};

/** Asked before a debtor is told that their money has not come. It stays where the check goes with the answer. */
export function NotReceivedQuestion({ payment, debtor, title, open, onClose }: NotReceivedQuestionProps) {
  const isDone = useRef(false);
  const reviewing = useReviewing(() => {
    isDone.current = true;
    onClose();
  });
  const { displayName: name, proof } = debtor;
  const amount = proof?.settles?.amount ?? debtor.amount;
  return (
    <LazyQuestion
      open={open}
      onClose={onClose}
      title={words.notReceivedTitle(name)}
      yes={words.notReceived}
      cancel={ownActs.cancel}
      busy={reviewing.isPending}
      focusAfter={() => (isDone.current ? title() : true)}
      onYes={() => {
        isDone.current = false;
        const answer = { approve: false, all: false, isMyName: false };
        reviewing.mutate({ ...payment, debtor, ...answer }, { onError: onClose });
      }}
    >
      <Amounts>{words.notReceivedText(name, amount)}</Amounts>
    </LazyQuestion>
  );
}
