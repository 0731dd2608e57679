import type { Kysely } from 'kysely';
import { LISTED_SHARES_MAX } from '#domain/payments.ts';
import { reasonsForReader, type Reason } from '#domain/proof-reasons.ts';
import { ofShare, type ShareKey } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import {
  proofUrl,
  readPaymentFacts,
  requestsUrl,
  settledUrl,
  type PaymentFacts,
  type RequesterLetter,
} from '#server/telling/letters/payment-facts.ts';
import type { Email, Sending } from '#server/telling/mail/addressed.ts';
import { spendingOfHome } from '#server/telling/mail/letter-budgets.ts';
import { render } from '#server/telling/mail/letter.ts';
import { wordsIn } from '#words/languages.ts';

const ofHome = { group: 'payments', spends: spendingOfHome } as const;

/** Reads the facts of the share of `debtorId`, for its requester. */
const readForRequester = (db: Kysely<DB>, letter: RequesterLetter, { language }: Sending) =>
  readPaymentFacts(db, { ...letter, userId: letter.debtorId }, letter.userId, language);

/** Goes to the requester `userId`: `debtorId` marked their share as paid at `markedAt`, or sent a receipt that fits. */
type PaymentPaid = RequesterLetter & { kind: 'payment-paid'; markedAt?: string };

function receiptOf({ paidBy, proof, typed }: PaymentFacts) {
  if (paidBy !== 'verified') return undefined;
  const reference = proof?.read?.reference.text;
  return { day: proof?.read?.date.day ?? null, reference: reference ? typed(reference) : null };
}

/** Ends the time for the debtor to undo it. False if they have undone it, even if they marked it again, which has its own email. */
async function endUndo(db: Kysely<DB>, letter: PaymentPaid, markedAt: string): Promise<boolean> {
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

/** Dropped if its debtor has undone it, or the requester reopened or confirmed it. */
const paid: Email<PaymentPaid> = {
  ...ofHome,
  async read(db, letter, sending) {
    const { markedAt } = letter;
    if (markedAt !== undefined && !(await endUndo(db, letter, markedAt))) return undefined;
    const facts = await readForRequester(db, letter, sending);
    if (facts?.paidBy !== 'marked' && facts?.paidBy !== 'verified') return undefined;
    const content = wordsIn(sending.language).paymentLetters.paymentPaid(facts, facts.open, receiptOf(facts));
    const icon = facts.paidBy === 'verified' ? '✅' : '💵';
    const url = requestsUrl(sending.publicUrl, letter);
    return { to: facts.to, ...render({ icon, url, ...content }, sending) };
  },
};

/** Dropped if the requester has reopened it. */
const confirmed: Email<ShareKey & { kind: 'payment-confirmed' }> = {
  ...ofHome,
  async read(db, letter, sending) {
    const facts = await readPaymentFacts(db, letter, letter.userId, sending.language);
    if (facts?.paidBy !== 'confirmed') return undefined;
    const content = wordsIn(sending.language).paymentLetters.paymentConfirmed(facts);
    const url = settledUrl(sending.publicUrl, letter, facts);
    return { to: facts.to, ...render({ icon: '✅', url, ...content }, sending) };
  },
};

/** Goes to `userId`, whose share the requester let go at `letGoAt`, with the `others` in the same home. */
type PaymentLetGo = ShareKey & { kind: 'payment-let-go'; letGoAt?: string; others?: ShareKey[] };

const letGo: Email<PaymentLetGo> = {
  ...ofHome,
  /** Leaves out shares that were reopened, even if they were let go again, which has its own email. */
  async read(db, letter, sending) {
    const { letGoAt, others = [], homeId } = letter;
    const facts: PaymentFacts[] = [];
    for (const share of [letter, ...others]) {
      const found = await readPaymentFacts(db, share, letter.userId, sending.language);
      const isIt = letGoAt === undefined || letGoAt === found?.settledAt?.toISOString();
      if (found?.paidBy === 'let_go' && isIt) facts.push(found);
    }
    const [first] = facts;
    if (!first) return undefined;
    const words = wordsIn(sending.language).paymentLetters;
    const isOne = facts.length === 1;
    const url = settledUrl(
      sending.publicUrl,
      isOne ? { homeId, paymentId: first.paymentId } : { homeId },
      first,
    );
    const content = isOne
      ? words.paymentLetGo(first)
      : words.paymentsLetGo(first, facts, facts.slice(LISTED_SHARES_MAX));
    return { to: first.to, ...render({ icon: isOne ? first.icon : '🧾', url, ...content }, sending) };
  },
};

/** Goes to the requester `userId`: the receipt of `debtorId` waits for their answer; `again`: how many reminders have left. */
type PaymentReview = RequesterLetter & { kind: 'payment-review'; again?: number };

/**
 * Makes quoted parts of a receipt or a person harmless and leaves our sentences alone: the dot between two of them may look like that of a
 * link.
 */
const typedIn = (reason: Reason, typed: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(reason).map(([key, value]) => [key, typeof value === 'string' ? typed(value) : value]),
  ) as Reason;

/** Dropped once it is answered or no longer needed. */
const review: Email<PaymentReview> = {
  ...ofHome,
  async read(db, letter, sending) {
    const facts = await readForRequester(db, letter, sending);
    if (!facts?.proof || !facts.inReview) return undefined;
    const words = wordsIn(sending.language);
    const reasons = reasonsForReader(facts.proof.reasons, words.formerHousemate);
    const why = words.whyUnsure(
      reasons.map((reason) => typedIn(reason, facts.typed)),
      { requester: facts.typed(facts.requesterName), due: facts.share, asked: facts.askedOn },
    );
    const content = words.paymentLetters.paymentReview(facts, why, letter.again);
    const url = proofUrl(sending.publicUrl, letter);
    return { to: facts.to, ...render({ icon: '🔎', url, ...content }, sending) };
  },
};

/** Dropped once the share is settled, or another receipt waits. */
const reviewEnded: Email<RequesterLetter & { kind: 'payment-review-ended' }> = {
  ...ofHome,
  async read(db, letter, sending) {
    const facts = await readForRequester(db, letter, sending);
    if (!facts || facts.isSettled || facts.inReview) return undefined;
    const content = wordsIn(sending.language).paymentLetters.paymentReviewEnded(facts);
    const url = requestsUrl(sending.publicUrl, letter);
    return { to: facts.to, ...render({ icon: facts.icon, url, ...content }, sending) };
  },
};

export const settledShareEmails = {
  'payment-paid': paid,
  'payment-confirmed': confirmed,
  'payment-let-go': letGo,
  'payment-review': review,
  'payment-review-ended': reviewEnded,
};
