import { sql, type Kysely } from 'kysely';
import { dayOf, daysBetween } from '#domain/days.ts';
import type { KnownPerson, ReaderHome } from '#domain/payee-notes.ts';
import type { DB } from '#server/platform/db/types.ts';

/** Returns SQL for whether a row of `users` shares a home with the person now. */
export const sharesHomeWith = (userId: string) => sql<boolean>`exists (
  select from user_homes mine join user_homes theirs on theirs.home_id = mine.home_id
   where mine.user_id = ${userId} and theirs.user_id = users.id)`;

/** Returns SQL for the home that a row of `users` shares with the person. If they share several, prefers the active one. */
export const sharedHome = (userId: string) => sql<string>`(
  select theirs.home_id from user_homes mine join user_homes theirs on theirs.home_id = mine.home_id
   where mine.user_id = ${userId} and theirs.user_id = users.id
   order by theirs.home_id = users.home_id desc nulls last, theirs.home_id limit 1)`;

/** Returns SQL for whether a row of `users` waits to join a home that the person administers. */
export const asksToJoinHomeOf = (userId: string) => sql<boolean>`exists (
  select from join_requests join homes on homes.id = join_requests.home_id
   where join_requests.user_id = users.id and join_requests.declined_at is null and homes.admin_id = ${userId})`;

export const housematesOf = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('users')
    .where('users.id', '!=', userId)
    .where('users.deleted_at', 'is', null)
    .where(sharesHomeWith(userId));

/** Reads the homes where the person lives or has lived. */
export async function readOwnHomes(db: Kysely<DB>, userId: string, now: Date): Promise<ReaderHome[]> {
  const { rows } = await sql<{
    homeId: string;
    name: string;
    timeZone: string;
    joinedAt: Date;
    livesThere: boolean;
    madeIt: boolean;
  }>`
    select mine.home_id as "homeId", homes.name, homes.time_zone as "timeZone", mine.joined_at as "joinedAt",
           mine.left_at is null as "livesThere",
           homes.created_by = mine.user_id as "madeIt"
      from memberships as mine join homes on homes.id = mine.home_id
     where mine.user_id = ${userId}`.execute(db);
  return rows.map(({ homeId, name, livesThere, timeZone, joinedAt, madeIt }) => {
    // The database's clock may be a little ahead of this one.
    const days = Math.max(0, daysBetween(dayOf(joinedAt, timeZone), dayOf(now, timeZone)));
    return { homeId, name, livesThere, daysSinceJoining: madeIt ? undefined : days };
  });
}

/** Reads all people with whom the person lives or has lived at the same time, once per home, without deleted accounts. */
export async function readKnownPeople(db: Kysely<DB>, userId: string): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select other.user_id as "userId", users.display_name as name, other.home_id as "homeId"
      from memberships as mine
      join memberships as other on other.home_id = mine.home_id and other.user_id <> mine.user_id
       and (other.left_at is null or other.left_at > mine.joined_at)
       and (mine.left_at is null or mine.left_at > other.joined_at)
      join users on users.id = other.user_id and users.deleted_at is null
     where mine.user_id = ${userId}`.execute(db);
  return rows;
}
