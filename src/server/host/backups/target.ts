import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { databaseFilled, databaseForeign, databaseInUse } from '#words/english-only/backups.ts';

/** Tables that a server fills before anyone signs up. */
const FILLED_BY_FIRST_START = new Set(['nightly_backups', 'rate_limits']);

async function tablesOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

const hasRows = async (db: Kysely<DB>, query: RawBuilder<unknown>) =>
  (await sql`${query} limit 1`.execute(db)).rows.length > 0;

const SERVERS = sql`
  select from pg_stat_activity where datname = current_database() and application_name = 'serumah jobs'`;

// Everything that migrations and the queue have created, without extensions.
const DROP_ALL = `
do $$
declare
  command text;
begin
  drop schema if exists pgboss cascade;
  for command in
    select format('drop table %s cascade', oid::regclass) from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    union all
    select format('drop routine %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select format('drop type %s cascade', oid::regtype) from pg_type
      where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd')
        and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
  loop
    execute command;
  end loop;
end $$`;

/** Refuses a database that has rows or a running server. Drops the empty tables of a first start, since the archive's version may differ. */
export async function emptyDatabase(db: Kysely<DB>): Promise<void> {
  const tables = await tablesOf(db);
  if (tables.length > 0 && !tables.includes('kysely_migration'))
    throw new OperatorError(databaseForeign(tables[0] ?? ''));
  for (const table of tables) {
    if (table.startsWith('kysely_') || FILLED_BY_FIRST_START.has(table)) continue;
    if (await hasRows(db, sql`select from ${sql.id(table)}`)) throw new OperatorError(databaseFilled(table));
  }
  if (await hasRows(db, SERVERS)) throw new OperatorError(databaseInUse);
  await sql.raw(DROP_ALL).execute(db);
}
