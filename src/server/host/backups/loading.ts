import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest } from '#server/host/backups/members.ts';
import { columnList, quoted } from '#server/host/backups/snapshot.ts';
import { BACKED_UP_JOBS_TABLE, restoreJobs } from '#server/platform/queue/backed-up-jobs.ts';

const BEGIN_LOADING = `
  begin;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local client_encoding = 'UTF8';
  set local synchronous_commit = on`;

type Rule = { table: string; name: string; definition: string };

// Disabling foreign keys needs a superuser. Dropping and adding them does not, and adding one checks every row.
const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
   where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
   order by 1, 2`;

// All indexes except those of keys. An index built from all rows at once is faster and has no gaps.
const INDEXES = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    join pg_class on pg_class.oid = indexrelid
   where relnamespace = current_schema()::regnamespace and relkind = 'i'
     and not exists (select from pg_constraint where conindid = indexrelid)
   order by 1, 2`;

/** Drops the constraints and indexes that check each row. Returns a function that adds them again. */
async function dropRules(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<Rule>(FOREIGN_KEYS);
  const { rows: indexes } = await client.query<Rule>(INDEXES);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  };
}

/** Starts a `copy … from` that accepts compressed pieces, one after the other. */
function startCopy(client: pg.Client, to: string) {
  const input = new PassThrough();
  const stream = client.query(copyFrom(`copy ${to} from stdin`));
  const done = pipeline(input, createGunzip(), stream);
  // `end` or the next `write` reports it.
  done.catch(() => {});
  return {
    async write(bytes: Buffer) {
      if (!input.write(bytes)) await Promise.race([once(input, 'drain'), done]);
    },
    async end(): Promise<number> {
      input.end();
      await done;
      return stream.rowCount;
    },
  };
}

/** Loads an archive into empty tables of its version, in one transaction. A table's pieces come one after the other. */
export async function openLoading(url: string, manifest: Manifest) {
  const client = new pg.Client({ connectionString: url, application_name: 'serumah restore' });
  client.on('error', () => {});
  await client.connect();
  const rows: Record<string, number> = {};
  let current: (ReturnType<typeof startCopy> & { of: string }) | undefined;
  const endCopy = async () => {
    if (!current) return;
    rows[current.of] = await current.end();
    current = undefined;
  };
  const load = async (of: string, to: string, bytes: Buffer) => {
    if (current?.of !== of) {
      await endCopy();
      current = { of, ...startCopy(client, to) };
    }
    await current.write(bytes);
  };
  const begin = async () => {
    await client.query(BEGIN_LOADING);
    await client.query(BACKED_UP_JOBS_TABLE);
    return dropRules(
      client,
      manifest.tables.map(({ name }) => name),
    );
  };
  const close = () => client.end();
  const putRulesOn = await begin().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    async loadTable(name: string, bytes: Buffer) {
      const table = manifest.tables.find((each) => each.name === name);
      if (!table) throw new Error(`a table that the manifest does not name: ${name}`);
      await load(name, `${quoted(name)} (${columnList(table)})`, bytes);
    },
    loadJobs: (bytes: Buffer) => load('jobs', 'backed_up_jobs', bytes),
    /** Ends the current copy. Returns how many rows each table has received. */
    async finish(doneJobs: readonly string[]): Promise<Record<string, number>> {
      await endCopy();
      await putRulesOn();
      for (const { name, last } of manifest.sequences)
        if (last !== null)
          await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
      await client.query('delete from backed_up_jobs where id = any ($1::uuid[])', [doneJobs]);
      await restoreJobs({ executeSql: (text, values) => client.query(text, values as unknown[]) });
      return rows;
    },
    commit: () => client.query('commit'),
    close,
  };
}
