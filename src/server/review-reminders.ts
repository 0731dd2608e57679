import { sql, type Kysely } from 'kysely';
import { addDays, dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { isReminderTime, nextReminder } from '#domain/payments.ts';
import type { DB } from '#server/db/types.ts';
import { queueLetter } from '#server/mail/queueing.ts';
import { lockHome } from '#server/membership-changes.ts';
import { notify } from '#server/notifications.ts';
import { noticeOf } from '#server/payment-paying.ts';
import { findPayment } from '#server/payment-rows.ts';
import type { RemindingDeps } from '#server/reminders.ts';
import { inShortTransaction } from '#server/short-transactions.ts';

type Waiting = {
  id: string;
  paymentId: string;
  debtorId: string;
  requesterId: string;
  timesTold: number;
  /** Somebody is still there to answer. */
  isAsked: boolean;
};

async function findWaiting(tx: Kysely<DB>, homeId: string, today: Day): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select proof.id, proof.payment_id as "paymentId", proof.user_id as "debtorId", proof.times_told as "timesTold",
           request.requester_id as "requesterId", not request.deleted and requester.deleted_at is null as "isAsked"
      from payment_proofs as proof
      join payment_requests as request on request.home_id = proof.home_id and request.id = proof.payment_id
      join users as requester on requester.id = request.requester_id
     where proof.home_id = ${homeId} and proof.state = 'review' and proof.tell_on <= ${today}
     order by proof.uploaded_at, proof.id`.execute(tx);
  return rows;
}

const remindHome = ({ db, queue, now }: RemindingDeps, homeId: string): Promise<void> =>
  inShortTransaction(db, async (tx, tell) => {
    // Another server may have been there first: by the time that the lock is ours it has set the next day.
    const home = await lockHome(tx, homeId);
    if (!home) return;
    const moment = now();
    const today = dayOf(moment, home.time_zone);
    if (!isReminderTime(timeOfDay(moment, home.time_zone))) return;
    for (const { id, paymentId, debtorId, requesterId, timesTold, isAsked } of await findWaiting(
      tx,
      homeId,
      today,
    )) {
      const again = timesTold + 1;
      await tx
        .updateTable('payment_proofs')
        .set(isAsked ? { times_told: again, tell_on: nextReminder(today, again) } : { tell_on: null })
        .where('home_id', '=', homeId)
        .where('id', '=', id)
        .execute();
      const payment = isAsked ? await findPayment(tx, requesterId, { homeId, paymentId }) : undefined;
      if (!payment) continue;
      const data = { ...noticeOf(payment, debtorId, debtorId), again };
      await notify(tx, tell, [requesterId], { type: 'payment_review', data });
      const letter = {
        kind: 'payment-review',
        userId: requesterId,
        homeId,
        paymentId,
        debtorId,
        again,
      } as const;
      await queueLetter(queue, tx, letter);
    }
  });

type DueHome = { id: string; timeZone: string; since: Day };

/**
 * Brings receipts that wait up to their requesters again: every 3 days, at most 5 times, where the home's clock shows between 09:00 and
 * 20:00 (decisions 'Money', 'Time'). A home that fails is logged and tried again in the next round.
 */
export async function remindOfReviews(deps: RemindingDeps, signal?: AbortSignal): Promise<void> {
  const { db, log, now } = deps;
  // No clock on earth is further ahead.
  const latestToday = addDays(dayOf(now(), 'UTC'), 1);
  const { rows } = await sql<DueHome>`
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
