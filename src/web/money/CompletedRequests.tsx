import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { paymentPlace } from '#domain/places.ts';
import { paymentPage as words } from '#words/money.ts';
import { FOLD_ROW } from '#web/money/FoldedMoneyPart.tsx';
import { keepOrder } from '#web/money/request-order.ts';
import type { PaymentRequest } from '#contract/payments.ts';
import { paymentStatus } from '#domain/payments.ts';

type CompletedRequestsProps = {
  /** The number of all completed requests, of which some may not be loaded yet. */
  count: number;
  ids: readonly string[];
  /** The list has no other requests. */
  isAll: boolean;
  children: ReactNode;
};

/** Up to this many are not folded if the list has nothing else. */
const FEW = 3;

/** The completed requests, folded to one line. A link to one of them opens it. */
export function CompletedRequests({ count, ids, isAll, children }: CompletedRequestsProps) {
  const listId = useId();
  const linked = useLocation({ select: ({ hash }) => hash });
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? ((isAll && count <= FEW) || ids.some((id) => linked.startsWith(paymentPlace(id))));
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className={FOLD_ROW}
        onClick={() => setChosen(!isOpen)}
      >
        <ChevronDown size={17} aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
        {words.completed(count)}
      </button>
      {isOpen && (
        <div id={listId} className="grid grid-cols-1 px-2.5 pb-2.5">
          {children}
        </div>
      )}
    </div>
  );
}

const isCompleted = ({ debtors }: PaymentRequest) => paymentStatus(debtors) === 'completed';

/**
 * Splits the list into the requests that are shown and those that are folded: the completed ones, except those that
 * were completed while the reader was looking. These stay visible with their actions. All keep their places until the
 * reader looks elsewhere.
 */
export function useFolded(payments: readonly PaymentRequest[]) {
  const [before, setBefore] = useState<readonly string[]>([]);
  const isFolded = (payment: PaymentRequest) => isCompleted(payment) && !before.includes(payment.id);
  const shown = new Map(payments.flatMap((payment) => (isFolded(payment) ? [] : [[payment.id, payment]])));
  const order = keepOrder(before, [...shown.keys()]);
  if (order.join() !== before.join()) setBefore(order);
  useEffect(() => {
    const forget = () => document.hidden && setBefore([]);
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, []);
  const last = payments.at(-1);
  return {
    shown: order.flatMap((id) => shown.get(id) ?? []),
    folded: payments.filter(isFolded),
    /** Completed requests come last, so all open ones are loaded once there is one. */
    isOpenRead: last !== undefined && isCompleted(last),
  };
}
