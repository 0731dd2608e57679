import type { Kysely } from 'kysely';
import type { SwapRequest } from '#contract/swaps.ts';
import { swapObstacle, type SwapEnd } from '#domain/swaps.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Change } from '#server/platform/live/live.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { findChore, saveOpenAgain, selectSwaps, swapOf } from '#server/home/swaps/rows.ts';

type Returning = {
  homeId: string;
  now: Date;
  emit: (change: Change) => void;
  /** Who took it back, and need not be told. */
  by: string;
  choreId: string;
  /** What ended the requests, and when: what is taken back now. */
  end: SwapEnd;
  at: Date;
};

/** Those that ended with the chore, theirs or the one in return, at that instant. */
async function findEnded(tx: Kysely<DB>, { homeId, choreId, end, at }: Returning): Promise<SwapRequest[]> {
  const rows = await selectSwaps(tx, homeId)
    .where('status', '=', 'cancelled')
    .where('ended_because', '=', end)
    .where('updated_at', '=', at)
    .where((eb) => eb.or([eb('chore_id', '=', choreId), eb('return_chore_id', '=', choreId)]))
    .orderBy('id')
    .execute();
  return rows.map(swapOf);
}

/** As it was: both still live here, each with their chore, and nobody else was asked for it since. */
async function isAsBefore(tx: Kysely<DB>, swap: SwapRequest, members: readonly string[]): Promise<boolean> {
  if (!members.includes(swap.requesterId) || !members.includes(swap.targetUserId)) return false;
  const chore = await findChore(tx, swap.homeId, swap.chore.id);
  const inReturn = await findChore(tx, swap.homeId, swap.returnChore?.id);
  if (swapObstacle({ ...swap, wantsReturn: swap.returnChore !== null }, chore, inReturn)) return false;
  const others = selectSwaps(tx, swap.homeId)
    .where('chore_id', '=', swap.chore.id)
    .where('status', '=', 'pending');
  return (await others.executeTakeFirst()) === undefined;
}

/**
 * Undo of what took a chore off the board brings back the swap requests that it ended, and their people are told (docs/product/swaps.md
 * 'Requests that come back'). To be called once the chore is open again.
 */
export async function bringBackSwaps(tx: Kysely<DB>, returning: Returning): Promise<void> {
  const { homeId, now, emit, by } = returning;
  const ended = await findEnded(tx, returning);
  if (ended.length === 0) return;
  const members = await readMemberIds(tx, homeId);
  const back: SwapRequest[] = [];
  for (const swap of ended) {
    if (!(await isAsBefore(tx, swap, members))) continue;
    await saveOpenAgain(tx, swap, now);
    back.push(swap);
  }
  if (back.length === 0) return;
  await announce({ tx, emit }, { type: 'swap_open_again', homeId, swaps: back, by });
}
