import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { payments } from '#contract/payments.ts';
import { addDays, dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { isReminderTime, mayRemind, nextReminder } from '#domain/payments.ts';
import type { Handlers } from '#server/calls.ts';
import type { DB } from '#server/db/types.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { publish } from '#server/live.ts';
import { lockHome } from '#server/membership-changes.ts';
import { findOwnPayment } from '#server/payment-rows.ts';

export type RemindingDeps = {
  db: Kysely<DB>;
  queue: Pick<Queue, 'send'>;
  log: Logger;
  now: () => Date;
};

/** Somebody who presses twice means one letter. */
const PRESSED_AGAIN_MS = 60 * 60 * 1000;

type Line = { paymentId: string; userId: string; sent: number };
type Reminding = { tx: Kysely<DB>; queue: RemindingDeps['queue']; homeId: string; today: Day; now: Date };

/** Queues the letters and says when the next go out; a line that is late by several reminders gets one. */
async function remindLines({ tx, queue, homeId, today, now }: Reminding, lines: readonly Line[]) {
  if (lines.length === 0) return;
  const numbered = lines.map(({ sent, ...line }) => ({ ...line, number: sent + 1 }));
  await sql`
    update payment_debtors as line
       set reminders = reminded.number, reminded_at = ${now}, remind_on = reminded.next
      from unnest(
             ${numbered.map(({ paymentId }) => paymentId)}::uuid[],
             ${numbered.map(({ userId }) => userId)}::uuid[],
             ${numbered.map(({ number }) => number)}::integer[],
             ${numbered.map(({ number }) => nextReminder(today, number))}::date[]
           ) as reminded (payment_id, user_id, number, next)
     where line.home_id = ${homeId} and line.payment_id = reminded.payment_id and line.user_id = reminded.user_id`.execute(
    tx,
  );
  const letters = numbered.map(({ userId, paymentId, number }) => ({
    kind: 'payment-reminder' as const,
    userId,
    homeId,
    paymentId,
    number,
  }));
  await queue.send(tx, 'mail', ...letters);
}

/** Whoever can be reminded: an account that is there, and wants it. */
async function reachable(tx: Kysely<DB>, userIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where id = any(${userIds}::uuid[]) and deleted_at is null and not 'reminders' = any(unwanted_mail)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** 'Send a reminder now' (decisions 'Money'): the letters leave at once, whatever the time of day. */
export const sendReminders: Handlers<typeof payments>['sendReminders'] = async (call) => {
  const { tx, home, user, input, today, now, tell, address, deps } = call;
  const which = { homeId: home.id, paymentId: input.paymentId };
  const payment = await findOwnPayment(tx, user.userId, which, 'requester');
  await deps.limits.count('reminder', user.userId, address);
  const open = payment.debtors.filter(mayRemind);
  const asked = await reachable(
    tx,
    open.map(({ userId }) => userId),
  );
  const since = new Date(now.getTime() - PRESSED_AGAIN_MS);
  const due = open.filter(({ userId, reminders }) => {
    const lastAt = reminders?.lastAt;
    return asked.includes(userId) && !(lastAt && lastAt > since);
  });
  await remindLines(
    { tx, queue: deps.queue, homeId: home.id, today, now },
    due.map(({ userId, reminders }) => ({ paymentId: payment.id, userId, sent: reminders?.sent ?? 0 })),
  );
  if (due.length > 0) tell({ userIds: [user.userId], topics: ['payments'] });
  return { sent: due.length };
};

// A line whose proof waits stays as it is until its requester has answered.
const DUE = sql`line.paid_at is null
  and not exists (select from payment_proofs as proof
                   where proof.home_id = line.home_id and proof.payment_id = line.payment_id
                     and proof.user_id = line.user_id and proof.state = 'review')`;

type DueHome = { id: string; timeZone: string; since: Day };

async function homesDue({ db }: RemindingDeps, by: Day): Promise<DueHome[]> {
  const { rows } = await sql<DueHome>`
    select homes.id, homes.time_zone as "timeZone", min(line.remind_on) as since
      from payment_debtors as line
      join homes on homes.id = line.home_id
     where line.remind_on <= ${by} and ${DUE}
     group by homes.id
     order by homes.id`.execute(db);
  return rows;
}

const isTime = (now: Date, { timeZone, since }: DueHome) =>
  since <= dayOf(now, timeZone) && isReminderTime(timeOfDay(now, timeZone));

type DueLine = Line & { requesterId: string; isWanted: boolean };

async function linesDue(tx: Kysely<DB>, homeId: string, today: Day): Promise<DueLine[]> {
  const { rows } = await sql<DueLine>`
    select line.payment_id as "paymentId", line.user_id as "userId", line.reminders as sent,
           request.requester_id as "requesterId",
           not request.deleted and requester.deleted_at is null and debtor.deleted_at is null
             and not 'reminders' = any(debtor.unwanted_mail) as "isWanted"
      from payment_debtors as line
      join payment_requests as request on request.home_id = line.home_id and request.id = line.payment_id
      join users as requester on requester.id = request.requester_id
      join users as debtor on debtor.id = line.user_id
     where line.home_id = ${homeId} and line.remind_on <= ${today} and ${DUE}
     order by line.payment_id, line.user_id`.execute(tx);
  return rows;
}

/** What is still due is not wanted any more. */
const stopTheOthers = (tx: Kysely<DB>, homeId: string, today: Day) =>
  sql`
    update payment_debtors as line set remind_on = null
     where line.home_id = ${homeId} and line.remind_on <= ${today} and ${DUE}`.execute(tx);

async function remindHome({ db, queue, now }: RemindingDeps, homeId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Whoever was there first, another server too, has set the next day by the time that the lock is ours.
    const home = await lockHome(tx, homeId);
    if (!home) return;
    const moment = now();
    const today = dayOf(moment, home.time_zone);
    if (!isReminderTime(timeOfDay(moment, home.time_zone))) return;
    const lines = await linesDue(tx, homeId, today);
    const wanted = lines.filter(({ isWanted }) => isWanted);
    await remindLines(
      { tx, queue, homeId, today, now: moment },
      wanted.map(({ paymentId, userId, sent }) => ({ paymentId, userId, sent })),
    );
    // Whoever stopped them, or has nobody left to pay, hears no more by itself: only where the requester asks for it.
    if (wanted.length < lines.length) await stopTheOthers(tx, homeId, today);
    const userIds = [...new Set(lines.map(({ requesterId }) => requesterId))];
    if (userIds.length > 0) await publish(tx, [{ userIds, topics: ['payments'] }]);
  });
}

/**
 * The reminders that are due (decisions 'Money', 'Time'): in every home whose clock shows between 09:00 and 20:00. A home that fails is
 * logged and tried again in the next round.
 */
export async function remindDue(deps: RemindingDeps, signal?: AbortSignal): Promise<void> {
  const { log, now } = deps;
  // No clock on earth is further ahead.
  const latestToday = addDays(dayOf(now(), 'UTC'), 1);
  for (const home of await homesDue(deps, latestToday)) {
    if (signal?.aborted) return;
    try {
      if (isTime(now(), home)) await remindHome(deps, home.id);
    } catch (error) {
      log.error({ err: error, home: home.id }, 'home not reminded');
    }
  }
}
