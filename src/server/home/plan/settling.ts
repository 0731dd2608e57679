import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { dayOf, type Day } from '#domain/days.ts';
import { assign } from '#domain/plan/assign.ts';
import type { DealBy } from '#domain/plan/even-minutes.ts';
import type { Act, HomeFacts, PlannedChore } from '#domain/plan/facts.ts';
import { minutesByType } from '#domain/plan/month.ts';
import { movesBetween, type Move } from '#domain/plan/moves.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import { nameOfDeletedType } from '#server/platform/db/chore-names.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';
import { cancelSwapsOf, type Cancelling } from '#server/home/plan/cancelling-swaps.ts';
import { fillRounds, readFacts, type Facts } from '#server/home/plan/facts.ts';
import { dropRemovedChores } from '#server/home/plan/replaced-plans.ts';

// This is the only file that writes the assignee of a chore (`assigned_to`).

export type SettledHome = Pick<Selectable<Homes>, 'id' | 'seed' | 'time_zone'>;
/** `by`: the acting member, who gets no notification about their own swap requests; null if it happens by itself. */
export type Settling = Omit<Cancelling, 'homeId' | 'end'>;
/** A chore that changed hands. */
export type ChoreMove = Move & { type: string; dueDate: Day };

function movesOf(facts: Facts, changed: HomeFacts = facts): ChoreMove[] {
  const chores = new Map(facts.chores.map((chore) => [chore.id, chore]));
  const before = new Map(facts.chores.map(({ id, assignedTo }) => [id, assignedTo]));
  return movesBetween(before, assign(changed))
    .flatMap((move) => {
      const chore = chores.get(move.choreId);
      return chore ? [{ ...move, type: chore.type, dueDate: chore.dueDate }] : [];
    })
    .toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.type < b.type ? -1 : 1));
}

/**
 * Derives who does each open chore from today on, and writes what differs (docs/product/plan.md 'Who does a chore'). Every act that changes a
 * fact calls it in its transaction; the home must be locked. Pending swap requests about chores that change hands end.
 * @returns the chores that changed hands, by day
 */
export async function settle(tx: Kysely<DB>, home: SettledHome, settling: Settling): Promise<ChoreMove[]> {
  const today = dayOf(settling.now, home.time_zone);
  await fillRounds(tx, home.id);
  const moves = movesOf(await readFacts(tx, home, today));
  if (moves.length === 0) return [];
  const moved = moves.filter(({ from }) => from !== null).map(({ choreId }) => choreId);
  await cancelSwapsOf(tx, { ...settling, homeId: home.id, end: 'moved' }, moved);
  await sql`
    update chores set assigned_to = moved.assigned_to
      from unnest(${moves.map(({ choreId }) => choreId)}::uuid[], ${moves.map(({ to }) => to)}::uuid[]) as moved (id, assigned_to)
     where chores.home_id = ${home.id} and chores.id = moved.id`.execute(tx);
  return moves;
}

/** Returns which chores would change hands if the facts were different, without writing anything. */
export async function previewMoves(
  tx: Kysely<DB>,
  home: SettledHome,
  today: Day,
  change: (facts: HomeFacts) => HomeFacts,
) {
  const facts = await readFacts(tx, home, today);
  return { facts, moves: movesOf(facts, change(facts)) };
}

/**
 * Adds planned chores, each with the member whose turn it is; `settle` does the rest. A chore whose type and day exist already is left out.
 * The home must be locked.
 * @returns how many it added
 */
export async function addChores(
  tx: Kysely<DB>,
  homeId: string,
  planned: readonly PlannedChore[],
  plan: { act: Act; dealBy: DealBy; templates: readonly ChoreTemplate[]; now: Date },
): Promise<number> {
  if (planned.length === 0) return 0;
  // In the order of days, the index grows at its end and the rows of a week lie together.
  const inOrder = planned.toSorted((a, b) =>
    a.plannedOn < b.plannedOn ? -1 : a.plannedOn > b.plannedOn ? 1 : 0,
  );
  const minutesOf = minutesByType(plan.templates);
  // Five arrays, however many chores: half a year of 100 daily templates has more values than a statement may have. The home is locked, so
  // checking for existing rows is safe; `on conflict` would look up each row in each index before writing it.
  const added = await sql`
    insert into chores (home_id, type, planned_on, due_date, round, turn_of, assigned_to, minutes, made, planned_by, created_at)
    select ${homeId}, type, day, day, round, member, member, minutes, ${plan.act}, ${plan.dealBy}, ${plan.now}
      from unnest(
        ${inOrder.map((chore) => chore.type)}::text[],
        ${inOrder.map((chore) => chore.plannedOn)}::date[],
        ${inOrder.map((chore) => chore.round)}::text[],
        ${inOrder.map((chore) => chore.turnOf)}::uuid[],
        ${inOrder.map((chore) => minutesOf(chore.type))}::integer[]
      ) as planned (type, day, round, member, minutes)
     where not exists (
        select from chores
         where home_id = ${homeId} and chores.type = planned.type
           and day in (chores.planned_on, chores.due_date))`.execute(tx);
  return Number(added.numAffectedRows ?? 0);
}

type Once = {
  homeId: string;
  type: string;
  dueDate: Day;
  turnOf: string;
  minutes: number;
  act: Act;
  now: Date;
};

/** Adds a chore that comes once, for a member; `settle` does the rest. */
export const addOnce = (tx: Kysely<DB>, { homeId, type, dueDate, turnOf, minutes, act, now }: Once) =>
  tx
    .insertInto('chores')
    .values({
      home_id: homeId,
      type,
      round: type,
      planned_on: dueDate,
      due_date: dueDate,
      turn_of: turnOf,
      assigned_to: turnOf,
      minutes,
      made: act,
      planned_by: 'once',
      created_at: now,
    })
    .execute();

const STORED_COLUMNS =
  sql.raw(`home_id, id, type, planned_on, round, turn_of, planned_by, minutes, made, due_date, moved_at, status,
  assigned_to, held_by, held_why, held_from, claimed_by, claimed_from, claimed_at, claimed_on, completed_at, completed_by, completed_on, name, let_go_at,
  let_go_by, reminded_on, acts, revision, created_at`);

/** Removes chores from the plan, with the swap requests about them. Undo of that act can restore them. */
export async function removeChores(
  tx: Kysely<DB>,
  cancelling: Omit<Cancelling, 'end'>,
  choreIds: readonly string[],
  act: Act,
): Promise<void> {
  if (choreIds.length === 0) return;
  const { homeId } = cancelling;
  await cancelSwapsOf(tx, { ...cancelling, end: 'deleted' }, choreIds);
  await sql`
    with removed as (delete from chores where home_id = ${homeId} and id = any(${choreIds}::uuid[]) returning *)
    insert into removed_chores (${STORED_COLUMNS}, removed_by)
    select ${STORED_COLUMNS}, ${act} from removed`.execute(tx);
  await dropRemovedChores(tx, homeId);
}

/** Restores removed chores. Their revision grows, so that calendars replace what they had before. */
export async function returnChores(tx: Kysely<DB>, homeId: string, choreIds: readonly string[]) {
  if (choreIds.length === 0) return;
  await sql`
    with returned as (delete from removed_chores where home_id = ${homeId} and id = any(${choreIds}::uuid[]) returning *)
    insert into chores (${STORED_COLUMNS}, changed_at) select ${STORED_COLUMNS}, now() from returned`.execute(
    tx,
  );
  // The template may have been deleted since.
  await sql`
    update chores set revision = revision + 1,
           name = case when status = 'completed' then name else ${sql.raw(nameOfDeletedType('chores.home_id', 'chores.type'))} end
     where home_id = ${homeId} and id = any(${choreIds}::uuid[])`.execute(tx);
}

type Agreement = { homeId: string; today: Day; choreId: string; userId: string; from: string };

/** Records an agreed swap: `userId` does the chore. A late chore changes hands at once, because `settle` does not touch the past. */
export const agree = (tx: Kysely<DB>, { homeId, today, choreId, userId, from }: Agreement) =>
  sql`
    update chores
       set held_by = ${userId}, held_why = 'swap', held_from = ${from},
           assigned_to = case when due_date < ${today} then ${userId} else assigned_to end,
           claimed_by = null, claimed_from = null, claimed_at = null, claimed_on = null
     where home_id = ${homeId} and id = ${choreId}`.execute(tx);

/** Records that `userId` took a chore over from `from`. A late chore changes hands at once, because `settle` does not touch the past. */
export const claim = (
  tx: Kysely<DB>,
  { homeId, today, choreId, userId, from, now }: Agreement & { now: Date },
) =>
  sql`
    update chores
       set claimed_by = ${userId}, claimed_from = ${from}, claimed_at = ${now}, claimed_on = ${today},
           assigned_to = case when due_date < ${today} then ${userId} else assigned_to end
     where home_id = ${homeId} and id = ${choreId}`.execute(tx);

const dropClaims = (
  tx: Kysely<DB>,
  { homeId, today }: Pick<Agreement, 'homeId' | 'today'>,
  which: RawBuilder<boolean>,
) =>
  sql`
    update chores
       set assigned_to = case when due_date < ${today} and assigned_to = claimed_by then coalesce(claimed_from, assigned_to) else assigned_to end,
           claimed_by = null, claimed_from = null, claimed_at = null, claimed_on = null
     where home_id = ${homeId} and ${which}`.execute(tx);

/** Removes the record that a chore was taken over. A late chore returns at once. */
export const dropClaim = (
  tx: Kysely<DB>,
  { choreId, ...home }: Pick<Agreement, 'homeId' | 'today' | 'choreId'>,
) => dropClaims(tx, home, sql`id = ${choreId}`);

/** Removes such records of all open chores of members who have left. */
export const dropClaimsOfFormerMembers = (tx: Kysely<DB>, home: Pick<Agreement, 'homeId' | 'today'>) =>
  dropClaims(
    tx,
    home,
    sql`status <> 'completed' and let_go_at is null and claimed_by in (
      select user_id from memberships where home_id = ${home.homeId} and left_at is not null)`,
  );

/** Removes such records of chores that this member has, because the one who took them over is away. */
export const dropClaimsOfOthers = (
  tx: Kysely<DB>,
  {
    userId,
    choreIds,
    ...home
  }: Pick<Agreement, 'homeId' | 'today' | 'userId'> & { choreIds: readonly string[] },
) => dropClaims(tx, home, sql`id = any (${choreIds}::uuid[]) and claimed_by <> ${userId}`);
