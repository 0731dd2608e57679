import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { DB } from '#server/platform/db/types.ts';
import { withDatabase } from '#test/running/engine.ts';

async function makeDatabase(from: (prefix: string) => string): Promise<{ url: string }> {
  const { server, prefix } = inject('database');
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name} ${from(prefix)}`);
  await admin.end();
  return { url: withDatabase(server, name) };
}

/** Creates a database with all migrations, and drops it after the run. It takes about 30 ms; the strategy `wal_log` takes twice that. */
export const freshDatabase = () => makeDatabase((prefix) => `template ${prefix}template strategy file_copy`);

/** Creates an empty database. */
export const bareDatabase = () => makeDatabase(() => 'template template1');

/** Returns how many connections to this database wait for a lock. */
export async function countWaiting(db: Kysely<DB>): Promise<number> {
  // Without this, a transaction sees the statistics of its first reading again.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return rows.length;
}

/** Returns whether a connection waits for a lock. */
export const isWaiting = async ({ db }: { db: Kysely<DB> }): Promise<boolean> => (await countWaiting(db)) > 0;
