import type { Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { dayOf, type Day } from '#domain/days.ts';
import { findByNameAfterRemoval, mayLeave, mayRemove, mustHandOver, roleOf } from '#domain/homes.ts';
import { removeHome, type Deleting } from '#server/home/homes/administering.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { settleLeaving } from '#server/home/plan/leaving.ts';
import { openChores, type Planning } from '#server/home/plan/chore-rows.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { record } from '#server/telling/announcing/history.ts';
import { settingsOf } from '#server/home/homes/settings.ts';
import { renewInviteCode } from '#server/home/homes/invite-links.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { exitHome } from '#server/platform/members/membership-changes.ts';
import { leaveSeries } from '#server/money/payments/series.ts';
import { sumInHome } from '#server/money/payments/open-amounts.ts';

type Leaving = Planning & { tx: Kysely<DB>; userId: string; today: Day };

/** Does the part that leaving and being removed have in common (docs/product/plan.md 'When a member leaves'). */
async function depart(leaving: Leaving, removedBy?: string) {
  const { tx, homeId, userId, emit } = leaving;
  await leaveSeries({ tx, emit, homeId, userId });
  await exitHome(tx, { homeId, userId, removed: removedBy !== undefined });
  const got = await settleLeaving(tx, leaving);
  const departure = { homeId, userId, staying: await readMemberIds(tx, homeId), got };
  if (removedBy === undefined) await announce({ tx, emit }, { type: 'member_left', ...departure });
  else await announce({ tx, emit }, { type: 'member_removed', ...departure, by: removedBy });
}

/** Keeps a removed person from coming back with a new account (docs/product/homes.md 'Removing a member'). */
async function blockReturn(call: Call<'administrator', unknown>) {
  const { tx, home, user } = call;
  await renewInviteCode(call);
  const findByName = findByNameAfterRemoval(settingsOf(home).findByName);
  if (findByName === home.find_by_name) return;
  await tx.updateTable('homes').set({ find_by_name: findByName }).where('id', '=', home.id).execute();
  await record(tx, home.id, user.userId, { type: 'settings_changed', data: { findByName } });
}

const findMembership = (tx: Kysely<DB>, { homeId, userId }: { homeId: string; userId: string }) =>
  tx
    .selectFrom('memberships')
    .select(['left_at as leftAt', 'removed'])
    .where('home_id', '=', homeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const leavingHandlers = {
  async getLeaving({ tx, input: { homeId, userId }, home, user, today }) {
    if (userId !== user.userId && home.role !== 'administrator') throw refusal('FORBIDDEN');
    const counted = await openChores(tx, homeId)
      .where('assigned_to', '=', userId)
      .where('due_date', '>=', today)
      .select(({ fn }) => fn.countAll<number>().as('openChores'))
      .executeTakeFirstOrThrow();
    return { ...counted, ...(await sumInHome(tx, { homeId, userId, viewerId: user.userId })) };
  },

  async leaveHome({ tx, home, user: { userId }, now, today, emit }) {
    const membership = await findMembership(tx, { homeId: home.id, userId });
    if (membership?.leftAt && membership.removed) throw refusal('FORBIDDEN');
    // In another tab, or as a retry after a lost answer.
    if (membership?.leftAt) {
      emit({ userIds: [userId], topics: ['me', 'homes'] });
      return {};
    }
    if (!mayLeave(home.role)) throw refusal('ADMINISTRATOR_STAYS');
    await depart({ tx, homeId: home.id, userId, now, today, emit });
    return {};
  },

  async removeMember(call) {
    const { tx, input, home, user, now, today, emit, note } = call;
    const { homeId, userId } = input;
    if (!mayRemove(home.role, user.userId, userId)) throw refusal('ADMINISTRATOR_STAYS');
    if (!(await readMemberIds(tx, homeId)).includes(userId)) throw refusal('MEMBER_NOT_FOUND');
    await depart({ tx, homeId, userId, now, today, emit }, user.userId);
    await blockReturn(call);
    await announce(call, { type: 'removed_from_home', homeId, homeName: home.name, userId });
    note('member-removed', { other: userId });
    return {};
  },

  async allowAgain({ tx, input, user, note }) {
    const { homeId, userId } = input;
    const former = await findMembership(tx, input);
    if (!former?.leftAt) throw refusal('MEMBER_NOT_FOUND');
    if (!former.removed) return {};
    await tx
      .updateTable('memberships')
      .set({ removed: false })
      .where('home_id', '=', homeId)
      .where('user_id', '=', userId)
      .execute();
    await record(tx, homeId, user.userId, { type: 'member_allowed_again', data: { userId } });
    note('member-allowed-again', { other: userId });
    return {};
  },
} satisfies Partial<Handlers<typeof homes>>;

/** Locks every home that the person lives in or has left, in the order of ids, so that two callers cannot deadlock. */
const lockHomesOf = (tx: Kysely<DB>, userId: string) =>
  tx
    .selectFrom('homes')
    .innerJoin('memberships', 'memberships.home_id', 'homes.id')
    .select(['homes.id', 'name', 'time_zone', 'admin_id as adminId', 'left_at as leftAt'])
    .where('memberships.user_id', '=', userId)
    .orderBy('homes.id')
    .forNoKeyUpdate('homes')
    .execute();

/**
 * Makes a person leave each home when their account is deleted, in the same transaction, and deletes homes where they live alone. Locks all
 * of their homes, left ones too. Refuses with ADMINISTRATOR_OF_OTHERS (docs/product/accounts.md 'Asking before deletion').
 */
export async function leaveEveryHome({ userId, ...deleting }: Deleting & { userId: string }) {
  const { tx, now, emit } = deleting;
  await lockHomesOf(tx, userId);
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  // Read again: until the person was locked, another request could make them join or leave a home.
  const locked = await lockHomesOf(tx, userId);
  const homes = [];
  for (const home of locked.filter(({ leftAt }) => leftAt === null))
    homes.push({ ...home, members: await readMemberIds(tx, home.id) });
  // Checked before leaving the first home: reassigning the chores of twenty homes is expensive, and anyone could repeat the request.
  if (homes.some(({ adminId, members }) => mustHandOver(roleOf({ adminId }, userId), members.length)))
    throw refusal('ADMINISTRATOR_OF_OTHERS');
  for (const { members, ...home } of homes) {
    if (members.length === 1) {
      await removeHome(deleting, { home, members, by: userId });
    } else {
      await depart({ tx, homeId: home.id, userId, now, today: dayOf(now, home.time_zone), emit });
      emit({ homeId: home.id, topics: ['home', 'history', 'chores'] });
    }
  }
}
