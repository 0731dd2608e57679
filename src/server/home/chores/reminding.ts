import type { chores } from '#contract/chores.ts';
import { isAway } from '#domain/absences.ts';
import { mayRemind } from '#domain/chores.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { lockAnyChore, named } from '#server/home/plan/chore-rows.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readAbsences } from '#server/home/plan/facts.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { announce } from '#server/telling/announcing/announce.ts';

/** Reminds the member who has not done a late chore (docs/product/board.md 'Reminding'). */
export const remindOfChore: Handlers<typeof chores>['remindOfChore'] = async (call) => {
  const { input, tx, home, user, today } = call;
  const { chore, letGo } = await lockAnyChore(tx, home, input.choreId);
  const { assignedTo, status, remindedOn } = chore;
  if (letGo || !(await readMemberIds(tx, home.id)).includes(assignedTo)) throw refusal('CHORE_NOT_FOUND');
  if (assignedTo === user.userId) throw refusal('FORBIDDEN');
  if (status === 'completed') throw refusal('CHORE_COMPLETED');
  if (!mayRemind(user.userId, chore, today)) throw refusal('CHORE_NOT_OVERDUE');
  if (isAway(await readAbsences(tx, home.id, today), assignedTo, today)) throw refusal('REMIND_AWAY');
  if (remindedOn === today) return { wasReminded: true };
  await tx
    .updateTable('chores')
    .set({ reminded_on: today })
    .where('home_id', '=', home.id)
    .where('id', '=', chore.id)
    .execute();
  const reminder = { homeId: home.id, by: user.userId, assignedTo, chore: named(chore) };
  await announce(call, { type: 'chore_reminder', ...reminder });
  return { wasReminded: false };
};
