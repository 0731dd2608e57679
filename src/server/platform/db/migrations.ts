import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { DB } from '#server/platform/db/types.ts';
import { OperatorError, firstLine } from '#server/platform/settings/operator-error.ts';
import { migrationFailed } from '#words/english-only/operator.ts';

const ownMigrations = path.join(import.meta.dirname, '../../../../migrations');

function readMigrations(folder = ownMigrations): Record<string, Migration> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migration = (file: string): Migration => ({
    up: async (tx) => {
      await sql.raw(readFileSync(path.join(folder, file), 'utf8')).execute(tx);
    },
  });
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.sql'.length), migration(file)]));
}

/** Whether there is such a table, in the schema that its name says. */
export async function hasTable(db: Kysely<DB>, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

/** How the migrations of the database differ from those in migrations/; undefined where it has none at all. Reads only. */
export async function compareMigrations(
  db: Kysely<DB>,
): Promise<{ missing: string[]; unknown: string[] } | undefined> {
  if (!(await hasTable(db, 'kysely_migration'))) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const known = Object.keys(readMigrations());
  const run = rows.map(({ name }) => name);
  return {
    missing: known.filter((name) => !run.includes(name)),
    unknown: run.filter((name) => !known.includes(name)),
  };
}

/** The names of the migrations in `folder`, in their order. */
export const migrationNames = (folder?: string): string[] => Object.keys(readMigrations(folder)).toSorted();

/**
 * Brings the database up to date with migrations/; Kysely's lock lets one process at a time do it. Answers the names newly run.
 * @param options only: these alone, as an earlier version had them; folder: where they are, in a test
 */
export async function migrate(
  db: Kysely<DB>,
  { only, folder }: { only?: readonly string[]; folder?: string | undefined } = {},
): Promise<string[]> {
  const all = Object.entries(readMigrations(folder));
  const wanted = Object.fromEntries(all.filter(([name]) => only?.includes(name) ?? true));
  const provider = { getMigrations: async () => wanted };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  const failed = results.find((each) => each.status === 'Error')?.migrationName;
  if (error instanceof Error) {
    throw new OperatorError(migrationFailed([failed, firstLine(error.message)].filter(Boolean).join(': ')), {
      cause: error,
    });
  }
  if (error !== undefined) throw new OperatorError(migrationFailed(String(error)));
  return results.map((each) => each.migrationName);
}
