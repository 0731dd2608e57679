import { sql, type Kysely } from 'kysely';
import type { AbsencePreview } from '#contract/absences.ts';
import { isAway, type SavedAbsence } from '#domain/absences.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Facts } from '#server/home/plan/facts.ts';
import type { ChoreMove } from '#server/home/plan/settling.ts';

/** Returns the id of the last agreed swap about each chore. */
async function readSwaps(tx: Kysely<DB>, homeId: string, choreIds: readonly string[]) {
  if (choreIds.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ choreId: string; swapRequestId: string }>`
    select distinct on (wanted.id) wanted.id as "choreId", swap.id as "swapRequestId"
      from unnest(${choreIds}::uuid[]) as wanted (id)
      join swap_requests as swap
        on swap.home_id = ${homeId} and wanted.id in (swap.chore_id, swap.return_chore_id) and swap.status = 'accepted'
     order by wanted.id, swap.updated_at desc`.execute(tx);
  return new Map(rows.map(({ choreId, swapRequestId }) => [choreId, swapRequestId]));
}

/** Returns what an absence does to its member's chores, as the dialog shows it (docs/product/absences.md 'Chores of days away'). */
export async function previewOf(
  tx: Kysely<DB>,
  homeId: string,
  { facts, moves, absence }: { facts: Facts; moves: readonly ChoreMove[]; absence: SavedAbsence },
): Promise<AbsencePreview> {
  const { userId } = absence;
  const going = new Set(moves.map(({ choreId }) => choreId));
  const staying = facts.chores
    .filter(({ id, isOpen, assignedTo, dueDate }) => {
      const isOwn = isOpen && assignedTo === userId && dueDate >= facts.today;
      return isOwn && !going.has(id) && isAway([absence], userId, dueDate);
    })
    .toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
  const isSwapped = ({ heldBy, heldWhy }: (typeof staying)[number]) =>
    heldWhy === 'swap' && heldBy === userId;
  const swapped = staying.filter(isSwapped);
  const swappedIds = swapped.map(({ id }) => id);
  const swaps = await readSwaps(tx, homeId, swappedIds);
  return {
    going: moves.flatMap(({ choreId, type, dueDate, from, to }) =>
      from === userId && to !== null ? [{ choreId, type, dueDate, userId: to }] : [],
    ),
    swapped: swapped.map(({ id: choreId, type, dueDate, heldFrom }) => {
      return { choreId, type, dueDate, swapRequestId: swaps.get(choreId) ?? null, userId: heldFrom };
    }),
    staying: staying
      .filter((chore) => !isSwapped(chore))
      .map(({ id: choreId, type, dueDate }) => ({ choreId, type, dueDate })),
    back: moves.flatMap(({ choreId, type, dueDate, from, to }) =>
      to === userId && from !== null ? [{ choreId, type, dueDate, userId: from }] : [],
    ),
  };
}
