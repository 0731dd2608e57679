import type { JobSender } from '#server/platform/queue/queue.ts';
import type { Kysely } from 'kysely';
import type { ProofAnswer } from '#contract/functions.ts';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { addDays, dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import {
  isWaiting,
  maySendProof,
  REFUSALS_BEFORE_ASKING,
  REVIEW_REMIND_EVERY_DAYS,
} from '#domain/payments.ts';
import { nameForReader } from '#domain/users.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { ofShare, rowOf, type ShareKey } from '#server/platform/db/share-key.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { shareOfDebtor, payShare, touchPayment, type Paying } from '#server/money/shares/paying.ts';
import { findPayment } from '#server/money/shares/rows.ts';
import {
  insertSettlement,
  refuseChanged,
  settleTogether,
  touchSettled,
  type Settlement,
} from '#server/money/shares/settling-up.ts';
import { judge, type Judging } from '#server/money/proofs/judging.ts';
import { paidFilesRemovedAt, refusedFilesRemovedAt } from '#server/money/shares/files.ts';
import { removeRefusedBefore } from '#server/money/proofs/keeping.ts';
import {
  findLastRefused,
  insertReading,
  saveDecision,
  takeReferences,
  type Upload,
} from '#server/money/proofs/rows.ts';
import { wordsIn } from '#words/languages.ts';
import type { ProofNames } from '#words/proofs.ts';

/** `isGone`: the account is deleted, so no one could answer a waiting proof. */
type Requester = { name: string; isGone: boolean };
type LockedShare = { payment: PaymentRequest; share: Debtor; names: ProofNames; requester: Requester };

/** Returns the answer that follows from the share alone, without reading the file; undefined if a proof is needed. */
export function answerWithoutReading(
  { paid, letGo, inReview }: { paid: boolean; letGo: boolean; inReview: boolean },
  { name: storedName, isGone }: Requester,
  language: Language,
): ProofAnswer | undefined {
  const { proofAnswers, formerHousemate } = wordsIn(language);
  const name = nameForReader(storedName, formerHousemate);
  if (paid) return { success: true, verified: true, status: 'verified', message: proofAnswers.paid };
  if (letGo) return { success: true, verified: false, status: 'let_go', message: proofAnswers.letGo(name) };
  if (maySendProof({ inReview }, isGone)) return undefined;
  if (isGone) return { success: false, verified: false, message: proofAnswers.gone };
  return { success: true, verified: false, status: 'review', message: proofAnswers.inReview(name) };
}

export const shareStateOf = (share: Debtor) => ({
  paid: share.paid,
  letGo: share.letGoAt !== null,
  inReview: isWaiting(share),
});

/**
 * Locks the home, and returns the share as it is now, with the day of its request in that request's time zone.
 * Refuses with PAYMENT_NOT_FOUND.
 */
export async function lockShare(tx: Kysely<DB>, key: ShareKey): Promise<LockedShare> {
  const { homeId, paymentId, userId } = key;
  await lockHome(tx, homeId);
  const payment = await findPayment(tx, userId, key);
  const share = payment && shareOfDebtor(payment, userId);
  if (!share) throw refusal('PAYMENT_NOT_FOUND');
  const { time_zone: askedIn } = await tx
    .selectFrom('payment_requests')
    .select('time_zone')
    .where(rowOf(homeId, paymentId))
    .executeTakeFirstOrThrow();
  const requester = { name: payment.requester.displayName, isGone: payment.requesterGone };
  const asked = dayOf(payment.createdAt, askedIn);
  const names = { requester: requester.name, due: share.amount, asked };
  return { payment, share, names, requester };
}

/** Does the same for an upload. For settling up it checks that all its shares are as they were shown, and the difference is due. */
async function lockUpload(tx: Kysely<DB>, upload: Upload): Promise<LockedShare> {
  const opened = await lockShare(tx, upload);
  const { settlement } = upload;
  if (!settlement) return opened;
  await refuseChanged(tx, settlement);
  return { ...opened, names: { ...opened.names, due: settlement.amount } };
}

/** Adds one refusal. Returns how many there were before. */
async function countRefusal(tx: Kysely<DB>, share: ShareKey): Promise<number> {
  const { refusals } = await tx
    .updateTable('payment_debtors')
    .set((eb) => ({ refusals: eb('refusals', '+', 1) }))
    .where(ofShare(share))
    .returning('refusals')
    .executeTakeFirstOrThrow();
  return refusals - 1;
}

/** Repeats the answer to the last refused file if it is sent again and the same is expected of it. A file that was used elsewhere may be free by now. */
async function repeatAnswer(
  tx: Kysely<DB>,
  upload: Upload,
  { names, now, language }: { names: ProofNames; now: Date; language: Language },
) {
  const last = await findLastRefused(tx, upload, now);
  if (!last || last.expected !== upload.expected || !last.sha256.equals(upload.sha256)) return undefined;
  if (last.reasons.some(({ code }) => code === 'reused')) return undefined;
  await tx
    .updateTable('payment_proofs')
    .set({ uploaded_at: now, remove_files_at: refusedFilesRemovedAt(now) })
    .where(rowOf(upload.homeId, last.id))
    .execute();
  const refusals = await countRefusal(tx, upload);
  const decision = { outcome: 'rejected' as const, reasons: last.reasons, shown: last.shown ?? undefined };
  return answerOf(decision, { names, refusals, language });
}

/** Returns the answer if it is known without reading. Otherwise it inserts the row of the upload. */
export async function beginProof(
  tx: Kysely<DB>,
  upload: Upload,
  { now, language }: { now: Date; language: Language },
): Promise<ProofAnswer | undefined> {
  const { share, names, requester } = await lockUpload(tx, upload);
  const known =
    answerWithoutReading(shareStateOf(share), requester, language) ??
    (await repeatAnswer(tx, upload, { names, now, language }));
  if (!known) await insertReading(tx, upload, now);
  return known;
}

/** Asks the requester to look at a proof in state 'review'. Later reminders are sent by review-reminders.ts. */
export async function askRequester(
  paying: Paying,
  payment: PaymentRequest,
  debtorId: string,
  settlement?: Settlement,
): Promise<void> {
  const { tx, now } = paying;
  const { homeId, id: paymentId, timeZone } = payment;
  await tx
    .updateTable('payment_proofs')
    .set({ times_told: 0, tell_on: addDays(dayOf(now, timeZone), REVIEW_REMIND_EVERY_DAYS) })
    .where(ofShare({ homeId, paymentId, userId: debtorId }))
    .where('state', '=', 'review')
    .execute();
  if (settlement) {
    await announce(paying, { type: 'payment_settling_up', settlement, what: 'review' });
    await touchSettled(paying, settlement);
    return;
  }
  await announce(paying, { type: 'payment_review', payment, debtorId });
  await touchPayment(paying, payment);
}

/** Builds the answer to a decision. `refusals` counts the earlier refusals of this share. */
export function answerOf(
  decision: Pick<Decision, 'outcome' | 'reasons' | 'shown'>,
  { names, refusals, language }: { names: ProofNames; refusals: number; language: Language },
): ProofAnswer {
  const { outcome, shown } = decision;
  return {
    success: true,
    verified: outcome === 'verified',
    message: wordsIn(language).proofMessage(decision, names),
    status: outcome,
    ...(shown !== undefined && { shown }),
    ...(outcome === 'rejected' && refusals + 1 >= REFUSALS_BEFORE_ASKING && { mayAsk: true as const }),
  };
}

const FILES_REMOVED_AT = {
  verified: paidFilesRemovedAt,
  rejected: refusedFilesRemovedAt,
  review: () => null,
};

type Settling = Paying & { queue: JobSender } & Pick<Judging, 'autoAccept' | 'isSeenBefore'> & {
    /** The language of the uploader. */
    language: Language;
  };

/** Settles a proof that was read, and its share. Returns `judged`, the decision, if its row and files stay. */
export async function settleProof(
  settling: Settling,
  upload: Upload,
  read: Decision,
): Promise<{ answer: ProofAnswer; judged?: Decision }> {
  const { tx, now, language } = settling;
  const { payment, share, names, requester } = await lockUpload(tx, upload);
  const known = answerWithoutReading(shareStateOf(share), requester, language);
  if (known) return { answer: known };
  // The requester changed the share while its receipt was read. For settling up, each share is compared by
  // `refuseChanged`.
  if (!upload.settlement && upload.due !== share.amount) {
    const message = wordsIn(language).proofAnswers.changed(share.amount);
    return { answer: { success: false, verified: false, message } };
  }
  const judged = await judge(settling, upload, payment, read);
  const { decision, seenBefore } = judged;
  const { outcome, referenceKeys } = decision;
  const { settlement } = upload;
  if (settlement) await insertSettlement(tx, settlement, now);
  const removeAt = FILES_REMOVED_AT[outcome](now);
  if (!(await saveDecision(tx, upload, judged, { now, removeAt }))) throw refusal('PAYMENT_NOT_FOUND');
  const refusals = outcome === 'rejected' ? await countRefusal(tx, upload) : 0;
  if (outcome === 'rejected') await removeRefusedBefore(settling, upload, upload.proofId);
  else await takeReferences(tx, upload, referenceKeys, { evenIfTaken: seenBefore });
  if (outcome === 'verified') {
    if (settlement) {
      await settleTogether(settling, settlement, 'verified');
      await announce(settling, { type: 'payment_settling_up', settlement, what: 'verified' });
    } else await payShare(settling, payment, upload.userId, 'verified');
    settling.emit({ homeId: upload.homeId, topics: ['history'] });
  }
  if (outcome === 'review') await askRequester(settling, payment, upload.userId, settlement);
  return { answer: answerOf(decision, { names, refusals, language }), judged: decision };
}
