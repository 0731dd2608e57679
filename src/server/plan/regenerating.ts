import type { Kysely } from 'kysely';
import type { chores } from '#contract/chores.ts';
import type { Handlers } from '#server/calls/calls.ts';
import type { DB } from '#server/db/types.ts';
import { record } from '#server/notifications/history.ts';
import { readMemberIds } from '#server/members/members.ts';
import { instant, setSharing } from '#server/members/membership-changes.ts';
import type { MemberHome } from '#server/members/membership.ts';
import { notify } from '#server/notifications/notifications.ts';
import { deleteChores } from '#server/plan/rows.ts';
import { fillMonths, monthsWanted, takeMonths, type Planning } from '#server/plan/planning.ts';
import { findFirstAnswer, savePlan } from '#server/plan/replaced-plans.ts';

type ChoreHandlers = Handlers<typeof chores>;

export const countReplaced: ChoreHandlers['countReplaced'] = ({ tx, home, today }) =>
  tx
    .selectFrom('chores')
    .select(({ fn }) => [
      fn.countAll<number>().as('chores'),
      fn.countAll<number>().filterWhere('status', '=', 'completed').as('completed'),
      fn
        .countAll<number>()
        // What was agreed for a day that is over cannot be lost any more.
        .filterWhere((eb) =>
          eb.and([
            eb('status', '<>', 'completed'),
            eb('moved_by_swap', '=', true),
            eb('due_date', '>=', today),
          ]),
        )
        .as('swapped'),
    ])
    .where('home_id', '=', home.id)
    .where('let_go_at', 'is', null)
    .executeTakeFirstOrThrow();

async function deleteReplaced(
  tx: Kysely<DB>,
  planning: Planning & { by: string },
  keepCompleted: boolean,
): Promise<number> {
  const { homeId } = planning;
  let going = tx.selectFrom('chores').select('id').where('home_id', '=', homeId);
  if (keepCompleted) going = going.where('status', '<>', 'completed');
  const ids = (await going.execute()).map(({ id }) => id);
  await deleteChores(tx, planning, ids);
  return ids.length;
}

/** Its months planned from nothing, from another seed. */
async function planAnew(tx: Kysely<DB>, home: MemberHome, dates: { today: string; now: Date }, seed: string) {
  await tx.updateTable('homes').set({ seed, updated_at: instant }).where('id', '=', home.id).execute();
  await tx.deleteFrom('planned_months').where('home_id', '=', home.id).execute();
  const months = await takeMonths(tx, home.id, monthsWanted(home, dates.today), dates.now);
  const made = await fillMonths(tx, { ...home, seed }, months, dates);
  await setSharing(tx, home.id);
  return made;
}

export const regenerateChoresForHome: ChoreHandlers['regenerateChoresForHome'] = async (call) => {
  const { tx, input, home, user, today, now, random, emit } = call;
  const { id: planId, homeId, keepCompleted } = input;
  const { userId } = user;
  await call.deps.limits.count('planning', userId, call.address);
  const first = await findFirstAnswer(tx, { homeId, planId, userId }, 'chores_regenerated');
  if (first !== undefined) return { planId, chores: first };

  await savePlan(tx, homeId, { planId, userId, now, keepsCompleted: keepCompleted });
  const replaced = await deleteReplaced(tx, { homeId, now, emit, by: userId }, keepCompleted);
  const made = await planAnew(tx, home, { today, now }, random());
  await record(tx, homeId, userId, { type: 'chores_regenerated', data: { planId, replaced, chores: made } });
  const others = (await readMemberIds(tx, homeId)).filter((id) => id !== userId);
  await notify(tx, emit, others, { type: 'chores_dealt_anew', data: { homeId, chores: made } });
  return { planId, chores: made };
};
