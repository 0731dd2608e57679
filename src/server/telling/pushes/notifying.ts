import type { Kysely } from 'kysely';
import type { PushedNotification } from '#domain/pushes.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Change } from '#server/platform/live/live.ts';
import { writeNotices } from '#server/telling/notifications/notifications.ts';
import { promisePushes, promisePushesLater, type Told } from '#server/telling/pushes/promising.ts';
import type { Queue } from '#server/platform/queue/queue.ts';

type Telling<Q extends 'send' | 'sendAfter'> = {
  tx: Kysely<DB>;
  queue: Pick<Queue, Q>;
  emit: (change: Change) => void;
};

type Notice = { userId: string; notification: PushedNotification };

const sameFor = (userIds: readonly string[], notification: PushedNotification): Notice[] =>
  userIds.map((userId) => ({ userId, notification }));

async function write(
  { tx, emit }: Omit<Telling<never>, 'queue'>,
  notices: readonly Notice[],
): Promise<Told[]> {
  const written = await writeNotices(tx, emit, notices);
  return written.map(({ userId, id }) => ({
    userId,
    content: { kind: 'notification', notificationId: id },
  }));
}

/** The same notification for each of the people, in the bell and on their devices (docs/product/notifications.md 'What a device is told'). */
export async function notifyAtOnce(
  telling: Telling<'send'>,
  userIds: readonly string[],
  notification: PushedNotification,
): Promise<void> {
  await notifyEachAtOnce(telling, sameFor(userIds, notification));
}

/** To each of the people their own, the same way. */
export async function notifyEachAtOnce(telling: Telling<'send'>, notices: readonly Notice[]): Promise<void> {
  await promisePushes(telling.queue, telling.tx, await write(telling, notices));
}

/** The same, where the devices hear of it only once so many seconds have passed, as the email does. */
export async function notifyAndLaterAtOnce(
  telling: Telling<'sendAfter'>,
  seconds: number,
  userIds: readonly string[],
  notification: PushedNotification,
): Promise<void> {
  const told = await write(telling, sameFor(userIds, notification));
  await promisePushesLater(telling.queue, telling.tx, seconds, told);
}

/** In the bell alone: the devices have been promised another word about the same, and it says what is true then. */
export async function notifyWithoutPush(
  telling: Omit<Telling<never>, 'queue'>,
  userIds: readonly string[],
  notification: PushedNotification,
): Promise<void> {
  await write(telling, sameFor(userIds, notification));
}
