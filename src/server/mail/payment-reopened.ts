import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import { freshLink, readPaymentFacts, type DebtorLetter } from '#server/mail/payment-facts.ts';
import { paymentReopened as words } from '#words/payment-letters.ts';

/** To `userId`: the requester opened their paid line again, or has not received what their proof shows. */
export type PaymentReopened = DebtorLetter & { kind: 'payment-reopened'; why: 'reopened' | 'not-received' };

/** Nothing once it is paid again, asked for no more, or another proof waits for the requester's word. */
export const readPaymentReopened: ReadLetter<PaymentReopened> = async (
  db,
  letter,
  publicUrl,
  stop,
  sending,
) => {
  const facts = await readPaymentFacts(db, letter, letter.userId);
  if (!facts || facts.isPaid || facts.inReview) return undefined;
  const { url, sent } = await freshLink(db, letter, publicUrl, sending);
  const said = words(facts, letter.why);
  return { to: facts.to, sent, ...render({ icon: facts.icon, url, stop, ...said }, publicUrl) };
};
