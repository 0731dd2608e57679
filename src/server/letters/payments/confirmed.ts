import type { LineKey } from '#server/db/line-key.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import { readPaymentFacts, settledUrl } from '#server/letters/payments/facts.ts';
import { paymentConfirmed as words } from '#words/payment-letters.ts';

/** To `userId`, whose proof the requester confirmed. */
export type PaymentConfirmed = LineKey & { kind: 'payment-confirmed' };

/** Nothing once the requester has opened it again. */
export const readPaymentConfirmed: ReadLetter<PaymentConfirmed> = async (db, letter, publicUrl, stops) => {
  const facts = await readPaymentFacts(db, letter, letter.userId);
  if (facts?.paidBy !== 'confirmed') return undefined;
  const url = settledUrl(publicUrl, letter, facts);
  return { to: facts.to, ...render({ icon: '✅', url, stops, ...words(facts) }, publicUrl) };
};
