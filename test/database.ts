import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase } from '#test/engine.ts';

/** A new database with all migrations in it, gone after the run. About 30 ms. */
export async function freshDatabase(): Promise<{ url: string }> {
  const { server, prefix } = inject('database');
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name} template ${prefix}template`);
  await admin.end();
  return { url: withDatabase(server, name) };
}
