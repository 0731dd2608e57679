import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { readTables } from '#test/access/table.ts';
import { freshDatabase } from '#test/running/database.ts';

const PAGE = path.join(import.meta.dirname, '../../../../docs/scaling.md');

type Key = { table: string; key: string };

/**
 * Finds every primary, unique or foreign key without the home's id among its columns: a table that is partitioned by home could not have it.
 * A person's `home_id` says where they live now, so their row belongs to no home.
 */
const KEYS = sql<Key>`
  with keys as (
    select conrelid as relation, conkey as columns,
           case contype when 'p' then 'primary ' when 'u' then 'unique ' else 'to ' || confrelid::regclass || ' by ' end as kind
      from pg_constraint where contype in ('p', 'u', 'f') and connamespace = 'public'::regnamespace
    union
    select indrelid, indkey::int2[], case when indisprimary then 'primary ' else 'unique ' end
      from pg_index join pg_class on pg_class.oid = indrelid
     where indisunique and relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid)),
  named as (
    select relation::regclass::text as table, kind,
           (select array_agg(attname::text order by place)
              from unnest(columns) with ordinality as of (number, place)
              join pg_attribute on attrelid = relation and attnum = of.number) as columns
      from keys)
  select "table", kind || array_to_string(columns, ', ') as key from named
   where "table" not like 'kysely%' and ("table" = 'users' or not columns @> array[case "table" when 'homes' then 'id' else 'home_id' end])
   order by 1, 2`;

test('docs/scaling.md lists every key that partitioning by home would have to change', async () => {
  const { url } = await freshDatabase();
  await using db = openDb(openPool(url, () => {}));
  const { rows } = await KEYS.execute(db);
  const told = (readTables(PAGE)['What a spread by home still needs'] ?? []).flatMap((row) => {
    expect(row['the way out'], row['table']).toMatch(/\w/);
    const keys = row['keys without the home']?.split('; ') ?? [];
    return keys.map((key) => ({ table: row['table']?.replaceAll('`', ''), key }));
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(told).toEqual(rows);
});
