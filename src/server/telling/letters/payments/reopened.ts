import type { ShareKey } from '#server/platform/db/share-key.ts';
import { readOpenShareLetter } from '#server/telling/letters/payments/open-share.ts';

/** To `userId`: the requester opened their paid share again, has not received what their proof shows, or has not answered it. */
export type PaymentReopened = ShareKey & {
  kind: 'payment-reopened';
  why: 'reopened' | 'not-received' | 'unanswered';
};

export const readPaymentReopened = readOpenShareLetter<PaymentReopened>((words, facts, { why }) =>
  why === 'unanswered' ? words.paymentUnanswered(facts) : words.paymentReopened(facts, why),
);
