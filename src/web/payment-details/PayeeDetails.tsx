import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import type { Sen } from '#domain/money.ts';
import { payeeDetailsTitle } from '#words/payee-details.ts';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

const PayeeDetailsById = lazyPart(
  () => import('#web/payment-details/PayeeDetailsParts.tsx'),
  'PayeeDetailsById',
);

type PayeeDetailsLineProps = { payment: PaymentRequest; amount: Sen };

/** Payment details of the requester, folded to one line at first. */
export function PayeeDetailsLine({ payment: { requester, timeZone }, amount }: PayeeDetailsLineProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const name = requester.displayName;
  return (
    <section aria-labelledby={id} className="pb-1.5">
      <button
        id={id}
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 w-full items-center gap-2.5 text-left text-15 font-medium text-ink2 hover:text-ink"
        onPointerEnter={PayeeDetailsById.preload}
        onFocus={PayeeDetailsById.preload}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown
          size={17}
          aria-hidden
          className={isOpen ? 'rotate-180 transition-transform' : 'transition-transform'}
        />
        <span className="min-w-0">{payeeDetailsTitle(name)}</span>
      </button>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-16" />}>
          <PayeeDetailsById
            userId={requester.userId}
            name={name}
            timeZone={supportedZone(timeZone)}
            amount={amount}
          />
        </Suspense>
      )}
    </section>
  );
}

type PayeeDetailsOpenProps = { userId: string; name: string; timeZone: string | undefined; amount: Sen };

/** Payment details of a person, unfolded and loaded when shown. */
export const PayeeDetailsOpen = ({ name, timeZone, ...payee }: PayeeDetailsOpenProps) => (
  <section aria-label={payeeDetailsTitle(name)}>
    <Suspense fallback={<Skeleton className="h-16" />}>
      <PayeeDetailsById {...payee} name={name} timeZone={supportedZone(timeZone)} />
    </Suspense>
  </section>
);
