import path from 'node:path';
import { holdingsOf, makeBackup, type Made } from '#server/host/backups/making.ts';
import { rowsIn } from '#server/host/backups/members.ts';
import { checkArchive, refuseOtherSecret, restore, type Archive } from '#server/host/backups/restoring.ts';
import { compareMigrations } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { connectAlone, connectTool } from '#server/platform/db/tool-connection.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { putPushKeys } from '#server/platform/settings/push-keys.ts';
import { readCommandLine } from '#server/platform/settings/command-line.ts';
import { putSecret } from '#server/platform/settings/secret.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import * as words from '#words/english-only/backups.ts';

/** Reads a command line with one file. Throws an OperatorError that says how to use it. */
function readFileLine(args: string[], name: string, usage: string) {
  const { values, positionals } = readCommandLine(args, { [name]: { type: 'boolean' } }, usage);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new OperatorError(usage);
  return { file: path.resolve(file), isSet: values[name] === true };
}

export function readBackupOptions(args: string[]) {
  const { file, isSet: mayReplace } = readFileLine(args, 'replace', words.backupUsage);
  return { file, mayReplace };
}

export function readRestoreOptions(args: string[]) {
  const { file, isSet: onlyCheck } = readFileLine(args, 'check', words.restoreUsage);
  return { file, onlyCheck };
}

/** A tool prints these: its result, and warnings for the host. */
export type Outcome = { line: string; warnings: string[] };

async function refuseNewer(url: string): Promise<void> {
  await using db = openDb(openPool(url, () => {}));
  const migrations = await compareMigrations(db);
  if (!migrations) throw new OperatorError(words.nothingToBackUp);
  if (migrations.unknown.length > 0) throw new OperatorError(words.backupTooOld(migrations.unknown));
}

const summaryOf = (file: string, made: Made, { BACKUP_PASSPHRASE }: Settings): Outcome => ({
  line: words.backedUp(file, made),
  warnings: [
    ...(made.lost > 0 ? [words.filesLost(made.lost)] : []),
    ...(BACKUP_PASSPHRASE === undefined ? [words.notEncrypted(file)] : []),
  ],
});

/** Makes a backup, with or without a running server. Throws an OperatorError if it fails. */
export async function backUp(
  settings: Settings,
  { file, mayReplace }: ReturnType<typeof readBackupOptions>,
  signal: AbortSignal,
): Promise<Outcome> {
  await using connection = await connectTool(settings);
  if (!connection) throw new OperatorError(words.nothingToBackUp);
  const { url } = connection;
  await refuseNewer(url);
  const made = await makeBackup({ ...holdingsOf(settings), url, file, mayReplace, signal });
  return summaryOf(file, made, settings);
}

const countsOf = ({ manifest, contents }: Archive) => ({
  at: new Date(manifest.at),
  serumah: manifest.serumah,
  rows: rowsIn(contents),
  files: contents.files,
});

/** Restores an archive, or only checks it. `SECRET` is empty if none is set. Throws an OperatorError before it changes anything. */
export async function restoreBackup(
  settings: Settings,
  { file, onlyCheck }: ReturnType<typeof readRestoreOptions>,
  signal: AbortSignal,
): Promise<string> {
  const { SECRET, SECRET_PREVIOUS, DATA_DIR, BACKUP_PASSPHRASE: passphrase } = settings;
  const archive = await checkArchive({ file, passphrase });
  if (onlyCheck) return words.archiveSound(file, countsOf(archive));
  refuseOtherSecret(
    [SECRET, SECRET_PREVIOUS ?? ''].filter((secret) => secret !== ''),
    archive,
  );
  await using connection = await connectAlone(settings);
  const putSecrets = ({ secret, pushKeys }: Pick<Archive, 'secret' | 'pushKeys'>) => {
    if (SECRET === '' && secret !== '') putSecret(DATA_DIR, secret);
    if (settings.VAPID_PUBLIC_KEY === undefined && pushKeys !== '') putPushKeys(DATA_DIR, pushKeys);
  };
  const { url } = connection;
  await restore({ url, files: openFiles(settings), file, passphrase, putSecrets, signal }, archive);
  return words.restored(countsOf(archive));
}
