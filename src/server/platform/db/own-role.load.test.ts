/** @module-tag rest */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { executeInSingleUserMode, startEngine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';

const FLAGS = ['-c', 'fsync=off'];

function makeRoot() {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-role-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'postgres');
}

async function asked<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'let in',
    (error: Error) => error.message,
  );

test('the program is not a superuser, and no one can sign in without its password', async () => {
  const root = makeRoot();
  const engine = await startEngine(root, { flags: FLAGS });
  onTestFinished(engine.stop);
  const url = engine.url;
  const roles = 'select rolname, rolsuper from pg_roles where rolcanlogin order by rolname';
  expect(await asked(url, roles)).toEqual([
    { rolname: 'postgres', rolsuper: true },
    { rolname: 'serumah', rolsuper: false },
  ]);
  expect(await asked(url, 'select current_user as me')).toEqual([{ me: 'serumah' }]);
  expect(await reasonOf(asked(url, `copy (select 1) to program 'true'`))).toContain('permission denied');
  expect(await reasonOf(asked(url, `select pg_read_file('${root}/password')`))).toContain(
    'permission denied',
  );

  const host = encodeURIComponent(engine.host);
  expect(await reasonOf(asked(`postgres://postgres@/postgres?host=${host}`, 'select 1'))).toContain(
    'no pg_hba.conf entry',
  );
  expect(await reasonOf(asked(`postgres://serumah@/postgres?host=${host}`, 'select 1'))).not.toBe('let in');
  expect(await reasonOf(asked(`postgres://serumah:wrong@/postgres?host=${host}`, 'select 1'))).toContain(
    'password authentication failed',
  );
  expect(statSync(path.join(root, 'password')).mode & 0o777).toBe(0o600);
});

test.runIf(process.platform === 'linux')(
  'the database sees nothing of the program’s environment',
  async () => {
    process.env['SERUMAH_TEST_SECRET'] = 'of ours';
    onTestFinished(() => {
      delete process.env['SERUMAH_TEST_SECRET'];
    });
    const engine = await startEngine(makeRoot(), { flags: FLAGS });
    onTestFinished(engine.stop);
    expect(readFileSync(`/proc/${engine.pid()}/environ`, 'utf8')).not.toContain('of ours');
  },
);

test('data of an earlier version gets the new owner, and the password stays', async () => {
  const root = makeRoot();
  const first = await startEngine(root, { flags: FLAGS });
  const pool = openPool(first.url, () => {});
  const db = openDb(pool);
  await migrate(db);
  await pool.query(
    `create schema other; create type other.mood as enum ('well'); create sequence other.numbers;
     create table other.things (id serial primary key, at int generated always as identity, mood other.mood);
     create view other.seen as select * from other.things;
     create function other.one() returns int language sql as 'select 1';
     insert into other.things (mood) values ('well')`,
  );
  await db.destroy();
  await first.stop();
  // The state before the role existed.
  await executeInSingleUserMode(
    root,
    'reassign owned by serumah to postgres;\n\ndrop owned by serumah;\n\ndrop role serumah;\n\n',
  );
  rmSync(path.join(root, 'password'));
  writeFileSync(path.join(root, 'data/pg_hba.conf'), 'local all all trust\n');

  const second = await startEngine(root, { flags: FLAGS });
  const url = second.url;
  expect(await asked(url, 'select mood from other.seen')).toEqual([{ mood: 'well' }]);
  expect(
    await asked(
      url,
      `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         where nspname in ('public', 'other') and pg_get_userbyid(relowner) <> 'serumah'
       union all select proname from pg_proc where proname = 'one' and pg_get_userbyid(proowner) <> 'serumah'
       union all select typname from pg_type where typname = 'mood' and pg_get_userbyid(typowner) <> 'serumah'`,
    ),
  ).toEqual([]);
  await asked(url, 'alter table users add column later text; drop schema other cascade');
  await second.stop();

  const third = await startEngine(root, { flags: FLAGS });
  onTestFinished(third.stop);
  expect(third.url).toBe(url);
});
