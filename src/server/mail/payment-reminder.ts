import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import { freshLink, readPaymentFacts, type DebtorLetter } from '#server/mail/payment-facts.ts';
import { paymentReminder as words } from '#words/payment-letters.ts';

/** To `userId`, whose share is still open; `number` counts the reminders from 1. */
export type PaymentReminder = DebtorLetter & { kind: 'payment-reminder'; number: number };

/** Nothing once it is paid, asked for no more, or a proof waits for the requester's word. */
export const readPaymentReminder: ReadLetter<PaymentReminder> = async (
  db,
  letter,
  publicUrl,
  stop,
  sending,
) => {
  const facts = await readPaymentFacts(db, letter, letter.userId);
  if (!facts || facts.isPaid || facts.inReview) return undefined;
  const { url, sent } = await freshLink(db, letter, publicUrl, sending);
  const said = words(facts, letter.number);
  return { to: facts.to, sent, ...render({ icon: facts.icon, url, stop, ...said }, publicUrl) };
};
