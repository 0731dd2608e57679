import { sql } from 'kysely';
import type { Debtor, payments } from '#contract/payments.ts';
import { isOwed, mayReopen, nextReminder, PAYING_PROOFS, REFUSALS_BEFORE_ASKING } from '#domain/payments.ts';
import type { Call, CallOf, Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readersLanguage } from '#server/platform/http/language.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { closeUnpaidOfGone } from '#server/money/shares/closing.ts';
import { countLetter, nextLetter } from '#server/money/shares/letter-intervals.ts';
import { countLinkTry, homeOfPayment, openShare } from '#server/money/shares/share-access.ts';
import { ofShare, rowOf, type ShareKey } from '#server/platform/db/share-key.ts';
import { forgetNamesLike, learnName } from '#server/money/shares/payee-names.ts';
import { countReopening, shareOfDebtor, payShare, touchPayment } from '#server/money/shares/paying.ts';
import { findOwnPayment } from '#server/money/shares/rows.ts';
import { refusedFilesRemovedAt } from '#server/money/shares/files.ts';
import {
  findLastDecided,
  findLastRefused,
  findReuse,
  proofsOfShare,
  takeReferences,
} from '#server/money/proofs/rows.ts';
import {
  endSettledProof,
  refuseChanged,
  settlementOfProof,
  settleTogether,
  touchSettled,
} from '#server/money/shares/settling-up.ts';
import {
  askRequester,
  lockShare,
  answerWithoutReading,
  shareStateOf,
} from '#server/money/proofs/settling.ts';
import { wordsIn } from '#words/languages.ts';

type PaymentHandlers = Handlers<typeof payments>;
type Answering = Call<'participant', ShareKey>;

/** Returns the debtor's share of a request that the caller made. */
export async function findOwnShare({ tx, home, user, input }: Answering) {
  const which = { homeId: home.id, paymentId: input.paymentId };
  const payment = await findOwnPayment(tx, user.userId, which, 'requester');
  const share = shareOfDebtor(payment, input.userId);
  if (!share) throw refusal('PAYMENT_NOT_FOUND');
  const key: ShareKey = { ...which, paymentId: payment.id, userId: share.userId };
  return { payment, share, key, seen: () => findOwnPayment(tx, user.userId, which, 'requester') };
}

export const updateShare = ({ tx }: Answering, key: ShareKey) =>
  tx.updateTable('payment_debtors').where(ofShare(key));

export const updateProofs = ({ tx }: Answering, key: ShareKey) =>
  tx.updateTable('payment_proofs').where(ofShare(key));

/** Whether the requester gave the same answer before, so that only the response was lost. */
async function isAnswered(call: CallOf<typeof reviewPaymentProof>, share: Debtor, key: ShareKey) {
  const { approve, proofId } = call.input;
  if (approve && proofId === undefined) return share.paidBy === 'confirmed';
  const last = await findLastDecided(call.tx, key, proofId);
  return approve ? last?.state === 'confirmed' : isOwed(share) && last?.state === 'declined';
}

/** Confirms the other shares that the proof pays. Shares that are settled need no confirmation. */
async function confirmOthers(call: Answering, proofId: string, { proof, userId }: Debtor) {
  const { tx, home, user } = call;
  for (const { paymentId } of proof?.alsoPays ?? []) {
    const other = await findOwnPayment(tx, user.userId, { homeId: home.id, paymentId }, 'requester');
    await payShare(call, other, userId, 'confirmed', proofId);
  }
}

/** Answers a waiting proof for the requester (docs/product/receipts.md 'Confirming a receipt', 'Not received'). */
export const reviewPaymentProof: PaymentHandlers['reviewPaymentProof'] = async (call) => {
  const { tx, home, input, now } = call;
  const { payment, share, key, seen } = await findOwnShare(call);
  const { approve, proofId, all, isMyName } = input;
  const proof = await proofsOfShare(tx, key)
    .select(['id', 'settlement_id'])
    .where('state', '=', 'review')
    .$if(proofId !== undefined, (proofs) => proofs.where('id', '=', proofId ?? ''))
    .executeTakeFirst();
  if (!proof) {
    if (await isAnswered(call, share, key)) return payment;
    throw refusal('PROOF_ANSWERED');
  }
  const settlement = await settlementOfProof(tx, home.id, proof);
  const decided = updateProofs(call, key).where('state', '=', 'review');
  if (approve) {
    await decided.set({ state: 'confirmed', decided_at: now }).execute();
    if (isMyName && share.proof?.alias) await learnName(call, share.proof.alias);
    if (settlement) {
      await settleTogether(call, settlement, 'confirmed');
      await announce(call, { type: 'payment_settling_up', settlement, what: 'confirmed' });
      return seen();
    }
    await payShare(call, payment, share.userId, 'confirmed');
    if (all) await confirmOthers(call, proof.id, share);
  } else {
    await decided
      .set({ state: 'declined', decided_at: now, remove_files_at: refusedFilesRemovedAt(now) })
      .execute();
    if (settlement) {
      await updateShare(call, key).set({ refusals: 0 }).execute();
      await announce(call, { type: 'payment_settling_up', settlement, what: 'not_received' });
      await touchSettled(call, settlement);
      await closeUnpaidOfGone(call, settlement);
      return seen();
    }
    await countLetter(call, key, { sent: share.reminders?.sent ?? 0 });
    await announce(call, { type: 'payment_not_received', payment, debtorId: share.userId });
    await touchPayment(call, payment);
  }
  return seen();
};

export async function wasReopened({ tx }: Answering, { paymentId, userId }: ShareKey): Promise<boolean> {
  const notified = tx.selectFrom('notifications').select('id').where('user_id', '=', userId);
  const ofThis = sql<boolean>`type = 'payment_reopened' and data ->> 'paymentId' = ${paymentId}`;
  return (await notified.where(ofThis).limit(1).executeTakeFirst()) !== undefined;
}

/** When the files of a reopened share's proof are removed. They stay as long as they are due if the proof paid another share too. */
const removedWithout = (now: Date) => sql<Date | null>`
  case when exists (select from payment_debtors as too
                     where too.home_id = payment_proofs.home_id and too.paid_with = payment_proofs.id)
       then remove_files_at else ${refusedFilesRemovedAt(now)} end`;

/** Reopens a share that was wrongly paid or let go. The receipt that paid it counts no more. */
export const reopenPayment: PaymentHandlers['reopenPayment'] = async (call) => {
  const { tx, home, user, now, today } = call;
  const { payment, share, key, seen } = await findOwnShare(call);
  if (!mayReopen(user.userId, payment.requester.userId, share)) {
    // The answer to this very call was lost.
    if (await wasReopened(call, key)) return payment;
    throw refusal('PAYMENT_OPEN');
  }
  await countReopening(call, key);
  const next = await nextLetter(call, key);
  const paidTo = share.paidBy === 'marked' ? undefined : share.proof?.read?.recipient.name;
  if (paidTo) await forgetNamesLike(tx, user.userId, paidTo);
  const { settled_with: settledWith } = await tx
    .selectFrom('payment_debtors')
    .select('settled_with')
    .where(ofShare(key))
    .executeTakeFirstOrThrow();
  await updateShare(call, key)
    .set({
      paid_at: null,
      paid_by: null,
      before_marked: null,
      paid_with: null,
      settled_with: null,
      refusals: 0,
      // When the email about the reopening leaves.
      notified_at: next.leavesAt,
      reminders: 0,
      reminded_at: null,
      remind_on: nextReminder(today, 0),
    })
    .execute();
  await updateProofs(call, key)
    .where('state', 'in', [...PAYING_PROOFS, 'dropped'])
    .where('settlement_id', 'is', null)
    .set({ state: 'declined', decided_at: now, remove_files_at: removedWithout(now) })
    .execute();
  if (settledWith) await endSettledProof(tx, { homeId: home.id, id: settledWith }, now);
  await announce(
    call,
    { type: 'payment_reopened', payment, debtorId: share.userId, letGo: share.letGoAt !== null },
    { afterSeconds: next.seconds, onlyBell: next.promised },
  );
  await touchPayment(call, payment);
  return seen();
};

/** Asks the requester to look at the last receipt, after two refusals (docs/product/receipts.md 'Asking after two refusals'). */
export const askForReview: PaymentHandlers['askForReview'] = {
  before: countLinkTry,
  homeOf: ({ input, deps }) => homeOfPayment(deps.db, input.paymentId),
  async handle(call) {
    const { tx, input, emit, deps, request } = call;
    const opened = await openShare(tx, input, call);
    const { payment, share, names, requester } = await lockShare(tx, opened);
    if (requester.isGone && isOwed(share)) throw refusal('PAYMENT_NOT_FOUND');
    // Read under the lock: the file may have been removed while this call waited.
    const now = deps.now();
    const language = readersLanguage(request);
    const asked = { message: wordsIn(language).proofAnswers.asked(names.requester) };
    const known = answerWithoutReading(shareStateOf(share), requester, language);
    if (known) return share.inReview ? asked : { message: known.message };
    const proof = opened.refusals >= REFUSALS_BEFORE_ASKING && (await findLastRefused(tx, opened, now));
    if (!proof) throw refusal('PROOF_GONE');
    const { homeId, paymentId, userId } = opened;
    const key = { homeId, paymentId, userId, proofId: proof.id };
    const settlement = await settlementOfProof(tx, homeId, proof);
    if (settlement) await refuseChanged(tx, settlement);
    const reuse = await findReuse(tx, {
      upload: { ...key, sha256: proof.sha256 },
      requesterId: payment.requester.userId,
      traces: { referenceKeys: proof.keys, day: undefined, minute: undefined, sen: undefined },
      now,
    });
    const seenBefore = reuse !== undefined;
    await tx
      .updateTable('payment_proofs')
      .set({ state: 'review', decided_at: null, remove_files_at: null, seen_before: seenBefore })
      .where(rowOf(homeId, proof.id))
      .execute();
    await takeReferences(tx, key, proof.keys, { evenIfTaken: seenBefore });
    await askRequester({ tx, emit, now, deps }, payment, userId, settlement);
    return asked;
  },
};
