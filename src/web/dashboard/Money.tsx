import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { formatAmount, type Sen } from '#domain/money.ts';
import { money } from '#words/dashboard.ts';

type MoneyProps = { owes: Sen; owed: Sen; toCheck: number };

/** The welcome card's last row (docs/product/dashboard.md 'Money on the dashboard'). */
export function Money({ owes, owed, toCheck }: MoneyProps) {
  if (owes === 0 && owed === 0 && toCheck === 0) return null;
  return (
    <section aria-label={money.title} className="border-t border-line bg-surface">
      <Link
        to="/pay-my-money-back"
        className="flex items-center gap-2 px-2 py-2.5 -outline-offset-4 hover:bg-sunken min-[375px]:px-2.5 sm:px-4 lg:px-7"
      >
        <span className="flex flex-1 flex-wrap gap-x-4 gap-y-2">
          {owes > 0 && <Fact value={formatAmount(owes)} label={money.owes} look="text-danger" />}
          {owed > 0 && <Fact value={formatAmount(owed)} label={money.owed} look="text-primary" />}
          {toCheck > 0 && <Fact value={String(toCheck)} label={money.toCheck(toCheck)} look="text-warn" />}
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-ink2" />
      </Link>
    </section>
  );
}

const Fact = ({ value, label, look }: { value: string; label: string; look: string }) => (
  <span className="block">
    <b className={clsx('block text-[17px] leading-tight font-bold tracking-[-.01em]', look)}>{value} </b>
    <span className="block text-[13px] leading-snug font-medium text-ink2">{label} </span>
  </span>
);
