import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/** Whether a row of `users` shares a home with the person now. */
export const sharesHomeWith = (userId: string) => sql<boolean>`exists (
  select from user_homes mine join user_homes theirs on theirs.home_id = mine.home_id
   where mine.user_id = ${userId} and theirs.user_id = users.id)`;

/** The home that a row of `users` shares with the person: their active one, if it is one of several. */
export const sharedHome = (userId: string) => sql<string>`(
  select theirs.home_id from user_homes mine join user_homes theirs on theirs.home_id = mine.home_id
   where mine.user_id = ${userId} and theirs.user_id = users.id
   order by theirs.home_id = users.home_id desc nulls last, theirs.home_id limit 1)`;

/** Whether a row of `users` waits to join a home that the person administers. */
export const asksToJoinHomeOf = (userId: string) => sql<boolean>`exists (
  select from join_requests join homes on homes.id = join_requests.home_id
   where join_requests.user_id = users.id and join_requests.declined_at is null and homes.admin_id = ${userId})`;

export const housematesOf = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('users')
    .where('users.id', '!=', userId)
    .where('users.deleted_at', 'is', null)
    .where(sharesHomeWith(userId));
