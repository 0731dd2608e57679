import { sql, type Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { isInvited } from '#server/home/homes/invite-links.ts';
import { askToJoin } from '#server/home/homes/join-requests.ts';
import { admit, readJoining, refuseDoubted, type JoinedHome } from '#server/home/homes/admitting.ts';
import { faceOf, readMemberships } from '#server/platform/members/members.ts';
import { lockHome, setActiveHome } from '#server/platform/members/membership-changes.ts';
import type { ChoreMove } from '#server/home/plan/settling.ts';
import { templatesOf } from '#server/platform/db/templates.ts';

async function answer(tx: Kysely<DB>, { id: homeId, name }: JoinedHome, first: ChoreMove | undefined) {
  const memberships = await readMemberships(tx, homeId);
  const members = memberships.filter((each) => each.leftAt === null).map(faceOf);
  if (!first) return { homeId, name, members, first: null };
  const { type, dueDate } = first;
  const template = (await templatesOf(tx, homeId)).find(({ id }) => id === type);
  return { homeId, name, members, first: { type, name: template?.name ?? wordsOfType(type), dueDate } };
}

/** Finds homes of this name that allow it, with the expression of their index. It stops at two: more make no difference. */
const findNamed = (tx: Kysely<DB>, name: string) =>
  tx
    .selectFrom('homes')
    .select('id')
    .where('name', '=', name)
    .where(sql<boolean>`find_by_name <> 'off'`)
    .limit(2)
    .execute();

/** Locks the only home of this name. */
async function lockNamed(tx: Kysely<DB>, name: string) {
  const found = await findNamed(tx, name);
  if (found.length > 1) throw refusal('SEVERAL_HOMES');
  const home = found[0] && (await lockHome(tx, found[0].id));
  // It may have been renamed, hidden or deleted before this call got the lock.
  if (!home || home.name !== name || home.find_by_name === 'off') throw refusal('HOME_NOT_FOUND');
  return home;
}

export const joiningHandlers = {
  async joinHome(call) {
    const { tx, input, user, emit, deps } = call;
    await deps.limits.count('homeLookUp', user.userId, call.address);
    const home = await lockHome(tx, input.homeId);
    if (!home) throw refusal('HOME_GONE');
    const { ever, isPresent, isRemoved } = await readJoining(tx, home.id, user.userId);
    if (isPresent) {
      await setActiveHome(tx, { homeId: home.id, userId: user.userId });
      emit({ userIds: [user.userId], topics: ['me', 'homes'] });
      return { already: true, ...(await answer(tx, home, undefined)) };
    }
    // Checked before the link, which their removal has replaced.
    if (isRemoved) throw refusal('REMOVED_FROM_HOME');
    if (!isInvited(home, input.code)) throw refusal('INVITE_LINK_REPLACED');
    if (!input.sure) await refuseDoubted(tx, home, ever, { userId: user.userId, now: call.now });
    const first = await admit(call, home, user.userId, ever);
    return { already: false, ...(await answer(tx, home, first)) };
  },

  joinHomeByName: {
    homeOf: async ({ input, deps }) => (await findNamed(deps.db, input.name))[0]?.id,
    async handle(call) {
      const { tx, input, user, emit, deps } = call;
      await deps.limits.count('homeLookUp', user.userId, call.address);
      const home = await lockNamed(tx, input.name);
      const { ever, isPresent, isRemoved } = await readJoining(tx, home.id, user.userId);
      if (isPresent) throw refusal('ALREADY_MEMBER');
      if (isRemoved) throw refusal('REMOVED_FROM_HOME');
      const asksFirst = home.find_by_name === 'ask_first';
      // A person who has to wait learns nothing about the members.
      const known = asksFirst ? [] : ever;
      if (!input.sure) await refuseDoubted(tx, home, known, { userId: user.userId, now: call.now });
      if (asksFirst) {
        await askToJoin(call, home, ever);
        return { waits: true };
      }
      const first = await admit(call, home, user.userId, ever);
      // The contract cannot publish these topics: the input has no homeId.
      emit({ homeId: home.id, topics: ['home', 'history', 'chores'] });
      return { waits: false, already: false, ...(await answer(tx, home, first)) };
    },
  },
} satisfies Partial<Handlers<typeof homes>>;
