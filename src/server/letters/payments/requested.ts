import type { LineKey } from '#server/db/line-key.ts';
import { readOpenLineLetter } from '#server/letters/payments/open-line.ts';

/** To `userId`, whom a housemate asks for their share. */
export type PaymentRequested = LineKey & { kind: 'payment-requested' };

export const readPaymentRequested = readOpenLineLetter<PaymentRequested>(
  (words, facts) => words.paymentRequested(facts),
  { inReviewToo: true },
);
