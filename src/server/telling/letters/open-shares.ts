import { sql } from 'kysely';
import type { Sen } from '#domain/money.ts';
import { categoryIcon, type PaymentCategory } from '#domain/payments.ts';
import { ofShare, type ShareKey } from '#server/platform/db/share-key.ts';
import { takeBackPromise } from '#server/telling/letters/dropped.ts';
import { payeeDetailsInLetter, withPayeeDetails } from '#server/telling/letters/payee-details.ts';
import {
  freshLink,
  readPaymentFacts,
  requestsUrl,
  type PaymentFacts,
} from '#server/telling/letters/payment-facts.ts';
import { readRecipient, type Email } from '#server/telling/mail/addressed.ts';
import { spendingOfHome } from '#server/telling/mail/letter-budgets.ts';
import { render, type Letter } from '#server/telling/mail/letter.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { wordsIn, type Words } from '#words/languages.ts';

type Said = Omit<Letter, 'icon' | 'url'>;
type Options<L> = {
  /** It leaves also while a receipt waits for the requester's word. */
  inReviewToo?: boolean;
  /** Links of earlier emails go on working once it has left. */
  keepsLinks?: boolean;
  isTrueStill?: (facts: PaymentFacts, letter: L) => boolean;
};

/** An email to a debtor whose share is open, with a fresh link and how to pay it; nothing once it is settled or asked for no more. */
const toDebtor = <L extends ShareKey>(
  says: (words: Words['paymentLetters'], facts: PaymentFacts, letter: L) => Said,
  { inReviewToo = false, keepsLinks = false, isTrueStill = () => true }: Options<L> = {},
): Email<L> => ({
  group: 'payments',
  spends: spendingOfHome,
  dropped: takeBackPromise,
  async read(db, letter, sending) {
    const { language } = sending;
    const facts = await readPaymentFacts(db, letter, letter.userId, language);
    if (!facts || facts.isSettled || (facts.inReview && !inReviewToo)) return undefined;
    if (!isTrueStill(facts, letter)) return undefined;
    const link = await freshLink(db, letter, sending);
    if (!link) return undefined;
    const { url, sent } = link;
    const paying = await payeeDetailsInLetter(db, letter, facts, sending);
    const said = withPayeeDetails(says(wordsIn(language).paymentLetters, facts, letter), paying, language);
    const { to, icon } = facts;
    return { to, ...(!keepsLinks && { sent }), ...render({ icon, url, ...said }, sending) };
  },
});

/** The requester changed what it is called, or the share to `amount`; both `was` before. */
type PaymentChanged = ShareKey & {
  kind: 'payment-changed';
  amount: Sen;
  was: { title: string; amount: Sen };
};
/** The requester opened the paid share again, has not received what its receipt shows, or has not answered it. */
type PaymentReopened = ShareKey & {
  kind: 'payment-reopened';
  why: 'reopened' | 'not-received' | 'unanswered';
};
/** `userId` was asked for `amount`, and is a debtor of the request no more. */
type PaymentTakenOut = ShareKey & { kind: 'payment-taken-out'; amount: Sen };

type Row = { title: string; category: PaymentCategory | null; home: string; requester: string };

const takenOut: Email<PaymentTakenOut> = {
  group: 'payments',
  spends: spendingOfHome,
  /** Nothing once they are asked again, or the request is deleted: the people whom it asked then have heard of it. */
  async read(db, { amount, ...share }, sending) {
    const { homeId, paymentId, userId } = share;
    const recipient = await readRecipient(db, userId);
    const { rows } = await sql<Row>`
      select request.title, request.category, homes.name as home, requester.display_name as requester
        from payment_requests as request
        join homes on homes.id = request.home_id
        join users as requester on requester.id = request.requester_id
       where request.home_id = ${homeId} and request.id = ${paymentId} and requester.deleted_at is null
         and not exists (select from payment_debtors where ${ofShare(share)})`.execute(db);
    const [row] = rows;
    if (!row || !recipient) return undefined;
    const said = wordsIn(sending.language).paymentLetters.paymentTakenOut({
      requester: nameForLetter(row.requester),
      title: typedForLetter(row.title, recipient),
      home: typedForLetter(row.home, recipient),
      share: amount,
    });
    const url = requestsUrl(sending.publicUrl, { homeId });
    return { to: recipient.to, ...render({ icon: categoryIcon(row.category), url, ...said }, sending) };
  },
};

export const openShareEmails = {
  'payment-requested': toDebtor<ShareKey & { kind: 'payment-requested' }>(
    (words, facts) => words.paymentRequested(facts),
    { inReviewToo: true },
  ),
  'payment-changed': toDebtor<PaymentChanged>(
    (words, facts, { was }) => words.paymentChanged(facts, { ...was, title: facts.typed(was.title) }),
    {
      inReviewToo: true,
      // The page that an earlier link opened shows the new amount (docs/product/receipts.md 'States of the page').
      keepsLinks: true,
      // Once the share is another again, that has an email of its own.
      isTrueStill: (facts, { amount }) => facts.share === amount,
    },
  ),
  'payment-reopened': toDebtor<PaymentReopened>((words, facts, { why }) =>
    why === 'unanswered' ? words.paymentUnanswered(facts) : words.paymentReopened(facts, why),
  ),
  'payment-taken-out': takenOut,
};
