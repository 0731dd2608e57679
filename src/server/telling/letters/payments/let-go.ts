import { LISTED_SHARES_MAX } from '#domain/payments.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render } from '#server/telling/mail/letter.ts';
import { readPaymentFacts, settledUrl, type PaymentFacts } from '#server/telling/letters/payments/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, whose share the requester forgave at `letGoAt`, and with it the `others` in the same home. */
export type PaymentLetGo = ShareKey & { kind: 'payment-let-go'; letGoAt?: string; others?: ShareKey[] };

/** Only those that nobody has opened again, also where they were let go again: that has a letter of its own. Nothing where that is none. */
export const readPaymentLetGo: ReadLetter<PaymentLetGo> = async (db, letter, sending) => {
  const shares: { share: ShareKey; facts: PaymentFacts }[] = [];
  for (const share of [letter, ...(letter.others ?? [])]) {
    const facts = await readPaymentFacts(db, share, letter.userId, sending.language);
    if (facts?.paidBy !== 'let_go') continue;
    if (letter.letGoAt !== undefined && letter.letGoAt !== facts.settledAt?.toISOString()) continue;
    shares.push({ share, facts });
  }
  const [first, ...others] = shares;
  if (!first) return undefined;
  const { to, icon } = first.facts;
  const words = wordsIn(sending.language).paymentLetters;
  if (others.length === 0) {
    const url = settledUrl(sending.publicUrl, first.share, first.facts);
    return { to, ...render({ icon, url, ...words.paymentLetGo(first.facts) }, sending) };
  }
  const facts = shares.map((share) => share.facts);
  const said = words.paymentsLetGo(first.facts, facts, facts.slice(LISTED_SHARES_MAX));
  const url = settledUrl(sending.publicUrl, { homeId: letter.homeId }, first.facts);
  return { to, ...render({ icon: '🧾', url, ...said }, sending) };
};
