import { useRef } from 'react';
import { sentences } from '#words/lists.ts';
import { ownRequest } from '#words/payment-requester.ts';
import { ownActs as words } from '#words/requester-acts.ts';
import type { LineProps } from '#web/money/line.ts';
import { useReopening } from '#web/money/use-requester-acts.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { LazyQuestion } from '#web/ui/windows/lazy-windows.tsx';

type ReopenQuestionProps = LineProps & { open: boolean; onClose: () => void };

/** Asked before a line that was wrongly paid is taken back, since its debtor is told. It stays where its button goes with the answer. */
export function ReopenQuestion({ payment, debtor, title, open, onClose }: ReopenQuestionProps) {
  const isDone = useRef(false);
  const reopening = useReopening(() => {
    isDone.current = true;
    onClose();
  });
  const { displayName: name, amount, reminders } = debtor;
  const unreachable = reminders?.unreachable;
  const told = unreachable === 'gone' ? [] : [words.reopenTold(name, unreachable !== 'stopped')];
  return (
    <LazyQuestion
      open={open}
      onClose={onClose}
      title={words.reopenTitle(name)}
      yes={ownRequest.reopen}
      cancel={words.cancel}
      busy={reopening.isPending}
      focusAfter={() => (isDone.current ? title() : true)}
      onYes={() => {
        isDone.current = false;
        reopening.mutate({ ...payment, debtor }, { onError: onClose });
      }}
    >
      <Amounts>{sentences([words.reopenText(amount, payment.title), ...told])}</Amounts>
    </LazyQuestion>
  );
}
