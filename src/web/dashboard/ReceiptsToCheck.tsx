import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { receiptsToCheck } from '#words/dashboard.ts';

/** The welcome card's last row, while receipts wait for the reader's word. */
export function ReceiptsToCheck({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link
      to="/pay-my-money-back"
      className="flex min-h-12 items-center gap-2.5 border-t border-line bg-surface px-4 text-[15px] font-semibold -outline-offset-4 hover:bg-sunken lg:px-7"
    >
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent" />
      {receiptsToCheck(count)}
      <ChevronRight size={18} aria-hidden className="ml-auto shrink-0 text-ink2" />
    </Link>
  );
}
