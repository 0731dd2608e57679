import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { DashboardOfHome } from '#contract/dashboard.ts';
import { counters } from '#words/dashboard.ts';

type CountersProps = Pick<DashboardOfHome, 'counts'> & {
  /** How many of today's are completed. */
  doneToday: number;
  /** How many of the overdue ones are the reader's own. */
  ownLate: number;
  /** The place on the board that the overdue ones lead to. */
  latePlace: string | undefined;
};

/** Four numbers, each leading to where they are counted (docs/product/dashboard.md 'The four counters'). */
export function Counters({ counts, doneToday, ownLate, latePlace }: CountersProps) {
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
          note={counts.overdue > 0 ? counters.yours(ownLate) : undefined}
          to="/chores"
          // Everybody's are counted, whichever tab the board was left on.
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
  /** Below the title. */
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
