import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Bill } from '#contract/functions.ts';
import type { HowToPay } from '#contract/payment-details.ts';
import { howToPayTitle } from '#words/how-to-pay-title.ts';
import { HowToPayParts } from '#web/payment-details/HowToPayParts.tsx';
import { knownZone } from '#web/ui/hooks/known-zone.ts';

type HowToPayCardProps = {
  bill: Pick<Bill, 'amount' | 'timeZone'> & { requester: { name: string } };
  details: HowToPay;
  /** To one line: what is next is below. */
  folds: boolean;
};

/** Between the bill and the upload: how to pay (docs/product/payment-details.md 'How to pay'). */
export function HowToPayCard({ bill, details, folds }: HowToPayCardProps) {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { name } = bill.requester;
  const isOpen = !folds || isUnfolded;
  const heading = howToPayTitle(name);
  return (
    <section aria-labelledby={id} className="card min-w-0 px-5 py-2 sm:px-7">
      <h2 className="text-17 leading-snug font-bold sm:text-lg">
        {folds ? (
          <button
            id={id}
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-11 w-full items-center justify-between gap-3 text-left"
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <span className="min-w-0">{heading}</span>
            <ChevronDown size={18} aria-hidden className={isOpen ? 'shrink-0 rotate-180' : 'shrink-0'} />
          </button>
        ) : (
          <span id={id} className="flex min-h-11 items-center">
            {heading}
          </span>
        )}
      </h2>
      {isOpen && (
        <div className="pt-0.5 pb-3 sm:pb-5">
          <HowToPayParts
            details={details}
            name={name}
            timeZone={knownZone(bill.timeZone)}
            amount={bill.amount}
          />
        </div>
      )}
    </section>
  );
}
