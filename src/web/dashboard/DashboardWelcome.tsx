import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { DashboardOfHome } from '#contract/dashboard.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { RECEIPT_TO_CHECK } from '#domain/places.ts';
import { counters, dashboard, money } from '#words/dashboard.ts';
import { HomeArt } from '#web/ui/drawings/home-art.tsx';

/** The home's name and what concerns the reader there now, above the counters. */
export function DashboardWelcome({
  name,
  text,
  children,
}: {
  name: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="overflow-hidden rounded-lg border border-line shadow-1">
      <div className="relative overflow-hidden bg-primary-soft px-4 pt-4 pb-[18px] sm:px-7 sm:py-7 short:py-3">
        <HomeArt className="absolute right-0 -bottom-px w-[128px] sm:h-[calc(100%-14px)] sm:max-h-[150px] sm:w-auto lg:right-4" />
        <h1 className="relative text-26 leading-[1.12] font-bold tracking-[-.02em] text-balance max-sm:pr-[92px] sm:max-w-[calc(100%-280px)] sm:text-34 short:text-26">
          <span className="mb-0.5 block text-15 font-semibold tracking-normal text-on-primary-soft sm:text-base">
            {dashboard.welcome}{' '}
          </span>
          {name}
        </h1>
        <p className="relative mt-2 mr-[104px] text-15 leading-snug text-pretty text-on-primary-soft sm:mr-[290px] sm:text-17 short:mt-1 short:text-15">
          {text}
        </p>
      </div>
      {children}
    </div>
  );
}

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
      <div className="grid grid-cols-4 bg-surface @max-[18rem]:grid-cols-2 *:border-line *:not-last:border-e">
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
        className="flex h-full flex-col px-2 pt-2.5 pb-3 -outline-offset-4 hover:bg-sunken min-[375px]:px-2.5 sm:flex-row sm:items-center sm:gap-3 sm:px-4 sm:py-4 lg:px-7 short:py-2"
      >
        <b
          className={clsx(
            'text-2xl leading-tight font-[750] tracking-[-.02em] sm:text-30 short:text-2xl',
            alarming && count > 0 && 'text-danger',
            count === 0 && 'text-ink3',
          )}
        >
          {count}{' '}
        </b>
        <span className="text-13 leading-[1.2] font-medium text-ink2 sm:text-15">
          {title}
          {note && (
            <span className="mt-1 -mr-2 block text-13 font-semibold text-link sm:mt-0.5 sm:text-sm">
              {' '}
              {note}
            </span>
          )}
        </span>
      </Link>
    </fieldset>
  );
}

type MoneyProps = { owes: Sen; owed: Sen; toCheck: number };

/** The last row of the welcome card (docs/product/dashboard.md 'The welcome card'). */
export function Money({ owes, owed, toCheck }: MoneyProps) {
  const isOpen = owes > 0 || owed > 0;
  if (!isOpen && toCheck === 0) return null;
  return (
    <section aria-label={money.title} className="@container flex border-t border-line bg-surface">
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
      'flex items-center gap-2 px-2 py-2.5 -outline-offset-4 hover:bg-sunken min-[375px]:px-2.5 sm:px-0',
      isLast && 'flex-1',
    )}
  >
    <span className="flex flex-1 flex-wrap gap-x-4 gap-y-2 sm:flex-nowrap sm:gap-x-0">{children}</span>
    {isLast && <ChevronRight size={18} aria-hidden className="shrink-0 text-ink2 sm:mr-4 lg:mr-7" />}
  </Link>
);

/** From tablets on it is aligned with the counters above. */
const Fact = ({ value, label, look }: { value: string; label: string; look: string }) => (
  <span className="block sm:w-[25cqw] sm:shrink-0 sm:px-4 lg:px-7">
    <b className={clsx('block text-17 leading-tight font-bold tracking-[-.01em]', look)}>{value} </b>
    <span className="block text-13 leading-snug font-medium text-ink2">{label} </span>
  </span>
);
