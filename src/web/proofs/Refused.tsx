import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatAmount, type Sen } from '#domain/money.ts';
import { askToCheck, difference as words, proofPage } from '#words/proof-page.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { Spinner } from '#web/ui/drawings/spinner.tsx';

export type Asking = { ask: () => void; busy: boolean };

type RefusedProps = {
  bill: { amount: Sen; requester: { name: string } } | undefined;
  /** What stands on the receipt, where it was read surely enough. */
  shown: Sen | undefined;
  onAgain: () => void;
  /** There where the requester may be asked to look at it. */
  asking: Asking | undefined;
  /** The way on to the payment requests. */
  wayOn: ReactNode;
};

/** Below why a receipt was refused: the small sum, and what can be done. */
export function Refused({ bill, shown, onAgain, asking, wayOn }: RefusedProps) {
  return (
    <>
      {bill && shown !== undefined && shown !== bill.amount && <Difference due={bill.amount} shown={shown} />}
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        <Button onClick={onAgain}>{proofPage.tryAgain}</Button>
        {wayOn}
      </div>
      {asking && <AskToCheck requester={bill?.requester.name} {...asking} />}
    </>
  );
}

/** What stays once it was earned by a second refusal. */
export const AskToCheck = ({ requester, ask, busy }: Asking & { requester: string | undefined }) => (
  <WayOut text={askToCheck.sure} act={askToCheck.ask(requester)} busy={busy} onAct={ask} />
);

type WayOutProps = { text: string; act: string; busy: boolean; onAct: () => void };

/** A question at the card's end, and what can be done about it. */
export const WayOut = ({ text, act, busy, onAct }: WayOutProps) => (
  <p className="border-t border-line pt-3 text-15 text-ink2">
    {text}
    <Gap />
    <button
      type="button"
      className="link text-left pointer-coarse:min-h-11"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onAct}
    >
      {act}
      {busy && <Spinner size={15} className="ml-2 inline" />}
    </button>
  </p>
);

function Difference({ due, shown }: { due: Sen; shown: Sen }) {
  const rows = [
    { term: words.share, sen: due },
    { term: words.shown, sen: shown },
    { term: shown < due ? words.missing : words.tooMuch, sen: Math.abs(due - shown), result: true },
  ];
  return (
    <dl className="grid gap-2.5 rounded-md bg-sunken px-4 py-3.5">
      {rows.map(({ term, sen, result }) => (
        <div
          key={term}
          className={clsx(
            'flex flex-wrap items-baseline justify-between gap-x-4',
            result && 'border-t border-line pt-2.5 text-danger',
          )}
        >
          <dt className={clsx('text-15', result ? 'font-semibold' : 'text-ink2')}>{term}</dt>
          <dd className="ml-auto text-lg font-bold">{formatAmount(sen)}</dd>
        </div>
      ))}
    </dl>
  );
}
