import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import { readPaymentFacts, requestsUrl, type DebtorLetter } from '#server/mail/payment-facts.ts';
import { paymentConfirmed as words } from '#words/payment-letters.ts';

/** To `userId`, whose proof the requester confirmed. */
export type PaymentConfirmed = DebtorLetter & { kind: 'payment-confirmed' };

/** Nothing once the requester has opened it again. */
export const readPaymentConfirmed: ReadLetter<PaymentConfirmed> = async (db, letter, publicUrl, stop) => {
  const facts = await readPaymentFacts(db, letter, letter.userId);
  if (facts?.paidBy !== 'confirmed') return undefined;
  const url = requestsUrl(publicUrl);
  return { to: facts.to, ...render({ icon: '✅', url, stop, ...words(facts) }, publicUrl) };
};
