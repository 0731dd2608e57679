import { sql } from 'kysely';
import type { TestApp } from '#test/running/app.ts';

/** Returns every column that contains one of these words, in all tables and the queue. */
export async function holding({ db }: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select nspname as schema, relname as "table", attname as "column"
      from pg_attribute
      join pg_class on pg_class.oid = attrelid
      join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
       and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
     order by nspname <> 'public', relname, attname`.execute(db);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${table}`)} as row
       where exists (select from unnest(${words}::text[]) as word where strpos(lower(row.${sql.ref(column)}::text), lower(word)) > 0)
       limit 1`.execute(db);
    if (rows.length > 0) found.push(`${schema === 'public' ? '' : `${schema}.`}${table}.${column}`);
  }
  return found;
}
