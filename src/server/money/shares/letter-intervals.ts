import type { Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import { nextReminder } from '#domain/payments.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { ofShare, type ShareKey } from '#server/platform/db/share-key.ts';

/**
 * Shortest time between two letters about a share, except scheduled reminders (docs/product/money.md 'Reminding by
 * hand', 'Emails an hour apart').
 */
const LETTERS_APART_MS = 60 * 60 * 1000;

/** The latest time for which a letter is ever queued. A later one was stored while the clock was ahead. */
const latestQueuedAt = (now: Date): Date => new Date(now.getTime() + LETTERS_APART_MS);

/** Records a letter about a share that leaves now, and postpones the next reminder if there is one. Resets the count of refusals. */
export const countLetter = (
  { tx, now, today }: { tx: Kysely<DB>; now: Date; today: Day },
  share: ShareKey,
  { sent, amount }: { sent: number; amount?: Sen },
) =>
  tx
    .updateTable('payment_debtors')
    .set({
      ...(amount !== undefined && { amount }),
      refusals: 0,
      notified_at: now,
      remind_on: sql<Day | null>`case when remind_on is null then null else ${nextReminder(today, sent)}::date end`,
    })
    .where(ofShare(share))
    .execute();

/** Postpones reminders of these shares to at least the day of a first reminder after today. */
export const postponeReminders = (
  tx: Kysely<DB>,
  homeId: string,
  shares: readonly Omit<ShareKey, 'homeId'>[],
  today: Day,
) =>
  sql`
    update payment_debtors as share set remind_on = greatest(share.remind_on, ${nextReminder(today, 0)}::date)
      from unnest(${shares.map(({ paymentId }) => paymentId)}::uuid[], ${shares.map(({ userId }) => userId)}::uuid[])
             as free (payment_id, user_id)
     where share.home_id = ${homeId} and share.payment_id = free.payment_id and share.user_id = free.user_id
       and share.remind_on is not null`.execute(tx);

/** Whether a letter about a row of payment_debtors left in the last hour: the first one, a reminder, or one about a reopening. */
export function hadRecentLetter(now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - LETTERS_APART_MS);
  return sql`coalesce(notified_at > ${since} and notified_at <= ${latestQueuedAt(now)}
                      or reminded_at > ${since} and reminded_at <= ${latestQueuedAt(now)}, false)`;
}

/**
 * Returns when a letter about a share may leave, and in how many seconds. `promised`: an earlier reopening has queued
 * a letter for that time, which will say what is true then.
 */
export async function nextLetter({ tx, now }: { tx: Kysely<DB>; now: Date }, share: ShareKey) {
  const { notified_at, reminded_at } = await tx
    .selectFrom('payment_debtors')
    .select(['notified_at', 'reminded_at'])
    .where(ofShare(share))
    .executeTakeFirstOrThrow();
  const believed = (at: Date | null) => (at !== null && at <= latestQueuedAt(now) ? at : null);
  const notified = believed(notified_at);
  const promised = notified !== null && notified > now;
  const last = Math.max(notified?.getTime() ?? 0, believed(reminded_at)?.getTime() ?? 0);
  const leavesAt = promised
    ? notified
    : new Date(Math.max(now.getTime(), Math.min(last, now.getTime()) + LETTERS_APART_MS));
  return { leavesAt, seconds: Math.ceil((leavesAt.getTime() - now.getTime()) / 1000), promised };
}
