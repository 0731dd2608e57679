import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { ahead } from '#server/host/backups/ahead.ts';
import { writeArchive } from '#server/host/backups/archive.ts';
import { contentsMember, manifestMember, type Contents } from '#server/host/backups/manifest.ts';
import { countNeeded, namedFiles } from '#server/host/backups/named-files.ts';
import { jobsPiece, PUSH_KEYS_FILE, SECRET_FILE, tablePiece } from '#server/host/backups/names.ts';
import { openSnapshot, type Snapshot } from '#server/host/backups/snapshot.ts';
import type { Member } from '#server/host/backups/tar.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { firstLine, OperatorError } from '#server/platform/settings/operator-error.ts';
import { pushKeysText } from '#server/platform/settings/push-keys.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { ownVersion } from '#server/platform/settings/version.ts';
import { backupFailed, storeSilent } from '#words/english-only/backups.ts';

export type Making = {
  url: string;
  files: FileStore;
  secret: string;
  /** Undefined where no server has started yet. */
  pushKeys: string | undefined;
  passphrase: string | undefined;
  file: string;
  /** Whether one of this name may be overwritten. */
  mayReplace: boolean;
  signal: AbortSignal;
};

/** What a backup takes of the server with these settings, besides the database. */
export const holdingsOf = (settings: Settings) => ({
  files: openFiles(settings),
  secret: settings.SECRET,
  pushKeys: pushKeysText(settings),
  passphrase: settings.BACKUP_PASSPHRASE,
});

export type Made = {
  bytes: number;
  rows: number;
  files: number;
  /** Files that should be there, and are not. */
  lost: number;
};

const FILES_AT_ONCE = 8;
/** A letter that was leaving at the moment of the snapshot has left by then, or it has not. */
const LEAVING_WITHIN_MS = 10_000;
const LEAVING_PAUSE_MS = 200;

type Row = { names: string[]; bytes: (Uint8Array | undefined)[] };

async function readRow(files: FileStore, names: string[], signal: AbortSignal): Promise<Row> {
  try {
    return { names, bytes: await Promise.all(names.map((name) => files.get(name, signal))) };
  } catch (error) {
    throw new OperatorError(storeSilent(names[0] ?? '', firstLine(String(error))));
  }
}

const stateNow = (db: Kysely<DB>, ids: string[], state: 'active' | 'open') =>
  sql<{ id: string }>`
    select id from pgboss.job
     where id = any (${ids}::uuid[])
       and case when ${state} = 'active' then state = 'active' else state in ('created', 'retry', 'active', 'failed') end`
    .execute(db)
    .then(({ rows }) => new Set(rows.map(({ id }) => id)));

/**
 * Which jobs of the snapshot are done by now: they are not to be done once more. Those that were being done at its moment are waited for, so
 * that no letter that had left by then is taken for one that had not.
 */
async function findDone(
  db: Kysely<DB>,
  jobs: { id: string; state: string }[],
  signal: AbortSignal,
): Promise<string[]> {
  if (jobs.length === 0) return [];
  const leaving = jobs.filter(({ state }) => state === 'active').map(({ id }) => id);
  const end = performance.now() + LEAVING_WITHIN_MS;
  while (leaving.length > 0 && (await stateNow(db, leaving, 'active')).size > 0 && performance.now() < end)
    await pause(LEAVING_PAUSE_MS, undefined, { signal });
  const ids = jobs.map(({ id }) => id);
  const open = await stateNow(db, ids, 'open');
  return ids.filter((id) => !open.has(id));
}

async function* pieces(
  copied: AsyncIterable<Buffer>,
  nameOf: (number: number) => string,
  signal: AbortSignal,
): AsyncGenerator<Member> {
  let number = 0;
  for await (const bytes of copied) {
    signal.throwIfAborted();
    yield { name: nameOf(++number), bytes };
  }
}

async function* tableMembers(
  snapshot: Snapshot,
  { rows }: Contents,
  signal: AbortSignal,
): AsyncGenerator<Member> {
  for (const table of snapshot.tables) {
    const copied = snapshot.copyTable(table, (count) => (rows[table.name] = count));
    yield* pieces(copied, (number) => tablePiece(table.name, number), signal);
  }
  const jobs = snapshot.copyJobs((count) => (rows['jobs'] = count));
  if (jobs) yield* pieces(jobs, jobsPiece, signal);
}

async function* fileMembers(
  { files, signal }: Making,
  named: string[][],
  contents: Contents,
): AsyncGenerator<Member> {
  for await (const { names, bytes } of ahead(named, FILES_AT_ONCE, (each) => readRow(files, each, signal))) {
    signal.throwIfAborted();
    if (bytes.includes(undefined)) contents.missing.push(...names);
    else
      for (const [index, name] of names.entries()) {
        contents.files += 1;
        yield { name: `files/${name}`, bytes: Buffer.from(bytes[index] ?? []) };
      }
  }
}

/** All of it in its order: the tables of one moment, then what they name. */
async function* membersOf(
  making: Making,
  snapshot: Snapshot,
  contents: Contents,
  db: Kysely<DB>,
): AsyncGenerator<Member> {
  const { secret, pushKeys, signal } = making;
  const { at, postgres, migrations, tables, sequences } = snapshot;
  yield manifestMember({
    serumah: ownVersion(),
    postgres,
    at: at.toISOString(),
    migrations,
    tables,
    sequences,
  });
  yield { name: SECRET_FILE, bytes: Buffer.from(`${secret}\n`) };
  if (pushKeys !== undefined) yield { name: PUSH_KEYS_FILE, bytes: Buffer.from(`${pushKeys}\n`) };
  yield* tableMembers(snapshot, contents, signal);
  const named = await namedFiles(snapshot);
  const jobs = await snapshot.jobs();
  // What is copied now was there at its moment; a snapshot that stays open keeps the database from cleaning up.
  await snapshot.close();
  yield* fileMembers(making, named, contents);
  contents.doneJobs = await findDone(db, jobs, signal);
  yield contentsMember(contents);
}

const asOperatorError = (error: unknown) =>
  error instanceof OperatorError
    ? error
    : new OperatorError(backupFailed(firstLine(String(error))), { cause: error });

/** Makes a backup while others go on writing. Throws an OperatorError that says what was in the way; then nothing is left of it. */
export async function makeBackup(making: Making): Promise<Made> {
  const { url, file, passphrase, mayReplace, signal } = making;
  const contents: Contents = { rows: {}, files: 0, missing: [], doneJobs: [] };
  const db = openDb(openPool(url, () => {}));
  let snapshot: Snapshot | undefined;
  // A statement under way hears of nothing else.
  const cut = () => void snapshot?.close().catch(() => {});
  signal.addEventListener('abort', cut);
  try {
    snapshot = await openSnapshot(url);
    const members = membersOf(making, snapshot, contents, db);
    const bytes = await writeArchive(members, { file, passphrase, at: snapshot.at, mayReplace, signal });
    const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
    return { bytes, rows, files: contents.files, lost: await countNeeded(db, contents.missing) };
  } catch (error) {
    throw asOperatorError(error);
  } finally {
    signal.removeEventListener('abort', cut);
    await snapshot?.close().catch(() => {});
    await db.destroy();
  }
}
