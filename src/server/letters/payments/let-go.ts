import type { LineKey } from '#server/db/line-key.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import { readPaymentFacts, settledUrl } from '#server/letters/payments/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, whose share the requester forgave at `letGoAt`. */
export type PaymentLetGo = LineKey & { kind: 'payment-let-go'; letGoAt?: string };

/** Nothing once the requester has opened it again, also where they let it go again: that has a letter of its own. */
export const readPaymentLetGo: ReadLetter<PaymentLetGo> = async (db, letter, sending) => {
  const facts = await readPaymentFacts(db, letter, letter.userId, sending.language);
  if (facts?.paidBy !== 'let_go') return undefined;
  if (letter.letGoAt !== undefined && letter.letGoAt !== facts.settledAt?.toISOString()) return undefined;
  const words = wordsIn(sending.language).paymentLetters;
  const url = settledUrl(sending.publicUrl, letter, facts);
  return { to: facts.to, ...render({ icon: facts.icon, url, ...words.paymentLetGo(facts) }, sending) };
};
