import { reasonsForReader } from '#domain/proof-reasons.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { render } from '#server/mail/letter.ts';
import { readPaymentFacts, receiptUrl, type RequesterLetter } from '#server/letters/payments/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, who asked: the proof of `debtorId` waits for their word. */
export type PaymentReview = RequesterLetter & {
  kind: 'payment-review';
  /** How often it was brought up again; none in the first letter. */
  again?: number;
};

/** Nothing once it is answered, or not needed any more. */
export const readPaymentReview: ReadLetter<PaymentReview> = async (db, letter, sending) => {
  const facts = await readPaymentFacts(
    db,
    { ...letter, userId: letter.debtorId },
    letter.userId,
    sending.language,
  );
  if (!facts?.proof || !facts.inReview) return undefined;
  const names = { requester: facts.requesterName, due: facts.share, asked: facts.askedOn };
  const words = wordsIn(sending.language);
  const reasons = reasonsForReader(facts.proof.reasons, words.formerHousemate);
  const why = facts.typed(words.whyUnsure(reasons, names));
  const said = words.paymentLetters.paymentReview(facts, why, letter.again);
  return {
    to: facts.to,
    ...render({ icon: '🔎', url: receiptUrl(sending.publicUrl, letter), ...said }, sending),
  };
};
