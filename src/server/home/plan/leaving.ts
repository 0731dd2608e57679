import { sql, type Kysely } from 'kysely';
import { dayOf, type Day } from '#domain/days.ts';
import { balancesOf } from '#domain/plan/moves.ts';
import type { DB } from '#server/platform/db/types.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { cancelSwapsOfMember } from '#server/home/plan/cancelling-swaps.ts';
import type { Planning } from '#server/home/plan/chore-rows.ts';
import {
  dropClaimsOfFormerMembers,
  previewMoves,
  settle,
  type SettledHome,
} from '#server/home/plan/settling.ts';

/**
 * Lets go of late chores whose assignee does not live in the home. Those that a former member took over return first (docs/product/plan.md
 * 'When a member leaves').
 */
export async function letGoOfFormerMembers(tx: Kysely<DB>, home: SettledHome, now: Date): Promise<void> {
  const today = dayOf(now, home.time_zone);
  await dropClaimsOfFormerMembers(tx, { homeId: home.id, today });
  await sql`
    update chores set status = 'overdue', let_go_at = ${now}, let_go_by = assigned_to
      from memberships
     where chores.home_id = ${home.id} and status <> 'completed' and let_go_at is null and due_date < ${today}
       and memberships.home_id = chores.home_id and memberships.user_id = assigned_to
       and left_at is not null`.execute(tx);
}

/** Ends the member's absences. The days that they spent away stay on record (docs/product/absences.md 'Days away'). */
async function endAbsencesOf(tx: Kysely<DB>, homeId: string, userId: string, today: Day) {
  await sql`
    delete from absences where home_id = ${homeId} and user_id = ${userId}
       and from_day >= ${today}`.execute(tx);
  await sql`
    update absences set to_day = ${today}::date - 1
     where home_id = ${homeId} and user_id = ${userId} and to_day >= ${today}`.execute(tx);
}

/**
 * Applies a member's leaving to the plan: ends their absences and swaps, lets go of their late chores, and assigns their other chores to
 * the members who stay (docs/product/plan.md 'When a member leaves'). The home must be locked, and the membership ended.
 * @returns how many chores each member gains
 */
export async function settleLeaving(
  tx: Kysely<DB>,
  { userId, today, ...planning }: Planning & { userId: string; today: Day },
): Promise<ReadonlyMap<string, number>> {
  const { homeId, now, emit } = planning;
  await endAbsencesOf(tx, homeId, userId, today);
  const home = await lockHome(tx, homeId);
  if (!home) return new Map();
  await cancelSwapsOfMember(tx, planning, userId);
  await sql`
    update chores set held_by = null, held_why = null, held_from = null
     where home_id = ${homeId} and status <> 'completed' and ${userId} in (held_by, held_from)`.execute(tx);
  await letGoOfFormerMembers(tx, home, now);
  const moves = await settle(tx, home, { now, emit, by: null });
  if (moves.length > 0) emit({ homeId, topics: ['chores'] });
  return new Map([...balancesOf(moves)].map(([member, { gained }]) => [member, gained]));
}

/** Returns a member's open chores from today on, by day, and who would do each if the member left now. Empty if no one else lives there. */
export async function previewLeaving(
  tx: Kysely<DB>,
  home: SettledHome,
  { now, userId }: { now: Date; userId: string },
) {
  const today = dayOf(now, home.time_zone);
  const { moves } = await previewMoves(tx, home, today, (facts) => ({
    ...facts,
    members: facts.members.filter((member) => member.userId !== userId),
    chores: facts.chores.map((chore) =>
      Object.assign({}, chore, {
        ...([chore.heldBy, chore.heldFrom].includes(userId) && { heldBy: null }),
        ...(chore.claimedBy === userId && { claimedBy: null }),
      }),
    ),
  }));
  return moves.flatMap(({ choreId: id, type, dueDate, from, to }) =>
    from === userId && to !== null ? [{ id, type, dueDate, assignedTo: to }] : [],
  );
}
