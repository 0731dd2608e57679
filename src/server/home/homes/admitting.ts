import type { Kysely, Selectable } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { MEMBERS_MAX, toneOf } from '#domain/homes.ts';
import { joiningDoubt } from '#domain/payee-notes.ts';
import { balancesOf } from '#domain/plan/moves.ts';
import type { Call } from '#server/platform/calls/calls.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { readKnownPeople, readOwnHomes } from '#server/platform/members/housemates.ts';
import { readMemberships, type Membership } from '#server/platform/members/members.ts';
import { enterHome } from '#server/platform/members/membership-changes.ts';
import { nextAct } from '#server/home/plan/facts.ts';
import { settle, type ChoreMove } from '#server/home/plan/settling.ts';

export type JoiningCall = Pick<Call<'user', unknown>, 'tx' | 'user' | 'now' | 'emit' | 'deps' | 'address'>;
export type JoinedHome = Selectable<Homes>;

/** Reads all present and former members of the locked home, and whether this person is one of them. */
export async function readJoining(tx: Kysely<DB>, homeId: string, userId: string) {
  const ever = await readMemberships(tx, homeId);
  const membership = ever.find((each) => each.userId === userId);
  return { ever, isPresent: membership?.leftAt === null, isRemoved: membership?.removed === true };
}

/** Returns what to ask a newcomer before they join; undefined for nothing (docs/product/homes.md 'Warning about similar names'). */
export async function readJoiningDoubt(
  tx: Kysely<DB>,
  { id: homeId, name }: { id: string; name: string },
  ever: readonly Membership[],
  { userId, now }: { userId: string; now: Date },
) {
  const present = ever.filter((each) => each.leftAt === null);
  const members = present.map((each) => ({ userId: each.userId, name: each.displayName }));
  const homes = await readOwnHomes(tx, userId, now);
  const people = await readKnownPeople(tx, userId);
  return joiningDoubt({ homeId, name, members }, { homes, people });
}

/** Refuses a newcomer who must be asked first. */
export async function refuseDoubted(...asked: Parameters<typeof readJoiningDoubt>) {
  const doubt = await readJoiningDoubt(...asked);
  if (doubt) throw refusal(doubt);
}

/** Refuses with HOME_FULL (docs/product/homes.md 'After joining'). */
export function refuseFull(ever: readonly Membership[]) {
  if (ever.filter((each) => each.leftAt === null).length >= MEMBERS_MAX) throw refusal('HOME_FULL');
}

type Newcomer = { homeId: string; userId: string; others: readonly string[]; moves: ChoreMove[] };

/** Announces a newcomer: to each member, with how many chores they lose, and to the newcomer, with their first chore. */
async function announceNewcomer(call: JoiningCall, { homeId, userId, others, moves }: Newcomer) {
  const by = call.user.userId;
  const balances = balancesOf(moves);
  const lost = new Map([...balances].map(([each, balance]) => [each, balance.lost]));
  await announce(call, { type: 'member_joined', homeId, userId, by, others, lost });
  const firstMove = moves.find(({ to }) => to === userId);
  const first = firstMove && {
    chores: balances.get(userId)?.gained ?? 0,
    choreId: firstMove.choreId,
    choreType: firstMove.type,
    choreDueDate: firstMove.dueDate,
  };
  if (by !== userId) await announce(call, { type: 'join_accepted', homeId, userId, by, first });
  else if (first) await announce(call, { type: 'first_chores', homeId, userId, first });
}

/**
 * Makes a person a member of the locked home (docs/product/homes.md 'Former members'): the caller, or the person whom the caller accepts.
 * They get their part of the planned chores (docs/product/plan.md 'When a member joins'), and their request to join ends.
 * @returns their first chore, if they have one
 */
export async function admit(
  call: JoiningCall,
  home: Pick<JoinedHome, 'id' | 'seed' | 'time_zone'>,
  userId: string,
  ever: readonly Membership[],
) {
  const { tx, now, emit } = call;
  const { id: homeId } = home;
  refuseFull(ever);
  const isOwnAct = userId === call.user.userId;
  if (isOwnAct && !ever.some((each) => each.userId === userId))
    await call.deps.limits.count('newcomerOfHome', homeId, call.address);
  const others = ever.filter((each) => each.leftAt === null).map((each) => each.userId);
  const today = dayOf(now, home.time_zone);
  const joining = { act: await nextAct(tx, homeId), part: others.length + 1, today };
  await enterHome(tx, { homeId, userId, tone: toneOf(ever.length), isOwnAct, joining });
  await tx.deleteFrom('join_requests').where('home_id', '=', homeId).where('user_id', '=', userId).execute();
  const moves = await settle(tx, home, { now, emit, by: null });
  if (moves.length > 0) emit({ homeId, topics: ['chores'] });
  await announceNewcomer(call, { homeId, userId, others, moves });
  return moves.find(({ to }) => to === userId);
}
