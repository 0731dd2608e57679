import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { Bill } from '#contract/functions.ts';
import type { BetweenUs } from '#contract/settling-up.ts';
import { dayOf } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import type { PayeeNote } from '#domain/payee-notes.ts';
import { categoryIcon } from '#domain/payments.ts';
import { sumsOf } from '#domain/settling-up.ts';
import { plainDate } from '#words/days.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { paymentShare } from '#words/money.ts';
import { slip as words } from '#words/proof-page.ts';
import { settling } from '#words/settling-up.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { NoteLine } from '#web/ui/layout/facts-line.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

/** The state of the shares, as far as the page knows. */
export type ProofSlipState = 'owed' | 'inReview' | 'paid';

export type ProofSlipProps = {
  state: ProofSlipState;
  /** Says who pays; the name of the payee is below it. */
  title: string;
  payee: { name: string; tone: Bill['requester']['tone']; photo?: string | null };
  /** Notes about the payee. */
  notes: readonly PayeeNote[];
  /** The name of the home. */
  home: string;
  amount: Sen;
  /** Details: the request of one share, or both sides of several. */
  children: ReactNode;
};

/** A paper slip with payer, payee, amount and purpose, beside every state of the page. */
export function ProofSlip({ state, title, payee, notes, home, amount, children }: ProofSlipProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Paper>
        <div className="flex items-start justify-between gap-3">
          <h2 id={id} className="min-w-0 text-15 leading-snug text-ink2">
            {title}{' '}
            <span className="mt-1 flex items-center gap-2 text-17 font-bold text-ink">
              <Avatar {...payee} size={28} />
              <span className="min-w-0">{payee.name}</span>
            </span>
          </h2>
          {state === 'inReview' && <Status state="pending">{words.inReview}</Status>}
        </div>
        <NoteLine
          notes={notes.map((note) => payeeNote(note, { name: payee.name, home }))}
          className="mt-1 -mb-1"
        />
        <Amount sen={amount} paid={state === 'paid'} />
        <div className="mt-4 border-t border-dashed border-line-strong/60 pt-3.5 pb-1 sm:mt-6 sm:pt-5 sm:pb-4">
          {children}
        </div>
      </Paper>
    </section>
  );
}

/** Up to this length an amount is set large and fits one line. */
const LONG_AMOUNT = 11;

function Amount({ sen, paid }: { sen: Sen; paid: boolean }) {
  const text = formatAmount(sen);
  return (
    <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5 sm:mt-5">
      <p
        className={clsx(
          'leading-none font-[750] tracking-[-.03em] whitespace-nowrap',
          text.length > LONG_AMOUNT
            ? 'text-[min(2rem,10vw)] leading-[1.25] sm:leading-normal'
            : 'text-[min(2.5rem,12.5vw)] sm:text-48',
        )}
      >
        {text}
      </p>
      {paid && (
        <span className="mr-1 ml-auto -rotate-8 rounded-sm border-[2.5px] border-link px-2.5 py-1 text-xl leading-tight font-extrabold text-link">
          {paymentShare.paid}
        </span>
      )}
    </div>
  );
}

type OneShareProps = {
  bill: Bill;
  /** The button that opens the bill. */
  attached: ReactNode;
};

/** The details of one share. */
export function OneShare({ bill, attached }: OneShareProps) {
  const facts: [term: string, fact: string][] = [
    [words.askedOn, plainDate(dayOf(new Date(bill.createdAt), supportedZone(bill.timeZone)))],
    ...(bill.people > 1 ? [[words.between, words.people(bill.people)] as [string, string]] : []),
    [words.home, bill.homeName],
  ];
  return (
    <>
      <div className="flex items-center gap-3">
        <Tile icon={categoryIcon(bill.category)} />
        <p className="min-w-0 flex-1 leading-snug">
          <span className="block font-[650]">{bill.title}</span>
          <span className="text-sm text-ink2">
            <Amounts>{words.shareOf(bill.totalAmount, bill.people)}</Amounts>
          </span>
        </p>
        {attached}
      </div>
      {/* On phones they would push the button below the first screen. */}
      <dl className="mt-5 hidden gap-2 text-sm sm:grid">
        {facts.map(([term, fact]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink2">{term}</dt>
            <dd className="min-w-0 text-right">{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type SharesOfBothProps = { payerId: string; payee: BetweenUs; shares: BetweenUs['lines'] };

/** The details of several shares: those of the payer, and those that are set off against them. */
export function SharesOfBoth({ payerId, payee, shares }: SharesOfBothProps) {
  const { owes, owed } = sumsOf(payerId, shares);
  const mine = shares.filter(({ userId }) => userId === payerId);
  const theirs = shares.filter(({ userId }) => userId !== payerId);
  return (
    <div className="grid gap-3">
      {/* On phones the shares would push the button below the first screen. */}
      <p className="text-sm text-ink2 sm:hidden">{settling.lines(shares.length)}</p>
      <Side title={settling.youOwe} sum={formatAmount(owes)} shares={mine} />
      {theirs.length > 0 && (
        <Side title={settling.theyOwe(payee.displayName)} sum={settling.minus(owed)} shares={theirs} />
      )}
    </div>
  );
}

const Side = ({ title, sum, shares }: { title: string; sum: string; shares: BetweenUs['lines'] }) => (
  <div className="max-sm:hidden">
    <p className="flex justify-between gap-3 text-15 font-semibold">
      <span className="min-w-0">{title}</span>
      <span className="whitespace-nowrap">{sum}</span>
    </p>
    <ul className="mt-1.5 grid gap-1.5">
      {shares.map((share) => (
        <li key={`${share.paymentId} ${share.userId}`} className="flex items-center gap-2.5 text-sm">
          <Tile icon={categoryIcon(share.category)} size={26} />
          <span className="min-w-0 flex-1">{share.title}</span>
          <span className="whitespace-nowrap text-ink2">{formatAmount(share.amount)}</span>
        </li>
      ))}
    </ul>
  </div>
);

export const ProofSlipSkeleton = () => (
  <div aria-hidden>
    <Paper>
      <div className="grid h-[181px] content-start gap-3 sm:h-[324px]">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-10 w-44 sm:mt-3 sm:h-12" />
      </div>
    </Paper>
  </div>
);

const Paper = ({ children }: { children: ReactNode }) => (
  <>
    <div className="rounded-t-lg border border-b-0 border-line bg-surface px-5 pt-4 pb-2 sm:px-6 sm:pt-6">
      {children}
    </div>
    <TornEdge />
  </>
);

/** One repeated tooth, so that it fits every width without a picture. */
function TornEdge() {
  const id = useId();
  return (
    <svg aria-hidden className="block h-2.5 w-full">
      <pattern id={id} width="16" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 0h16L8 8.5z" fill="var(--surface)" />
        <path d="M.5 0 8 8.5 15.5 0" fill="none" stroke="var(--line)" strokeWidth="1.2" />
      </pattern>
      <rect width="100%" height="10" fill={`url(#${id})`} />
    </svg>
  );
}
