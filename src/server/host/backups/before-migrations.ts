import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { beforeName, findBackupBefore, makeBackupFolder } from '#server/host/backups/folder.ts';
import { holdingsOf, makeBackup } from '#server/host/backups/making.ts';
import { compareMigrations, migrate } from '#server/platform/db/migrations.ts';
import type { DB } from '#server/platform/db/types.ts';
import { firstLine, OperatorError } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { notBackedUp } from '#words/english-only/backups.ts';
import { databaseTooNew } from '#words/english-only/doctor.ts';

type Migrating = { db: Kysely<DB>; url: string; settings: Settings; signal: AbortSignal };

/** Returns the first migration that will change existing data. */
async function firstMissing(
  db: Kysely<DB>,
  { BACKUP_DIR }: Pick<Settings, 'BACKUP_DIR'>,
): Promise<string | undefined> {
  const { missing, unknown } = (await compareMigrations(db)) ?? { missing: [], unknown: [] };
  // Without this check Kysely would report corrupted migrations.
  if (unknown.length > 0) {
    const { line, advice } = databaseTooNew(unknown, await findBackupBefore(unknown, BACKUP_DIR));
    throw new OperatorError(`${line} ${advice}`);
  }
  const holdsSomething =
    (await sql`select from pg_class where oid = to_regclass('users')`.execute(db)).rows.length > 0;
  return holdsSomething ? missing[0] : undefined;
}

async function backUpBefore(
  migration: string,
  folder: string,
  { url, settings, signal }: Migrating,
): Promise<void> {
  try {
    const holdings = holdingsOf(settings);
    const file = path.join(folder, beforeName(dayOf(new Date(), 'UTC'), migration, holdings.passphrase));
    await makeBackupFolder(folder);
    await makeBackup({ ...holdings, url, file, mayReplace: true, signal });
  } catch (error) {
    throw new OperatorError(notBackedUp(firstLine(error instanceof Error ? error.message : String(error))));
  }
}

/**
 * Migrates the database, after a backup if BACKUP_DIR is set and the database has data. Throws an OperatorError if a newer program has migrated
 * it. If several servers start at once, one does this and the others wait.
 */
export async function migrateSafely(migrating: Migrating): Promise<void> {
  const { db, settings } = migrating;
  const { BACKUP_DIR } = settings;
  const first = await firstMissing(db, settings);
  if (BACKUP_DIR === undefined || first === undefined) {
    await migrate(db);
    return;
  }
  await db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtext('serumah backup before migrations'))`.execute(tx);
    const missing = await firstMissing(tx, settings);
    if (missing !== undefined) await backUpBefore(missing, path.resolve(BACKUP_DIR), migrating);
    await migrate(db);
  });
}
