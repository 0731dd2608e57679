import { sql, type Kysely } from 'kysely';
import type { AbsencePreview } from '#contract/absences.ts';
import { isAway, type SavedAbsence } from '#domain/absences.ts';
import type { HeldChore, Settled } from '#domain/handing-on.ts';
import type { DB } from '#server/db/types.ts';

type Swapped = { choreId: string; swapRequestId: string; userId: string };

/** The last swap that was agreed about each chore, with the other of its two people. */
async function readSwaps(
  tx: Kysely<DB>,
  { homeId, userId }: { homeId: string; userId: string },
  choreIds: readonly string[],
): Promise<Map<string, Swapped>> {
  if (choreIds.length === 0) return new Map();
  const { rows } = await sql<Swapped>`
    select distinct on (wanted.id) wanted.id as "choreId", swap.id as "swapRequestId",
           case swap.requester_id when ${userId} then swap.target_user_id else swap.requester_id end as "userId"
      from unnest(${choreIds}::uuid[]) as wanted (id)
      join swap_requests as swap
        on swap.home_id = ${homeId} and wanted.id in (swap.chore_id, swap.return_chore_id)
       and swap.status = 'accepted' and ${userId} in (swap.requester_id, swap.target_user_id)
     order by wanted.id, swap.updated_at desc`.execute(tx);
  return new Map(rows.map((row) => [row.choreId, row]));
}

/**
 * What an absence does to somebody's chores, as the dialog shows it (docs/product/away.md 'Who gets the chores', 'What stays').
 * @param absences the home's with it
 */
export async function previewOf(
  tx: Kysely<DB>,
  who: { homeId: string; userId: string },
  absences: readonly SavedAbsence[],
  open: readonly HeldChore[],
  { back, on }: Settled,
): Promise<AbsencePreview> {
  const { userId } = who;
  const going = new Map(on.map(({ choreId, assignedTo }) => [choreId, assignedTo]));
  const coming = new Map(back.map(({ choreId, assignedTo }) => [choreId, assignedTo]));
  const own = open.filter(({ assignedTo }) => assignedTo === userId);
  const kept = own.filter(({ id, dueDate }) => !going.has(id) && isAway(absences, userId, dueDate));
  const swapped = kept.filter(({ movedBySwap }) => movedBySwap);
  const swaps = await readSwaps(
    tx,
    who,
    swapped.map(({ id }) => id),
  );
  const named = ({ id: choreId, type, dueDate }: HeldChore) => ({ choreId, type, dueDate });
  return {
    going: own.flatMap((chore) => {
      const taker = going.get(chore.id);
      return taker === undefined ? [] : [{ ...named(chore), userId: taker }];
    }),
    swapped: swapped.map((chore) => {
      const swap = swaps.get(chore.id);
      const { choreId, type, dueDate } = named(chore);
      return {
        choreId,
        type,
        dueDate,
        swapRequestId: swap?.swapRequestId ?? null,
        userId: swap?.userId ?? null,
      };
    }),
    staying: kept.filter(({ movedBySwap }) => !movedBySwap).map(named),
    back: open.flatMap((chore) =>
      coming.get(chore.id) === userId ? [{ ...named(chore), userId: chore.assignedTo }] : [],
    ),
  };
}
