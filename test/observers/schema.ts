import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { rulesOf } from '#test/observers/table-sums.ts';

// Leaves out a column's position: after a dropped column, later ones keep theirs. Leaves out `pg_attver` too, which some servers
// write into a column's options each time the column changes.
const COLUMNS = sql<{ line: string }>`
  select concat_ws(' ', attrelid::regclass, row_number() over (partition by attrelid order by attnum), attname,
           format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attstorage, attcompression, attcollation::regcollation,
           pg_get_expr(adbin, adrelid), (select string_agg(option, ',') from unnest(attoptions) option where option not like 'pg_attver=%'), coalesce(attstattarget, -1), attacl, col_description(attrelid, attnum)) as line
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
   order by attrelid::regclass::text, attnum`;

const RELATIONS = sql<{ line: string }>`
  select concat_ws(' ', relkind, relname, relpersistence, reloptions, relreplident, relrowsecurity, reltablespace, relacl, amname,
           obj_description(pg_class.oid, 'pg_class'), pg_get_viewdef(case when relkind in ('v', 'm') then pg_class.oid end)) as line
    from pg_class left join pg_am on pg_am.oid = relam
   where relnamespace = current_schema()::regnamespace order by relkind, relname`;

const OTHERS = sql<{ line: string }>`
  select pg_get_functiondef(oid) as line from pg_proc where pronamespace = current_schema()::regnamespace
  union all
  select pg_get_triggerdef(pg_trigger.oid) from pg_trigger
    join pg_class on pg_class.oid = tgrelid where relnamespace = current_schema()::regnamespace and not tgisinternal
  union all
  select concat_ws(' ', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size)
    from pg_sequences where schemaname = current_schema()
  union all
  select concat_ws(' ', typname, typtype) from pg_type
   where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd', 'r')
  union all
  select concat_ws(' ', extname, extversion) from pg_extension
  order by 1`;

/** Returns everything in a database except its rows, in lines. */
export async function schemaOf(db: Kysely<DB>): Promise<string[]> {
  const lines: string[] = [];
  for (const query of [RELATIONS, COLUMNS, OTHERS])
    lines.push(...(await query.execute(db)).rows.map(({ line }) => line));
  return [...lines, ...(await rulesOf(db))];
}

/** Returns the version of the machine's pg_dump; 0 if it has none. */
function versionOfDump(): number {
  try {
    return Number.parseInt(/\d+/.exec(execFileSync('pg_dump', ['--version']).toString())?.[0] ?? '0', 10);
  } catch {
    return 0;
  }
}

/** Whether the machine's pg_dump can read this server. The embedded PostgreSQL has no pg_dump, and an older one refuses. */
export async function canDump(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return versionOfDump() >= Number.parseInt(rows[0]?.server_version ?? '', 10);
}

/** Returns the output of `pg_dump --schema-only`, without the random keys of each run. */
export async function dumpSchema(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)('pg_dump', ['--schema-only', url], { maxBuffer: 2 ** 24 });
  return stdout.replaceAll(/^\\(?:un)?restrict .*$/gm, '');
}
