import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { hostname, setPriority } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { dayOf } from '#domain/days.ts';
import { makeBackupFolder, nightlyName, pruneBackups } from '#server/host/backups/folder.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import { firstLine } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

export type NightlyDeps = {
  db: Kysely<DB>;
  url: string;
  settings: Pick<Settings, 'BACKUP_DIR' | 'BACKUP_KEEP' | 'BACKUP_PASSPHRASE'>;
  log: Logger;
  now: () => Date;
  /** Makes a backup. Returns its warnings. */
  make: (file: string, signal: AbortSignal) => Promise<string>;
};

const HOUR_MS = 60 * 60_000;
/** A night's backup is due from two o'clock, in this machine's time zone. */
const NIGHT_BEGINS_MS = 2 * HOUR_MS;
/** The pause after a failure. */
const AGAIN_AFTER_MS = HOUR_MS;
/** The number of rows, which only the doctor reads. */
const NIGHTS_MAX = 60;
/** Some database proxies close idle connections. */
const PING_MS = 30_000;

/** Returns the night of a moment, named by the day of its two o'clock. */
const nightOf = (now: Date): string =>
  dayOf(new Date(now.getTime() - NIGHT_BEGINS_MS), Intl.DateTimeFormat().resolvedOptions().timeZone);

async function isDue(db: Kysely<DB>, night: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('nightly_backups')
    .select(['bytes', 'ended_at'])
    .where('night', '=', night)
    .executeTakeFirst();
  return row === undefined || (row.bytes === null && row.ended_at.getTime() < now.getTime() - AGAIN_AFTER_MS);
}

/** Locks the night until the transaction ends, since a pooler may give each transaction another connection. */
async function takeNight(tx: Kysely<DB>): Promise<boolean> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('serumah nightly backup')) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

async function keepAwake<T>(tx: Kysely<DB>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    sql`select`.execute(tx).catch(() => {});
  }, PING_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

type Outcome = { bytes: number | null; problem: string | null };

async function attempt(deps: NightlyDeps, file: string, signal: AbortSignal): Promise<Outcome> {
  try {
    await makeBackupFolder(path.dirname(file));
    const said = await deps.make(file, signal);
    return { bytes: (await stat(file)).size, problem: said === '' ? null : said };
  } catch (error) {
    const problem = firstLine(error instanceof Error ? error.message : String(error));
    deps.log.error({ file, reason: problem }, 'nightly backup failed');
    return { bytes: null, problem };
  }
}

async function makeTonights(deps: NightlyDeps, folder: string, signal: AbortSignal): Promise<void> {
  const { settings, url, now } = deps;
  const night = nightOf(now());
  await using db = openDb(openPool(url, () => {}));
  await db.transaction().execute(async (tx) => {
    // Checks again with the lock, since another server may have been quicker.
    if (!(await takeNight(tx)) || !(await isDue(tx, night, now()))) return;
    const file = path.join(folder, nightlyName(night, settings.BACKUP_PASSPHRASE));
    const outcome = await keepAwake(tx, () => attempt(deps, file, signal));
    // The next server to start makes it.
    if (signal.aborted) return;
    const row = { ended_at: now(), machine: hostname(), file, ...outcome };
    await tx
      .insertInto('nightly_backups')
      .values({ night, ...row })
      .onConflict((same) => same.column('night').doUpdateSet(row))
      .execute();
    await sql`delete from nightly_backups where night < ${night}::date - ${NIGHTS_MAX}::integer`.execute(tx);
    if (outcome.bytes !== null) await pruneBackups(folder, settings.BACKUP_KEEP, now());
  });
}

/** Makes this night's backup in BACKUP_DIR if it is missing. One of several servers makes it. If that server stops, another does. */
export async function backUpNightly(deps: NightlyDeps, signal: AbortSignal): Promise<void> {
  const { BACKUP_DIR } = deps.settings;
  if (BACKUP_DIR === undefined) return;
  if (await isDue(deps.db, nightOf(deps.now()), deps.now()))
    await makeTonights(deps, path.resolve(BACKUP_DIR), signal);
}

const tool = path.join(import.meta.dirname, '../../../../tools/backup.ts');
/** The priority for `nice`: users of the app come first. */
const NICENESS = 10;
const OUTPUT_KEPT = 2000;

/** Runs `npm run backup` in its own process, so that packing and encrypting delay no call. Returns its warnings, or throws its error. */
export async function backUpInOwnProcess(
  file: string,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<string> {
  const child = spawn(process.execPath, [tool, file, '--replace'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-OUTPUT_KEPT);
  });
  const stop = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    const code = await new Promise((done, failed) => {
      child.once('error', failed);
      child.once('close', done);
    });
    if (code !== 0) throw new Error(said.trim() || `it ended with ${String(code)}`);
    return said.trim();
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
