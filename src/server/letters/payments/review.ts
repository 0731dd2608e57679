import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import { readPaymentFacts, receiptUrl, type RequesterLetter } from '#server/letters/payments/facts.ts';
import { paymentReview as words } from '#words/payment-letters.ts';
import { whyUnsure } from '#words/proofs.ts';

/** To `userId`, who asked: the proof of `debtorId` waits for their word. */
export type PaymentReview = RequesterLetter & {
  kind: 'payment-review';
  /** How often it was brought up again; none in the first letter. */
  again?: number;
};

/** Nothing once it is answered, or not needed any more. */
export const readPaymentReview: ReadLetter<PaymentReview> = async (db, letter, publicUrl, stops) => {
  const facts = await readPaymentFacts(db, { ...letter, userId: letter.debtorId }, letter.userId);
  if (!facts?.proof || !facts.inReview) return undefined;
  const names = { requester: facts.requesterName, due: facts.share, asked: facts.askedOn };
  const said = words(facts, facts.typed(whyUnsure(facts.proof.reasons, names)), letter.again);
  return {
    to: facts.to,
    ...render({ icon: '🔎', url: receiptUrl(publicUrl, letter), stops, ...said }, publicUrl),
  };
};
