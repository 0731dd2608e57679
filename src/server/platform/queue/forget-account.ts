import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/**
 * Takes off the queues, in `tx`, what waits or has failed there about somebody whose account goes: letters and pushes to them, what they wrote
 * to others, and jobs that name their address. Jobs that remove something of theirs stay.
 */
export async function forgetJobsOf(tx: Kysely<DB>, userId: string) {
  await sql`
    delete from pgboss.job
     where name in ('mail', 'push', 'google-picture') and (data->>'userId' = ${userId} or data->>'senderId' = ${userId})
        or name = 'forgotten-password' and data->>'email' = (select email from users where id = ${userId})`.execute(
    tx,
  );
}
