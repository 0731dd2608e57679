import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/**
 * Takes off the queues, in `tx`, what waits or has failed there about a person whose account goes: what any channel was to tell them, what
 * they wrote to others, and jobs that name their address. Jobs that remove something of theirs (`remove-…`) stay.
 */
export async function forgetJobsOf(tx: Kysely<DB>, userId: string) {
  await sql`
    delete from pgboss.job
     where name not like 'remove-%' and (data->>'userId' = ${userId} or data->>'senderId' = ${userId})
        or name = 'forgotten-password' and data->>'email' = (select email from users where id = ${userId})`.execute(
    tx,
  );
}
