import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
} from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

const nothing = async () => {};

/**
 * A dialect without connections of its own: each query goes to what `current` names at that moment, which is the caller's
 * transaction where there is one. Beginning and committing are the caller's too.
 * @param fail throws something for what a query failed with
 */
export function borrowedDialect(current: () => Kysely<DB>, fail: (error: unknown) => never): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) =>
      current()
        .executeQuery(query as CompiledQuery<Row>)
        .catch(fail),
    streamQuery: () => {
      throw new Error('a borrowed connection does not stream');
    },
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      releaseConnection: nothing,
      destroy: nothing,
    }),
  };
}
