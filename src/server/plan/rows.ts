import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CameHow } from '#domain/chores.ts';
import type { Day } from '#domain/days.ts';
import { minutesByType, type Dealt } from '#domain/deal.ts';
import type { DealBy } from '#domain/even-minutes.ts';
import type { PlannedChore } from '#domain/plan.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import { noteMissedTurns } from '#server/plan/handed-on.ts';
import type { DB } from '#server/db/types.ts';
import { cancelSwapsOf, type Cancelling } from '#server/plan/cancelling-swaps.ts';

/** The rows of a plan: what planning, dealing and Regenerate alike do to a home's chores. */
export const openChores = (tx: Kysely<DB>, homeId: string, from: Day) =>
  tx
    .selectFrom('chores')
    .where('home_id', '=', homeId)
    .where('due_date', '>=', from)
    .where('status', '<>', 'completed')
    .where('let_go_at', 'is', null);

/**
 * Answers how many there were to make: a day's chore that stands already, completed, stays the only one. Mostly none stands in those
 * days, and rows that need not be looked for one by one are made a fifth faster. The home must be locked.
 */
export async function insertChores(
  tx: Kysely<DB>,
  homeId: string,
  planned: PlannedChore[],
  { templates, now, dealBy }: { templates: readonly ChoreTemplate[]; now: Date; dealBy?: DealBy | undefined },
): Promise<number> {
  if (planned.length === 0) return 0;
  // In the order of their days the index that finds them grows at its end, and a week lies together.
  const inOrder = planned.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
  const minutesOf = minutesByType(templates);
  const byMinutes = dealBy === 'even_minutes';
  // Four arrays whatever the number of chores: half a year of 100 daily templates has more values than a statement may carry.
  const rows = sql`
    insert into chores (home_id, type, assigned_to, due_date, minutes, created_at, came_how, came_at)
    select ${homeId}, planned.*, ${now}, ${byMinutes ? 'evening' : 'turn'}, ${byMinutes ? now : null}::timestamptz
      from unnest(
        ${inOrder.map((chore) => chore.type)}::text[],
        ${inOrder.map((chore) => chore.assignedTo)}::uuid[],
        ${inOrder.map((chore) => chore.dueDate)}::date[],
        ${inOrder.map((chore) => minutesOf(chore.type))}::integer[]
      ) as planned`;
  const isFree = sql`
    not exists (select from chores
                 where home_id = ${homeId} and due_date between ${inOrder[0]?.dueDate} and ${inOrder.at(-1)?.dueDate})`;
  const all = await sql`${rows} where ${isFree}`.execute(tx);
  const made = all.numAffectedRows
    ? all
    : await sql`${rows} on conflict (home_id, type, due_date) do nothing`.execute(tx);
  await noteMissedTurns(tx, homeId, planned, now);
  return Number(made.numAffectedRows);
}

/** How chores come to others all at once, and when; a turn of the plan is nobody's before and of no moment. */
export type Came = { how: 'turn' } | { how: Exclude<CameHow, 'turn'>; at: Date };

/**
 * Gives chores to people, and says how each came to whoever did not have it before (docs/product/plan.md 'How a chore came'). Whoever a swap
 * gave one to is not asked any more, so it counts as never swapped.
 */
export async function giveTo(tx: Kysely<DB>, homeId: string, dealt: Dealt[], came: Came) {
  const isTurn = came.how === 'turn';
  const unlessTheirs = (kept: string, given: RawBuilder<unknown>) =>
    sql`${sql.ref(kept)} = case when chores.assigned_to = dealt.assigned_to then ${sql.ref(`chores.${kept}`)} else ${given} end`;
  // What stands on the right is the row as it was.
  await sql`
    update chores
       set assigned_to = dealt.assigned_to, moved_by_swap = false,
           ${unlessTheirs('came_how', sql`${came.how}`)},
           ${unlessTheirs('came_from', isTurn ? sql`null` : sql`chores.assigned_to`)},
           ${unlessTheirs('came_at', isTurn ? sql`null` : sql`${came.at}::timestamptz`)}
      from unnest(
        ${dealt.map((one) => one.choreId)}::uuid[],
        ${dealt.map((one) => one.assignedTo)}::uuid[]
      ) as dealt (id, assigned_to)
     where chores.home_id = ${homeId} and chores.id = dealt.id`.execute(tx);
}

/** Takes chores away, and with them the swap requests that are about them. */
export async function deleteChores(
  tx: Kysely<DB>,
  cancelling: Omit<Cancelling, 'end'>,
  choreIds: readonly string[],
): Promise<void> {
  await cancelSwapsOf(tx, { ...cancelling, end: 'deleted' }, choreIds);
  await sql`
    delete from chores where home_id = ${cancelling.homeId} and id = any(${choreIds}::uuid[])`.execute(tx);
}
