import type { Kysely } from 'kysely';
import type { Notification } from '#domain/notifications.ts';
import type { DB } from '#server/db/types.ts';
import type { Change } from '#server/live.ts';

type Told = { userId: string; notification: Notification };

/** Writes notifications in the transaction of what they tell of, and tells the browsers of their people (spec §3). */
export async function notifyEach(tx: Kysely<DB>, tell: (change: Change) => void, told: readonly Told[]) {
  if (told.length === 0) return;
  await tx
    .insertInto('notifications')
    .values(
      told.map(({ userId: user_id, notification: { type, data } }) => ({
        user_id,
        type,
        data: JSON.stringify(data),
      })),
    )
    .execute();
  tell({ userIds: [...new Set(told.map(({ userId }) => userId))], topics: ['notifications'] });
}

/** The same notification for each of the people. */
export const notify = (
  tx: Kysely<DB>,
  tell: (change: Change) => void,
  userIds: readonly string[],
  notification: Notification,
) =>
  notifyEach(
    tx,
    tell,
    userIds.map((userId) => ({ userId, notification })),
  );
