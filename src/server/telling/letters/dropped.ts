import { sql, type Kysely } from 'kysely';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';

/**
 * Notes that an email about an open share was dropped: the share counts as having none, so that the requester sees who was not reached
 * (docs/product/money.md 'Whom no email reaches').
 */
export const markUnsent = (db: Kysely<DB>, share: ShareKey): Promise<void> => markAllUnsent(db, [share], 0);

/** Does the same for every share of a reminder, which then does not count as one of the five. */
export const markRemindersUnsent = (db: Kysely<DB>, shares: readonly ShareKey[]): Promise<void> =>
  markAllUnsent(db, shares, 1);

async function markAllUnsent(db: Kysely<DB>, lines: readonly ShareKey[], reminders: number) {
  await sql`
    update payment_debtors as share
       set notified_at = null, reminded_at = null, reminders = greatest(share.reminders - ${reminders}::integer, 0)
      from unnest(
             ${lines.map(({ homeId }) => homeId)}::uuid[],
             ${lines.map(({ paymentId }) => paymentId)}::uuid[],
             ${lines.map(({ userId }) => userId)}::uuid[]
           ) as dropped (home_id, payment_id, user_id)
     where share.home_id = dropped.home_id and share.payment_id = dropped.payment_id and share.user_id = dropped.user_id
       and share.paid_at is null and (${reminders} = 0 or share.reminded_at is not null)`.execute(db);
}
