import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAmount, type Sen } from '#domain/money.ts';
import { RECEIPT_TO_CHECK } from '#domain/places.ts';
import { money } from '#words/dashboard.ts';

type MoneyProps = { owes: Sen; owed: Sen; toCheck: number };

/** The welcome card's last row (docs/product/dashboard.md 'Money on the dashboard'). */
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

/** To the list, or to a place on it. */
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

/** From tablets on below the counters' columns. */
const Fact = ({ value, label, look }: { value: string; label: string; look: string }) => (
  <span className="block sm:w-[25cqw] sm:shrink-0 sm:px-4 lg:px-7">
    <b className={clsx('block text-17 leading-tight font-bold tracking-[-.01em]', look)}>{value} </b>
    <span className="block text-13 leading-snug font-medium text-ink2">{label} </span>
  </span>
);
