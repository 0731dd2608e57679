import type { Kysely, Selectable } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { MEMBERS_MAX, toneOf } from '#domain/homes.ts';
import type { Call, Handlers } from '#server/calls.ts';
import type { DB, Homes } from '#server/db/types.ts';
import { dealOpenChores } from '#server/dealing.ts';
import { refusal } from '#server/errors.ts';
import { record } from '#server/history.ts';
import { isInvited } from '#server/invite-links.ts';
import { queueJoinedHome } from '#server/mail/queueing.ts';
import { faceOf, readMemberships, type Membership } from '#server/members.ts';
import { enterHome, lockHome, setActiveHome } from '#server/membership-changes.ts';
import { notify } from '#server/notifications.ts';

type JoiningCall = Pick<Call<'user', unknown>, 'tx' | 'user' | 'now' | 'tell' | 'deps'>;
type Home = Selectable<Homes>;

async function answer(tx: Kysely<DB>, home: Home, already: boolean) {
  const memberships = await readMemberships(tx, home.id);
  const members = memberships.filter((each) => each.leftAt === null).map(faceOf);
  return { homeId: home.id, name: home.name, already, members };
}

/** What everybody hears of a newcomer: history, notification, letter, and the lists that count the home's members. */
async function announce({ tx, user, tell, deps }: JoiningCall, homeId: string, others: readonly string[]) {
  const { userId } = user;
  await record(tx, homeId, userId, { type: 'member_joined', data: {} });
  await notify(tx, tell, others, { type: 'member_joined', data: { homeId, userId } });
  await queueJoinedHome(deps.queue, tx, { homeId, joinedId: userId });
  if (others.length > 0) tell({ userIds: others, topics: ['homes'] });
  tell({ userIds: [userId], topics: ['me', 'homes'] });
}

/** Makes a person who is not in the locked home a member of it (spec §4 Membership, decisions 'Homes'). */
async function join(call: JoiningCall, home: Home, ever: readonly Membership[]) {
  const { tx, user, now, tell } = call;
  const others = ever.filter((each) => each.leftAt === null).map((each) => each.userId);
  if (ever.some((each) => each.userId === user.userId && each.removed)) throw refusal('REMOVED_FROM_HOME');
  if (others.length >= MEMBERS_MAX) throw refusal('HOME_FULL');
  const tone = toneOf(ever.length);
  await enterHome(tx, { homeId: home.id, userId: user.userId, tone, isFirst: false });
  await announce(call, home.id, others);
  // decisions 'Chores': later ones are offered the same by a button on the board.
  if (others.length === 1) await dealOpenChores(tx, { homeId: home.id, now, tell });
}

const isPresent = (memberships: readonly Membership[], userId: string) =>
  memberships.some((each) => each.userId === userId && each.leftAt === null);

export const joinHome: Handlers<typeof homes>['joinHome'] = async (call) => {
  const { tx, input, user, tell, deps } = call;
  await deps.limits.count('homeLookUp', user.userId, call.address);
  const home = await lockHome(tx, input.homeId);
  if (!home) throw refusal('HOME_GONE');
  const ever = await readMemberships(tx, home.id);
  const already = isPresent(ever, user.userId);
  if (already) {
    await setActiveHome(tx, { homeId: home.id, userId: user.userId });
    tell({ userIds: [user.userId], topics: ['me', 'homes'] });
  } else {
    if (!isInvited(home, input.code)) throw refusal('INVITE_LINK_REPLACED');
    await join(call, home, ever);
  }
  return answer(tx, home, already);
};

/** The only home of this name that lets itself be found, locked. */
async function findByName(tx: Kysely<DB>, name: string): Promise<Home> {
  const found = await tx
    .selectFrom('homes')
    .select('id')
    .where('name', '=', name)
    .where('find_by_name', '!=', 'off')
    .limit(2)
    .execute();
  if (found.length > 1) throw refusal('SEVERAL_HOMES');
  const home = found[0] && (await lockHome(tx, found[0].id));
  // While we waited for the lock it may have been renamed, hidden or deleted.
  if (!home || home.name !== name || home.find_by_name === 'off') throw refusal('HOME_NOT_FOUND');
  return home;
}

export const joinHomeByName: Handlers<typeof homes>['joinHomeByName'] = async (call) => {
  const { tx, input, user, tell, deps } = call;
  await deps.limits.count('homeLookUp', user.userId, call.address);
  const home = await findByName(tx, input.name);
  const ever = await readMemberships(tx, home.id);
  if (isPresent(ever, user.userId)) throw refusal('ALREADY_MEMBER');
  await join(call, home, ever);
  // The contract cannot name them: the input has no homeId.
  tell({ homeId: home.id, topics: ['home', 'history', 'chores'] });
  return answer(tx, home, false);
};
