import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PART } from '#server/host/backups/archive.ts';

/** A backup that is unfinished after this time was killed. */
const PART_MAX_AGE_MS = 24 * 60 * 60_000;
const OWN_ARCHIVE = /^serumah-\d{4}-\d{2}-\d{2}(-before-[\w-]+)?\.tar(?:\.age)?$/;
const isOwnPart = (name: string) => /^serumah-\d{4}-\d{2}-\d{2}/.test(name) && name.endsWith(PART);

const ending = (passphrase: string | undefined) => (passphrase === undefined ? '.tar' : '.tar.age');

/** The names of backups in BACKUP_DIR: of a night, or of a day before a migration. */
export const nightlyName = (night: string, passphrase: string | undefined) =>
  `serumah-${night}${ending(passphrase)}`;
export const beforeName = (day: string, migration: string, passphrase: string | undefined) =>
  `serumah-${day}-before-${migration}${ending(passphrase)}`;

/** Finds the newest backup from before these migrations, for a program without them. */
export async function findBackupBefore(
  [first]: readonly string[],
  BACKUP_DIR: string | undefined,
): Promise<string | undefined> {
  if (BACKUP_DIR === undefined) return undefined;
  const folder = path.resolve(BACKUP_DIR);
  const names = await readdir(folder).catch((): string[] => []);
  const found = names
    .filter((name) => OWN_ARCHIVE.exec(name)?.[1] === `-before-${first}`)
    .toSorted()
    .at(-1);
  return found === undefined ? undefined : path.join(folder, found);
}

export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Keeps the newest `keep` nightly backups, and as many from before migrations. Removes older ones and leftovers of killed backups. */
export async function pruneBackups(folder: string, keep: number, now: Date): Promise<void> {
  const names = (await readdir(folder)).toSorted().toReversed();
  const isBefore = (name: string) => OWN_ARCHIVE.exec(name)?.[1] !== undefined;
  const own = names.filter((name) => OWN_ARCHIVE.test(name));
  const gone = [own.filter((name) => !isBefore(name)), own.filter(isBefore)].flatMap((kind) =>
    kind.slice(keep),
  );
  for (const name of names.filter(isOwnPart)) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < now.getTime() - PART_MAX_AGE_MS) gone.push(name);
  }
  for (const name of gone) await rm(path.join(folder, name), { force: true });
}
