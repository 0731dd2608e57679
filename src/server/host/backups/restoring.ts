import { sql } from 'kysely';
import pino from 'pino';
import { CONTENTS, readArchive } from '#server/host/backups/archive.ts';
import { openLoading } from '#server/host/backups/loading.ts';
import {
  MANIFEST,
  placeOf,
  PUSH_KEYS_FILE,
  readContents,
  readManifest,
  SECRET_FILE,
  type Contents,
  type Manifest,
} from '#server/host/backups/members.ts';
import { markFilesRemoved } from '#server/host/backups/named-files.ts';
import { emptyDatabase } from '#server/host/backups/target.ts';
import { migrate, migrationNames } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { firstLine, OperatorError } from '#server/platform/settings/operator-error.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import * as words from '#words/english-only/backups.ts';

export type Archive = { manifest: Manifest; contents: Contents; secret: string; pushKeys: string };
export type Restoring = {
  url: string;
  files: FileStore;
  file: string;
  passphrase: string | undefined;
  /** Stores the archive's secret and keys, if none are set. */
  putSecrets: (archive: Pick<Archive, 'secret' | 'pushKeys'>) => void;
  signal: AbortSignal;
  /** The folder of migrations in a test. */
  migrations?: string;
};

const PUT_AT_ONCE = 8;
const PREVIEWS = /\.webp$/;

/** Reads an archive to its end. Throws an OperatorError if it is damaged or of a newer version, or if the passphrase is wrong. */
export async function checkArchive({
  file,
  passphrase,
  migrations,
}: Pick<Restoring, 'file' | 'passphrase' | 'migrations'>): Promise<Archive> {
  let manifest: Manifest | undefined;
  let contents: Contents | undefined;
  let secret = '';
  // Older archives have none.
  let pushKeys = '';
  for await (const member of readArchive(file, passphrase)) {
    if (member.name === MANIFEST) manifest = readManifest(member);
    if (!manifest) throw new OperatorError(words.archiveDamaged(file, MANIFEST));
    if (member.name === SECRET_FILE) secret = member.bytes.toString().trim();
    if (member.name === PUSH_KEYS_FILE) pushKeys = member.bytes.toString().trim();
    if (member.name === CONTENTS) contents = readContents(member);
  }
  if (!manifest || !contents) throw new OperatorError(words.archiveDamaged(file, CONTENTS));
  const known = migrationNames(migrations);
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new OperatorError(words.archiveTooNew(file, manifest.serumah, unknown));
  return { manifest, contents, secret, pushKeys };
}

/** Refuses a SECRET that cannot open the archive's values: everyone would be signed out, and two-step sign-in lost. */
export function refuseOtherSecret(given: readonly string[], { secret }: Archive): void {
  if (given.length > 0 && secret !== '' && !given.includes(secret))
    throw new OperatorError(words.otherSecret);
}

// The app never sends an original receipt, so its type in the store does not matter.
const typeOf = (name: string) => (PREVIEWS.test(name) ? 'image/webp' : 'application/octet-stream');

/** Stores a few files at once, since each waits for the disk or the network. Keeps no others in memory. */
function putterOf(files: FileStore) {
  const names: string[] = [];
  const underWay = new Set<Promise<void>>();
  return {
    async put(name: string, bytes: Buffer) {
      if (underWay.size >= PUT_AT_ONCE) await Promise.race(underWay);
      names.push(name);
      const putting = files.put(name, bytes, typeOf(name));
      underWay.add(putting);
      // A failed one stays in the list, so that the next wait throws its error.
      putting.then(
        () => underWay.delete(putting),
        () => {},
      );
    },
    end: () => Promise.all(underWay),
    /** Removes all stored files, so that the restore can be tried again. */
    async removeAll() {
      await Promise.allSettled(underWay);
      for (const name of names) await files.remove(name).catch(() => {});
    },
  };
}

async function load(
  { url, files, file, passphrase, signal }: Restoring,
  { manifest, contents }: Archive,
): Promise<void> {
  const loading = await openLoading(url, manifest);
  const putter = putterOf(files);
  try {
    for await (const { name, bytes } of readArchive(file, passphrase)) {
      signal.throwIfAborted();
      const { table, file: stored, isJobs } = placeOf(name);
      if (isJobs) await loading.loadJobs(bytes);
      if (table !== undefined) await loading.loadTable(table, bytes);
      if (stored !== undefined) await putter.put(stored, bytes);
    }
    await putter.end();
    const rows = await loading.finish(contents.doneJobs);
    for (const [table, count] of Object.entries(contents.rows))
      if (rows[table] !== count) throw new OperatorError(words.rowsMissing(table, count, rows[table] ?? 0));
    await loading.commit();
  } catch (error) {
    await putter.removeAll();
    throw error;
  } finally {
    await loading.close();
  }
}

/**
 * Restores a checked archive into an empty database and an empty store: first its version's tables and the files, then later migrations.
 * Throws an OperatorError if they are not empty, or if it fails.
 */
export async function restore(restoring: Restoring, archive: Archive): Promise<void> {
  const { url, files, migrations, putSecrets, signal } = restoring;
  const { manifest, contents } = archive;
  await using db = openDb(openPool(url, () => {}, { lockMs: 0, statementMs: 0 }));
  try {
    if (!(await files.isEmpty())) throw new OperatorError(words.storeFilled);
    await emptyDatabase(db);
    putSecrets(archive);
    await migrate(db, { only: manifest.migrations, folder: migrations });
    const queue = await openQueue({ url, log: pino({ level: 'silent' }), sendOnly: true });
    await queue.stop();
    await load(restoring, archive);
    await migrate(db, { folder: migrations });
    await markFilesRemoved(db, contents.missing);
    await sql`vacuum analyze`.execute(db);
  } catch (error) {
    if (signal.aborted) throw new OperatorError(words.restoreStopped);
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(words.restoreFailed(firstLine(String(error))), { cause: error });
  }
}
