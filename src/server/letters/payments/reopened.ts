import type { LineKey } from '#server/db/line-key.ts';
import { readOpenLineLetter } from '#server/letters/payments/open-line.ts';
import { paymentReopened as words, paymentUnanswered as unanswered } from '#words/payment-letters.ts';

/** To `userId`: the requester opened their paid line again, has not received what their proof shows, or has not answered it. */
export type PaymentReopened = LineKey & {
  kind: 'payment-reopened';
  why: 'reopened' | 'not-received' | 'unanswered';
};

export const readPaymentReopened = readOpenLineLetter<PaymentReopened>((facts, { why }) =>
  why === 'unanswered' ? unanswered(facts) : words(facts, why),
);
