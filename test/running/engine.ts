import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { startEngine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { deleteStatements } from '#test/running/statements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the databases, and the prefix of their names in this run. */
    database: { server: string; prefix: string };
  }
}

/** Returns the address of another database on the same server. */
export const withDatabase = (url: string, name: string) =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);

// Tests lose nothing in a power cut, so the engine does not wait for the disk. The kill tests start their own engine.
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
];

// Cleans up a server that someone else runs. The embedded server is removed with its folder.
async function dropAll(admin: pg.Client, prefix: string) {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  await admin.query(`alter database ${prefix}template is_template false`);
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
  await admin.end();
}

async function startServer() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { server: given, stop: dropAll };
  const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'serumah-test-'));
  const engine = await startEngine(path.join(folder, 'postgres'), {
    flags: FAST.flatMap((flag) => ['-c', flag]),
    mayCreateDatabases: true,
  });
  const stop = async (admin: pg.Client) => {
    await admin.end();
    await engine.stop();
    rmSync(folder, { recursive: true });
  };
  return { server: engine.url, stop };
}

async function fillTemplate(url: string) {
  const db = openDb(openPool(url, console.error));
  await migrate(db);
  const queue = await openQueue({ url, log: pino({ level: 'warn' }), sendOnly: true });
  await queue.stop();
  await db.destroy();
}

/** Runs before the server tests: starts a database server and creates a template with all migrations and the queue's schema. */
export default async function setup(project: TestProject) {
  if (project.name === 'server') deleteStatements();
  const { server, stop } = await startServer();
  const prefix = `serumah_test_${randomBytes(6).toString('hex')}_`;
  const template = `${prefix}template`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${template}`);
  await fillTemplate(withDatabase(server, template));
  // One open connection to the template would block every copy.
  await admin.query(`alter database ${template} is_template true allow_connections false`);
  project.provide('database', { server, prefix });
  return async () => {
    await stop(admin, prefix);
  };
}
