import type { Debtor, PaymentRequest } from '#contract/payments.ts';

/** The props of each part of a share's row. */
export type ShareProps = {
  payment: PaymentRequest;
  debtor: Debtor;
  me: string;
  /** The card's title, which tells one 'Mark as Paid' from another. */
  titleId: string;
  /** Returns the card's heading, which gets the focus when a pressed button is removed. */
  title: () => HTMLElement | null;
};
