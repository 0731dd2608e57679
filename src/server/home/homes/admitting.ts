import type { Kysely, Selectable } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { MEMBERS_MAX, toneOf } from '#domain/homes.ts';
import { balancesOf } from '#domain/plan/moves.ts';
import type { Call } from '#server/platform/calls/calls.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { readMemberships, type Membership } from '#server/platform/members/members.ts';
import { enterHome } from '#server/platform/members/membership-changes.ts';
import { nextAct } from '#server/home/plan/facts.ts';
import { settle, type ChoreMove } from '#server/home/plan/settling.ts';

export type JoiningCall = Pick<Call<'user', unknown>, 'tx' | 'user' | 'now' | 'emit' | 'deps' | 'address'>;
export type JoinedHome = Selectable<Homes>;

/** Everybody who lives in the locked home or ever did, and whether one of them may be let in. */
export async function readJoining(tx: Kysely<DB>, homeId: string, userId: string) {
  const ever = await readMemberships(tx, homeId);
  const own = ever.find((each) => each.userId === userId);
  return { ever, isPresent: own?.leftAt === null, isRemoved: own?.removed === true };
}

/** docs/product/homes.md 'Room in a home': a home has so many members at most. */
export function refuseFull(ever: readonly Membership[]) {
  if (ever.filter((each) => each.leftAt === null).length >= MEMBERS_MAX) throw refusal('HOME_FULL');
}

/** Announces a newcomer: to each member, with how many chores they lose, and to the newcomer, with their first chore. */
async function announceNewcomer(
  call: JoiningCall,
  {
    homeId,
    userId,
    others,
    moves,
  }: { homeId: string; userId: string; others: readonly string[]; moves: ChoreMove[] },
) {
  const by = call.user.userId;
  const balances = balancesOf(moves);
  const lost = new Map([...balances].map(([each, balance]) => [each, balance.lost]));
  await announce(call, { type: 'member_joined', homeId, userId, by, others, lost });
  const own = moves.find(({ to }) => to === userId);
  const first = own && {
    chores: balances.get(userId)?.gained ?? 0,
    choreId: own.choreId,
    choreType: own.type,
    choreDueDate: own.dueDate,
  };
  if (by !== userId) await announce(call, { type: 'join_accepted', homeId, userId, by, first });
  else if (first) await announce(call, { type: 'first_chores', homeId, userId, first });
}

/**
 * Makes a person a member of the locked home (docs/product/homes.md 'A membership stays'): the caller, or the person whom the caller accepts.
 * They get their part of the planned chores (docs/product/plan.md 'When a member joins'), and their request to join ends.
 * @returns their first chore, if they have one
 */
export async function letIn(
  call: JoiningCall,
  home: Pick<JoinedHome, 'id' | 'seed' | 'time_zone'>,
  userId: string,
  ever: readonly Membership[],
): Promise<ChoreMove | undefined> {
  const { tx, now, emit } = call;
  refuseFull(ever);
  const isOwnAct = userId === call.user.userId;
  if (isOwnAct && !ever.some((each) => each.userId === userId))
    await call.deps.limits.count('newcomerOfHome', home.id, call.address);
  const others = ever.filter((each) => each.leftAt === null).map((each) => each.userId);
  const joining = {
    act: await nextAct(tx, home.id),
    part: others.length + 1,
    today: dayOf(now, home.time_zone),
  };
  await enterHome(tx, { homeId: home.id, userId, tone: toneOf(ever.length), isOwnAct, joining });
  await tx.deleteFrom('join_requests').where('home_id', '=', home.id).where('user_id', '=', userId).execute();
  const moves = await settle(tx, home, { now, emit, by: null });
  if (moves.length > 0) emit({ homeId: home.id, topics: ['chores'] });
  await announceNewcomer(call, { homeId: home.id, userId, others, moves });
  return moves.find(({ to }) => to === userId);
}
