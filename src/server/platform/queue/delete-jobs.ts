import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { JobName } from '#server/platform/queue/queues.ts';

/**
 * Deletes, in `tx`, the waiting and failed jobs about a person whose account is being deleted: notifications to them by any channel, what they
 * wrote to others, and jobs that contain their address. Jobs that remove their files stay.
 * @param channels the queues of the channels
 */
export async function deleteJobsOf(tx: Kysely<DB>, userId: string, channels: readonly JobName[]) {
  const names = ['google-picture', ...channels];
  await sql`
    delete from pgboss.job
     where name = any(${names}::text[]) and (data->>'userId' = ${userId} or data->>'senderId' = ${userId})
        or name = 'forgotten-password' and data->>'email' = (select email from users where id = ${userId})`.execute(
    tx,
  );
}
