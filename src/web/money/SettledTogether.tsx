import type { Debtor } from '#contract/payments.ts';
import { formatAmount } from '#domain/money.ts';
import { sumsOf } from '#domain/settling-up.ts';
import { settling as words } from '#words/settling-up.ts';

type Settles = NonNullable<NonNullable<Debtor['proof']>['settles']>;

/** What a receipt of the difference settles, for whoever looks at it: the lines of both ways. */
export function SettledTogether({ settles, me, name }: { settles: Settles; me: string; name: string }) {
  const { owes, owed } = sumsOf(me, settles.lines);
  const own = settles.lines.filter(({ userId }) => userId === me);
  const theirs = settles.lines.filter(({ userId }) => userId !== me);
  return (
    <div className="mt-3 grid gap-2 text-sm">
      <p className="text-ink2">{words.together}</p>
      <Side title={words.ofTheirs(name)} sum={formatAmount(owed)} lines={theirs} />
      {own.length > 0 && <Side title={words.ofYours} sum={words.minus(owes)} lines={own} />}
    </div>
  );
}

const Side = ({ title, sum, lines }: { title: string; sum: string; lines: Settles['lines'] }) => (
  <div>
    <p className="flex justify-between gap-3 font-semibold">
      <span className="min-w-0">{title}</span>
      <span className="whitespace-nowrap">{sum}</span>
    </p>
    <ul className="mt-0.5 grid gap-0.5">
      {lines.map((line) => (
        <li key={`${line.paymentId} ${line.userId}`} className="flex justify-between gap-3 text-ink2">
          <span className="min-w-0">{line.title}</span>
          <span className="whitespace-nowrap">{formatAmount(line.amount)}</span>
        </li>
      ))}
    </ul>
  </div>
);
