import type pg from 'pg';
import type { Explained, Plan } from '#test/observers/explained.ts';
import type { Sent } from '#test/running/statements.ts';

/** Tables that do not grow: Kysely's, with a row per migration, and the nights of the last 60 days. All other tables grow with homes, people or days. */
const STANDING = ['kysely_migration', 'kysely_migration_lock', 'nightly_backups'];

type Index = { table: string; first: string; isPartial: boolean };
/** The tables that grow, with their numbers of rows, and their indexes. */
export type Catalogue = { rows: Map<string, number>; indexes: Map<string, Index> };

// In pg-boss the jobs grow, in partitions. Its other tables have a row per queue, or per stored day.
const TABLES = `
  select oid, relname as name, reltuples::float8 as rows from pg_class
   where relkind = 'r' and (relnamespace = 'public'::regnamespace and relname <> all ($1)
                            or oid in (select inhrelid from pg_inherits where inhparent = 'pgboss.job'::regclass))`;
const INDEXES = `
  with tables as (${TABLES})
  select index.relname as name, tables.name as table, coalesce(attname, '') as first, indpred is not null as "isPartial"
    from pg_index join pg_class as index on index.oid = indexrelid join tables on tables.oid = indrelid
    left join pg_attribute on attrelid = indrelid and attnum = indkey[0]`;

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const tables = await client.query<{ name: string; rows: number }>(TABLES, [STANDING]);
  const indexes = await client.query<Index & { name: string }>(INDEXES, [STANDING]);
  return {
    rows: new Map(tables.rows.map(({ name, rows }) => [name, rows])),
    indexes: new Map(indexes.rows.map(({ name, ...index }) => [name, index])),
  };
}

/** Returns the generic plan of a statement, which holds for any values, as PostgreSQL may use for a prepared one. */
export async function explain(client: pg.Client, text: string): Promise<Plan[]> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join()})`;
  await client.query(`prepare explained as ${text}`);
  const { rows } = await client.query<Explained>(`explain (format json) execute explained${values}`);
  await client.query('deallocate explained');
  return rows.map((row) => row['QUERY PLAN'][0].Plan);
}

/** Returns all parts of a plan, each with the part above it. */
const partsOf = (plan: Plan, above?: Plan): { part: Plan; above: Plan | undefined }[] => [
  { part: plan, above },
  ...(plan.Plans ?? []).flatMap((inner) => partsOf(inner, plan)),
];

const isOfFirst = (condition: unknown, { first }: Index) =>
  first === '' || new RegExp(String.raw`\b${first}\b`).test(String(condition ?? ''));

/** Returns the table that this part of a plan reads from end to end; undefined if it reads no table so, or one that does not grow. */
function readWholeBy(part: Plan, { rows, indexes }: Catalogue): string | undefined {
  const table = part['Relation Name'];
  if (part['Node Type'] === 'Seq Scan') return table !== undefined && rows.has(table) ? table : undefined;
  const index = indexes.get(String(part['Index Name']));
  // A partial index has only open or waiting rows.
  if (index === undefined || index.isPartial || isOfFirst(part['Index Cond'], index)) return undefined;
  // PostgreSQL 18 can skip through an index by each value of its first column, which is once per home.
  return index.table;
}

/** Returns the tables that a plan reads from end to end, for any home. */
export const wholeTables = (plan: Plan, catalogue: Catalogue): string[] =>
  partsOf(plan)
    .filter(({ part, above }) => above?.['Node Type'] !== 'Limit' || part['Filter'] !== undefined)
    .map(({ part }) => readWholeBy(part, catalogue))
    .filter((table) => table !== undefined);

/** Returns a short form of a statement for messages: its sender and its beginning. */
export const shown = ({ by, text }: Sent) => `${by}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)}`;
