import type { Kysely, Selectable } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { MEMBERS_MAX, toneOf } from '#domain/homes.ts';
import { balancesOf } from '#domain/plan/moves.ts';
import type { Call } from '#server/platform/calls/calls.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/notifications/history.ts';
import { queueJoinedHome } from '#server/telling/mail/queueing.ts';
import { readMemberships, type Membership } from '#server/platform/members/members.ts';
import { enterHome } from '#server/platform/members/membership-changes.ts';
import { notify } from '#server/telling/notifications/notifications.ts';
import { nextAct } from '#server/home/plan/facts.ts';
import { settle, type ChoreMove } from '#server/home/plan/settling.ts';
import { notifyAtOnce } from '#server/telling/pushes/notifying.ts';

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

/**
 * Announces a newcomer: history, letter, the lists that count members, a notification to each member with how many chores they lose, and one
 * to the newcomer with their first chore.
 */
async function announce(
  { tx, user, emit, deps }: JoiningCall,
  {
    homeId,
    userId,
    others,
    moves,
  }: { homeId: string; userId: string; others: readonly string[]; moves: ChoreMove[] },
) {
  await record(tx, homeId, userId, { type: 'member_joined', data: {} });
  const balances = balancesOf(moves);
  for (const each of others) {
    const chores = balances.get(each)?.lost ?? 0;
    // A member who lets somebody in knows it, but not what it moves.
    if (each === user.userId && chores === 0) continue;
    const joined = { type: 'member_joined', data: { homeId, userId, chores } } as const;
    await notifyAtOnce({ tx, emit, queue: deps.queue }, [each], joined);
  }
  const first = moves.find(({ to }) => to === userId);
  const firstChores = first && {
    chores: balances.get(userId)?.gained ?? 0,
    choreId: first.choreId,
    choreType: first.type,
    choreDueDate: first.dueDate,
  };
  if (user.userId !== userId)
    await notify(tx, emit, [userId], {
      type: 'join_accepted',
      data: { homeId, userId: user.userId, ...firstChores },
    });
  else if (firstChores)
    await notify(tx, emit, [userId], { type: 'first_chores', data: { homeId, ...firstChores } });
  await queueJoinedHome(deps.queue, tx, { homeId, joinedId: userId, letInBy: user.userId });
  if (others.length > 0) emit({ userIds: others, topics: ['homes'] });
  emit({ userIds: [userId], topics: ['me', 'homes'] });
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
  await announce(call, { homeId: home.id, userId, others, moves });
  return moves.find(({ to }) => to === userId);
}
