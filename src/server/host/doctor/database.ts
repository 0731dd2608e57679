import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { findBackupBefore } from '#server/host/backups/folder.ts';
import { bad, ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import type { OtherClock } from '#server/host/doctor/machine.ts';
import { compareMigrations, hasTable } from '#server/platform/db/migrations.ts';
import { placeOf } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import { firstLine } from '#server/platform/settings/operator-error.ts';
import * as words from '#words/english-only/doctor.ts';
import { databaseUnreachable } from '#words/english-only/operator.ts';

type DatabaseFound = {
  finding: Finding;
  /** The facts for other checks. Absent if the database does not answer. */
  facts?: { version: string; clocks: OtherClock[]; homeZones: string[] };
};

/** For one query of a single row. A healthy one takes a few, over a network a few dozen. */
const SLOW_MS = 250;

async function measure(pool: pg.Pool) {
  // The first query also opens the connection, so it is not measured.
  await pool.query('select 1');
  const before = Date.now();
  const started = performance.now();
  const { rows } = await pool.query<{ version: string; size: number; at: Date }>(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as size,
            clock_timestamp() as at`,
  );
  const ms = performance.now() - started;
  const { version = '', size = 0, at = new Date(before) } = rows[0] ?? {};
  return { version, size, ms, aheadMs: at.getTime() - (before + ms / 2) };
}

async function zonesOfHomes(db: Kysely<DB>): Promise<string[]> {
  if (!(await hasTable(db, 'homes'))) return [];
  const rows = await db.selectFrom('homes').select('time_zone').distinct().orderBy('time_zone').execute();
  return rows.map(({ time_zone }) => time_zone);
}

async function judge(
  { db, BACKUP_DIR }: { db: Kysely<DB>; BACKUP_DIR?: string | undefined },
  where: string,
  { size, ms }: { size: number; ms: number },
): Promise<Finding> {
  const migrations = await compareMigrations(db);
  if (!migrations) return warn('database', words.databaseEmpty(where));
  const { missing, unknown } = migrations;
  if (unknown.length > 0)
    return bad('database', words.databaseTooNew(unknown, await findBackupBefore(unknown, BACKUP_DIR)));
  if (missing.length > 0) return warn('database', words.databaseBehind(missing));
  if (ms > SLOW_MS) return warn('database', words.databaseSlow(where, ms));
  return ok('database', words.databaseAnswers(where, ms, size));
}

function silent(error: unknown, url: string, embedded: boolean): Finding {
  const { message, code } = error as NodeJS.ErrnoException;
  const reason = firstLine(message) || (code ?? '');
  if (embedded) return bad('database', words.embeddedSilent(reason));
  return bad('database', words.givenSilent(databaseUnreachable(placeOf(url), reason)));
}

/** Checks whether the database at `url` answers, how fast, its size, and its version. Reads only. */
export async function checkDatabase(at: {
  pool: pg.Pool;
  db: Kysely<DB>;
  url: string;
  embedded: boolean;
  BACKUP_DIR?: string | undefined;
}): Promise<DatabaseFound> {
  const { pool, db, url, embedded } = at;
  try {
    const { version, aheadMs, ...measured } = await measure(pool);
    const where = embedded ? words.embeddedDatabase : words.givenDatabase(placeOf(url));
    const finding = await judge(at, where, measured);
    // The embedded database has this machine's clock.
    const clocks = embedded ? [] : [{ of: placeOf(url), aheadMs }];
    return { finding, facts: { version, clocks, homeZones: await zonesOfHomes(db) } };
  } catch (error) {
    return { finding: silent(error, url, embedded) };
  }
}

/** The connections of a server besides its pools of reads and writes: long ones, counts of attempts, jobs and listening. */
const OTHERS = 8;
const RECEIVED_WITHIN_MS = 3000;

/** Reports how many connections this database's servers have open, by pool, and whether one more server fits. */
export async function checkConnections(pool: pg.Pool, size: number): Promise<Finding> {
  const { rows } = await pool.query<{ name: string; open: number }>(
    `select application_name as name, count(*)::int as open from pg_stat_activity
      where datname = current_database() and application_name like 'serumah %'
      group by name order by name`,
  );
  const { rows: limits } = await pool.query<{ most: number; used: number }>(
    `select current_setting('max_connections')::int as most,
            (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const { most = 0, used = 0 } = limits[0] ?? {};
  const open = rows.map(({ name, open: count }) => `${name.slice('serumah '.length)} ${count}`);
  const line = words.connectionsOpen({ size, open, used, most });
  return most - used < 2 * size + OTHERS && open.length === 0
    ? warn('connections', words.connectionsFew(line, 2 * size + OTHERS))
    : ok('connections', { line });
}

/** Checks whether a notification sent at `url`, as servers send changes, arrives at `directUrl`, where servers listen. */
export async function checkLive(url: string, directUrl: string): Promise<Finding> {
  const channel = randomUUID();
  const limits = { connectionTimeoutMillis: RECEIVED_WITHIN_MS, query_timeout: RECEIVED_WITHIN_MS };
  const listener = new pg.Client({ connectionString: directUrl, ...limits });
  const sender = new pg.Client({ connectionString: url, ...limits });
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    await listener.query(`listen "${channel}"`);
    const received = new Promise<boolean>((done) => {
      listener.on('notification', () => done(true));
    });
    const sentAt = performance.now();
    await sender.query('select pg_notify($1, $2)', [channel, '']);
    if (!(await Promise.race([received, pause(RECEIVED_WITHIN_MS, false, { ref: false })])))
      return bad('live', words.liveDeaf);
    return ok('live', words.liveHears(performance.now() - sentAt));
  } finally {
    await Promise.all([listener.end(), sender.end()]);
  }
}
