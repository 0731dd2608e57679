import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDb, openPool } from '#server/db/open.ts';
import { freshDatabase } from '#test/database.ts';

test('a column that a newer version changes under what is prepared fails once, and not for ever', async () => {
  const { url } = await freshDatabase();
  await using db = openDb(openPool(url, () => {}));
  const read = () => db.selectFrom('users').select('email').where('id', '=', randomUUID()).execute();
  expect(await read()).toEqual([]);
  await sql`alter table users alter column email type varchar(400)`.execute(db);
  await expect(read()).rejects.toThrow('cached plan');
  expect(await read()).toEqual([]);
});
