import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/**
 * Returns a checksum of all rows of each table, and the positions of its sequences. Two databases with the same contents return the same.
 * Unlogged tables are left out, since a crash can empty them.
 */
export async function tableSums(db: Kysely<DB>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p' and relname not like 'kysely%'
     order by relname`.execute(db);
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as sum
        from (select ${sql.ref(name)}::text as line from ${sql.table(name)}) as lines`.execute(db);
    sums[name] = rows[0]?.sum ?? '';
  }
  const { rows: sequences } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = current_schema()`.execute(
    db,
  );
  return { ...sums, ...Object.fromEntries(sequences.map(({ name, last }) => [name, last])) };
}

/** Returns all constraints, indexes and triggers. */
export async function rulesOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = current_schema()::regnamespace
    union all
    select pg_get_indexdef(indexrelid) from pg_index
      join pg_class on pg_class.oid = indexrelid where relnamespace = current_schema()::regnamespace
    union all
    select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db);
  return rows.map(({ rule }) => rule);
}
