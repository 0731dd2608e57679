import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '#server/platform/db/open.ts';
import { seedHomes } from '../../bench/seed/seed.ts';
import { freshDatabase } from '#test/running/database.ts';
import { readStatements } from '#test/running/statements.ts';
import { explain, readCatalogue, shown, wholeTables, type Catalogue } from '#test/statements/explaining.ts';
import { OTHER_ROWS } from '#test/statements/other-rows.ts';

const HOMES = 200;
const DAYS = 60;
/** The least number of statements for a meaningful run; the server tests send some 450. */
const MANY = 300;

type Exception = { by: string; tables: string[]; because: string };
/** The exceptions: who reads which table from end to end, and why. */
const READ_WHOLE: Exception[] = [
  {
    by: 'src/server/host/admin/',
    tables: ['users', 'homes', 'user_homes', 'two_steps'],
    because: 'a host runs it now and then',
  },
  {
    by: 'src/server/host/backups/snapshot.ts',
    tables: ['pictures', 'payment_bills'],
    because: 'a backup contains all rows',
  },
  {
    by: 'src/server/host/doctor/proofs-pushes-jobs.ts',
    tables: ['push_subscriptions', 'payment_proofs'],
    because: 'a host runs it now and then',
  },
  {
    by: 'src/server/platform/queue/failed.ts',
    tables: ['job_common'],
    because: 'a host runs it, and jobs do not stay there',
  },
  {
    by: 'src/server/home/homes/invite-links.ts',
    tables: ['homes'],
    because: 'at a start, with REGISTRATION=invited',
  },
  {
    by: 'src/server/telling/mail/letter-limits.ts',
    tables: ['users'],
    because: 'at a start, while SECRET is changed',
  },
  {
    by: 'src/server/people/two-step/two-step-codes.ts',
    tables: ['two_steps'],
    because: 'at a start, while SECRET is changed',
  },
  {
    by: 'src/server/jobs/sweep.ts',
    tables: ['homes'],
    because: 'lists the time zones: an index, 0.3 ms for 10,000 homes',
  },
  {
    by: 'src/server/jobs/mornings.ts',
    tables: ['homes', 'morning_reminders', 'users'],
    because: 'the same zones; and before the hour all members with reminders, which are most',
  },
  {
    by: 'src/server/jobs/repeating.ts',
    tables: ['homes'],
    because: 'the same zones',
  },
  {
    by: 'src/server/people/pictures/stored-pictures.ts',
    tables: ['pictures', 'users'],
    because: 'compares each picture with its person, hourly',
  },
];
const exceptionOf = (by: string, table: string) =>
  READ_WHOLE.find((each) => by.startsWith(each.by) && each.tables.includes(table));

const statements = readStatements();
let client: pg.Client;
let catalogue: Catalogue;

beforeAll(async () => {
  const { url } = await freshDatabase();
  const pool = openPool(url, console.error);
  await seedHomes({ pool, homes: HOMES, days: DAYS, hashed: 'of nobody', now: new Date() });
  for (const rows of OTHER_ROWS) await pool.query(rows);
  await pool.query('vacuum (analyze)');
  await pool.end();
  client = new pg.Client(url);
  await client.connect();
  await client.query('set enable_seqscan = off');
  await client.query('set plan_cache_mode = force_generic_plan');
  catalogue = await readCatalogue(client);
});
afterAll(() => client.end());

test('the server tests recorded their statements', () => {
  expect(statements.length, 'run them first: vitest run --project server').toBeGreaterThan(MANY);
});

test('every growing table has enough rows for a realistic plan', () => {
  expect([...catalogue.rows].filter(([, rows]) => rows < HOMES)).toEqual([]);
  expect(catalogue.rows.size).toBeGreaterThan(25);
});

test('no statement of the program reads a growing table from end to end', async () => {
  const found: { by: string; table: string; what: string }[] = [];
  for (const statement of statements)
    for (const plan of await explain(client, statement.text))
      for (const table of wholeTables(plan, catalogue))
        found.push({ by: statement.by, table, what: `${table} by ${shown(statement)}` });
  expect(found.filter(({ by, table }) => !exceptionOf(by, table)).map(({ what }) => what)).toEqual([]);
  const met = new Set(found.map(({ by, table }) => exceptionOf(by, table)));
  expect(
    READ_WHOLE.filter((each) => !met.has(each)),
    'an exception that no statement needs',
  ).toEqual([]);
});

/** Foreign keys without an index: PostgreSQL looks for their rows itself when the referenced row is deleted. */
const UNINDEXED_KEYS = `
  select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as key from pg_constraint
   where contype = 'f' and connamespace = 'public'::regnamespace
     and not exists (select from pg_index where indrelid = conrelid and indpred is null and indkey[0] = any (conkey))
   order by 1`;

test('an index finds all rows that refer to a deleted row', async () => {
  const { rows } = await client.query<{ key: string }>(UNINDEXED_KEYS);
  // Rows of accounts are never deleted, only marked (docs/product/accounts.md 'What deletion leaves behind').
  expect(rows.map(({ key }) => key)).toEqual(['homes: FOREIGN KEY (created_by) REFERENCES users(id)']);
});
