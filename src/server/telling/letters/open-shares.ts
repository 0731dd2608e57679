import { sql } from 'kysely';
import type { Sen } from '#domain/money.ts';
import { categoryIcon, type PaymentCategory } from '#domain/payments.ts';
import { ofShare, type ShareKey } from '#server/platform/db/share-key.ts';
import { markUnsent } from '#server/telling/letters/dropped.ts';
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

type Content = Omit<Letter, 'icon' | 'url'>;
type Options<L> = {
  /** It leaves even if a receipt waits for the requester's answer. */
  inReviewToo?: boolean;
  /** Links of earlier emails stay valid after it has left. */
  keepsLinks?: boolean;
  isStillTrue?: (facts: PaymentFacts, letter: L) => boolean;
};

/**
 * An email to a debtor with an open share: a fresh link, and how to pay. It is dropped once the share is settled or no longer asked for.
 */
const toDebtor = <L extends ShareKey>(
  write: (words: Words['paymentLetters'], facts: PaymentFacts, letter: L) => Content,
  { inReviewToo = false, keepsLinks = false, isStillTrue = () => true }: Options<L> = {},
): Email<L> => ({
  group: 'payments',
  spends: spendingOfHome,
  dropped: markUnsent,
  async read(db, letter, sending) {
    const { language } = sending;
    const facts = await readPaymentFacts(db, letter, letter.userId, language);
    if (!facts || facts.isSettled || (facts.inReview && !inReviewToo)) return undefined;
    if (!isStillTrue(facts, letter)) return undefined;
    const link = await freshLink(db, letter, sending);
    if (!link) return undefined;
    const { url, sent } = link;
    const paying = await payeeDetailsInLetter(db, letter, facts, sending);
    const content = withPayeeDetails(
      write(wordsIn(language).paymentLetters, facts, letter),
      paying,
      language,
    );
    const { to, icon } = facts;
    return { to, ...(!keepsLinks && { sent }), ...render({ icon, url, ...content }, sending) };
  },
});

/** The requester changed the title, or the share to `amount`; `was`: both before. */
type PaymentChanged = ShareKey & {
  kind: 'payment-changed';
  amount: Sen;
  was: { title: string; amount: Sen };
};
/** The requester reopened the paid share, did not receive what its receipt shows, or did not answer the receipt. */
type PaymentReopened = ShareKey & {
  kind: 'payment-reopened';
  why: 'reopened' | 'not-received' | 'unanswered';
};
/** `userId` was asked for `amount` and has been taken out of the request. */
type PaymentTakenOut = ShareKey & { kind: 'payment-taken-out'; amount: Sen };

type Row = { title: string; category: PaymentCategory | null; home: string; requester: string };

const takenOut: Email<PaymentTakenOut> = {
  group: 'payments',
  spends: spendingOfHome,
  /** Dropped if they are asked again, or the request was deleted: its debtors then got another notification. */
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
    const content = wordsIn(sending.language).paymentLetters.paymentTakenOut({
      requester: nameForLetter(row.requester),
      title: typedForLetter(row.title, recipient),
      home: typedForLetter(row.home, recipient),
      share: amount,
    });
    const url = requestsUrl(sending.publicUrl, { homeId });
    return { to: recipient.to, ...render({ icon: categoryIcon(row.category), url, ...content }, sending) };
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
      // The page of an earlier link shows the new amount (docs/product/receipts.md 'States of the page').
      keepsLinks: true,
      // A later change of the share has its own email.
      isStillTrue: (facts, { amount }) => facts.share === amount,
    },
  ),
  'payment-reopened': toDebtor<PaymentReopened>((words, facts, { why }) =>
    why === 'unanswered' ? words.paymentUnanswered(facts) : words.paymentReopened(facts, why),
  ),
  'payment-taken-out': takenOut,
};
