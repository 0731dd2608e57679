import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { DashboardOfHome } from '#contract/dashboard.ts';
import { counters } from '#words/dashboard.ts';

/** Four numbers, each leading to where they are counted (docs/product/dashboard.md 'The four counters'). */
export function Counters({
  counts,
  lateHash,
}: Pick<DashboardOfHome, 'counts'> & { lateHash?: string | undefined }) {
  return (
    <div className="grid grid-cols-4 divide-x divide-line bg-surface">
      <Counter title={counters.today} count={counts.today} to="/chores" />
      <Counter title={counters.upcoming} count={counts.upcoming} to="/chores" />
      <Counter
        title={counters.overdue}
        count={counts.overdue}
        to="/chores"
        // Everybody's are counted, whichever tab the board was left on.
        tab="all"
        hash={lateHash}
        alarming
      />
      <Counter title={counters.pendingSwaps} count={counts.pendingSwaps} to="/swap-requests" />
    </div>
  );
}

type CounterProps = {
  title: string;
  count: number;
  to: '/chores' | '/swap-requests';
  tab?: 'all';
  hash?: string | undefined;
  alarming?: boolean;
};

function Counter({ title, count, to, tab, hash = '', alarming }: CounterProps) {
  return (
    <fieldset aria-label={title} className="min-w-0">
      <Link
        to={to}
        search={{ tab }}
        hash={hash}
        className="flex h-full flex-col px-2 pt-2.5 pb-3 -outline-offset-4 hover:bg-sunken min-[375px]:px-2.5 sm:flex-row-reverse sm:items-center sm:justify-end sm:gap-3 sm:px-4 sm:py-4 lg:px-7 short:py-2"
      >
        <span className="order-2 text-[13px] leading-[1.2] font-medium text-ink2 sm:order-none sm:text-[15px]">
          {title}
        </span>
        <b
          className={clsx(
            'text-2xl leading-tight font-[750] tracking-[-.02em] sm:text-[30px] short:text-2xl',
            alarming && count > 0 && 'text-danger',
            count === 0 && 'text-ink3',
          )}
        >
          {count}
        </b>
      </Link>
    </fieldset>
  );
}
