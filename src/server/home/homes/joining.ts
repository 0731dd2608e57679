import { sql, type Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { typeInWords } from '#domain/home-templates.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { isInvited } from '#server/home/homes/invite-links.ts';
import { askToJoin } from '#server/home/homes/join-requests.ts';
import { refuseDoubted } from '#server/home/homes/joining-doubts.ts';
import { letIn, readJoining, type JoinedHome } from '#server/home/homes/admitting.ts';
import { faceOf, readMemberships } from '#server/platform/members/members.ts';
import { lockHome, setActiveHome } from '#server/platform/members/membership-changes.ts';
import type { ChoreMove } from '#server/home/plan/settling.ts';
import { templatesOf } from '#server/platform/db/templates.ts';

async function answer(
  tx: Kysely<DB>,
  home: JoinedHome,
  { already, first }: { already: boolean; first?: ChoreMove | undefined },
) {
  const memberships = await readMemberships(tx, home.id);
  const members = memberships.filter((each) => each.leftAt === null).map(faceOf);
  const template = first && (await templatesOf(tx, home.id)).find(({ id }) => id === first.type);
  return {
    homeId: home.id,
    name: home.name,
    already,
    members,
    first: first
      ? { type: first.type, name: template?.name ?? typeInWords(first.type), dueDate: first.dueDate }
      : null,
  };
}

export const joinHome: Handlers<typeof homes>['joinHome'] = async (call) => {
  const { tx, input, user, emit, deps } = call;
  await deps.limits.count('homeLookUp', user.userId, call.address);
  const home = await lockHome(tx, input.homeId);
  if (!home) throw refusal('HOME_GONE');
  const { ever, isPresent, isRemoved } = await readJoining(tx, home.id, user.userId);
  let first: ChoreMove | undefined;
  if (isPresent) {
    await setActiveHome(tx, { homeId: home.id, userId: user.userId });
    emit({ userIds: [user.userId], topics: ['me', 'homes'] });
  } else {
    // Before the link, which their removal has replaced.
    if (isRemoved) throw refusal('REMOVED_FROM_HOME');
    if (!isInvited(home, input.code)) throw refusal('INVITE_LINK_REPLACED');
    if (!input.sure) await refuseDoubted(tx, home, ever, { userId: user.userId, now: call.now });
    first = await letIn(call, home, user.userId, ever);
  }
  return answer(tx, home, { already: isPresent, first });
};

/** The homes of this name that let themselves be found, in the words of the index that has them alone; two say as much as more. */
const findNamed = (tx: Kysely<DB>, name: string) =>
  tx
    .selectFrom('homes')
    .select('id')
    .where('name', '=', name)
    .where(sql<boolean>`find_by_name <> 'off'`)
    .limit(2)
    .execute();

/** The only one, locked. */
async function lockNamed(tx: Kysely<DB>, name: string): Promise<JoinedHome> {
  const found = await findNamed(tx, name);
  if (found.length > 1) throw refusal('SEVERAL_HOMES');
  const home = found[0] && (await lockHome(tx, found[0].id));
  // While we waited for the lock it may have been renamed, hidden or deleted.
  if (!home || home.name !== name || home.find_by_name === 'off') throw refusal('HOME_NOT_FOUND');
  return home;
}

async function joinNamed(call: Call<'user', { name: string; sure?: boolean | undefined }>) {
  const { tx, input, user, emit, deps } = call;
  await deps.limits.count('homeLookUp', user.userId, call.address);
  const home = await lockNamed(tx, input.name);
  const { ever, isPresent, isRemoved } = await readJoining(tx, home.id, user.userId);
  if (isPresent) throw refusal('ALREADY_MEMBER');
  if (isRemoved) throw refusal('REMOVED_FROM_HOME');
  const asksFirst = home.find_by_name === 'ask_first';
  // Who has to wait learns nothing of the people there.
  const known = asksFirst ? [] : ever;
  if (!input.sure) await refuseDoubted(tx, home, known, { userId: user.userId, now: call.now });
  if (asksFirst) {
    await askToJoin(call, home, ever);
    return { waits: true as const };
  }
  const first = await letIn(call, home, user.userId, ever);
  // The contract cannot name them: the input has no homeId.
  emit({ homeId: home.id, topics: ['home', 'history', 'chores'] });
  return { waits: false as const, ...(await answer(tx, home, { already: false, first })) };
}

export const joinHomeByName: Handlers<typeof homes>['joinHomeByName'] = {
  homeOf: async ({ input, deps }) => (await findNamed(deps.db, input.name))[0]?.id,
  handle: joinNamed,
};
