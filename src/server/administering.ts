import type { homes } from '#contract/homes.ts';
import { mayDelete } from '#domain/homes.ts';
import type { Handlers } from '#server/calls.ts';
import { refusal } from '#server/errors.ts';
import { record } from '#server/history.ts';
import { readMemberIds } from '#server/members.ts';
import { instant } from '#server/membership-changes.ts';
import { notify } from '#server/notifications.ts';

type HomeHandlers = Handlers<typeof homes>;

export const renameHome: HomeHandlers['renameHome'] = async ({ tx, input, home, user }) => {
  const { name } = input;
  if (name === home.name) return {};
  await tx.updateTable('homes').set({ name, updated_at: instant }).where('id', '=', home.id).execute();
  await record(tx, home.id, user.userId, { type: 'home_renamed', data: { from: home.name, to: name } });
  return {};
};

export const handOver: HomeHandlers['handOver'] = async ({ tx, input, home, user, tell }) => {
  const { homeId, userId } = input;
  if (userId === home.admin_id) return {};
  if (!(await readMemberIds(tx, homeId)).includes(userId)) throw refusal('MEMBER_NOT_FOUND');
  await tx
    .updateTable('homes')
    .set({ admin_id: userId, updated_at: instant })
    .where('id', '=', homeId)
    .execute();
  await record(tx, homeId, user.userId, { type: 'role_handed_over', data: { userId } });
  await notify(tx, tell, [userId], { type: 'role_handed_over', data: { homeId, userId: user.userId } });
  return {};
};

export const deleteHome: HomeHandlers['deleteHome'] = async ({ tx, input, home, user, tell }) => {
  if (!mayDelete(home.role, home, input.name)) throw refusal('HOME_NAME_DIFFERS');
  const members = await readMemberIds(tx, home.id);
  const others = members.filter((id) => id !== user.userId);
  await notify(tx, tell, others, { type: 'home_deleted', data: { homeName: home.name } });
  await tx.deleteFrom('homes').where('id', '=', home.id).execute();
  // By name: a note to the home's members would find nobody any more.
  tell({ userIds: members, topics: ['me', 'homes'] });
  return {};
};
