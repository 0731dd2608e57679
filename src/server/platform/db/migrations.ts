import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { DB } from '#server/platform/db/types.ts';
import { OperatorError, firstLine } from '#server/platform/settings/operator-error.ts';
import { migrationFailed } from '#words/english-only/operator.ts';

const DEFAULT_FOLDER = path.join(import.meta.dirname, '../../../../migrations');
/** The folder of the migrations from before the schema, and the last of them. */
const OLD = 'up-to-072';
const LAST_OLD = '072-facts-of-a-plan';
/** The folder that a new database runs instead of them (docs/decisions/054-schema-for-new-databases.md). */
const SCHEMA = 'schema';

const sqlFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => path.join(folder, name));

/** Returns the migration files by name: the old ones, then the numbered files beside them. */
const findMigrations = (folder: string): Map<string, string> =>
  new Map(
    [...sqlFiles(path.join(folder, OLD)), ...sqlFiles(folder)].map((file) => [
      path.basename(file, '.sql'),
      file,
    ]),
  );

/** Returns the names of the migrations in `folder`, in order. */
export const migrationNames = (folder = DEFAULT_FOLDER): string[] => [...findMigrations(folder).keys()];

/** Returns the migrations for Kysely. If all old ones are missing, the first creates the schema and the other old ones do nothing. */
function asMigrations(wanted: ReadonlyMap<string, string>, folder: string): Record<string, Migration> {
  const [first] = wanted.keys();
  let isMadeBySchema = false;
  const filesToRun = (name: string, file: string) => {
    if (name === first && wanted.has(LAST_OLD)) {
      isMadeBySchema = true;
      return sqlFiles(path.join(folder, SCHEMA));
    }
    return isMadeBySchema && name <= LAST_OLD ? [] : [file];
  };
  const migration = (name: string, file: string): Migration => ({
    up: async (tx) => {
      for (const each of filesToRun(name, file)) await sql.raw(readFileSync(each, 'utf8')).execute(tx);
    },
  });
  return Object.fromEntries([...wanted].map(([name, file]) => [name, migration(name, file)]));
}

export async function hasTable(db: Kysely<DB>, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

/** Compares the database's migrations with those in migrations/. Returns undefined if the database has none. */
export async function compareMigrations(
  db: Kysely<DB>,
): Promise<{ missing: string[]; unknown: string[] } | undefined> {
  if (!(await hasTable(db, 'kysely_migration'))) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const known = migrationNames();
  const run = rows.map(({ name }) => name);
  return {
    missing: known.filter((name) => !run.includes(name)),
    unknown: run.filter((name) => !known.includes(name)),
  };
}

/**
 * Migrates the database, one process at a time by Kysely's lock. Returns the names that were recorded.
 * @param only the migrations of an earlier version
 */
export async function migrate(
  db: Kysely<DB>,
  { only, folder = DEFAULT_FOLDER }: { only?: readonly string[]; folder?: string | undefined } = {},
): Promise<string[]> {
  const all = findMigrations(folder);
  const wanted = new Map([...all].filter(([name]) => only?.includes(name) ?? true));
  const provider = { getMigrations: async () => asMigrations(wanted, folder) };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  const failed = results.find((each) => each.status === 'Error')?.migrationName;
  if (error !== undefined) {
    const reason = firstLine(error instanceof Error ? error.message : String(error));
    throw new OperatorError(migrationFailed([failed, reason].filter(Boolean).join(': ')), { cause: error });
  }
  return results.map((each) => each.migrationName);
}
