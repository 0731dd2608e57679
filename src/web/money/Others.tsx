import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Debtor } from '#contract/payments.ts';
import { paymentList as words } from '#words/payment-list.ts';

type OthersProps = { debtors: readonly Debtor[]; children: ReactNode };

/** The other debtors' lines, folded to one that counts them. */
export function Others({ debtors, children }: OthersProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-1.5 -mb-2 border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className="flex min-h-11 w-full items-center gap-2.5 text-left text-15 font-medium text-ink2 hover:text-ink"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown size={17} aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
        {words.others(debtors.length, debtors.filter(({ paid }) => paid).length)}
      </button>
      {isOpen && (
        <ul id={listId} aria-label={words.otherShares} className="pb-2">
          {children}
        </ul>
      )}
    </div>
  );
}
