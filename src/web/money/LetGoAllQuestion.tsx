import { useRef } from 'react';
import type { LineBetweenUs } from '#contract/settling-up.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { sentences } from '#words/lists.ts';
import { lettingAllGo as words } from '#words/owed-together.ts';
import { ownRequest } from '#words/payment-requester.ts';
import { calls } from '#web/calls/api.ts';
import { useAct } from '#web/money/use-act.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { LazyQuestion } from '#web/ui/windows/lazy-windows.tsx';

type Shown = Pick<LineBetweenUs, 'paymentId' | 'userId' | 'amount' | 'title'>;

type Props = {
  homeId: string;
  person: { userId: string; displayName: string; isGone: boolean };
  lines: readonly Shown[];
  /** What the reader owes them in turn, in sen. */
  owes: Sen;
  /** Where the focus goes once the button is gone. */
  focusAfter: () => HTMLElement | null;
  open: boolean;
  onClose: () => void;
};

/** Asked before all that somebody owes is forgiven: all of it, or none. Load it lazily. */
export function LetGoAllQuestion({ homeId, person, lines, owes, focusAfter, open, onClose }: Props) {
  const isDone = useRef(false);
  const letting = useAct({
    send: (shown: readonly Shown[]) =>
      calls.settlingUp.letGoAll({
        homeId,
        userId: person.userId,
        lines: shown.map(({ paymentId, userId, amount }) => ({ paymentId, userId, amount })),
      }),
    before: () => {
      isDone.current = true;
      onClose();
    },
    done: (_answer, shown) => words.done(shown.length),
    failed: () => words.failed,
  });
  const count = lines.length;
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const said = [
    words.text(sum),
    ...(owes > 0 ? [words.stays(owes)] : []),
    ...(person.isGone ? [] : [words.told(person.displayName)]),
  ];
  return (
    <LazyQuestion
      open={open}
      onClose={onClose}
      title={words.title(person.displayName, count)}
      yes={ownRequest.letGo}
      cancel={words.cancel}
      busy={letting.isPending}
      focusAfter={() => (isDone.current ? focusAfter() : true)}
      onYes={() => {
        isDone.current = false;
        letting.mutate(lines, { onError: onClose });
      }}
    >
      <ul className="mb-3 max-h-48 divide-y divide-line overflow-y-auto">
        {lines.map(({ paymentId, title, amount }) => (
          <li key={paymentId} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0">{title}</span>
            <b className="whitespace-nowrap text-ink">{formatAmount(amount)}</b>
          </li>
        ))}
      </ul>
      <Amounts>{sentences(said)}</Amounts>
    </LazyQuestion>
  );
}
