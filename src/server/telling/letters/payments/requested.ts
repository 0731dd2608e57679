import type { ShareKey } from '#server/platform/db/share-key.ts';
import { readOpenShareLetter } from '#server/telling/letters/payments/open-share.ts';

/** To `userId`, whom a housemate asks for their share. */
export type PaymentRequested = ShareKey & { kind: 'payment-requested' };

export const readPaymentRequested = readOpenShareLetter<PaymentRequested>(
  (words, facts) => words.paymentRequested(facts),
  { inReviewToo: true },
);
