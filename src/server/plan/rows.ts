import { sql, type Kysely } from 'kysely';
import type { Day } from '#domain/days.ts';
import type { Dealt } from '#domain/deal.ts';
import type { PlannedChore } from '#domain/plan.ts';
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
  now: Date,
): Promise<number> {
  if (planned.length === 0) return 0;
  // In the order of their days the index that finds them grows at its end, and a week lies together.
  const inOrder = planned.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
  // Three arrays whatever the number of chores: half a year of 100 daily templates has more values than a statement may carry.
  const rows = sql`
    insert into chores (home_id, type, assigned_to, due_date, created_at)
    select ${homeId}, planned.*, ${now}
      from unnest(
        ${inOrder.map((chore) => chore.type)}::text[],
        ${inOrder.map((chore) => chore.assignedTo)}::uuid[],
        ${inOrder.map((chore) => chore.dueDate)}::date[]
      ) as planned`;
  const isFree = sql`
    not exists (select from chores
                 where home_id = ${homeId} and due_date between ${inOrder[0]?.dueDate} and ${inOrder.at(-1)?.dueDate})`;
  const made = await sql`${rows} where ${isFree}`.execute(tx);
  if (made.numAffectedRows) return Number(made.numAffectedRows);
  const { numAffectedRows } = await sql`${rows} on conflict (home_id, type, due_date) do nothing`.execute(tx);
  return Number(numAffectedRows);
}

// Whoever a swap gave the chore to is not asked any more, so it counts as never swapped.
export async function giveTo(tx: Kysely<DB>, homeId: string, dealt: Dealt[]) {
  await sql`
    update chores set assigned_to = dealt.assigned_to, moved_by_swap = false
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
