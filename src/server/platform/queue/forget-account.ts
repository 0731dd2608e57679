import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { JobName } from '#server/platform/queue/queues.ts';

/**
 * Takes off the queues, in `tx`, what waits or has failed there about a person whose account goes: what any channel was to tell them, what
 * they wrote to others, and jobs that name their address. Jobs that remove something of theirs stay.
 * @param channels the queues of the channels
 */
export async function forgetJobsOf(tx: Kysely<DB>, userId: string, channels: readonly JobName[]) {
  const names = ['google-picture', ...channels];
  await sql`
    delete from pgboss.job
     where name = any(${names}::text[]) and (data->>'userId' = ${userId} or data->>'senderId' = ${userId})
        or name = 'forgotten-password' and data->>'email' = (select email from users where id = ${userId})`.execute(
    tx,
  );
}
