import type { Chore, chores } from '#contract/chores.ts';
import { isAway } from '#domain/absences.ts';
import { isClaimed, mayClaim, mayEndClaim } from '#domain/chores.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { lockAnyChore, lockChore, named, wasLatestAct } from '#server/home/plan/chore-rows.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readAbsences } from '#server/home/plan/facts.ts';
import { cancelSwapsOf } from '#server/home/plan/cancelling-swaps.ts';
import { claim, dropClaim, settle } from '#server/home/plan/settling.ts';
import { reopenSwaps } from '#server/home/swaps/returning.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { announce } from '#server/telling/announcing/announce.ts';

type PartyCall = Call<'party' | 'member', unknown>;

/** Derives who does the home's chores, and returns this one. */
async function settled({ tx, home, user, now, emit }: PartyCall, chore: Chore): Promise<Chore> {
  await settle(tx, home, { now, emit, by: user.userId });
  return lockChore(tx, home, chore.id);
}

/** Takes over housemates' chores with 'I’ll do it', and undoes that (docs/product/board.md 'I’ll do it'). */
export const claimHandlers = {
  async claimChore(call) {
    const { input, tx, home, user, today, now, emit } = call;
    const { chore, letGo } = await lockAnyChore(tx, home, input.choreId);
    const { assignedTo: from } = chore;
    if (letGo || !(await readMemberIds(tx, home.id)).includes(from)) throw refusal('CHORE_NOT_FOUND');
    if (from === user.userId) {
      // A retry: the first answer was lost.
      if (chore.claimedOn === today) return chore;
      throw refusal('FORBIDDEN');
    }
    if (!mayClaim(user.userId, chore, today)) {
      if (chore.status === 'completed') throw refusal('CHORE_COMPLETED');
      throw refusal(isClaimed(chore, today) ? 'CHORE_CLAIMED' : 'CHORE_NOT_DUE');
    }
    if (isAway(await readAbsences(tx, home.id, today), user.userId, today)) throw refusal('CLAIM_AWAY');
    await cancelSwapsOf(tx, { homeId: home.id, now, emit, end: 'moved', by: user.userId }, [chore.id]);
    await claim(tx, { homeId: home.id, today, now, choreId: chore.id, userId: user.userId, from });
    const taken = await settled(call, chore);
    await announce(call, {
      type: 'chore_claimed',
      homeId: home.id,
      by: user.userId,
      other: from,
      chore: named(chore),
    });
    return taken;
  },

  async endClaim(call) {
    const { input, tx, home, user, today } = call;
    const { chore, claimedAt } = await lockAnyChore(tx, home, input.choreId);
    const { assignedTo: by, claimedFrom: from } = chore;
    const memberIds = await readMemberIds(tx, home.id);
    if (!mayEndClaim(user.userId, chore, { today, memberIds })) {
      // A retry: the first answer was lost.
      if (await wasLatestAct(tx, chore, ['chore_claimed', 'chore_claim_ended'], user.userId)) return chore;
      if (![by, from].includes(user.userId)) throw refusal('CHORE_OF_OTHER');
      throw refusal(chore.status === 'completed' ? 'CHORE_COMPLETED' : 'CLAIM_OVER');
    }
    await dropClaim(tx, { homeId: home.id, today, choreId: chore.id });
    const back = await settled(call, chore);
    // That member is away by now, or another one has come back.
    if (back.assignedTo !== from) throw refusal('CLAIM_OVER');
    if (claimedAt) await reopenSwaps(call, { choreId: chore.id, end: 'moved', at: claimedAt });
    const isBack = user.userId === from;
    await announce(call, {
      type: 'chore_claim_ended',
      homeId: home.id,
      by: user.userId,
      other: isBack ? by : from,
      isBack,
      chore: named(chore),
    });
    return back;
  },
} satisfies Partial<Handlers<typeof chores>>;
