import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { hasTable } from '#server/platform/db/migrations.ts';
import type { DB } from '#server/platform/db/types.ts';
import { bad, ok, reasonOf, warn, type Finding } from '#server/host/doctor/finding.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import * as words from '#words/english-only/doctor.ts';

/** A day, and the hours that the next backup may take. */
const OLD_AFTER_MS = 36 * 60 * 60_000;

async function whyClosed(folder: string): Promise<string | undefined> {
  // The first backup creates the folder.
  const place = existsSync(folder) ? folder : path.dirname(folder);
  try {
    await access(place, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Reports the age of the newest nightly backup, and why another failed. Reads only. */
export async function checkBackups(
  db: Kysely<DB>,
  { BACKUP_DIR }: Pick<Settings, 'BACKUP_DIR'>,
  { now = new Date(), machine = hostname() }: { now?: Date; machine?: string } = {},
): Promise<Finding> {
  if (BACKUP_DIR === undefined) return warn('backups', words.backupsNotSet);
  const folder = path.resolve(BACKUP_DIR);
  const closed = await whyClosed(folder);
  if (closed !== undefined) return bad('backups', words.backupsClosed(folder, closed));
  if (!(await hasTable(db, 'nightly_backups'))) return warn('backups', words.backupsNone);
  const nights = db.selectFrom('nightly_backups').selectAll().orderBy('night', 'desc').limit(1);
  const tried = await nights.executeTakeFirst();
  const made = await nights.where('bytes', 'is not', null).executeTakeFirst();
  if (tried?.bytes === null)
    return bad('backups', words.backupFailedLast(tried.problem ?? '', tried.ended_at, made?.ended_at));
  if (!made) return warn('backups', words.backupsNone);
  const seconds = (now.getTime() - made.ended_at.getTime()) / 1000;
  const said = { seconds, file: made.file, machine: made.machine, bytes: made.bytes ?? 0 };
  if (made.machine === machine && !existsSync(made.file)) return bad('backups', words.backupGone(said));
  if (seconds * 1000 > OLD_AFTER_MS) return bad('backups', words.backupOld(said));
  const line = words.backupMade(said);
  // The backup's own warnings: that it is not encrypted, or that files are missing.
  return made.problem === null
    ? ok('backups', line)
    : warn('backups', { ...line, details: made.problem.split('\n') });
}
