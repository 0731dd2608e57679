import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isReadOnly, isUnanswered } from '#server/platform/db/outage.ts';

/** A connection keeps what it has prepared until it ends; a list of many lengths makes many texts. */
const PREPARED_MAX = 300;

// Not `*`: prepared, it would fail in a process that is older than a column which a newer one has added.
const isLasting = (text: string) => !text.includes('*');

function makeNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= PREPARED_MAX || !isLasting(text)) return known;
    // Two of these may share the pool's connections, and never a name for two texts.
    const name = `kysely-${createHash('sha256').update(text).digest('base64url')}`;
    names.set(text, name);
    return name;
  };
}

// PostgreSQL's code for it means much else too.
const isOutdated = (error: unknown) => (error as { routine?: string }).routine === 'RevalidateCachedQuery';

/** How long a transaction's statements may wait and work, in ms; 0 as long as they take. */
export type StatementLimits = { lockMs: number; statementMs: number };

/** What the limits are in a session, or (`local`) in one transaction. */
export const setLimits = ({ lockMs, statementMs }: StatementLimits, local = false): string =>
  ['lock_timeout', 'statement_timeout']
    .map((name, at) => `set ${local ? 'local ' : ''}${name} = ${at === 0 ? lockMs : statementMs}`)
    .join('; ');

type Texts = { begin: string; commit: string };

/**
 * The limits go with each transaction, since a pooler in between gives the next one another session. COMMIT has none: PostgreSQL, told to stop
 * waiting for its standby, would say that all is well.
 */
const textsOf = (limits: StatementLimits): Texts => ({
  begin: `begin; ${setLimits(limits, true)}`,
  commit: 'set local statement_timeout = 0; commit',
});

function preparing(
  client: pg.PoolClient,
  nameOf: ReturnType<typeof makeNames>,
  texts: Texts,
): PostgresPoolClient {
  let isSpent = false;
  const watched = <T>(running: Promise<T>) =>
    running.catch((error: unknown) => {
      // What came after it, the ROLLBACK too, would wait for it.
      if (isUnanswered(error)) void (client as unknown as pg.Client).end().catch(() => {});
      isSpent ||= isOutdated(error) || isReadOnly(error) || isUnanswered(error);
      throw error;
    });
  const plainly = async (text: string) => {
    const result = await watched(client.query(text));
    return (Array.isArray(result) ? (result as pg.QueryResult[]).at(-1) : result) as pg.QueryResult;
  };
  // Kysely's type has a second form, for the cursors of streams, of which there are none here.
  const query: unknown = (text: string, values: unknown[]) => {
    if (text === 'begin' || text === 'commit') return plainly(texts[text]);
    const name = values.length > 0 ? nameOf(text) : undefined;
    return watched(client.query(name === undefined ? { text, values } : { name, text, values }));
  };
  return {
    query: query as PostgresPoolClient['query'],
    // A newer version has changed a column's type meanwhile, or it is no primary: on this connection it would fail for ever.
    release: (destroy) => client.release(destroy || isSpent),
  };
}

/** Kysely's statements are prepared, by name: PostgreSQL often takes longer to plan one than to run it. */
export function preparingPool(pool: pg.Pool, limits: StatementLimits): PostgresPool {
  const nameOf = makeNames();
  const texts = textsOf(limits);
  return {
    options: pool.options,
    connect: async () => preparing(await pool.connect(), nameOf, texts),
    end: () => pool.end(),
  };
}
