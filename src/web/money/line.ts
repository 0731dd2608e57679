import type { ComponentType } from 'react';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import type { Sen } from '#domain/money.ts';

/** How to pay the requester of an open line of the reader's; the page brings it. */
export type HowToPay = ComponentType<{ payment: PaymentRequest; amount: Sen }>;

/** A line of a request, as its reader sees it. */
export type LineProps = {
  payment: PaymentRequest;
  debtor: Debtor;
  me: string;
  /** The card's title, which tells one 'Mark as Paid' from another. */
  titleId: string;
  /** The card's heading: there the focus goes when the pressed button goes with what it did. */
  title: () => HTMLElement | null;
  HowToPay: HowToPay;
};
