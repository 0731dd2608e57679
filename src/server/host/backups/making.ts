import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { writeArchive, type Writing } from '#server/host/backups/archive.ts';
import {
  contentsMember,
  manifestMember,
  PUSH_KEYS_FILE,
  rowsIn,
  SECRET_FILE,
  type Contents,
} from '#server/host/backups/members.ts';
import { countNeeded, namedFiles } from '#server/host/backups/named-files.ts';
import { openSnapshot, type Snapshot } from '#server/host/backups/snapshot.ts';
import type { Member } from '#server/host/backups/tar.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { firstLine, OperatorError } from '#server/platform/settings/operator-error.ts';
import { pushKeysText } from '#server/platform/settings/push-keys.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { programVersion } from '#server/platform/settings/version.ts';
import { backupFailed, storeSilent } from '#words/english-only/backups.ts';

/** Returns a backup's contents besides the database. `pushKeys` is undefined if no server has started yet. */
export const holdingsOf = (settings: Settings) => ({
  files: openFiles(settings),
  secret: settings.SECRET,
  pushKeys: pushKeysText(settings),
  passphrase: settings.BACKUP_PASSPHRASE,
});

export type Making = { url: string } & ReturnType<typeof holdingsOf> & Omit<Writing, 'at'>;
export type Made = Awaited<ReturnType<typeof makeBackup>>;

const FILES_AT_ONCE = 8;
/** The longest wait for emails that were being sent at the moment of the snapshot. */
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

/** Reads rows in order, some in parallel: remote files load while earlier ones are written. */
async function* readAhead({ files, signal }: Making, named: string[][]): AsyncGenerator<Row> {
  const asked: Promise<Row>[] = [];
  for (const names of named) {
    const row = readRow(files, names, signal);
    // The reader gets the error in order. If the reader has stopped, the error would be unhandled.
    row.catch(() => {});
    if (asked.push(row) === FILES_AT_ONCE) yield asked.shift() as Promise<Row>;
  }
  yield* asked;
}

const stateNow = (db: Kysely<DB>, ids: string[], state: 'active' | 'open') =>
  sql<{ id: string }>`
    select id from pgboss.job
     where id = any (${ids}::uuid[])
       and case when ${state} = 'active' then state = 'active' else state in ('created', 'retry', 'active', 'failed') end`
    .execute(db)
    .then(({ rows }) => new Set(rows.map(({ id }) => id)));

/** Returns the jobs that are done by now, which a restore must not repeat. Waits for those that were active in the snapshot. */
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

async function* fileMembers(making: Making, named: string[][], contents: Contents): AsyncGenerator<Member> {
  for await (const { names, bytes } of readAhead(making, named)) {
    making.signal.throwIfAborted();
    if (bytes.includes(undefined)) contents.missing.push(...names);
    else
      for (const [index, name] of names.entries()) {
        contents.files += 1;
        yield { name: `files/${name}`, bytes: Buffer.from(bytes[index] ?? []) };
      }
  }
}

/** Yields all members in order: the tables of one moment, then the files that they name. */
async function* membersOf(
  making: Making,
  snapshot: Snapshot,
  contents: Contents,
  db: Kysely<DB>,
): AsyncGenerator<Member> {
  const { secret, pushKeys, signal } = making;
  const { postgres, migrations, tables, sequences } = snapshot;
  const at = snapshot.at.toISOString();
  yield manifestMember({ serumah: programVersion(), postgres, at, migrations, tables, sequences });
  yield { name: SECRET_FILE, bytes: Buffer.from(`${secret}\n`) };
  if (pushKeys !== undefined) yield { name: PUSH_KEYS_FILE, bytes: Buffer.from(`${pushKeys}\n`) };
  for (const { pieces, nameOf } of snapshot.copies(contents.rows)) {
    let number = 0;
    for await (const bytes of pieces) {
      signal.throwIfAborted();
      yield { name: nameOf(++number), bytes };
    }
  }
  const named = await namedFiles(snapshot);
  const jobs = await snapshot.jobs();
  // Closes before the files are read, because an open snapshot prevents the database from cleaning up.
  await snapshot.close();
  yield* fileMembers(making, named, contents);
  contents.doneJobs = await findDone(db, jobs, signal);
  yield contentsMember(contents);
}

/** Makes a backup while others go on writing. A failure throws an OperatorError and leaves nothing. */
export async function makeBackup(making: Making) {
  const { url, signal } = making;
  const contents: Contents = { rows: {}, files: 0, missing: [], doneJobs: [] };
  await using db = openDb(openPool(url, () => {}));
  let snapshot: Snapshot | undefined;
  // Only this stops a running statement.
  const cut = () => void snapshot?.close().catch(() => {});
  signal.addEventListener('abort', cut);
  try {
    snapshot = await openSnapshot(url);
    const members = membersOf(making, snapshot, contents, db);
    const bytes = await writeArchive(members, { ...making, at: snapshot.at });
    // `lost`: files that should exist but do not.
    const lost = await countNeeded(db, contents.missing);
    return { bytes, rows: rowsIn(contents), files: contents.files, lost };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(backupFailed(firstLine(String(error))), { cause: error });
  } finally {
    signal.removeEventListener('abort', cut);
    await snapshot?.close().catch(() => {});
  }
}
