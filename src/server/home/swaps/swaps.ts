import { sql } from 'kysely';
import type { Chore } from '#contract/chores.ts';
import type { swaps } from '#contract/swaps.ts';
import { pageOf } from '#domain/pages.ts';
import {
  mayAnswer,
  mayCancel,
  mayRequestSwap,
  SWAP_STATUS_AFTER,
  swapObstacle,
  SWAPS_PAGE,
  refusalOfEndedSwap,
} from '#domain/swaps.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { CHORE_COLUMNS } from '#server/home/plan/chore-rows.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { cancelSwapsOf } from '#server/home/plan/cancelling-swaps.ts';
import { settle } from '#server/home/plan/settling.ts';
import {
  agreeOn,
  findChore,
  findSwap,
  insertSwap,
  saveStatus,
  selectSwaps,
  swapOf,
  type SwappedChore,
} from '#server/home/swaps/rows.ts';

type PartyCall = Call<'party', { homeId: string }>;

/** Finds the request that the caller answers or takes back. Other members get FORBIDDEN, whatever the status. */
async function findRequestOfCaller(
  call: PartyCall,
  swapRequestId: string,
  who: 'requesterId' | 'targetUserId',
) {
  const { tx, home, user } = call;
  const swap = await findSwap(tx, home.id, swapRequestId);
  if (!swap) throw refusal('SWAP_NOT_FOUND');
  if (swap[who] !== user.userId) throw refusal('FORBIDDEN');
  return swap;
}

/** Finds the chore in return, if the request has one: an open chore of the target. */
async function findReturn(call: PartyCall, targetUserId: string, returnChoreId: string | undefined) {
  if (returnChoreId === undefined) return undefined;
  const chore = await findChore(call.tx, call.home.id, returnChoreId);
  if (!chore || !mayRequestSwap(targetUserId, chore)) throw refusal('SWAP_RETURN_GONE');
  return chore;
}

async function checkRequest(
  { tx, home, user }: PartyCall,
  chore: SwappedChore | undefined,
  targetUserId: string,
): Promise<SwappedChore> {
  if (!chore) throw refusal('CHORE_NOT_FOUND');
  if (chore.assignedTo !== user.userId) throw refusal('FORBIDDEN');
  if (!mayRequestSwap(user.userId, chore)) throw refusal('CHORE_COMPLETED');
  if (targetUserId === user.userId) throw refusal('SWAP_WITH_ONESELF');
  if (!(await readMemberIds(tx, home.id)).includes(targetUserId)) throw refusal('SWAP_USER_MISSING');
  const pending = await selectSwaps(tx, home.id)
    .where('chore_id', '=', chore.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (pending) throw refusal('SWAP_PENDING');
  return chore;
}

export const swapHandlers: Handlers<typeof swaps> = {
  async listSwapRequests({ input: { direction, before }, tx, home, user, today }) {
    const readersColumn = direction === 'incoming' ? 'target_user_id' : 'requester_id';
    const order = sql`status = 'pending', created_at, id`;
    let query = selectSwaps(tx, home.id)
      .where(readersColumn, '=', user.userId)
      .orderBy(sql`status = 'pending'`, 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SWAPS_PAGE + 1);
    if (before !== undefined)
      query = query.where(
        sql<boolean>`(${order}) < (select ${order} from swap_requests where home_id = ${home.id} and id = ${before})`,
      );
    const { page, last } = pageOf(await query.execute(), SWAPS_PAGE);
    return { today, swaps: page.map(swapOf), next: last?.id ?? null };
  },

  async countToAnswer({ tx, home, user }) {
    const { rows } = await sql<{ toAnswer: number }>`
      select count(*)::integer as "toAnswer" from swap_requests
       where home_id = ${home.id} and target_user_id = ${user.userId} and status = 'pending'`.execute(tx);
    return { toAnswer: rows[0]?.toAnswer ?? 0 };
  },

  async listChoresToTake({ input: { userId }, tx, home, today }) {
    const { rows } = await sql<Chore>`
      select ${sql.raw(CHORE_COLUMNS)} from chores
       where home_id = ${home.id} and assigned_to = ${userId} and status <> 'completed' and let_go_at is null
         and due_date >= ${today}
       order by due_date, type limit ${SWAPS_PAGE}`.execute(tx);
    return { today, chores: rows };
  },

  async requestSwap(call) {
    const { input, tx, home, user, now, address, deps } = call;
    const { id, choreId, targetUserId, returnChoreId, message } = input;
    const known = await findSwap(tx, home.id, id);
    if (known) {
      if (known.requesterId !== user.userId) throw refusal('ID_TAKEN');
      return known;
    }
    const chore = await checkRequest(call, await findChore(tx, home.id, choreId), targetUserId);
    const returnChore = await findReturn(call, targetUserId, returnChoreId);
    await deps.limits.count('swapRequest', user.userId, address);
    const asked = { id, homeId: home.id, requesterId: user.userId, targetUserId, message };
    const swap = await insertSwap(tx, { ...asked, chore, returnChore, now });
    await announce(call, { type: 'swap_request', swap, by: user.userId });
    return swap;
  },

  async acceptSwapRequest(call) {
    const { input, tx, home, user, today, now, emit } = call;
    const swap = await findRequestOfCaller(call, input.swapRequestId, 'targetUserId');
    // A retry: the first answer was lost.
    if (swap.status === 'accepted') return swap;
    if (!mayAnswer(user.userId, swap)) throw refusal(refusalOfEndedSwap(swap));
    const obstacle = swapObstacle(
      { ...swap, wantsReturn: swap.returnChore !== null },
      await findChore(tx, home.id, swap.chore.id),
      await findChore(tx, home.id, swap.returnChore?.id),
    );
    if (obstacle) throw refusal(obstacle);
    const exchanged = home.exchange_automatically;
    const accepted = await saveStatus(tx, swap, { status: SWAP_STATUS_AFTER.accept, exchanged, now });
    if (exchanged) {
      await agreeOn(tx, swap, today);
      await settle(tx, home, { now, emit, by: user.userId });
      // Both chores have new assignees, so the other requests about them end.
      const moved = [swap.chore.id, swap.returnChore?.id].filter((id) => typeof id === 'string');
      await cancelSwapsOf(tx, { homeId: home.id, now, emit, end: 'moved', by: user.userId }, moved);
    }
    await announce(call, { type: 'swap_accepted', swap, by: user.userId, exchanged });
    return accepted;
  },

  async rejectSwapRequest(call) {
    const { input, tx, user, now } = call;
    const swap = await findRequestOfCaller(call, input.swapRequestId, 'targetUserId');
    if (swap.status === 'declined') return swap;
    if (!mayAnswer(user.userId, swap)) throw refusal('SWAP_ANSWERED');
    await announce(call, { type: 'swap_declined', swap, by: user.userId });
    return saveStatus(tx, swap, { status: SWAP_STATUS_AFTER.reject, now });
  },

  async cancelSwapRequest(call) {
    const { input, tx, user, now } = call;
    const swap = await findRequestOfCaller(call, input.swapRequestId, 'requesterId');
    if (swap.status === 'cancelled') return swap;
    if (!mayCancel(user.userId, swap)) throw refusal('SWAP_ANSWERED');
    await announce(call, { type: 'swap_cancelled', swap, by: user.userId });
    return saveStatus(tx, swap, { status: SWAP_STATUS_AFTER.cancel, now });
  },
};
