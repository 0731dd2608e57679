import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render } from '#server/telling/mail/letter.ts';
import {
  readPaymentFacts,
  requestsUrl,
  type RequesterLetter,
} from '#server/telling/letters/payments/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, who asked: the proof of `debtorId` waited too long for their word. */
export type PaymentReviewEnded = RequesterLetter & { kind: 'payment-review-ended' };

/** Nothing once the share is settled, or another proof waits. */
export const readPaymentReviewEnded: ReadLetter<PaymentReviewEnded> = async (db, letter, sending) => {
  const facts = await readPaymentFacts(
    db,
    { ...letter, userId: letter.debtorId },
    letter.userId,
    sending.language,
  );
  if (!facts || facts.isSettled || facts.inReview) return undefined;
  const words = wordsIn(sending.language).paymentLetters;
  const url = requestsUrl(sending.publicUrl, letter);
  return { to: facts.to, ...render({ icon: facts.icon, url, ...words.paymentReviewEnded(facts) }, sending) };
};
