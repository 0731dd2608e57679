import { sql, type Kysely } from 'kysely';
import type { Notification } from '#domain/notifications.ts';
import type { QuietNotification } from '#domain/pushes.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Change } from '#server/platform/live/live.ts';

type Notice<N = Notification> = { userId: string; notification: N };

/**
 * Writes notifications in the transaction of what they tell of, and tells the browsers of their people (docs/product/notifications.md 'What
 * a notification keeps'). A deleted account, which requests for money may still name, gets none. Answers those that were written.
 */
export async function writeNotices(
  tx: Kysely<DB>,
  emit: (change: Change) => void,
  notices: readonly Notice[],
): Promise<{ userId: string; id: string }[]> {
  if (notices.length === 0) return [];
  // Arrays, whatever their number: each would make another text to prepare, and very many are more values than one may carry.
  const { rows } = await sql<{ userId: string; id: string }>`
    insert into notifications (user_id, type, data)
    select told.user_id, told.type, told.data
      from unnest(
        ${notices.map(({ userId }) => userId)}::uuid[],
        ${notices.map(({ notification }) => notification.type)}::text[],
        ${notices.map(({ notification }) => JSON.stringify(notification.data))}::jsonb[]
      ) as told (user_id, type, data)
      join users on users.id = told.user_id and users.deleted_at is null
    returning user_id as "userId", id`.execute(tx);
  emit({ userIds: [...new Set(notices.map(({ userId }) => userId))], topics: ['notifications'] });
  return rows;
}

/** What only the bell tells of; what a device is told of, too, is written by telling/pushes/notifying.ts. */
export const notifyEach = (
  tx: Kysely<DB>,
  emit: (change: Change) => void,
  notices: readonly Notice<QuietNotification>[],
) => writeNotices(tx, emit, notices);

/** The same notification for each of the people. */
export const notify = (
  tx: Kysely<DB>,
  emit: (change: Change) => void,
  userIds: readonly string[],
  notification: QuietNotification,
) =>
  notifyEach(
    tx,
    emit,
    userIds.map((userId) => ({ userId, notification })),
  );
