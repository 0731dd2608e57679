import { sql, type Kysely } from 'kysely';
import type { Chore } from '#contract/chores.ts';
import { dayOf, type Day } from '#domain/days.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import type { Change } from '#server/platform/live/publish.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';

// With the names of the contract, so that a row is sent as it was read.
export const CHORE_COLUMNS = `chores.id, chores.home_id as "homeId", chores.type, chores.assigned_to as "assignedTo",
  chores.due_date as "dueDate", chores.week_number as "weekNumber", chores.year, chores.month, chores.status,
  chores.created_at as "createdAt", chores.completed_at as "completedAt", chores.completed_by as "completedBy",
  chores.completed_on as "completedOn", case when chores.due_date <> chores.planned_on then chores.planned_on end as "movedFrom", chores.reminded_on as "remindedOn", chores.name`;

/** The context of a change of a home's chores: its time, and a way to publish it. */
export type Planning = { homeId: string; now: Date; emit: (change: Change) => void };

/** The member who let a chore go, the time, and the day in the home. */
type LetGo = { by: string; at: Date; on: Day };

/** Locks a chore until the commit, also one that was let go, and returns it. */
export async function lockAnyChore(
  tx: Kysely<DB>,
  home: MemberHome,
  choreId: string,
): Promise<{ chore: Chore; letGo: LetGo | null }> {
  const { rows } = await sql<Chore & { letGoAt: Date | null; letGoBy: string | null }>`
    select ${sql.raw(CHORE_COLUMNS)}, let_go_at as "letGoAt", let_go_by as "letGoBy" from chores
     where home_id = ${home.id} and id = ${choreId} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw refusal('CHORE_NOT_FOUND');
  const { letGoAt, letGoBy, ...chore } = row;
  const letGo =
    letGoAt && letGoBy !== null ? { by: letGoBy, at: letGoAt, on: dayOf(letGoAt, home.time_zone) } : null;
  return { chore, letGo };
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
