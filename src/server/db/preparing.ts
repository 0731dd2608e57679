import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

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

function preparing(client: pg.PoolClient, nameOf: ReturnType<typeof makeNames>): PostgresPoolClient {
  let outdated = false;
  const run = (name: string, text: string, values: unknown[]) =>
    client.query({ name, text, values }).catch((error: unknown) => {
      outdated ||= isOutdated(error);
      throw error;
    });
  // Kysely's type has a second form, for the cursors of streams, of which there are none here.
  const query: unknown = (text: string, values: unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    return name === undefined ? client.query(text, values) : run(name, text, values);
  };
  return {
    query: query as PostgresPoolClient['query'],
    // A newer version has changed a column's type meanwhile: on this connection the statement would fail for ever.
    release: (destroy) => client.release(destroy || outdated),
  };
}

/** Kysely's statements are prepared, by name: PostgreSQL often takes longer to plan one than to run it. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const nameOf = makeNames();
  return {
    options: pool.options,
    connect: async () => preparing(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
}
