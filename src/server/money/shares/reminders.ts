import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { payments } from '#contract/payments.ts';
import type { settlingUp } from '#contract/settling-up.ts';
import { addDays, dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { countsWithToday, isReminderTime, mayRemind, nextReminder, whyNoReminder } from '#domain/payments.ts';
import { needsDisplayName } from '#domain/reserved-names.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refuseNameless } from '#server/platform/members/namesakes.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import { hadRecentLetter } from '#server/money/shares/letter-intervals.ts';
import { findOwnPayment } from '#server/money/shares/rows.ts';
import { whyNoEmail } from '#server/money/shares/unreached.ts';
import { RECEIPT_WAITS } from '#server/platform/db/settling.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';

export type RemindingDeps = { db: Kysely<DB>; queue: JobSender; log: Logger; now: () => Date };

/** A share to remind of, and how many reminders it had before. */
type DueShare = ShareKey & { sent: number };

/** Counts a letter as a reminder of each of these shares, and schedules the next one from `today`, the day of the home. */
async function countReminders(
  tx: Kysely<DB>,
  shares: readonly DueShare[],
  { now, today }: { now: Date; today: Day },
) {
  if (shares.length === 0) return;
  await sql`
    update payment_debtors as share
       set reminders = reminded.number, reminded_at = ${now}, remind_on = reminded.next
      from unnest(
             ${shares.map(({ homeId }) => homeId)}::uuid[],
             ${shares.map(({ paymentId }) => paymentId)}::uuid[],
             ${shares.map(({ userId }) => userId)}::uuid[],
             ${shares.map(({ sent }) => sent + 1)}::integer[],
             ${shares.map(({ sent }) => nextReminder(today, sent + 1))}::date[]
           ) as reminded (home_id, payment_id, user_id, number, next)
     where share.home_id = reminded.home_id and share.payment_id = reminded.payment_id
       and share.user_id = reminded.user_id`.execute(tx);
}

/** A reminder of the first share that names the others too, as an email and as a push. */
const reminderOf = ({ userId, homeId, paymentId, sent }: DueShare, others: readonly ShareKey[] = []) => {
  const also = others.map((other) => ({ homeId: other.homeId, paymentId: other.paymentId, userId }));
  const kind = 'payment-reminder' as const;
  return {
    userId,
    email: { kind, userId, homeId, paymentId, number: sent + 1, ...(also.length > 0 && { others: also }) },
    push: { kind, lines: [{ homeId, paymentId }, ...also.map(({ userId: _debtor, ...line }) => line)] },
  };
};

type Reminding = Pick<Call<'user', unknown>, 'tx' | 'now' | 'deps'> & { home: { id: string } };

/** Returns the shares whose debtors an email reaches now; if there are none, why. An address that refused an email is tried again. */
async function reachedOf({ tx, now, deps, home }: Reminding, wanted: readonly DueShare[]) {
  const asking = { tx, now, secrets: deps.settings, homeId: home.id };
  const why = await whyNoEmail(asking, [...new Set(wanted.map(({ userId }) => userId))]);
  const due = wanted.filter(({ userId }) => (why.get(userId) ?? 'failed') === 'failed');
  if (due.length > 0 || wanted.length === 0) return { due, none: null };
  const isStopped = wanted.every(({ userId }) => why.get(userId) === 'stopped');
  return { due, none: isStopped ? ('stopped' as const) : ('full' as const) };
}

/** 'Send reminder now' (docs/product/money.md 'Reminding by hand'): the letters leave at once, at any time of day. */
export const sendReminders: Handlers<typeof payments>['sendReminders'] = async (call) => {
  const { tx, home, user, input, emit, address, deps } = call;
  const which = { homeId: home.id, paymentId: input.paymentId };
  const { debtors } = await findOwnPayment(tx, user.userId, which, 'requester');
  await refuseNameless(tx, user.userId);
  await deps.limits.count('reminder', user.userId, address);
  const written = await tx
    .selectFrom('payment_debtors')
    .select('user_id')
    .where('home_id', '=', which.homeId)
    .where('payment_id', '=', which.paymentId)
    .where(hadRecentLetter(call.now))
    .execute();
  const wanted = debtors
    .filter((debtor) => mayRemind(debtor) && !written.some(({ user_id }) => user_id === debtor.userId))
    .map(({ userId, reminders }) => ({
      homeId: home.id,
      paymentId: input.paymentId,
      userId,
      sent: reminders?.sent ?? 0,
    }));
  const { due, none } = await reachedOf(call, wanted);
  await countReminders(tx, due, call);
  const notices = due.map((share) => reminderOf(share));
  await sendNotices(deps.queue, tx, notices);
  if (due.length === 0) return { sent: 0, none: none ?? whyNoReminder(debtors) };
  emit({ userIds: [user.userId], topics: ['payments'] });
  return { sent: due.length, none: null };
};

type OwedToMe = DueShare & Parameters<typeof mayRemind>[0] & { isRecent: boolean };

/** Returns what a person owes the caller in the home, oldest first. */
async function readOwed({ tx, now, home, user }: Call<'participant', unknown>, other: string) {
  const { rows } = await sql<OwedToMe>`
    select share.home_id as "homeId", share.payment_id as "paymentId", share.user_id as "userId", share.reminders as sent,
           ${hadRecentLetter(now)} as "isRecent", false as paid, null as "letGoAt", ${RECEIPT_WAITS} as "inReview", null as "settlingBy",
           jsonb_build_object('unreachable', case when debtor.deleted_at is not null then 'gone'
                                                  when 'reminders' = any(debtor.unwanted_mail) then 'stopped' end) as reminders
      from payment_debtors as share
      join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
      join users as debtor on debtor.id = share.user_id
     where share.home_id = ${home.id} and share.user_id = ${other} and share.paid_at is null and not request.deleted
       and request.requester_id = ${user.userId}
     order by request.created_at, share.payment_id`.execute(tx);
  return rows;
}

/** Reminds one debtor of all that they owe the reader (docs/product/moving-out.md 'Reminding of all at once'). */
export const remindOfAll: Handlers<typeof settlingUp>['remindOfAll'] = async (call) => {
  const { tx, user, input, emit, address, deps } = call;
  await refuseNameless(tx, user.userId);
  await deps.limits.count('reminder', user.userId, address);
  const owed = await readOwed(call, input.userId);
  const { due, none } = await reachedOf(
    call,
    owed.filter((share) => mayRemind(share) && !share.isRecent),
  );
  const [first, ...others] = due;
  if (!first) return { lines: 0, none: none ?? whyNoReminder(owed) };
  await countReminders(tx, due, call);
  await sendNotices(deps.queue, tx, [reminderOf(first, others)]);
  emit({ userIds: [user.userId], topics: ['payments'] });
  return { lines: due.length, none: null };
};

// A share that is skipped stays due, until the requester answers the receipt or the debtor allows reminders again.
const IS_REMINDABLE = sql`share.paid_at is null and not request.deleted
  and requester.deleted_at is null and debtor.deleted_at is null
  and (not 'reminders' = any(debtor.unwanted_mail)
    or exists (select from sessions join push_subscriptions as device on device.session_id = sessions.id
                where sessions.user_id = debtor.id and device.endpoint is not null
                  and not 'reminders' = any(device.unwanted)))
  and not ${RECEIPT_WAITS}`;
const LINES = sql`payment_debtors as share
  join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
  join homes on homes.id = share.home_id
  join users as requester on requester.id = request.requester_id
  join users as debtor on debtor.id = share.user_id`;

/** A requester without a name, or with a reserved one, sends no reminders (docs/product/accounts.md 'Reserved names'). */
const isNamed = ({ requester }: { requester: string }) => !needsDisplayName({ displayName: requester });

/** Returns the day of a home if reminders may leave there now; otherwise undefined. */
const dayForLetters = (now: Date, timeZone: string): Day | undefined =>
  isReminderTime(timeOfDay(now, timeZone)) ? dayOf(now, timeZone) : undefined;

type OpenShare = DueShare & {
  timeZone: string;
  remindOn: Day | null;
  requesterId: string;
  requester: string;
};

/** Sorted by the date of the request, oldest first. */
async function openSharesOf(tx: Kysely<DB>, userId: string): Promise<OpenShare[]> {
  const { rows } = await sql<OpenShare>`
    select share.home_id as "homeId", share.payment_id as "paymentId", share.user_id as "userId", share.reminders as sent,
           homes.time_zone as "timeZone", share.remind_on as "remindOn", request.requester_id as "requesterId",
           requester.display_name as requester
      from ${LINES}
     where share.user_id = ${userId} and ${IS_REMINDABLE}
     order by request.created_at, share.payment_id`.execute(tx);
  return rows.filter(isNamed);
}

/**
 * Sends one letter about every open share of a debtor, for all requesters and homes. Shares whose next reminder comes
 * later count as reminded too, unless they were requested today, so that their later reminders leave together.
 */
async function remindDebtor(
  { db, queue, now }: RemindingDeps,
  userId: string,
  homeIds: ReadonlySet<string>,
): Promise<void> {
  await inShortTransaction(db, async (tx, emit) => {
    // Another server may have run before these locks were granted: it has then set the next day. The ids are locked
    // in order, so that two transactions never wait for each other.
    await sql`
      select id from homes
       where id in (select home_id from payment_debtors where user_id = ${userId} and paid_at is null)
       order by id for no key update`.execute(tx);
    const moment = now();
    const shares = await openSharesOf(tx, userId);
    const first = shares.find(({ homeId, timeZone, remindOn }) => {
      const today = homeIds.has(homeId) ? dayForLetters(moment, timeZone) : undefined;
      return today !== undefined && remindOn !== null && remindOn <= today;
    });
    if (!first) return;
    const today = dayOf(moment, first.timeZone);
    const named = [first, ...shares.filter((share) => share !== first)];
    const counted = named.filter(({ remindOn }) => countsWithToday(remindOn, today));
    await countReminders(tx, counted, { now: moment, today });
    await sendNotices(queue, tx, [reminderOf(first, named.slice(1))]);
    const userIds = [...new Set(counted.map(({ requesterId }) => requesterId))];
    emit({ userIds, topics: ['payments'] });
  });
}

/** Returns the homes with a share that is due now, by debtor. */
async function dueNow({ db, now }: RemindingDeps): Promise<Map<string, Set<string>>> {
  // No time zone is further ahead.
  const latestToday = addDays(dayOf(now(), 'UTC'), 1);
  const { rows } = await sql<{
    userId: string;
    homeId: string;
    timeZone: string;
    requester: string;
    since: Day;
  }>`
    select share.user_id as "userId", homes.id as "homeId", homes.time_zone as "timeZone",
           requester.display_name as requester, min(share.remind_on) as since
      from ${LINES}
     where share.remind_on <= ${latestToday} and ${IS_REMINDABLE}
     group by share.user_id, homes.id, requester.display_name
     order by share.user_id, homes.id`.execute(db);
  const due = new Map<string, Set<string>>();
  for (const { userId, homeId, timeZone, since } of rows.filter(isNamed))
    if (since <= (dayForLetters(now(), timeZone) ?? ''))
      due.set(userId, (due.get(userId) ?? new Set()).add(homeId));
  return due;
}

/**
 * Sends the reminders that are due (docs/product/money.md 'When reminders leave', 'One email for all shares'): one
 * letter for each debtor with a share in a home where it is between 09:00 and 20:00. If one fails, this logs the
 * error, and the next run tries again.
 */
export async function remindDue(deps: RemindingDeps, signal?: AbortSignal): Promise<void> {
  for (const [userId, homeIds] of await dueNow(deps)) {
    if (signal?.aborted) return;
    try {
      await remindDebtor(deps, userId, homeIds);
    } catch (error) {
      deps.log.error({ err: error, user: userId }, 'debtor not reminded');
    }
  }
}
