import { readOpenLineLetter } from '#server/letters/payments/open-line.ts';
import type { DebtorLetter } from '#server/letters/payments/facts.ts';
import { paymentRequested as words } from '#words/payment-letters.ts';

/** To `userId`, whom a housemate asks for their share. */
export type PaymentRequested = DebtorLetter & { kind: 'payment-requested' };

export const readPaymentRequested = readOpenLineLetter<PaymentRequested>(words, { inReviewToo: true });
