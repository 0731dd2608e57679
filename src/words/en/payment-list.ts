import type { PaymentSide } from '#domain/payment-sides.ts';

/** What the list of payment requests shows of all, and what of a request is folded (docs/product/money.md 'One side of the list'). */
export const paymentList = {
  show: 'Show',
  all: 'All',
  /** Stands there where a side is empty. */
  none: {
    owes: 'You owe nothing right now.',
    owed: 'Nobody owes you anything right now.',
  } satisfies Record<PaymentSide, string>,
  showAll: 'Show all requests',
  /** The other debtors' shares, folded to a line. */
  others: (count: number, paid: number) => {
    if (paid === 0) return `${count} others`;
    return `${count} others, ${paid === count ? 'all' : paid} of them paid`;
  },
  otherShares: 'Other shares',
};
