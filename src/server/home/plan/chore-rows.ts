import { sql, type Kysely } from 'kysely';
import type { Chore } from '#contract/chores.ts';
import { dayOf, type Day } from '#domain/days.ts';
import type { HomeEvent } from '#domain/homes.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import type { Change } from '#server/platform/live/publish.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';

// With the names of the contract, so that a row is sent as it was read.
export const CHORE_COLUMNS = `chores.id, chores.home_id as "homeId", chores.type, chores.assigned_to as "assignedTo",
  chores.due_date as "dueDate", chores.week_number as "weekNumber", chores.year, chores.month, chores.status,
  chores.created_at as "createdAt", chores.completed_at as "completedAt", chores.completed_by as "completedBy",
  chores.completed_on as "completedOn", case when chores.due_date <> chores.planned_on then chores.planned_on end as "movedFrom", chores.reminded_on as "remindedOn",
  case when claimed_by = assigned_to then claimed_from end as "claimedFrom", case when claimed_by = assigned_to then claimed_on end as "claimedOn", chores.name,
  case when chores.status = 'completed'
       then array(select thank.user_id from thanks as thank
                   where thank.home_id = chores.home_id and thank.chore_id = chores.id
                   order by thank.thanked_at, thank.user_id)
       else '{}' end as "thankedBy"`;

/** The context of a change of a home's chores: its time, and a way to publish it. */
export type Planning = { homeId: string; now: Date; emit: (change: Change) => void };

/** The member who let a chore go, the time, and the day in the home. */
type LetGo = { by: string; at: Date; on: Day };

/** Locks a chore until the commit, also one that was let go. Returns it, and when it was let go and taken over. */
export async function lockAnyChore(
  tx: Kysely<DB>,
  home: MemberHome,
  choreId: string,
): Promise<{ chore: Chore; letGo: LetGo | null; claimedAt: Date | null }> {
  const { rows } = await sql<
    Chore & { letGoAt: Date | null; letGoBy: string | null; claimedAt: Date | null }
  >`
    select ${sql.raw(CHORE_COLUMNS)}, let_go_at as "letGoAt", let_go_by as "letGoBy", claimed_at as "claimedAt" from chores
     where home_id = ${home.id} and id = ${choreId} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw refusal('CHORE_NOT_FOUND');
  const { letGoAt, letGoBy, claimedAt, ...chore } = row;
  const letGo =
    letGoAt && letGoBy !== null ? { by: letGoBy, at: letGoAt, on: dayOf(letGoAt, home.time_zone) } : null;
  return { chore, letGo, claimedAt };
}

/** Locks a chore that is on the board. Refuses one that was let go. */
export async function lockChore(tx: Kysely<DB>, home: MemberHome, choreId: string): Promise<Chore> {
  const { chore, letGo } = await lockAnyChore(tx, home, choreId);
  if (letGo) throw refusal('CHORE_NOT_FOUND');
  return chore;
}

/** The home's open chores. */
export const openChores = (tx: Kysely<DB>, homeId: string) =>
  tx
    .selectFrom('chores')
    .where('home_id', '=', homeId)
    .where('status', '<>', 'completed')
    .where('let_go_at', 'is', null);

/** How many acts on a chore are known by their ids. An older act that is sent again gets an answer by the state of the chore. */
export const ACTS_KNOWN = 20;

/** The data about a chore that the history stores. */
export const named = ({ id: choreId, type, dueDate }: Chore) => ({ choreId, type, dueDate });

/**
 * Returns true if this person did the second of two acts, which undoes the first, and nobody did one of the two since: a repeated call
 * whose first answer was lost.
 */
export async function wasLatestAct(
  tx: Kysely<DB>,
  { homeId, id }: Pick<Chore, 'homeId' | 'id'>,
  [done, undone]: readonly [HomeEvent['type'], HomeEvent['type']],
  userId: string,
): Promise<boolean> {
  const latest = await tx
    .selectFrom('home_events')
    .select(['type', 'actor_id'])
    .where('home_id', '=', homeId)
    .where('type', 'in', [done, undone])
    .where(sql`data->>'choreId'`, '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.type === undone && latest.actor_id === userId;
}
