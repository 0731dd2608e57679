import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { jobsPiece, tablePiece } from '#server/host/backups/members.ts';
import { JOBS_TO_BACK_UP } from '#server/platform/queue/backed-up-jobs.ts';

export type Table = { name: string; columns: string[] };
export type Snapshot = Awaited<ReturnType<typeof openSnapshot>>;

/** The longest piece of a table. A member is held in memory. */
const PIECE_LENGTH = 8 * 1024 * 1024;
/** Low compression: the server needs the same CPU. */
const GZIP = { level: 1, chunkSize: 256 * 1024 };

// Sets these for this transaction only, so that it works through a pooler. Some of them change how values look as text.
const BEGIN = `
  begin isolation level repeatable read read only;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local client_encoding = 'UTF8';
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1`;

// The manifest lists migrations by name. Generated columns and unlogged tables are computed again.
const TABLES = `
  select relname as name,
         array(select attname::text from pg_attribute
                where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
                order by attnum) as columns
    from pg_class
   where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p' and relname not like 'kysely\\_%'
   order by relname`;

const ABOUT = `
  select now() as at, current_setting('server_version') as postgres, to_regclass('pgboss.job') is not null as "hasJobs"`;

const SEQUENCES = `
  select sequencename as name, last_value::text as last from pg_sequences where schemaname = current_schema() order by sequencename`;

export const quoted = (name: string) => pg.escapeIdentifier(name);

/** Returns the columns of a table, for `copy … from` too. */
export const columnList = ({ columns }: Table) => columns.map(quoted).join(', ');

async function rowsOf<Row extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows;
}

/** Yields the output of `copy`, compressed, in pieces that together are one gzip file. */
async function* copied(
  client: pg.Client,
  from: string,
  onRows: (count: number) => void,
): AsyncGenerator<Buffer> {
  const source = client.query(copyTo(`copy ${from} to stdout`));
  const gzip = createGzip(GZIP);
  source.once('error', (error) => gzip.destroy(error));
  source.pipe(gzip);
  let held: Buffer[] = [];
  let length = 0;
  for await (const part of gzip as AsyncIterable<Buffer>) {
    held.push(part);
    length += part.length;
    if (length < PIECE_LENGTH) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  await finished(source);
  // The count comes after the rows.
  await client.query('select');
  onRows(source.rowCount);
  yield Buffer.concat(held);
}

/** Opens a snapshot of the database while others go on writing. No table's columns can change until it is closed. */
export async function openSnapshot(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'serumah backup' });
  // The reader gets this error too.
  client.on('error', () => {});
  await client.connect();
  const close = () => client.end();
  try {
    await client.query(BEGIN);
    const tables = await rowsOf<Table>(client, TABLES);
    const names = tables.map(({ name }) => quoted(name)).join(', ');
    if (names !== '') await client.query(`lock table ${names} in access share mode`);
    const [{ at, postgres, hasJobs } = { at: new Date(), postgres: '', hasJobs: false }] = await rowsOf<{
      at: Date;
      postgres: string;
      hasJobs: boolean;
    }>(client, ABOUT);
    const migrations = await rowsOf<{ name: string }>(
      client,
      'select name from kysely_migration order by name',
    );
    return {
      at,
      postgres,
      tables,
      migrations: migrations.map(({ name }) => name),
      sequences: await rowsOf<{ name: string; last: string | null }>(client, SEQUENCES),
      rows: <Row extends pg.QueryResultRow>(text: string) => rowsOf<Row>(client, text),
      /** Yields copies of the tables, then of the jobs if a server has created the queues. Each counts its rows in `counts`. */
      *copies(counts: Record<string, number>) {
        for (const table of tables) {
          const { name } = table;
          const pieces = copied(
            client,
            `${quoted(name)} (${columnList(table)})`,
            (count) => (counts[name] = count),
          );
          yield { pieces, nameOf: (number: number) => tablePiece(name, number) };
        }
        if (!hasJobs) return;
        const pieces = copied(client, `(${JOBS_TO_BACK_UP})`, (count) => (counts['jobs'] = count));
        yield { pieces, nameOf: jobsPiece };
      },
      jobs: () =>
        hasJobs
          ? rowsOf<{ id: string; state: string }>(
              client,
              `select job.id, job.state::text from pgboss.job join (${JOBS_TO_BACK_UP}) as kept using (id) where kept.state = 'open'`,
            )
          : Promise.resolve([]),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
