import type { LineKey } from '#server/db/line-key.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { render, type Letter } from '#server/mail/letter.ts';
import { freshLink, readPaymentFacts, type PaymentFacts } from '#server/letters/payments/facts.ts';

type Said = Omit<Letter, 'icon' | 'url' | 'stops'>;

/**
 * A letter to a debtor whose line is open, with a fresh link. Nothing once it is settled or asked for no more, nor while a proof waits for
 * the requester's word, but where `inReviewToo`.
 */
export const readOpenLineLetter =
  <L extends LineKey>(
    says: (facts: PaymentFacts, letter: L) => Said,
    { inReviewToo = false } = {},
  ): ReadLetter<L> =>
  async (db, letter, publicUrl, stops, sending) => {
    const facts = await readPaymentFacts(db, letter, letter.userId);
    if (!facts || facts.isSettled || (facts.inReview && !inReviewToo)) return undefined;
    const link = await freshLink(db, letter, publicUrl, sending);
    if (!link) return undefined;
    const { url, sent } = link;
    return {
      to: facts.to,
      sent,
      ...render({ icon: facts.icon, url, stops, ...says(facts, letter) }, publicUrl),
    };
  };
