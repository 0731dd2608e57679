import type { Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { dayOf, type Day } from '#domain/days.ts';
import { afterRemoval, mayLeave, mayRemove, mustHandOver, roleOf } from '#domain/homes.ts';
import { removeHome } from '#server/home/homes/administering.ts';
import type { CallOf, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { countOpenChores, settleLeaving } from '#server/home/plan/leaving.ts';
import { endAbsencesOf } from '#server/home/plan/absences.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { record } from '#server/telling/announcing/history.ts';
import { settingsOf } from '#server/home/homes/settings.ts';
import { renewInviteCode } from '#server/home/homes/invite-links.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import type { Change } from '#server/platform/live/live.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { exitHome } from '#server/platform/members/membership-changes.ts';
import { leaveSeries } from '#server/money/payments/series.ts';
import { sumInHome } from '#server/money/payments/open-amounts.ts';

type HomeHandlers = Handlers<typeof homes>;
type Leaving = {
  tx: Kysely<DB>;
  homeId: string;
  userId: string;
  now: Date;
  /** The day in the home's zone. */
  today: Day;
  emit: (change: Change) => void;
};
/** What leaving and being removed have in common (docs/product/plan.md 'When a member leaves'). */
async function depart(leaving: Leaving, removedBy?: string) {
  const { tx, homeId, userId, emit } = leaving;
  await leaveSeries({ tx, emit, homeId, userId });
  await exitHome(tx, { homeId, userId, removed: removedBy !== undefined });
  await endAbsencesOf(tx, leaving);
  const got = await settleLeaving(tx, leaving);
  const staying = await readMemberIds(tx, homeId);
  const departure = { homeId, userId, staying, got };
  if (removedBy === undefined) await announce({ tx, emit }, { type: 'member_left', ...departure });
  else await announce({ tx, emit }, { type: 'member_removed', ...departure, by: removedBy });
}

export const getLeaving: HomeHandlers['getLeaving'] = async ({ tx, input, home, user, today }) => {
  const { homeId, userId } = input;
  if (userId !== user.userId && home.role !== 'administrator') throw refusal('FORBIDDEN');
  const openChores = await countOpenChores(tx, { homeId, userId, today });
  return { openChores, ...(await sumInHome(tx, { homeId, userId, viewerId: user.userId })) };
};

export const leaveHome: HomeHandlers['leaveHome'] = async ({ tx, home, user, now, today, emit }) => {
  const { left_at: leftAt, removed } = await tx
    .selectFrom('memberships')
    .select(['left_at', 'removed'])
    .where('home_id', '=', home.id)
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow();
  if (leftAt && removed) throw refusal('FORBIDDEN');
  // By another tab, or their answer was lost.
  if (leftAt) {
    emit({ userIds: [user.userId], topics: ['me', 'homes'] });
    return {};
  }
  if (!mayLeave(home.role)) throw refusal('ADMINISTRATOR_STAYS');
  await depart({ tx, homeId: home.id, userId: user.userId, now, today, emit });
  return {};
};

/**
 * Whoever is removed could come back with a fresh account, by the link that they know or by the home's name (docs/product/homes.md 'Shut
 * out after a removal').
 */
async function shutOut(call: CallOf<HomeHandlers['removeMember']>) {
  const { tx, home, user } = call;
  await renewInviteCode(call);
  const findByName = afterRemoval(settingsOf(home).findByName);
  if (findByName === home.find_by_name) return;
  await tx.updateTable('homes').set({ find_by_name: findByName }).where('id', '=', home.id).execute();
  await record(tx, home.id, user.userId, { type: 'settings_changed', data: { findByName } });
}

export const removeMember: HomeHandlers['removeMember'] = async (call) => {
  const { tx, input, home, user, now, today, emit, note } = call;
  const { homeId, userId } = input;
  if (!mayRemove(home.role, user.userId, userId)) throw refusal('ADMINISTRATOR_STAYS');
  if (!(await readMemberIds(tx, homeId)).includes(userId)) throw refusal('MEMBER_NOT_FOUND');
  await depart({ tx, homeId, userId, now, today, emit }, user.userId);
  await shutOut(call);
  const { name: homeName } = home;
  await announce(call, { type: 'removed_from_home', homeId, homeName, userId });
  note('member-removed', { other: userId });
  return {};
};

export const allowAgain: HomeHandlers['allowAgain'] = async ({ tx, input, user, note }) => {
  const { homeId, userId } = input;
  const former = await tx
    .selectFrom('memberships')
    .select('removed')
    .where('home_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('left_at', 'is not', null)
    .executeTakeFirst();
  if (!former) throw refusal('MEMBER_NOT_FOUND');
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
};

/**
 * Also those that the person has left, where something may still be open. In the order of their ids, so that two who lock several
 * homes never wait for each other.
 */
const lockHomesOf = (tx: Kysely<DB>, userId: string) =>
  tx
    .selectFrom('homes')
    .innerJoin('memberships', 'memberships.home_id', 'homes.id')
    .select([
      'homes.id',
      'homes.name',
      'homes.time_zone',
      'homes.admin_id as adminId',
      'memberships.left_at as leftAt',
    ])
    .where('memberships.user_id', '=', userId)
    .orderBy('homes.id')
    .forNoKeyUpdate('homes')
    .execute();

/**
 * For deleting an account, in the transaction that marks it deleted: leaves each home, and deletes those where the person is alone. Every
 * home that they ever lived in is locked then. Refuses with ADMINISTRATOR_OF_OTHERS where others live in a home of theirs, who must first
 * be given it (docs/product/accounts.md 'Administrators cannot be deleted').
 */
export async function leaveEveryHome({
  tx,
  queue,
  userId,
  now,
  emit,
}: Omit<Leaving, 'homeId' | 'today'> & { queue: JobSender }): Promise<void> {
  await lockHomesOf(tx, userId);
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  // Read again: from here on nobody can make them join or leave anything, and until here somebody could.
  const locked = await lockHomesOf(tx, userId);
  const homes = [];
  for (const home of locked.filter(({ leftAt }) => leftAt === null))
    homes.push({ ...home, members: await readMemberIds(tx, home.id) });
  // Before the first is left: handing on the chores of twenty is work that anybody could ask for again and again.
  if (homes.some(({ adminId, members }) => mustHandOver(roleOf({ adminId }, userId), members.length)))
    throw refusal('ADMINISTRATOR_OF_OTHERS');
  for (const { members, ...home } of homes) {
    if (members.length === 1) {
      await removeHome({ tx, queue, now, emit, home, members, by: userId });
    } else {
      await depart({ tx, homeId: home.id, userId, now, today: dayOf(now, home.time_zone), emit });
      emit({ homeId: home.id, topics: ['home', 'history', 'chores'] });
    }
  }
}
