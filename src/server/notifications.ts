import type { Kysely } from 'kysely';
import type { Notification } from '#domain/notifications.ts';
import type { DB } from '#server/db/types.ts';
import type { Change } from '#server/live.ts';

/** Writes a notification for each of the people, in the transaction of what it tells of, and tells their browsers (spec §3). */
export async function notify(
  tx: Kysely<DB>,
  tell: (change: Change) => void,
  userIds: readonly string[],
  notification: Notification,
) {
  if (userIds.length === 0) return;
  const { type, data } = notification;
  await tx
    .insertInto('notifications')
    .values(userIds.map((user_id) => ({ user_id, type, data: JSON.stringify(data) })))
    .execute();
  tell({ userIds, topics: ['notifications'] });
}
