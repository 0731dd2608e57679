import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrateSafely } from '#server/host/backups/before-migrations.ts';
import { migrate, migrationNames } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { canDump, dumpSchema, schemaOf } from '#test/observers/schema.ts';
import { tableSums } from '#test/observers/table-sums.ts';
import { startApp } from '#test/running/app.ts';
import { bareDatabase } from '#test/running/database.ts';

const names = migrationNames();
const LAST_OLD = '072-facts-of-a-plan';

async function openBare() {
  const { url } = await bareDatabase();
  const db = openDb(openPool(url, () => {}, { lockMs: 0, statementMs: 0 }));
  return { url, db, [Symbol.asyncDispose]: () => db.destroy() };
}

/** Creates a database as it was before the schema existed: by the old migrations, one after the other. */
async function openOld({ upTo = LAST_OLD } = {}) {
  const opened = await openBare();
  // A database that wants all old migrations would get the schema instead.
  await migrate(opened.db, { only: names.filter((name) => name <= upTo && name < LAST_OLD) });
  if (upTo === LAST_OLD) await migrate(opened.db, { only: names.filter((name) => name <= LAST_OLD) });
  return opened;
}

const recorded = async (db: Kysely<DB>) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

/** Returns each row's place and the transaction that wrote it, so that an update to the same value shows too. */
async function versionsOfRows(db: Kysely<DB>): Promise<unknown> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1`.execute(
    db,
  );
  const versions: Record<string, unknown> = {};
  for (const { name } of tables)
    versions[name] = (
      await sql`select ctid::text, xmin::text, own::text from ${sql.table(name)} as own order by 1`.execute(
        db,
      )
    ).rows;
  return versions;
}

test('a new migration comes after all others', () => {
  expect(names).toEqual(names.toSorted());
  expect(names.filter((name) => name <= LAST_OLD)).toHaveLength(60);
});

test('a new database is the same as one that ran all old migrations', async () => {
  await using made = await openBare();
  await using old = await openOld();
  expect(await migrate(made.db)).toEqual(names);
  await migrate(old.db);
  const schema = await schemaOf(made.db);
  expect(schema.length).toBeGreaterThan(500);
  expect(schema).toEqual(await schemaOf(old.db));
  expect(await tableSums(made.db)).toEqual(await tableSums(old.db));
  expect(await recorded(made.db)).toEqual(names);
  expect(await recorded(old.db)).toEqual(names);
});

test('pg_dump writes the same for both', async ({ skip }) => {
  await using made = await openBare();
  skip(!(await canDump(made.db)), 'no pg_dump of this version here; .ci/run has the one of Debian');
  await using old = await openOld();
  await migrate(made.db);
  await migrate(old.db);
  const dump = await dumpSchema(made.url);
  expect(dump).toContain('CREATE TABLE public.users');
  expect(dump).toBe(await dumpSchema(old.url));
});

test('a database with every migration keeps each row unchanged', async () => {
  await using old = await openOld();
  await migrate(old.db);
  const { url } = old;
  const { settings } = await (async () => {
    await using app = await startApp({}, { url });
    const people = [await signUp(app, 'Aisyah'), await signUp(app, 'Ben')] as const;
    const home = await buildHome([...people]);
    await askForMoney(people[0], home.id, [people[1]]);
    return app;
  })();
  const before = await versionsOfRows(old.db);
  const schema = await schemaOf(old.db);
  expect(before).toMatchObject({ users: [{}, {}], payment_requests: [{}] });
  await migrateSafely({ db: old.db, url, settings, signal: new AbortController().signal });
  expect(await versionsOfRows(old.db)).toEqual(before);
  expect(await schemaOf(old.db)).toEqual(schema);
});

test('a database that stopped at an old migration runs the others, keeps its rows, and ends equal', async () => {
  await using old = await openOld({ upTo: '040-calendars' });
  const [home, person] = ['0e5a1b6e-0000-4000-8000-000000000001', '0e5a1b6e-0000-4000-8000-000000000002'];
  await sql`
    with person as (insert into users (id, email) values (${person}, 'earlier@example.com')),
         home as (insert into homes (id, name, admin_id, created_by, time_zone, seed)
                  values (${home}, 'Earlier', ${person}, ${person}, 'Asia/Kuala_Lumpur', 's')),
         member as (insert into memberships (home_id, user_id, tone) values (${home}, ${person}, 'leaf'))
    insert into chores (home_id, type, assigned_to, due_date, moved_by_swap)
    values (${home}, 'mop', ${person}, '2026-11-02', false), (${home}, 'mop', ${person}, '2026-11-09', false)`.execute(
    old.db,
  );
  expect(await migrate(old.db)).toEqual(names.filter((name) => name > '040-calendars'));
  expect(
    await old.db
      .selectFrom('chores')
      .select(['due_date', 'turn_of', 'minutes'])
      .orderBy('due_date')
      .execute(),
  ).toEqual([
    { due_date: '2026-11-02', turn_of: person, minutes: 45 },
    { due_date: '2026-11-09', turn_of: person, minutes: 45 },
  ]);
  await using made = await openBare();
  await migrate(made.db);
  expect(await schemaOf(old.db)).toEqual(await schemaOf(made.db));
});

test('if several servers start on an empty database, one creates it', async () => {
  await using bare = await openBare();
  const run = await Promise.all([migrate(bare.db), migrate(bare.db), migrate(bare.db)]);
  expect(run.toSorted((a, b) => b.length - a.length)).toEqual([names, [], []]);
});

test('a failed creation leaves an empty database, and the next start creates it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-migrations-'));
  cpSync('migrations', folder, { recursive: true });
  writeFileSync(path.join(folder, '999-later.sql'), 'create table later (id integer); select 1 / 0;');
  await using bare = await openBare();
  await expect(migrate(bare.db, { folder })).rejects.toThrow(/999-later: .*division by zero/);
  expect(await recorded(bare.db)).toEqual([]);
  expect(await tableSums(bare.db)).toEqual({});
  writeFileSync(path.join(folder, '999-later.sql'), 'create table later (id integer);');
  expect(await migrate(bare.db, { folder })).toEqual([...names, '999-later']);
  expect(await tableSums(bare.db)).toMatchObject({ users: '0 ', later: '0 ' });
  rmSync(folder, { recursive: true });
});
