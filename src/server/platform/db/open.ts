import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#server/platform/db/types.ts';
import { preparingPool, setLimits, type StatementLimits } from '#server/platform/db/preparing.ts';
import { OperatorError, firstLine } from '#server/platform/settings/operator-error.ts';
import { databaseTooOld, databaseUnreachable } from '#words/english-only/operator.ts';

const OLDEST = 15;

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

// Sen stay far below 2^53, so a bigint is a number here; sum() of bigint is numeric and needs a cast (`::bigint`).
// A day stays the text 'YYYY-MM-DD': a Date would move it with the time zone.
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: wholeNumber,
  [pg.types.builtins.DATE]: (day) => day,
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
};

/** The longest time of a statement in each pool. */
const STATEMENT_MS = { reads: 5000, writes: 10_000, long: 60_000 };
/** The client gives up this much later, in case a frozen database does not stop the statement. */
const UNANSWERED_MS = 1000;
const CONNECTED_WITHIN_MS = 5000;
const LONG_CONNECTIONS = 2;
const POOL_DEFAULTS = {
  /** The application name that PostgreSQL shows. */
  name: 'serumah',
  size: 10,
  /** The longest wait for a lock; after it the call gives its connection back and tries again. 0 means no limit. */
  lockMs: 2000,
  /** 0 means no limit. */
  statementMs: STATEMENT_MS.writes,
  /** Whether a pooler is in between. It gives each transaction another session, and settings of a session would remain for the next client. */
  isPooled: false,
};

type PoolOptions = Partial<typeof POOL_DEFAULTS>;
type Pool = pg.Pool & { limits?: StatementLimits };

/** Opens a pool of connections. `onError` gets the loss of an idle connection, which would otherwise end the process. */
export function openPool(url: string, onError: (error: Error) => void, options: PoolOptions = {}): Pool {
  const { name, size, lockMs, statementMs, isPooled } = { ...POOL_DEFAULTS, ...options };
  const limits = { lockMs, statementMs };
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: size,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    ...(statementMs > 0 && { query_timeout: statementMs + UNANSWERED_MS }),
    types,
    // Some poolers refuse these as parameters of the connection.
    ...(!isPooled && { onConnect: (client: pg.ClientBase) => client.query(setLimits(limits)) }),
  });
  pool.on('error', onError);
  // While a transaction holds a connection, the pool has no error listener, and an unhandled error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return Object.assign(pool, { limits });
}

/** The pools of a running app. Writes that wait for a lock or a standby cannot take the connections of reads. */
export type Databases = {
  /** For transactions. */
  db: Kysely<DB>;
  reads: Kysely<DB>;
  /** The same connections as `reads`. */
  pool: pg.Pool;
  /** For work that may take a minute: exports, cleaning. */
  long: Kysely<DB>;
  close: () => Promise<void>;
};

/** Opens pools with `size` connections for reads and as many for writes. */
export function openDatabases(
  url: string,
  onError: (error: Error) => void,
  options: Omit<PoolOptions, 'name' | 'statementMs'> = {},
): Databases {
  const open = (kind: keyof typeof STATEMENT_MS, own: PoolOptions = {}) =>
    openPool(url, onError, { ...options, name: `serumah ${kind}`, statementMs: STATEMENT_MS[kind], ...own });
  const pool = open('reads');
  const [db, reads] = [openDb(open('writes')), openDb(pool)];
  const long = openDb(open('long', { size: LONG_CONNECTIONS }));
  return {
    db,
    reads,
    pool,
    long,
    close: async () => {
      await Promise.all([db.destroy(), reads.destroy(), long.destroy()]);
    },
  };
}

export const openDb = (pool: Pool) =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparingPool(pool, pool.limits ?? POOL_DEFAULTS) }),
  });

// The whole address contains the password.
export const placeOf = (url: string) => {
  const { host, port, database } = new pg.Client(url);
  return `${host}:${port}${database ? `/${database}` : ''}`;
};

/** Throws an OperatorError if no database answers at `url`, or if its PostgreSQL is too old. */
export async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  const asked = pool.query<{ server_version: string }>('show server_version').catch((error: unknown) => {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new OperatorError(databaseUnreachable(placeOf(url), firstLine(message) || (code ?? '')));
  });
  const version = (await asked).rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < OLDEST) throw new OperatorError(databaseTooOld(version));
}
