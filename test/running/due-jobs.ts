import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/** Makes all delayed jobs of a queue due, and wakes its workers, which would find them by polling only after seconds. */
export async function makeDue(db: Kysely<DB>, name: 'mail' | 'push'): Promise<void> {
  await sql`
    with due as (
      update pgboss.job set start_after = created_on
       where name = ${name} and start_after > created_on returning 1
    )
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${name}) from due limit 1
  `.execute(db);
}
