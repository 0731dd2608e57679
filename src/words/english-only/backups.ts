/** What `npm run backup`, `npm run restore` and a server that makes a backup by itself tell the person who runs Serumah. */
const BYTES_IN_MB = 1_000_000;

const number = (value: number) => value.toLocaleString('en-GB');
const counted = (count: number, one: string) => `${number(count)} ${one}${count === 1 ? '' : 's'}`;
const sized = (bytes: number) =>
  bytes < BYTES_IN_MB ? `${Math.ceil(bytes / 1000)} kB` : `${number(Math.round(bytes / BYTES_IN_MB))} MB`;
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const backupUsage =
  'Usage: npm run backup -- FILE (writes a backup to FILE, which must not exist; --replace lets it). Set BACKUP_PASSPHRASE to encrypt it.';
export const restoreUsage =
  'Usage: npm run restore -- FILE (into an empty DATA_DIR, or an empty database and file store), or npm run restore -- --check FILE (only reads it).';

// made
export const backedUp = (file: string, made: { rows: number; files: number; bytes: number }) =>
  `Backed up ${counted(made.rows, 'row')} and ${counted(made.files, 'file')} to ${file} (${sized(made.bytes)}).`;
export const filesLost = (count: number) =>
  `${counted(count, 'file')} that the database names ${count === 1 ? 'is' : 'are'} not in the file store, and so not in the backup. If that is not because of an earlier loss, check DATA_DIR or the S3 settings.`;
export const notEncrypted = (file: string) =>
  `${file} is not encrypted: it holds everything, the secret too. Keep it to yourself, or set BACKUP_PASSPHRASE.`;
export const backupStopped = 'The backup was stopped. Nothing is left of it.';
export const backupFailed = (reason: string) => `The backup could not be made: ${reason}`;
export const storeSilent = (name: string, reason: string) =>
  `The backup could not be made: the file store did not return ${name} (${reason}).`;
export const noSpaceForArchive = (folder: string) =>
  `The backup could not be made: there is no space left in ${folder}. Nothing is left of it.`;
export const archiveExists = (file: string) =>
  `${file} already exists. Choose another name, or add --replace.`;
export const archiveCannotBeWritten = (file: string, reason: string) =>
  `${file} cannot be written (${reason}). Let this user write in that folder, or choose another one.`;
export const nothingToBackUp = 'There is no database yet, so there is nothing to back up. Check DATA_DIR.';
export const backupTooOld = (unknown: readonly string[]) =>
  `The database was brought up to date by a newer Serumah (${unknown.join(', ')}). Make the backup with that version.`;

// before migrations
export const notBackedUp = (line: string) =>
  `Serumah does not change the database without a backup: ${line} Fix that, or start without BACKUP_DIR.`;

// read
export const archiveSound = (
  file: string,
  made: { at: Date; serumah: string; rows: number; files: number },
) =>
  `${file} is whole: ${counted(made.rows, 'row')} and ${counted(made.files, 'file')} of ${moment(made.at)}, by Serumah ${made.serumah}.`;
export const archiveUnreadable = (file: string, reason: string) => `${file} cannot be read (${reason}).`;
export const archiveDamaged = (file: string, why: string) =>
  `${file} is damaged or not a backup of Serumah (${why}). Nothing was restored.`;
export const archiveTooNew = (file: string, version: string, unknown: readonly string[]) =>
  `${file} was made by a newer Serumah (${version}, with ${unknown.join(', ')}). Restore it with that version or a later one.`;
export const passphraseMissing = (file: string) =>
  `${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with.`;
export const passphraseWrong = (file: string) =>
  `BACKUP_PASSPHRASE is not the passphrase that ${file} was made with.`;

// restored
export const restored = (made: { at: Date; rows: number; files: number }) =>
  `Restored ${counted(made.rows, 'row')} and ${counted(made.files, 'file')}, as they were on ${moment(made.at)}. npm start serves them.`;
export const restoreStopped = 'The restore was stopped. Nothing is left of it; it can be tried again.';
export const restoreFailed = (reason: string) => `The backup could not be restored: ${reason}`;
export const rowsMissing = (table: string, wanted: number, found: number) =>
  `The backup could not be restored: ${table} should have ${wanted} rows, and has ${found}.`;
export const databaseFilled = (table: string) =>
  `The database is not empty (there are rows in ${table}). Restore into an empty DATA_DIR, or set DATABASE_URL to an empty database.`;
export const databaseForeign = (table: string) =>
  `The database is not empty (it has a table ${table} of another program). Set DATABASE_URL to an empty database.`;
export const databaseInUse = 'A Serumah is running on this database. Stop it first.';
export const storeFilled =
  'The file store is not empty. Restore into an empty DATA_DIR, or set S3_BUCKET to an empty bucket. If a restore was killed before it could clean up, empty what it filled.';
export const otherSecret =
  'The backup was made with another SECRET: with the one that is set, everyone would be signed out and two-step sign-in lost. Leave SECRET out to have the one in the backup, or set that one as SECRET_PREVIOUS (it is the file “secret” in the archive).';
