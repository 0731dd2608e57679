import { readOpenLineLetter } from '#server/mail/open-line-letter.ts';
import type { DebtorLetter } from '#server/mail/payment-facts.ts';
import { paymentReminder as words } from '#words/payment-letters.ts';

/** To `userId`, whose share is still open; `number` counts the reminders from 1. */
export type PaymentReminder = DebtorLetter & { kind: 'payment-reminder'; number: number };

export const readPaymentReminder = readOpenLineLetter<PaymentReminder>((facts, { number }) =>
  words(facts, number),
);
