import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkServer, migrate, openDb, openPool } from '#server/db/open.ts';
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

test('a day is text, whole and far sums are numbers, and what no number holds is refused', async () => {
  await using opened = await open();
  const { rows } = await sql<{ day: unknown; sen: unknown }>`
    select date '2026-03-01' as day, 9007199254740991::bigint as sen
  `.execute(opened.db);
  expect(rows).toEqual([{ day: '2026-03-01', sen: 9_007_199_254_740_991 }]);
  await expect(sql`select 9007199254740992::bigint`.execute(opened.db)).rejects.toThrow('does not fit');
});

test('a statement is prepared once, and what reads `*` never, since a newer version may add a column', async () => {
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

test('a database that has every migration is left as it is', async () => {
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
    // No query is under way while it is lost: nothing but the connection itself hears of it.
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

test('a server that nobody answers at is named without its password', async () => {
  const url = 'postgres://me:hunter2@127.0.0.1:1/home';
  const pool = openPool(url, neverLost);
  const refused = checkServer(pool, url);
  await expect(refused).rejects.toThrow(/127\.0\.0\.1:1.*ECONNREFUSED/);
  await expect(refused).rejects.not.toThrow(/hunter2/);
  await pool.end();
});
