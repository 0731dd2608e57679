import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { LEFT_BEHIND } from '#server/accounts/left-behind.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

test('each column says once what becomes of it when an account is taken back', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely%'`.execute(app.db);
  const listed = Object.entries(LEFT_BEHIND).flatMap(([table, fates]) =>
    fates.flatMap(({ columns }) => columns.split(' ').map((column) => `${table}.${column}`)),
  );
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
