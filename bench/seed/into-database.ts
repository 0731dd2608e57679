import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { compareMigrations } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { connectTool } from '#server/platform/db/tool-connection.ts';
import type { DB } from '#server/platform/db/types.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import type { SeedOptions } from './command-line.ts';
import { seedHomes } from './seed.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { hashPassword } from '#server/platform/calls/passwords.ts';
import { noDatabase, otherVersion } from '#words/english-only/admin.ts';
import { livedIn, seeded, seedingBegins, seedingGoesOn, tidying } from '#words/english-only/seed.ts';

const TOLD_EVERY = 1000;

async function checkVersion(db: Kysely<DB>) {
  const migrations = await compareMigrations(db);
  if (!migrations) throw new OperatorError(noDatabase);
  if (migrations.missing.length + migrations.unknown.length > 0) throw new OperatorError(otherVersion);
}

async function isLivedIn(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the number of the next home, since another load set can be in the database. */
async function nextNumber(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substring(email from '^home-([0-9]+)-person-1@seed[.]example$')::integer), 0) as last from users`.execute(
    db,
  );
  return (rows[0]?.last ?? 0) + 1;
}

async function sizeOf(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return rows[0]?.size ?? 0;
}

/**
 * `npm run seed`: fills the database of the settings with homes, and prints how to sign in there. Throws an OperatorError if there is no database
 * of this version, or if it has accounts and `add` is not set.
 */
export async function seedDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  { homes, add, password = randomBytes(9).toString('base64url') }: SeedOptions,
  print: (line: string) => void,
): Promise<void> {
  const began = performance.now();
  await using connection = await connectTool(settings);
  if (!connection) throw new OperatorError(noDatabase);
  const pool = openPool(connection.url, () => {}, { lockMs: 0, statementMs: 0 });
  await using db = openDb(pool);
  await checkVersion(db);
  if (!add && (await isLivedIn(db))) throw new OperatorError(livedIn);
  const from = await nextNumber(db);
  const [before, hashed] = [await sizeOf(db), await hashPassword(password)];
  print(seedingBegins(homes));
  const onMade = (made: number) => {
    if (made % TOLD_EVERY === 0) print(seedingGoesOn(made, homes));
  };
  const made = await seedHomes({ pool, homes, from, hashed, now: new Date(), onMade });
  print(tidying);
  // Otherwise the first visitors would wait for this, and get plans made for empty tables.
  await pool.query('vacuum (analyze)');
  const seconds = (performance.now() - began) / 1000;
  print(seeded({ ...made, seconds, bytes: (await sizeOf(db)) - before, from, password }));
}
