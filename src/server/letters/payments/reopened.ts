import type { LineKey } from '#server/db/line-key.ts';
import { readOpenLineLetter } from '#server/letters/payments/open-line.ts';

/** To `userId`: the requester opened their paid line again, has not received what their proof shows, or has not answered it. */
export type PaymentReopened = LineKey & {
  kind: 'payment-reopened';
  why: 'reopened' | 'not-received' | 'unanswered';
};

export const readPaymentReopened = readOpenLineLetter<PaymentReopened>((words, facts, { why }) =>
  why === 'unanswered' ? words.paymentUnanswered(facts) : words.paymentReopened(facts, why),
);
