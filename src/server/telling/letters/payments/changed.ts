import type { Sen } from '#domain/money.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import { readOpenShareLetter } from '#server/telling/letters/payments/open-share.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';

/** To `userId`: the requester changed what it is called, or their share to `amount`; both `was` before. */
export type PaymentChanged = ShareKey & {
  kind: 'payment-changed';
  amount: Sen;
  was: { title: string; amount: Sen };
};

const readChanged = readOpenShareLetter<PaymentChanged>(
  (words, facts, { was }) => words.paymentChanged(facts, { ...was, title: facts.typed(was.title) }),
  // The page that stands open by an earlier link shows the new amount (docs/product/receipts.md 'An amount that changed').
  { inReviewToo: true, keepsLinks: true },
);

/** Nothing once the share is another again: that has a letter of its own. */
export const readPaymentChanged: ReadLetter<PaymentChanged> = async (db, letter, sending) => {
  const share = await db
    .selectFrom('payment_debtors')
    .select('amount')
    .where('home_id', '=', letter.homeId)
    .where('payment_id', '=', letter.paymentId)
    .where('user_id', '=', letter.userId)
    .executeTakeFirst();
  return share?.amount === letter.amount ? readChanged(db, letter, sending) : undefined;
};
