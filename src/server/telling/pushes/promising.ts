import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { PushContent, QueuedPush } from '#server/telling/pushes/kinds.ts';
import type { Queue } from '#server/platform/queue/queue.ts';

/** What somebody is to be told on each of their devices. */
export type Told = { userId: string; content: PushContent };

type Device = { id: string; userId: string };

const devicesOf = (tx: Kysely<DB>, userIds: readonly string[]) =>
  sql<Device>`
    select device.id, sessions.user_id as "userId"
      from sessions join push_subscriptions as device on device.session_id = sessions.id
     where sessions.user_id = any (${userIds}::uuid[]) and device.endpoint is not null
     order by device.silent_since nulls first, device.created_at desc, device.id`
    .execute(tx)
    .then(({ rows }) => rows);

async function pushesOf(tx: Kysely<DB>, told: readonly Told[]): Promise<QueuedPush[]> {
  if (told.length === 0) return [];
  const all = await devicesOf(tx, [...new Set(told.map(({ userId }) => userId))]);
  const ofPerson = Map.groupBy(all, ({ userId }) => userId);
  return told.flatMap(({ userId, content }) => {
    const event = content.kind === 'notification' ? content.notificationId : randomUUID();
    const devices = ofPerson.get(userId) ?? [];
    return devices.map(({ id }) => Object.assign({ userId, subscriptionId: id, event }, content));
  });
}

/**
 * Queues a push for each device of each person, in the transaction that promises it: it leaves once `tx` has committed, and never where it
 * rolls back. What each device is not to be told is looked at when it leaves.
 */
export async function promisePushes(
  queue: Pick<Queue, 'send'>,
  tx: Kysely<DB>,
  told: readonly Told[],
): Promise<void> {
  await queue.send(tx, 'push', ...(await pushesOf(tx, told)));
}

/** The same, once so many seconds have passed. */
export async function promisePushesLater(
  queue: Pick<Queue, 'sendAfter'>,
  tx: Kysely<DB>,
  seconds: number,
  told: readonly Told[],
): Promise<void> {
  await queue.sendAfter(tx, 'push', seconds, ...(await pushesOf(tx, told)));
}
