import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Those who share a home with the person now; a query to be narrowed and read. */
export const housematesOf = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('users')
    .where('users.id', '!=', userId)
    .where('users.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as theirs')
          .innerJoin('memberships as own', 'own.home_id', 'theirs.home_id')
          .select('theirs.home_id')
          .whereRef('theirs.user_id', '=', 'users.id')
          .where('theirs.left_at', 'is', null)
          .where('own.user_id', '=', userId)
          .where('own.left_at', 'is', null),
      ),
    );
