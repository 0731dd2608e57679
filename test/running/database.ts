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

/** A new database with all migrations in it, gone after the run. About 30 ms; the other strategy, through the log, takes twice that. */
export const freshDatabase = () => makeDatabase((prefix) => `template ${prefix}template strategy file_copy`);

/** One with nothing in it. */
export const bareDatabase = () => makeDatabase(() => 'template template1');

/** How many connections wait for a lock that another transaction of this database holds. */
export async function countWaiting(db: Kysely<DB>): Promise<number> {
  // Else a transaction sees again what it saw first.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return rows.length;
}

/** Whether somebody does. */
export const isWaiting = async ({ db }: { db: Kysely<DB> }): Promise<boolean> => (await countWaiting(db)) > 0;
