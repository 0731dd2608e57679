import type { Kysely } from 'kysely';
import { ofShare } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render } from '#server/telling/mail/letter.ts';
import {
  readPaymentFacts,
  requestsUrl,
  type PaymentFacts,
  type RequesterLetter,
} from '#server/telling/letters/payments/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, who asked: `debtorId` marked their share as paid at `markedAt`, or sent a proof that fits. */
export type PaymentPaid = RequesterLetter & { kind: 'payment-paid'; markedAt?: string };

function receiptOf({ paidBy, proof, typed }: PaymentFacts) {
  if (paidBy !== 'verified') return undefined;
  const reference = proof?.read?.reference.text;
  return { day: proof?.read?.date.day ?? null, reference: reference ? typed(reference) : null };
}

/** From here on the debtor cannot undo it. False where they have, also where they marked it again: that has a letter of its own. */
async function takeLastWord(db: Kysely<DB>, letter: PaymentPaid, markedAt: string): Promise<boolean> {
  const share = await db
    .updateTable('payment_debtors')
    .set({ before_marked: null })
    .where(ofShare({ homeId: letter.homeId, paymentId: letter.paymentId, userId: letter.debtorId }))
    .where('paid_by', '=', 'marked')
    .where('paid_at', '=', new Date(markedAt))
    .returning('user_id')
    .executeTakeFirst();
  return share !== undefined;
}

/** Nothing once its debtor has undone it, or the requester has opened it again or confirmed it themselves. */
export const readPaymentPaid: ReadLetter<PaymentPaid> = async (db, letter, sending) => {
  const { markedAt } = letter;
  if (markedAt !== undefined && !(await takeLastWord(db, letter, markedAt))) return undefined;
  const facts = await readPaymentFacts(
    db,
    { ...letter, userId: letter.debtorId },
    letter.userId,
    sending.language,
  );
  if (facts?.paidBy !== 'marked' && facts?.paidBy !== 'verified') return undefined;
  const icon = facts.paidBy === 'verified' ? '✅' : '💵';
  const words = wordsIn(sending.language).paymentLetters;
  const said = words.paymentPaid(facts, facts.open, receiptOf(facts));
  return {
    to: facts.to,
    ...render({ icon, url: requestsUrl(sending.publicUrl, letter), ...said }, sending),
  };
};
