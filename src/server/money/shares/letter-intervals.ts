import type { Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import { nextReminder } from '#domain/payments.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { ofShare, type ShareKey } from '#server/platform/db/share-key.ts';

/** Between two letters about a share, except those that the calendar sends (docs/product/money.md 'Reminding by hand', 'Emails an hour apart'). */
const LETTERS_APART_MS = 60 * 60 * 1000;

/** As late as a letter is ever promised for: what lies beyond was written while the clock was ahead. */
const latestPromise = (now: Date): Date => new Date(now.getTime() + LETTERS_APART_MS);

/** Counts a letter about a share, which leaves now, as a reminder; a share without any more gets none. What was refused before counts no more. */
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

/** Has no reminder of these shares leave sooner than after a first letter today. */
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

/** Whether a letter about a row of payment_debtors went out in the last hour: the first one, a reminder, or that it was opened again. */
export function wasJustWritten(now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - LETTERS_APART_MS);
  return sql`coalesce(notified_at > ${since} and notified_at <= ${latestPromise(now)}
                      or reminded_at > ${since} and reminded_at <= ${latestPromise(now)}, false)`;
}

/**
 * When a letter about a share may leave, and in how many seconds; it is `promised` if an earlier reopening has queued one for then, which says
 * what is true when it leaves.
 */
export async function nextLetter({ tx, now }: { tx: Kysely<DB>; now: Date }, share: ShareKey) {
  const { notified_at, reminded_at } = await tx
    .selectFrom('payment_debtors')
    .select(['notified_at', 'reminded_at'])
    .where(ofShare(share))
    .executeTakeFirstOrThrow();
  const believed = (at: Date | null) => (at !== null && at <= latestPromise(now) ? at : null);
  const notified = believed(notified_at);
  const promised = notified !== null && notified > now;
  const last = Math.max(notified?.getTime() ?? 0, believed(reminded_at)?.getTime() ?? 0);
  const leavesAt = promised
    ? notified
    : new Date(Math.max(now.getTime(), Math.min(last, now.getTime()) + LETTERS_APART_MS));
  return { leavesAt, seconds: Math.ceil((leavesAt.getTime() - now.getTime()) / 1000), promised };
}
