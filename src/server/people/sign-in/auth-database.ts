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

/** Returns a dialect that sends each query to what `current` returns. Its caller begins and commits; `fail` throws for a failed query. */
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

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
/** Our names for better-auth's tables. */
export const tables = {
  user: {
    modelName: 'users',
    fields: { name: 'display_name', image: 'photo_url', emailVerified: 'email_verified', ...timestamps },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...timestamps,
    },
  },
  account: {
    modelName: 'accounts',
    fields: {
      userId: 'user_id',
      providerId: 'provider_id',
      accountId: 'account_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...timestamps,
    },
  },
  verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...timestamps } },
};
