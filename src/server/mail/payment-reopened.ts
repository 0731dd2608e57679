import { readOpenLineLetter } from '#server/mail/open-line-letter.ts';
import type { DebtorLetter } from '#server/mail/payment-facts.ts';
import { paymentReopened as words } from '#words/payment-letters.ts';

/** To `userId`: the requester opened their paid line again, or has not received what their proof shows. */
export type PaymentReopened = DebtorLetter & { kind: 'payment-reopened'; why: 'reopened' | 'not-received' };

export const readPaymentReopened = readOpenLineLetter<PaymentReopened>((facts, { why }) => words(facts, why));
