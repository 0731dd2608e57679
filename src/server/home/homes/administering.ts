import type { Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { mayDelete } from '#domain/homes.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { record } from '#server/telling/announcing/history.ts';
import { endJoinRequests } from '#server/home/homes/join-requests.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import type { Change } from '#server/platform/live/live.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { instant } from '#server/platform/members/membership-changes.ts';
import { readOpenOfEach, readOpenOfHome } from '#server/money/payments/open-amounts.ts';
import { hideBillsOfHome } from '#server/money/bills/keeping.ts';
import { markProofs } from '#server/money/proofs/deleted-homes.ts';
import { removeProofsOf } from '#server/money/proofs/keeping.ts';

type HomeHandlers = Handlers<typeof homes>;

export const renameHome: HomeHandlers['renameHome'] = async ({ tx, input, home, user, emit }) => {
  const { name } = input;
  if (name === home.name) return {};
  await tx.updateTable('homes').set({ name, updated_at: instant }).where('id', '=', home.id).execute();
  await endJoinRequests({ tx, emit }, home.id, 'renamed');
  await record(tx, home.id, user.userId, { type: 'home_renamed', data: { from: home.name, to: name } });
  return {};
};

type GivingRole = { tx: Kysely<DB>; emit: (change: Change) => void };

/** Gives the role to a member of the home, which must be locked; `by` is null where the host does it. Refuses with MEMBER_NOT_FOUND. */
export async function giveRole(
  { tx, emit }: GivingRole,
  { homeId, userId, by }: { homeId: string; userId: string; by: string | null },
): Promise<void> {
  if (!(await readMemberIds(tx, homeId)).includes(userId)) throw refusal('MEMBER_NOT_FOUND');
  await tx
    .updateTable('homes')
    .set({ admin_id: userId, updated_at: instant })
    .where('id', '=', homeId)
    .execute();
  await announce({ tx, emit }, { type: 'role_handed_over', homeId, userId, by });
}

export const handOver: HomeHandlers['handOver'] = async ({ tx, input, home, user, emit, note }) => {
  const { homeId, userId } = input;
  if (userId === home.admin_id) return {};
  await giveRole({ tx, emit }, { homeId, userId, by: user.userId });
  note('role-handed-over', { other: userId });
  return {};
};

type Removing = {
  tx: Kysely<DB>;
  queue: JobSender;
  now: Date;
  emit: (change: Change) => void;
  home: { id: string; name: string; time_zone: string };
  members: readonly string[];
  by: string;
};

/** So many lines stand in the letter about a home that is gone. */
const LINES_TOLD = 100;

/** The home with all that is in it; also whoever has left it and had something open there is told, and has it in a letter. */
export async function removeHome({ tx, queue, now, emit, home, members, by }: Removing): Promise<void> {
  const homeName = home.name;
  const open = await readOpenOfEach(tx, home, LINES_TOLD);
  const userIds = open.map(({ userId }) => userId);
  await announce({ tx, emit, queue }, { type: 'home_deleted', homeId: home.id, homeName, members, open, by });
  await endJoinRequests({ tx, emit }, home.id, 'deleted');
  await markProofs(tx, home.id);
  await removeProofsOf(tx, queue, home.id);
  await hideBillsOfHome({ tx, queue, now }, home.id);
  await tx.deleteFrom('homes').where('id', '=', home.id).execute();
  await tx.insertInto('deleted_homes').values({ id: home.id }).execute();
  if (userIds.length > 0) emit({ userIds, topics: ['payments'] });
}

export const getHomeDeletion: HomeHandlers['getHomeDeletion'] = async ({ tx, home }) => {
  const { openAmount } = await readOpenOfHome(tx, home.id);
  return { openAmount };
};

export const deleteHome: HomeHandlers['deleteHome'] = async ({ tx, input, home, user, now, emit, deps }) => {
  if (!mayDelete(home.role, home, input.name)) throw refusal('HOME_NAME_DIFFERS');
  const members = await readMemberIds(tx, home.id);
  await removeHome({ tx, queue: deps.queue, now, emit, home, members, by: user.userId });
  // By name: a note to the home's members would find nobody any more.
  emit({ userIds: members, topics: ['me', 'homes'] });
  return {};
};
