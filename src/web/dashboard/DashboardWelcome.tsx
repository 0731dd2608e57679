import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { DashboardOfHome } from '#contract/dashboard.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { RECEIPT_TO_CHECK } from '#domain/places.ts';
import { counters, dashboard, money } from '#words/dashboard.ts';
import { HomeArt } from '#web/ui/drawings/home-art.tsx';

type WelcomeProps = {
  name: string;
  /** What concerns the reader here now. */
  text: ReactNode;
  /** The reader has done all of today. */
  isDone: boolean;
};

export const DashboardWelcome = ({ name, text, isDone }: WelcomeProps) => (
  <div className="@container relative min-h-24 overflow-hidden rounded-lg border border-line bg-primary-soft px-4 pt-3 pb-3.5 text-on-primary-soft sm:px-7 sm:pt-5 sm:pb-5.5">
    <HomeArt
      isLit={isDone}
      className="absolute right-0.5 -bottom-px w-[124px] @max-[15rem]:hidden sm:right-6 sm:w-auto sm:h-[calc(100%-8px)] sm:max-h-[124px]"
    />
    <h1 className="relative text-2xl leading-[1.75rem] font-bold tracking-[-.02em] text-balance text-ink pr-[92px] @max-[15rem]:pr-0 sm:pr-[250px] sm:text-34 sm:leading-[2.5rem] short:text-26">
      <span className="block text-13 leading-[1.125rem] font-semibold tracking-normal text-on-primary-soft sm:text-15">
        {dashboard.welcome}{' '}
      </span>
      {name}
    </h1>
    <p className="relative mt-[3px] pr-[116px] text-sm text-pretty @max-[15rem]:pr-0 sm:pr-[250px] sm:text-17 short:text-15">
      {text}
    </p>
  </div>
);

type CountersProps = Pick<DashboardOfHome, 'counts'> & {
  /** How many of today's chores are completed. */
  doneToday: number;
  /** How many overdue chores are the reader's. */
  myLate: number;
  /** The id on the board to which the overdue counter links. */
  latePlace: string | undefined;
};

/** Four counters, each a link to what it counts (docs/product/dashboard.md 'The four counters'). */
export function Counters({ counts, doneToday, myLate, latePlace }: CountersProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-4 *:border-line *:not-last:border-e @max-[18rem]:grid-cols-2 @max-[18rem]:*:nth-2:border-e-0 @max-[18rem]:*:nth-[n+3]:border-t">
        <Counter
          title={counters.today}
          count={counts.today}
          note={counts.today > 0 ? counters.done(doneToday, counts.today) : undefined}
          to="/chores"
        />
        <Counter title={counters.upcoming} count={counts.upcoming} to="/chores" />
        <Counter
          title={counters.overdue}
          count={counts.overdue}
          note={counts.overdue > 0 ? counters.yours(myLate) : undefined}
          to="/chores"
          // The counter includes everyone's chores, whatever tab the board was left on.
          tab="all"
          hash={latePlace}
          alarming
        />
        <Counter title={counters.pendingSwaps} count={counts.pendingSwaps} to="/swap-requests" />
      </div>
    </div>
  );
}

type CounterProps = {
  title: string;
  count: number;
  note?: string | undefined;
  to: '/chores' | '/swap-requests';
  tab?: 'all';
  hash?: string | undefined;
  alarming?: boolean;
};

function Counter({ title, count, note, to, tab, hash = '', alarming }: CounterProps) {
  return (
    <fieldset aria-label={title} className="min-w-0">
      <Link
        to={to}
        search={{ tab }}
        hash={hash}
        className="block h-full pt-[9px] pr-1 pb-2.5 pl-[11px] -outline-offset-4 hover:bg-sunken sm:px-4 sm:py-3"
      >
        <b
          className={clsx(
            'block text-xl leading-[1.5rem] font-[750] tracking-[-.02em] sm:text-2xl',
            alarming && count > 0 && 'text-danger',
            count === 0 && 'text-ink3',
          )}
        >
          {count}{' '}
        </b>
        <span className="block text-xs leading-[.9375rem] text-ink2 sm:text-13 sm:leading-[1rem]">
          {title}
          {note && <span className="block font-semibold text-link"> {note}</span>}
        </span>
      </Link>
    </fieldset>
  );
}

/** The counters and, below them, what is open with housemates. */
export const Glance = ({ children }: { children: ReactNode }) => (
  <div className="card overflow-hidden">{children}</div>
);

type MoneyProps = { owes: Sen; owed: Sen; toCheck: number };

/** The row below the counters (docs/product/dashboard.md 'The four counters'). */
export function Money({ owes, owed, toCheck }: MoneyProps) {
  const isOpen = owes > 0 || owed > 0;
  if (!isOpen && toCheck === 0) return null;
  return (
    <section aria-label={money.title} className="flex flex-wrap border-t border-line">
      {isOpen && (
        <Way isLast={toCheck === 0}>
          {owes > 0 && <Fact value={formatAmount(owes)} label={money.owes} look="text-danger" />}
          {owed > 0 && <Fact value={formatAmount(owed)} label={money.owed} look="text-primary" />}
        </Way>
      )}
      {toCheck > 0 && (
        <Way place={RECEIPT_TO_CHECK} isLast>
          <Fact value={String(toCheck)} label={money.toCheck(toCheck)} look="text-warn" />
        </Way>
      )}
    </section>
  );
}

/** A link to the list, or to a place in it. */
const Way = ({ place = '', isLast, children }: { place?: string; isLast: boolean; children: ReactNode }) => (
  <Link
    to="/pay-my-money-back"
    hash={place}
    className={clsx(
      'flex max-w-full shrink-0 items-center gap-2 py-[9px] pr-2 pl-[11px] -outline-offset-4 hover:bg-sunken sm:pl-4',
      isLast && 'flex-1',
    )}
  >
    <span className="flex flex-1 flex-wrap gap-x-[18px] gap-y-2">{children}</span>
    {isLast && <ChevronRight size={18} aria-hidden className="shrink-0 text-ink2" />}
  </Link>
);

const Fact = ({ value, label, look }: { value: string; label: string; look: string }) => (
  <span className="block">
    <b className={clsx('block text-15 leading-[1.25rem] font-bold whitespace-nowrap', look)}>{value} </b>
    <span className="block text-xs leading-[1rem] text-ink2">{label} </span>
  </span>
);
