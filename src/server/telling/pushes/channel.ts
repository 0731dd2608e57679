import { sql, type Kysely } from 'kysely';
import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import type { DB } from '#server/platform/db/types.ts';
import { DAY, LOST_AFTER, MINUTE } from '#server/platform/queue/queues.ts';
import type { Channel, Notice } from '#server/telling/channels/channel.ts';
import { deliverPush, type PushDeps } from '#server/telling/pushes/delivering.ts';
import type { QueuedPush } from '#server/telling/pushes/kinds.ts';

type Device = { id: string; userId: string };

const devicesOf = (tx: Kysely<DB>, userIds: readonly string[]) =>
  sql<Device>`
    select device.id, sessions.user_id as "userId"
      from sessions join push_subscriptions as device on device.session_id = sessions.id
     where sessions.user_id = any (${userIds}::uuid[]) and device.endpoint is not null
     order by device.silent_since nulls first, device.created_at desc, device.id`
    .execute(tx)
    .then(({ rows }) => rows);

/** Makes a push for each device of each person. The device's choices are checked when the push leaves. */
async function pushesOf(tx: Kysely<DB>, notices: readonly Notice[]): Promise<QueuedPush[]> {
  const withPush = notices.filter(({ push }) => push !== undefined);
  if (withPush.length === 0) return [];
  const devices = await devicesOf(tx, [...new Set(withPush.map(({ userId }) => userId))]);
  const ofPerson = Map.groupBy(devices, ({ userId }) => userId);
  return withPush.flatMap(({ userId, event, push }) =>
    push === undefined
      ? []
      : (ofPerson.get(userId) ?? []).map(({ id }) =>
          Object.assign({ userId, subscriptionId: id, event }, push),
        ),
  );
}

/** Each kind has its own facts. A kind that this version does not know waits for a newer server (reading.ts). */
const Push = z.looseObject({ kind: z.string(), userId: Id, subscriptionId: Id, event: z.string() });

/** Sends web pushes to the browsers where a person switched notifications on. */
export const pushChannel: Channel<'push', PushDeps> = {
  job: 'push',
  schema: Push as unknown as z.ZodType<QueuedPush>,
  /**
   * Retries for 6 hours (delivering.ts), with pauses counted as an email's: retries 0 to 8 wait 2555 s at least, 11 more half an hour each.
   */
  retries: {
    notify: true,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE,
    expireInSeconds: MINUTE,
    ...LOST_AFTER,
    deleteAfterSeconds: DAY,
  },
  workers: { prompt: 16, slow: 1 },
  jobsOf: pushesOf,
  deliver: deliverPush,
};
