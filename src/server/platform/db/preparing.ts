import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isReadOnly, isUnanswered } from '#server/platform/db/outage.ts';

/** A connection keeps its prepared statements until it ends, and each length of a list is another statement. */
const PREPARED_MAX = 300;

// A prepared `*` fails in an older process after a newer one adds a column.
const isLasting = (text: string) => !text.includes('*');

function makeNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= PREPARED_MAX || !isLasting(text)) return known;
    // Two lists of statements may share the pool's connections, so a counter would not do.
    const name = `kysely-${createHash('sha256').update(text).digest('base64url')}`;
    names.set(text, name);
    return name;
  };
}

// PostgreSQL's error code has other meanings too, so this checks the routine.
const isOutdated = (error: unknown) => (error as { routine?: string }).routine === 'RevalidateCachedQuery';

/** The longest time that a transaction's statements may wait and run, in ms. 0 means no limit. */
export type StatementLimits = { lockMs: number; statementMs: number };

/** Sets the limits in a session, or (`local`) in one transaction. */
export const setLimits = ({ lockMs, statementMs }: StatementLimits, local = false): string =>
  [`lock_timeout = ${lockMs}`, `statement_timeout = ${statementMs}`]
    .map((limit) => `set ${local ? 'local ' : ''}${limit}`)
    .join('; ');

/**
 * Sets the limits in each transaction, because poolers change sessions. COMMIT has no limit: if PostgreSQL stopped waiting for its standby,
 * it would report success.
 */
const textsOf = (limits: StatementLimits) => ({
  begin: `begin; ${setLimits(limits, true)}`,
  commit: 'set local statement_timeout = 0; commit',
});

function preparing(
  client: pg.PoolClient,
  nameOf: ReturnType<typeof makeNames>,
  texts: ReturnType<typeof textsOf>,
): PostgresPoolClient {
  let isSpent = false;
  const watched = <T>(running: Promise<T>) =>
    running.catch((error: unknown) => {
      // Everything after it, the ROLLBACK too, would wait for the answer.
      if (isUnanswered(error)) void (client as unknown as pg.Client).end().catch(() => {});
      isSpent ||= isOutdated(error) || isReadOnly(error) || isUnanswered(error);
      throw error;
    });
  const plainly = async (text: string) => {
    const result = await watched(client.query(text));
    return (Array.isArray(result) ? (result as pg.QueryResult[]).at(-1) : result) as pg.QueryResult;
  };
  // Kysely's type has an overload for cursors, which this program does not use.
  const query: unknown = (text: string, values: unknown[]) => {
    if (text === 'begin' || text === 'commit') return plainly(texts[text]);
    const name = values.length > 0 ? nameOf(text) : undefined;
    return watched(client.query(name === undefined ? { text, values } : { name, text, values }));
  };
  return {
    query: query as PostgresPoolClient['query'],
    // If a newer version has changed a column's type, or the server is not the primary any more, this connection would always fail.
    release: (destroy) => client.release(destroy || isSpent),
  };
}

/** Prepares Kysely's statements by name: PostgreSQL often takes longer to plan one than to run it. */
export function preparingPool(pool: pg.Pool, limits: StatementLimits): PostgresPool {
  const nameOf = makeNames();
  const texts = textsOf(limits);
  return {
    options: pool.options,
    connect: async () => preparing(await pool.connect(), nameOf, texts),
    end: () => pool.end(),
  };
}
