import { sql } from 'kysely';
import type { TestApp } from '#test/running/app.ts';

/** Counts of attempts: a refused call is counted, and changes nothing else. */
const COUNTS = ['rate_limits'];
/** A cache, which the server fills on request. */
const MADE = ['calendar_feeds'];
/** Kysely's tables. */
const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** The contents of the database: a digest of each table. */
export type State = Record<string, string>;

type Table = { name: string; columns: string[]; key: string[]; ofHome: boolean };

/** Saves the database. The result tells whether it changed since, and restores it. */
export async function saveState({ db }: TestApp) {
  // In creation order: a table is younger than the tables that it refers to.
  const { rows: tables } = await sql<Table>`
    select relname as name,
           array_agg(quote_ident(attname) order by attnum) filter (where attgenerated = '') as columns,
           array_agg(quote_ident(attname) order by attnum) filter (where attnum = any(indkey)) as key,
           bool_or(attname = 'home_id') and relname <> 'users' as "ofHome"
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
           join pg_index on indrelid = pg_class.oid and indisprimary
     where relnamespace = 'public'::regnamespace and relkind = 'r' and not relname = any(${[...COUNTS, ...MADE, ...MIGRATIONS]})
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
  await sql
    .raw(`create schema kept; ${keep.join('')} create table kept.job as table pgboss.job;`)
    .execute(db);
  const removeNew = ({ name, key }: Table) =>
    `delete from public.${name} where (${key.join()}) not in (select ${key.join()} from kept.${name});`;
  const putBack = ({ name, columns, key }: Table, without?: string) => {
    const others = columns.filter((column) => !key.includes(column));
    const update = `update set ${others.map((column) => `${column} = excluded.${column}`).join()}`;
    return `insert into public.${name} as own (${columns.join()}) overriding system value
      select ${columns.map((column) => (column === without ? 'null' : column)).join()} from kept.${name} as was where to_jsonb(was) not in (select to_jsonb(now) from public.${name} as now)
      on conflict (${key.join()}) do ${others.length > 0 ? update : 'nothing'};`;
  };
  const putBackLetters = `
    delete from pgboss.job where id not in (select id from kept.job);
    insert into pgboss.job select * from kept.job where id not in (select id from pgboss.job);`;

  return {
    read: async (): Promise<State> => (await read.execute(db)).rows[0]?.state ?? {},
    /** Reads the same for the rows of one home. */
    readHome: async (homeId: string): Promise<State> => {
      const queries = ofHome.map(
        ({ name }) => `'${name}', ${digest(name, `where row.home_id = '${homeId}'`)}`,
      );
      queries.push(`'homes', ${digest('homes', `where row.id = '${homeId}'`)}`);
      const { rows } = await sql
        .raw<{ state: State }>(`select jsonb_build_object(${queries.join(', ')}) as state`)
        .execute(db);
      return rows[0]?.state ?? {};
    },
    /** Restores all tables that differ from the saved state. */
    restore: async (saved: State, now: State) => {
      const changed = (name: string) => saved[name] !== now[name];
      const changedTables = tables.filter(({ name }) => changed(name));
      const users = changedTables.filter(({ name }) => name === 'users');
      // Users and homes refer to each other.
      const steps = [
        ...changedTables.toReversed().map(removeNew),
        ...users.map((table) => putBack(table, 'home_id')),
        ...changedTables.filter(({ name }) => name !== 'users').map((table) => putBack(table)),
        ...users.map((table) => putBack(table)),
      ];
      if (changed('letters')) steps.push(putBackLetters);
      // The trigger would count the restored rows as changes.
      await sql`alter table chores disable trigger chores_changed`.execute(db);
      await sql.raw(`begin; ${steps.join('')} commit;`).execute(db);
      await sql`alter table chores enable trigger chores_changed`.execute(db);
    },
    deleteAttempts: () => db.deleteFrom('rate_limits').execute(),
  };
}
