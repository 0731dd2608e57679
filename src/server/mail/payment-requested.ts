import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import { freshLink, readPaymentFacts, type DebtorLetter } from '#server/mail/payment-facts.ts';
import { paymentRequested as words } from '#words/payment-letters.ts';

/** To `userId`, whom a housemate asks for their share. */
export type PaymentRequested = DebtorLetter & { kind: 'payment-requested' };

/** Nothing once it is paid, or asked for no more. */
export const readPaymentRequested: ReadLetter<PaymentRequested> = async (
  db,
  letter,
  publicUrl,
  stop,
  sending,
) => {
  const facts = await readPaymentFacts(db, letter, letter.userId);
  if (!facts || facts.isPaid) return undefined;
  const { url, sent } = await freshLink(db, letter, publicUrl, sending);
  return { to: facts.to, sent, ...render({ icon: facts.icon, url, stop, ...words(facts) }, publicUrl) };
};
