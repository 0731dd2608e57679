import { reasonsForReader, type Reason } from '#domain/proof-reasons.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render } from '#server/telling/mail/letter.ts';
import { readPaymentFacts, proofUrl, type RequesterLetter } from '#server/telling/letters/payments/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, who asked: the proof of `debtorId` waits for their word. */
export type PaymentReview = RequesterLetter & {
  kind: 'payment-review';
  /** How often it was brought up again; none in the first letter. */
  again?: number;
};

/** What it quotes of a receipt or a person is made harmless, and our sentences are left alone: the stop between two of them may look like the dot of a link. */
const typedIn = (reason: Reason, typed: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(reason).map(([key, value]) => [key, typeof value === 'string' ? typed(value) : value]),
  ) as Reason;

/** Nothing once it is answered, or not needed any more. */
export const readPaymentReview: ReadLetter<PaymentReview> = async (db, letter, sending) => {
  const facts = await readPaymentFacts(
    db,
    { ...letter, userId: letter.debtorId },
    letter.userId,
    sending.language,
  );
  if (!facts?.proof || !facts.inReview) return undefined;
  const names = { requester: facts.typed(facts.requesterName), due: facts.share, asked: facts.askedOn };
  const words = wordsIn(sending.language);
  const reasons = reasonsForReader(facts.proof.reasons, words.formerHousemate);
  const why = words.whyUnsure(
    reasons.map((reason) => typedIn(reason, facts.typed)),
    names,
  );
  const said = words.paymentLetters.paymentReview(facts, why, letter.again);
  return {
    to: facts.to,
    ...render({ icon: '🔎', url: proofUrl(sending.publicUrl, letter), ...said }, sending),
  };
};
