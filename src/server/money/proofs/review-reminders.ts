import { countLetter, postponeReminders } from '#server/money/shares/letter-intervals.ts';
import { closeUnpaidOfGone } from '#server/money/shares/closing.ts';
import { shareOfDebtor, touchPayment, type Paying } from '#server/money/shares/paying.ts';
import { touchSettled, type Settlement, settlementOfProof } from '#server/money/shares/settling-up.ts';
import { rowOf } from '#server/platform/db/share-key.ts';
import { sql, type Kysely } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import { addDays, dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { isReminderTime, nextReviewDay, REVIEW_REMINDERS_MAX } from '#domain/payments.ts';
import type { DB } from '#server/platform/db/types.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { findPayment } from '#server/money/shares/rows.ts';
import type { RemindingDeps } from '#server/money/shares/reminders.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';

type Waiting = {
  id: string;
  paymentId: string;
  debtorId: string;
  requesterId: string;
  uploadedAt: Date;
  timesReminded: number;
  /** The requester still has an account, and the request exists. */
  isAsked: boolean;
  settlement_id: string | null;
};

/** `today` is the day of the home, which must be locked. */
type Reminding = Paying & { today: Day };

async function findWaiting(tx: Kysely<DB>, homeId: string, today: Day): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select proof.id, proof.settlement_id, proof.payment_id as "paymentId", proof.user_id as "debtorId", proof.times_told as "timesReminded",
           proof.uploaded_at as "uploadedAt",
           request.requester_id as "requesterId", not request.deleted and requester.deleted_at is null as "isAsked"
      from payment_proofs as proof
      join payment_requests as request on request.home_id = proof.home_id and request.id = proof.payment_id
      join users as requester on requester.id = request.requester_id
     where proof.home_id = ${homeId} and proof.state = 'review' and proof.tell_on <= ${today}
     order by proof.uploaded_at, proof.id`.execute(tx);
  return rows;
}

/** Notifies both sides that a receipt of settling up has ended and that nothing was settled. */
async function announceSettlingEnd(reminding: Reminding, settlement: Settlement): Promise<void> {
  const { tx, today } = reminding;
  await postponeReminders(tx, settlement.homeId, settlement.lines, today);
  await announce(reminding, { type: 'payment_settling_up', settlement, what: 'unanswered' });
  await announce(reminding, { type: 'payment_settling_up', settlement, what: 'review_ended' });
  await touchSettled(reminding, settlement);
  await closeUnpaidOfGone(reminding, settlement);
}

/** Does the same for the receipt of one share. `payment` is as its requester sees it. */
async function announceEnd(reminding: Reminding, payment: PaymentRequest, debtorId: string): Promise<void> {
  const sent = shareOfDebtor(payment, debtorId)?.reminders?.sent ?? 0;
  await countLetter(reminding, { homeId: payment.homeId, paymentId: payment.id, userId: debtorId }, { sent });
  await announce(reminding, { type: 'payment_unanswered', payment, debtorId });
  await announce(reminding, { type: 'payment_review_ended', payment, debtorId });
  await touchPayment(reminding, payment);
}

/** Reminds the requesters of each receipt that is due, or ends it (docs/product/limits.md 'Money'). */
const remindHome = ({ db, queue, now: clock }: RemindingDeps, homeId: string): Promise<void> =>
  inShortTransaction(db, async (tx, emit) => {
    // Another server may have run before this lock was granted: it has then set the next day.
    const home = await lockHome(tx, homeId);
    if (!home) return;
    const now = clock();
    const today = dayOf(now, home.time_zone);
    if (!isReminderTime(timeOfDay(now, home.time_zone))) return;
    const reminding = { tx, queue, emit, now, today };
    for (const proof of await findWaiting(tx, homeId, today)) {
      const { id, paymentId, debtorId, requesterId, timesReminded, isAsked } = proof;
      const payment = isAsked ? await findPayment(tx, requesterId, { homeId, paymentId }) : undefined;
      const settlement = await settlementOfProof(tx, homeId, proof);
      const again = payment && timesReminded < REVIEW_REMINDERS_MAX ? timesReminded + 1 : undefined;
      const next = nextReviewDay(dayOf(proof.uploadedAt, home.time_zone), today, timesReminded + 1);
      const ended = { state: 'unanswered', decided_at: now, remove_files_at: now, tell_on: null } as const;
      await tx
        .updateTable('payment_proofs')
        .set(again ? { times_told: again, tell_on: next } : ended)
        .where(rowOf(homeId, id))
        .execute();
      if (!payment) continue;
      if (again && settlement)
        await announce(reminding, { type: 'payment_settling_up', settlement, what: 'review', again });
      else if (again) await announce(reminding, { type: 'payment_review', payment, debtorId, again });
      else if (settlement) await announceSettlingEnd(reminding, settlement);
      else await announceEnd(reminding, payment, debtorId);
    }
  });

/**
 * Reminds requesters of waiting receipts: every 3 days, at most 5 times, from 09:00 to before 20:00 in the home's
 * time zone (docs/product/notifications.md 'Money notifications'). After 60 days a receipt ends, and both sides are
 * notified. If a home fails, this logs the error, and the next run tries again.
 */
export async function remindOfReviews(deps: RemindingDeps, signal?: AbortSignal): Promise<void> {
  const { db, log, now } = deps;
  // No time zone is further ahead.
  const latestToday = addDays(dayOf(now(), 'UTC'), 1);
  const { rows } = await sql<{ id: string; timeZone: string; since: Day }>`
    select homes.id, homes.time_zone as "timeZone", min(proof.tell_on) as since
      from payment_proofs as proof join homes on homes.id = proof.home_id
     where proof.state = 'review' and proof.tell_on <= ${latestToday}
     group by homes.id order by homes.id`.execute(db);
  for (const { id, timeZone, since } of rows) {
    if (signal?.aborted) return;
    try {
      const isTime = since <= dayOf(now(), timeZone) && isReminderTime(timeOfDay(now(), timeZone));
      if (isTime) await remindHome(deps, id);
    } catch (error) {
      log.error({ err: error, home: id }, 'home not reminded of its receipts');
    }
  }
}
