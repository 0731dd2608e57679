import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { freshDatabase } from '#test/running/database.ts';

test('a prepared statement whose column changed fails once, not for ever', async () => {
  const { url } = await freshDatabase();
  await using db = openDb(openPool(url, () => {}));
  const read = () => db.selectFrom('users').select('email').where('id', '=', randomUUID()).execute();
  expect(await read()).toEqual([]);
  await sql`alter table users alter column email type varchar(400)`.execute(db);
  await expect(read()).rejects.toThrow('cached plan');
  expect(await read()).toEqual([]);
});

test('prepared statements of one pool take no room from another', async () => {
  const { url } = await freshDatabase();
  await using crowded = openDb(openPool(url, () => {}));
  for (let n = 0; n < 300; n += 1) await sql`select ${n}::int ${sql.raw(`as n${n}`)}`.execute(crowded);
  await using db = openDb(openPool(url, () => {}));
  await sql`select ${1}::int as mine`.execute(db);
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
  expect(rows).toHaveLength(1);
});

test('two users of a pool prepare different statements on its connections', async () => {
  const { url } = await freshDatabase();
  const pool = openPool(url, () => {});
  await using first = openDb(pool);
  const second = openDb(pool);
  expect((await sql`select ${1}::int as first`.execute(first)).rows).toEqual([{ first: 1 }]);
  expect((await sql`select ${2}::int as second`.execute(second)).rows).toEqual([{ second: 2 }]);
});
