import type { ShareKey } from '#server/platform/db/share-key.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render, type Letter } from '#server/telling/mail/letter.ts';
import { wordsIn, type Words } from '#words/languages.ts';
import { payeeDetailsInLetter, withPayeeDetails } from '#server/telling/letters/payments/payee-details.ts';
import { freshLink, readPaymentFacts, type PaymentFacts } from '#server/telling/letters/payments/facts.ts';

type Said = Omit<Letter, 'icon' | 'url'>;

/**
 * A letter to a debtor whose share is open, with a fresh link. Nothing once it is settled or asked for no more, nor while a proof waits for
 * the requester's word, but where `inReviewToo`. Links of earlier letters end once it has left, but where `keepsLinks`.
 */
export const readOpenShareLetter =
  <L extends ShareKey>(
    says: (words: Words['paymentLetters'], facts: PaymentFacts, letter: L) => Said,
    { inReviewToo = false, keepsLinks = false } = {},
  ): ReadLetter<L> =>
  async (db, letter, sending) => {
    const facts = await readPaymentFacts(db, letter, letter.userId, sending.language);
    if (!facts || facts.isSettled || (facts.inReview && !inReviewToo)) return undefined;
    const link = await freshLink(db, letter, sending);
    if (!link) return undefined;
    const { url, sent } = link;
    const said = says(wordsIn(sending.language).paymentLetters, facts, letter);
    const paying = withPayeeDetails(
      said,
      await payeeDetailsInLetter(db, letter, facts, sending),
      sending.language,
    );
    return {
      to: facts.to,
      ...(!keepsLinks && { sent }),
      ...render({ icon: facts.icon, url, ...paying }, sending),
    };
  };
