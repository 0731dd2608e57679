import { sql } from 'kysely';
import type { TestApp } from '#test/running/app.ts';

/** Counts of tries: a refused call is counted, and changes nothing else. */
const COUNTS = ['rate_limits'];
/** Kysely's own. */
const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** What stands in the database: a digest of each table. */
export type State = Record<string, string>;

/** Sees whether anything changed in the database, and puts everything back as it was when it was kept. */
export async function keepState({ db }: TestApp) {
  // In the order in which they were made: what a table refers to is older than itself.
  const { rows: tables } = await sql<{ name: string; columns: string; ofHome: boolean }>`
    select relname as name,
           string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated = '') as columns,
           bool_or(attname = 'home_id') and relname <> 'users' as "ofHome"
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind = 'r' and not relname = any(${[...COUNTS, ...MIGRATIONS]})
     group by pg_class.oid, relname
     order by pg_class.oid`.execute(db);

  const digest = (from: string, where = '') =>
    `(select md5(coalesce(string_agg(row::text, E'\\n' order by row::text), '')) from ${from} as row ${where})`;
  const digests = tables.map(({ name }) => `'${name}', ${digest(name)}`);
  const read = sql.raw<{ state: State }>(
    `select jsonb_build_object(${digests.join(', ')}, 'letters', ${digest('(select name, data from pgboss.job)')}) as state`,
  );
  const ofHome = tables.filter((table) => table.ofHome);

  const keep = tables.map(({ name }) => `create table kept.${name} as table public.${name};`);
  const remove = tables.toReversed().map(({ name }) => `delete from public.${name};`);
  // Users and homes refer to each other.
  const putBack = tables.map(
    ({ name, columns }) =>
      `insert into public.${name} (${columns}) overriding system value
       select ${name === 'users' ? columns.replace(/\bhome_id\b/, 'null') : columns} from kept.${name};`,
  );
  await sql
    .raw(`create schema kept; ${keep.join('')} create table kept.job as table pgboss.job;`)
    .execute(db);
  const restore = sql.raw(`
    begin;
    ${remove.join('')} ${putBack.join('')}
    update public.users set home_id = kept.users.home_id from kept.users where kept.users.id = public.users.id;
    delete from pgboss.job where id not in (select id from kept.job);
    insert into pgboss.job select * from kept.job where id not in (select id from pgboss.job);
    commit;`);

  return {
    read: async (): Promise<State> => (await read.execute(db)).rows[0]?.state ?? {},
    /** The same of one home's rows alone. */
    readHome: async (homeId: string): Promise<State> => {
      const own = ofHome.map(({ name }) => `'${name}', ${digest(name, `where row.home_id = '${homeId}'`)}`);
      own.push(`'homes', ${digest('homes', `where row.id = '${homeId}'`)}`);
      const { rows } = await sql
        .raw<{ state: State }>(`select jsonb_build_object(${own.join(', ')}) as state`)
        .execute(db);
      return rows[0]?.state ?? {};
    },
    restore: () => restore.execute(db),
    forgetTries: () => db.deleteFrom('rate_limits').execute(),
  };
}
