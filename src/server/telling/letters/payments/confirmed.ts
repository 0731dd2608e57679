import type { ShareKey } from '#server/platform/db/share-key.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render } from '#server/telling/mail/letter.ts';
import { readPaymentFacts, settledUrl } from '#server/telling/letters/payments/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, whose proof the requester confirmed. */
export type PaymentConfirmed = ShareKey & { kind: 'payment-confirmed' };

/** Nothing once the requester has opened it again. */
export const readPaymentConfirmed: ReadLetter<PaymentConfirmed> = async (db, letter, sending) => {
  const facts = await readPaymentFacts(db, letter, letter.userId, sending.language);
  if (facts?.paidBy !== 'confirmed') return undefined;
  const words = wordsIn(sending.language).paymentLetters;
  const url = settledUrl(sending.publicUrl, letter, facts);
  return { to: facts.to, ...render({ icon: '✅', url, ...words.paymentConfirmed(facts) }, sending) };
};
