import type { Kysely } from 'kysely';
import type { SwapRequest } from '#contract/swaps.ts';
import { swapObstacle, type SwapEnd } from '#domain/swaps.ts';
import type { Call } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { findChore, saveOpenAgain, selectSwaps, swapOf } from '#server/home/swaps/rows.ts';

/**
 * Returns whether everything is as before: both members live here and have their chores on the same days, and no other member was asked
 * since.
 */
async function isAsBefore(tx: Kysely<DB>, swap: SwapRequest, members: readonly string[]) {
  if (!members.includes(swap.requesterId) || !members.includes(swap.targetUserId)) return false;
  const chore = await findChore(tx, swap.homeId, swap.chore.id);
  const inReturn = await findChore(tx, swap.homeId, swap.returnChore?.id);
  const isOnItsDay = [
    [chore, swap.chore],
    [inReturn, swap.returnChore],
  ].every(([now, asked]) => !now || now.dueDate === asked?.dueDate);
  if (!isOnItsDay) return false;
  if (swapObstacle({ ...swap, wantsReturn: swap.returnChore !== null }, chore, inReturn)) return false;
  const others = selectSwaps(tx, swap.homeId)
    .where('chore_id', '=', swap.chore.id)
    .where('status', '=', 'pending');
  return (await others.executeTakeFirst()) === undefined;
}

/** How and when the requests about a chore ended. */
type Ended = { choreId: string; end: SwapEnd; at: Date };

/** Reopens the swap requests that ended when a chore left the board (docs/product/swaps.md 'Requests that come back'). */
export async function reopenSwaps(call: Call<'party', unknown>, { choreId, end, at }: Ended) {
  const { tx, home, now, emit, user } = call;
  const ended = await selectSwaps(tx, home.id)
    .where('status', '=', 'cancelled')
    .where('ended_because', '=', end)
    .where('updated_at', '=', at)
    .where((eb) => eb.or([eb('chore_id', '=', choreId), eb('return_chore_id', '=', choreId)]))
    .orderBy('id')
    .execute();
  if (ended.length === 0) return;
  const members = await readMemberIds(tx, home.id);
  const back: SwapRequest[] = [];
  for (const swap of ended.map(swapOf)) {
    if (!(await isAsBefore(tx, swap, members))) continue;
    await saveOpenAgain(tx, swap, now);
    back.push(swap);
  }
  if (back.length === 0) return;
  await announce({ tx, emit }, { type: 'swap_open_again', homeId: home.id, swaps: back, by: user.userId });
}
