import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import {
  readPaymentFacts,
  requestsUrl,
  type PaymentFacts,
  type RequesterLetter,
} from '#server/mail/payment-facts.ts';
import { paymentPaid as words } from '#words/payment-letters.ts';

/** To `userId`, who asked: `debtorId` marked their line as paid, or sent a proof that fits. */
export type PaymentPaid = RequesterLetter & { kind: 'payment-paid' };

const receiptOf = ({ paidBy, proof }: PaymentFacts) =>
  paidBy === 'verified'
    ? { day: proof?.read?.date.day ?? null, reference: proof?.read?.reference.text ?? null }
    : undefined;

/** Nothing once the requester has opened it again, or has confirmed it themselves. */
export const readPaymentPaid: ReadLetter<PaymentPaid> = async (db, letter, publicUrl, stop) => {
  const facts = await readPaymentFacts(db, { ...letter, userId: letter.debtorId }, letter.userId);
  if (!facts || facts.paidBy === null || facts.paidBy === 'confirmed') return undefined;
  const icon = facts.paidBy === 'verified' ? '✅' : '💵';
  const said = words(facts, facts.open, receiptOf(facts));
  return { to: facts.to, ...render({ icon, url: requestsUrl(publicUrl), stop, ...said }, publicUrl) };
};
