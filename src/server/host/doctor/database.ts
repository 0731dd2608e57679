import type { Kysely } from 'kysely';
import type pg from 'pg';
import { backupToRestore } from '#server/host/backups/before-migrations.ts';
import { compareMigrations, hasTable } from '#server/platform/db/migrations.ts';
import { placeOf } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { OtherClock } from '#server/host/doctor/clock.ts';
import { bad, ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import { firstLine } from '#server/platform/settings/operator-error.ts';
import {
  databaseAnswers,
  databaseBehind,
  databaseEmpty,
  databaseSlow,
  databaseTooNew,
  embeddedDatabase,
  embeddedSilent,
  givenDatabase,
  givenSilent,
  names,
} from '#words/english-only/doctor.ts';
import { databaseUnreachable } from '#words/english-only/operator.ts';

export type DatabaseFound = {
  finding: Finding;
  /** What other checks need of it; absent where it does not answer. */
  facts?: { version: string; clocks: OtherClock[]; homeZones: string[] };
};
type Measured = { version: string; size: number; ms: number; aheadMs: number };

/** One query of a single row; a healthy one takes a few, over a network a few dozen. */
const SLOW_MS = 250;

async function measure(pool: pg.Pool): Promise<Measured> {
  // The connection is made by another query, whose time is not that of one.
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
  { db, BACKUP_DIR }: { db: Kysely<DB>; BACKUP_DIR: string | undefined },
  where: string,
  { size, ms }: Measured,
): Promise<Finding> {
  const migrations = await compareMigrations(db);
  if (!migrations) return warn(names.database, databaseEmpty(where));
  const { missing, unknown } = migrations;
  if (unknown.length > 0)
    return bad(names.database, databaseTooNew(unknown, await backupToRestore(unknown, BACKUP_DIR)));
  if (missing.length > 0) return warn(names.database, databaseBehind(missing));
  if (ms > SLOW_MS) return warn(names.database, databaseSlow(where, ms));
  return ok(names.database, databaseAnswers(where, ms, size));
}

function silent(error: unknown, url: string, embedded: boolean): Finding {
  const { message, code } = error as NodeJS.ErrnoException;
  const reason = firstLine(message) || (code ?? '');
  return bad(
    names.database,
    embedded ? embeddedSilent(reason) : givenSilent(databaseUnreachable(placeOf(url), reason)),
  );
}

/** Whether the database at `url` answers, how fast, how large it is, and whether it is of this version. Reads only. */
export async function checkDatabase(at: {
  pool: pg.Pool;
  db: Kysely<DB>;
  url: string;
  embedded: boolean;
  BACKUP_DIR?: string | undefined;
}): Promise<DatabaseFound> {
  const { pool, db, url, embedded, BACKUP_DIR } = at;
  try {
    const measured = await measure(pool);
    const finding = await judge(
      { db, BACKUP_DIR },
      embedded ? embeddedDatabase : givenDatabase(placeOf(url)),
      measured,
    );
    // The embedded one has this machine's clock.
    const clocks = embedded ? [] : [{ of: placeOf(url), aheadMs: measured.aheadMs }];
    return { finding, facts: { version: measured.version, clocks, homeZones: await zonesOfHomes(db) } };
  } catch (error) {
    return { finding: silent(error, url, embedded) };
  }
}
