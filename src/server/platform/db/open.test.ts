import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/db/migrations.ts';
import { checkServer, openDatabases, openDb, openPool } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import { networkTo } from '#test/fakes/network.ts';
import { freshDatabase } from '#test/running/database.ts';

const neverLost = (error: Error) => {
  throw error;
};

async function open() {
  const { url } = await freshDatabase();
  const pool = openPool(url, neverLost);
  const db = openDb(pool);
  return { url, pool, db, [Symbol.asyncDispose]: () => db.destroy() };
}

test('a day is text, sums are numbers, and a value beyond a number is refused', async () => {
  await using opened = await open();
  const { rows } = await sql<{ day: unknown; sen: unknown }>`
    select date '2026-03-01' as day, 9007199254740991::bigint as sen
  `.execute(opened.db);
  expect(rows).toEqual([{ day: '2026-03-01', sen: 9_007_199_254_740_991 }]);
  await expect(sql`select 9007199254740992::bigint`.execute(opened.db)).rejects.toThrow('does not fit');
});

test('a statement is prepared once, and one with `*` never, since a newer version may add a column', async () => {
  await using opened = await open();
  const { rows } = await opened.db.connection().execute(async (db) => {
    for (const id of ['a', 'b']) {
      await sql`select name from homes where name = ${id}`.execute(db);
      await sql`select * from homes where name = ${id}`.execute(db);
    }
    return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  });
  expect(rows).toEqual([{ statement: 'select name from homes where name = $1' }]);
});

test('a database with every migration is left unchanged', async () => {
  await using opened = await open();
  expect(await migrate(opened.db)).toEqual([]);
});

test('a database that is newer than this program is refused with one line', async () => {
  await using opened = await open();
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(opened.db);
  await expect(migrate(opened.db)).rejects.toThrow(
    /^The database could not be brought up to date: .*999-later/,
  );
});

test('a connection that is lost in the middle of a transaction fails the transaction, and nothing else', async () => {
  await using opened = await open();
  const lost = opened.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(opened.db);
    // No query is running when the connection is lost, so only the connection itself notices.
    await wait(100);
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toThrow();
  await expect(sql`select 1 as one`.execute(opened.db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('the server is asked for its version', async () => {
  await using opened = await open();
  await expect(checkServer(opened.pool, opened.url)).resolves.toBeUndefined();
});

test('an unreachable database is named without its password', async () => {
  const url = 'postgres://me:hunter2@127.0.0.1:1/home';
  const pool = openPool(url, neverLost);
  const refused = checkServer(pool, url);
  await expect(refused).rejects.toThrow(/127\.0\.0\.1:1.*ECONNREFUSED/);
  await expect(refused).rejects.not.toThrow(/hunter2/);
  await pool.end();
});

const limitsOf = (db: Kysely<DB>) =>
  sql<{ locks: string; statements: string }>`
    select current_setting('lock_timeout') as locks, current_setting('statement_timeout') as statements`
    .execute(db)
    .then(({ rows }) => rows[0]);

test('a statement may take 5 s in a read, 10 s in a change, 60 s in long work, and a pooler keeps no setting', async () => {
  const { url } = await freshDatabase();
  const own = openDatabases(url, neverLost);
  const inTransaction = ({ db }: { db: Kysely<DB> }) => db.transaction().execute(limitsOf);
  expect(await limitsOf(own.reads)).toEqual({ locks: '2s', statements: '5s' });
  expect(await inTransaction(own)).toEqual({ locks: '2s', statements: '10s' });
  expect(await limitsOf(own.long)).toEqual({ locks: '2s', statements: '1min' });
  await own.close();
  const pooled = openDatabases(url, neverLost, { size: 1, isPooled: true });
  const none = { locks: '0', statements: '0' };
  expect(await limitsOf(pooled.db)).toEqual(none);
  expect(await inTransaction(pooled)).toEqual({ locks: '2s', statements: '10s' });
  expect(await limitsOf(pooled.db)).toEqual(none);
  await pooled.close();
});

test('the database stops slow statements, and the client gives up if it is silent', async () => {
  const { url } = await freshDatabase();
  await using network = await networkTo(url);
  const db = openDb(openPool(network.url, () => {}, { size: 1, statementMs: 200 }));
  await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  const lost = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    network.swallow();
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toThrow();
  // On another connection.
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
