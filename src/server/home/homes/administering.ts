import type { Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { mayDelete } from '#domain/homes.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce, type Announcing } from '#server/telling/announcing/announce.ts';
import { record } from '#server/telling/announcing/history.ts';
import { endJoinRequests } from '#server/home/homes/join-requests.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { instant } from '#server/platform/members/membership-changes.ts';
import { readOpenOfEach, sumOfHome } from '#server/money/payments/open-amounts.ts';
import { hideBillsOfHome } from '#server/money/bills/keeping.ts';
import { markProofs, removeProofsOf } from '#server/money/proofs/keeping.ts';

/**
 * Makes a member of the locked home its administrator. Refuses with MEMBER_NOT_FOUND.
 * @param by the acting administrator; null if the host does it
 */
export async function makeAdministrator(
  { tx, emit }: Announcing<'role_handed_over'>,
  { homeId, userId, by }: { homeId: string; userId: string; by: string | null },
) {
  if (!(await readMemberIds(tx, homeId)).includes(userId)) throw refusal('MEMBER_NOT_FOUND');
  const changed = { admin_id: userId, updated_at: instant };
  await tx.updateTable('homes').set(changed).where('id', '=', homeId).execute();
  await announce({ tx, emit }, { type: 'role_handed_over', homeId, userId, by });
}

/** The context for deleting a home or an account. */
export type Deleting = { tx: Kysely<DB>; queue: JobSender; now: Date; emit: (change: Change) => void };
type DeletedHome = { id: string; name: string; time_zone: string };

/** The most lines in the email about a deleted home. */
const EMAIL_LINES_MAX = 100;

/** Deletes the home and everything in it. Former members with open money get a notification and an email too. */
export async function removeHome(
  { tx, queue, now, emit }: Deleting,
  { home, members, by }: { home: DeletedHome; members: readonly string[]; by: string },
) {
  const { id: homeId, name: homeName } = home;
  const open = await readOpenOfEach(tx, home, EMAIL_LINES_MAX);
  const userIds = open.map(({ userId }) => userId);
  await announce({ tx, emit, queue }, { type: 'home_deleted', homeId, homeName, members, open, by });
  await endJoinRequests({ tx, emit }, homeId, 'deleted');
  await markProofs(tx, homeId);
  await removeProofsOf(tx, queue, homeId);
  await hideBillsOfHome({ tx, queue, now }, homeId);
  await tx.deleteFrom('homes').where('id', '=', homeId).execute();
  await tx.insertInto('deleted_homes').values({ id: homeId }).execute();
  if (userIds.length > 0) emit({ userIds, topics: ['payments'] });
}

export const administeringHandlers = {
  async renameHome({ tx, input: { name }, home, user, emit }) {
    if (name === home.name) return {};
    await tx.updateTable('homes').set({ name, updated_at: instant }).where('id', '=', home.id).execute();
    await endJoinRequests({ tx, emit }, home.id, 'renamed');
    await record(tx, home.id, user.userId, { type: 'home_renamed', data: { from: home.name, to: name } });
    return {};
  },

  async handOver({ tx, input: { homeId, userId }, home, user, emit, note }) {
    if (userId === home.admin_id) return {};
    await makeAdministrator({ tx, emit }, { homeId, userId, by: user.userId });
    note('role-handed-over', { other: userId });
    return {};
  },

  async getHomeDeletion({ tx, home }) {
    return { openAmount: await sumOfHome(tx, home.id) };
  },

  async deleteHome({ tx, input, home, user, now, emit, deps: { queue } }) {
    if (!mayDelete(home.role, home, input.name)) throw refusal('HOME_NAME_DIFFERS');
    const members = await readMemberIds(tx, home.id);
    await removeHome({ tx, queue, now, emit }, { home, members, by: user.userId });
    // By ids, because the home has no members any more.
    emit({ userIds: members, topics: ['me', 'homes'] });
    return {};
  },
} satisfies Partial<Handlers<typeof homes>>;
