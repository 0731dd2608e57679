import type { Kysely, Selectable } from 'kysely';
import { MEMBERS_MAX, toneOf } from '#domain/homes.ts';
import type { Call } from '#server/calls/calls.ts';
import type { DB, Homes } from '#server/db/types.ts';
import { dealOpenChores } from '#server/plan/dealing.ts';
import { refusal } from '#server/errors.ts';
import { record } from '#server/notifications/history.ts';
import { queueJoinedHome } from '#server/mail/queueing.ts';
import { readMemberships, type Membership } from '#server/members/members.ts';
import { enterHome } from '#server/members/membership-changes.ts';
import { notifyAtOnce } from '#server/pushes/notifying.ts';

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

/** What everybody hears of a newcomer: history, notification, letter, and the lists that count the home's members. */
async function announce(
  { tx, user, emit, deps }: JoiningCall,
  { homeId, userId, others }: { homeId: string; userId: string; others: readonly string[] },
) {
  await record(tx, homeId, userId, { type: 'member_joined', data: {} });
  // Whoever let them in knows it.
  const unaware = others.filter((each) => each !== user.userId);
  await notifyAtOnce({ tx, emit, queue: deps.queue }, unaware, {
    type: 'member_joined',
    data: { homeId, userId },
  });
  await queueJoinedHome(deps.queue, tx, { homeId, joinedId: userId, letInBy: user.userId });
  if (others.length > 0) emit({ userIds: others, topics: ['homes'] });
  emit({ userIds: [userId], topics: ['me', 'homes'] });
}

/**
 * Makes a person who is not in the locked home a member of it (docs/product/homes.md 'A membership stays'): the caller, or whom the caller
 * accepts. What they had asked for ends with it.
 */
export async function letIn(
  call: JoiningCall,
  home: Pick<JoinedHome, 'id'>,
  userId: string,
  ever: readonly Membership[],
) {
  const { tx, now, emit } = call;
  refuseFull(ever);
  const isOwnAct = userId === call.user.userId;
  if (isOwnAct && !ever.some((each) => each.userId === userId))
    await call.deps.limits.count('newcomerOfHome', home.id, call.address);
  const others = ever.filter((each) => each.leftAt === null).map((each) => each.userId);
  const tone = toneOf(ever.length);
  await enterHome(tx, {
    homeId: home.id,
    userId,
    tone,
    isFirst: false,
    isOwnAct,
  });
  await tx.deleteFrom('join_requests').where('home_id', '=', home.id).where('user_id', '=', userId).execute();
  await announce(call, { homeId: home.id, userId, others });
  // docs/product/plan.md 'Sharing with newcomers': later ones are offered the same by a button on the board.
  if (others.length === 1) await dealOpenChores(tx, { homeId: home.id, now, emit });
}
