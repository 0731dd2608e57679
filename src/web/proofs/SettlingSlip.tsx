import { useId } from 'react';
import type { BetweenUs } from '#contract/settling-up.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { categoryIcon } from '#domain/payments.ts';
import { sumsOf } from '#domain/settling-up.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { settling as words } from '#words/settling-up.ts';
import { Amount, Paper, type SlipState } from '#web/proofs/BillSlip.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { NoteLine } from '#web/ui/layout/facts-line.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

type SettlingSlipProps = {
  payer: { id: string; displayName: string };
  payee: BetweenUs;
  amount: Sen;
  lines: BetweenUs['lines'];
  state: SlipState;
  /** The name of the home. */
  home: string;
};

/** Whom the reader pays to settle up, and what that settles. */
export function SettlingSlip({ payer, payee, amount, lines, state, home }: SettlingSlipProps) {
  const id = useId();
  const { owes, owed } = sumsOf(payer.id, lines);
  const own = lines.filter(({ userId }) => userId === payer.id);
  const theirs = lines.filter(({ userId }) => userId !== payer.id);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Paper>
        <h2 id={id} className="min-w-0 text-15 leading-snug text-ink2">
          {words.slip(payer.displayName)}{' '}
          <span className="mt-1 flex items-center gap-2 text-17 font-bold text-ink">
            <Avatar name={payee.displayName} tone={payee.tone} photo={payee.photoURL} size={28} />
            <span className="min-w-0">{payee.displayName}</span>
          </span>
        </h2>
        <NoteLine
          notes={payee.notes.map((note) => payeeNote(note, { name: payee.displayName, home }))}
          className="mt-2"
        />
        <Amount sen={amount} paid={state === 'paid'} />
        <div className="mt-4 grid gap-3 border-t border-dashed border-line-strong/60 pt-3.5 pb-1 sm:mt-6 sm:pt-5 sm:pb-4">
          {/* On phones they would push the button below the first screen. */}
          <p className="text-sm text-ink2 sm:hidden">{words.lines(lines.length)}</p>
          <Side title={words.youOwe} sum={formatAmount(owes)} lines={own} />
          {theirs.length > 0 && (
            <Side title={words.theyOwe(payee.displayName)} sum={words.minus(owed)} lines={theirs} />
          )}
        </div>
      </Paper>
    </section>
  );
}

const Side = ({ title, sum, lines }: { title: string; sum: string; lines: BetweenUs['lines'] }) => (
  <div className="max-sm:hidden">
    <p className="flex justify-between gap-3 text-15 font-semibold">
      <span className="min-w-0">{title}</span>
      <span className="whitespace-nowrap">{sum}</span>
    </p>
    <ul className="mt-1.5 grid gap-1.5">
      {lines.map((line) => (
        <li key={`${line.paymentId} ${line.userId}`} className="flex items-center gap-2.5 text-sm">
          <Tile icon={categoryIcon(line.category)} size={26} />
          <span className="min-w-0 flex-1">{line.title}</span>
          <span className="whitespace-nowrap text-ink2">{formatAmount(line.amount)}</span>
        </li>
      ))}
    </ul>
  </div>
);
