import type { Debtor, PaymentRequest } from '#contract/payments.ts';

/** What every part of a share's row takes: a share of a request, as its reader sees it. */
export type ShareProps = {
  payment: PaymentRequest;
  debtor: Debtor;
  me: string;
  /** The card's title, which tells one 'Mark as Paid' from another. */
  titleId: string;
  /** The card's heading: there the focus goes when the pressed button goes with what it did. */
  title: () => HTMLElement | null;
};
