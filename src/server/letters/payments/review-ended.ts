import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import { readPaymentFacts, requestsUrl, type RequesterLetter } from '#server/letters/payments/facts.ts';
import { paymentReviewEnded as words } from '#words/payment-letters.ts';

/** To `userId`, who asked: the proof of `debtorId` waited too long for their word. */
export type PaymentReviewEnded = RequesterLetter & { kind: 'payment-review-ended' };

/** Nothing once the line is settled, or another proof waits. */
export const readPaymentReviewEnded: ReadLetter<PaymentReviewEnded> = async (
  db,
  letter,
  publicUrl,
  stops,
) => {
  const facts = await readPaymentFacts(db, { ...letter, userId: letter.debtorId }, letter.userId);
  if (!facts || facts.isSettled || facts.inReview) return undefined;
  const url = requestsUrl(publicUrl, letter);
  return { to: facts.to, ...render({ icon: facts.icon, url, stops, ...words(facts) }, publicUrl) };
};
