import type { Kysely } from 'kysely';
import type { functions } from '#contract/functions.ts';
import { answerWith } from '#server/platform/calls/callable-answer.ts';
import { REFUSALS_BEFORE_ASKING } from '#domain/payments.ts';
import { nameForReader } from '#domain/users.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readersLanguage } from '#server/platform/http/language.ts';
import { housematesOf } from '#server/platform/members/housemates.ts';
import { ofShare } from '#server/platform/db/share-key.ts';
import { countLinkTry, openShare } from '#server/money/shares/share-access.ts';
import { whyNoEmail } from '#server/money/shares/unreached.ts';
import { cleanHtml, textOf } from '#server/telling/mail/foreign-html.ts';
import { holdLetter } from '#server/telling/letters/held-letters.ts';
import { spendingOfWriter } from '#server/telling/mail/letter-budgets.ts';
import { countQueued, isStopped } from '#server/telling/mail/letter-limits.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import {
  payeeDetailsByLetter,
  payeeDetailsForSignedIn,
  SIGN_IN_TO_PAY,
} from '#server/telling/payees/reading.ts';
import { readPayeeNotes } from '#server/telling/payees/payee-notes.ts';
import { findLastRefused } from '#server/money/proofs/rows.ts';
import { verifyPaymentProof } from '#server/money/proofs/verifying.ts';
import { wordsIn } from '#words/languages.ts';

type FunctionHandlers = Handlers<typeof functions>;

const sendEmail: FunctionHandlers['sendEmail'] = async ({ tx, input, user, address, now, deps }) => {
  const { to, subject, html: given } = input.data;
  await deps.limits.count('sendEmail', user.userId, address);
  const isRealMail = deps.settings.SMTP_URL !== undefined;
  // Otherwise anyone could create accounts with strangers' addresses and make the server send them any text.
  if (isRealMail && !user.emailVerified) throw refusal('EMAIL_UNCONFIRMED');
  const html = cleanHtml(given);
  if (textOf(html) === '') throw refusal('INVALID_INPUT');
  // Gives the same answer for a stranger's address and an unknown one.
  const reader = await housematesOf(tx, user.userId)
    .select(['id', 'email_verified as confirmed', 'unwanted_mail as unwanted'])
    .where('email', '=', to)
    .executeTakeFirst();
  if (!reader) throw refusal('FORBIDDEN');
  const { id: userId, confirmed } = reader;
  const senderId = user.userId;
  await deps.limits.count('sendEmailTo', `${userId} ${senderId}`, address);
  if (reader.unwanted.includes('housemates')) throw refusal('THEIR_LETTERS_STOPPED');
  const counting = { tx, secrets: deps.settings, now };
  if (!confirmed && (await isStopped({ db: tx, secrets: deps.settings }, to)))
    throw refusal('THEIR_LETTERS_STOPPED');
  const leaves = await countQueued(counting, { email: to, confirmed }, spendingOfWriter(senderId));
  if (!leaves) throw refusal('THEIR_LETTERS_TODAY', { limit: 'housemate' });
  const letter = { kind: 'sent-email', userId, senderId, subject, html, counted: true } as const;
  if (isRealMail && !confirmed) {
    await holdLetter(tx, letter, now);
    return answerWith({ success: true, held: true, message: wordsIn(user.locale).letterHeld });
  }
  const push = { kind: 'sent-email', senderId, subject } as const;
  await sendNotices(deps.queue, tx, [{ userId, email: letter, push }]);
  return answerWith({ success: true });
};

/** Finds the request. Refuses callers other than the requester. */
async function findOwnRequest(tx: Kysely<DB>, paymentId: string, userId: string) {
  const request = await tx
    .selectFrom('payment_homes')
    .innerJoin('payment_requests as request', (join) =>
      join
        .onRef('request.home_id', '=', 'payment_homes.home_id')
        .onRef('request.id', '=', 'payment_homes.payment_id'),
    )
    .select([
      'request.id',
      'request.home_id as homeId',
      'request.requester_id as requesterId',
      'request.deleted',
    ])
    .where('payment_homes.payment_id', '=', paymentId)
    .executeTakeFirst();
  if (request && request.requesterId !== userId) throw refusal('FORBIDDEN');
  if (!request || request.deleted) throw refusal('PAYMENT_NOT_FOUND');
  return request;
}

const sendPaymentRequestNotification: FunctionHandlers['sendPaymentRequestNotification'] = {
  homeOf: async ({ input, user, deps }) =>
    (await findOwnRequest(deps.db, input.data.paymentId, user.userId)).homeId,
  async handle({ tx, input, user, now, deps }) {
    const { id: paymentId, homeId } = await findOwnRequest(tx, input.data.paymentId, user.userId);
    await lockHome(tx, homeId);
    // Checks again, since the request may have been deleted while this call waited for the lock.
    await findOwnRequest(tx, paymentId, user.userId);
    const open = await tx
      .selectFrom('payment_debtors')
      .select('user_id as userId')
      .where('home_id', '=', homeId)
      .where('payment_id', '=', paymentId)
      .where('notified_at', 'is', null)
      .where('paid_at', 'is', null)
      .execute();
    const asking = { tx, secrets: deps.settings, now, homeId };
    const why = await whyNoEmail(
      asking,
      open.map(({ userId }) => userId),
    );
    const lines = open.filter(({ userId }) => (why.get(userId) ?? 'failed') === 'failed');
    for (const { userId } of lines) {
      await tx
        .updateTable('payment_debtors')
        .set({ notified_at: now })
        .where(ofShare({ homeId, paymentId, userId }))
        .execute();
      const email = { kind: 'payment-requested', userId, homeId, paymentId } as const;
      await sendNotices(deps.queue, tx, [{ userId, email }]);
    }
    return answerWith({ success: true, queued: lines.length });
  },
};

const checkPaymentStatus: FunctionHandlers['checkPaymentStatus'] = async (call) => {
  const { tx, input, user, now, request } = call;
  await countLinkTry({ ...call, input: input.data });
  const share = await openShare(tx, input.data, call);
  const { title, category, amount, totalAmount, people, timeZone, homeName, requester } = share;
  const { formerHousemate } = wordsIn(readersLanguage(request));
  const bill = {
    title,
    category,
    amount,
    totalAmount,
    people,
    createdAt: share.createdAt.toISOString(),
    timeZone,
    homeName,
    debtorName: nameForReader(share.debtorName, formerHousemate),
    requester: { name: nameForReader(requester.name, formerHousemate), tone: requester.tone },
  };
  const alreadyPaid = share.paidAt !== null;
  const gone = !alreadyPaid && requester.isGone;
  const isOpen = !alreadyPaid && !gone;
  const isEarned = isOpen && !share.inReview && share.refusals >= REFUSALS_BEFORE_ASKING;
  const refused = isEarned ? await findLastRefused(tx, share, now) : undefined;
  const isDebtor = user?.userId === share.userId;
  const payeeId = requester.userId;
  const readPayeeDetails = () =>
    isDebtor
      ? payeeDetailsForSignedIn(tx, payeeId, now)
      : payeeDetailsByLetter(tx, { payeeId, debtorId: share.userId }, now);
  const payeeDetails = isOpen ? await readPayeeDetails() : null;
  const notesOf = await readPayeeNotes(tx, share.userId, isOpen ? [payeeId] : [], now);
  const notes = notesOf(share.homeId, { userId: payeeId, name: requester.name });
  return answerWith({
    alreadyPaid,
    ...(share.paidBy === 'let_go' && { letGo: true as const }),
    inReview: share.inReview,
    ...(share.settlingBy !== null && {
      settling: share.settlingBy === share.userId ? ('own' as const) : ('theirs' as const),
    }),
    gone,
    mayAsk: refused !== undefined,
    ...(typeof refused?.settlement_id === 'string' && { mayAskSettling: true as const }),
    bill,
    ...(payeeDetails === SIGN_IN_TO_PAY
      ? { signInToPay: true as const }
      : payeeDetails && { howToPay: payeeDetails }),
    // A reader who does not see the account gets no note about it.
    notes: payeeDetails === SIGN_IN_TO_PAY ? notes.filter(({ note }) => note !== 'first_payment') : notes,
    attached: share.billAddress,
    ...(share.isMember && isDebtor && { homeId: share.homeId }),
  });
};

export const functionHandlers: FunctionHandlers = {
  sendEmail,
  sendPaymentRequestNotification,
  checkPaymentStatus,
  verifyPaymentProof,
};
