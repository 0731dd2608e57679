import { useState } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import { paymentStatus } from '#domain/payments.ts';

const isCompleted = ({ debtors }: PaymentRequest) => paymentStatus(debtors) === 'completed';

/**
 * What of the list stands open, and what is folded to a line: the completed ones, but for those that were completed while the reader
 * looked on. These stay in sight, with what can still be done about it.
 */
export function useFolded(payments: readonly PaymentRequest[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = payments.filter((payment) => !isCompleted(payment) && !seen.has(payment.id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));
  const isFolded = (payment: PaymentRequest) => isCompleted(payment) && !seen.has(payment.id);
  const last = payments.at(-1);
  return {
    shown: payments.filter((payment) => !isFolded(payment)),
    folded: payments.filter(isFolded),
    /** Completed ones come last: where there are some, all that is open has been read. */
    isOpenRead: last !== undefined && isCompleted(last),
  };
}
