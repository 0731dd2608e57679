import type { Kysely } from 'kysely';
import type { chores } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';
import type { Act } from '#domain/plan/facts.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { instant } from '#server/platform/members/membership-changes.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import { fillMonths, type Planning } from '#server/home/plan/planning.ts';
import { findFirstAnswer, savePlan } from '#server/home/plan/replaced-plans.ts';
import { removeChores, settle } from '#server/home/plan/settling.ts';

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
          eb.and([eb('status', '<>', 'completed'), eb('held_why', '=', 'swap'), eb('due_date', '>=', today)]),
        )
        .as('swapped'),
    ])
    .where('home_id', '=', home.id)
    .where('assigned_to', 'is not', null)
    .where('let_go_at', 'is', null)
    .executeTakeFirstOrThrow();

async function removeReplaced(
  tx: Kysely<DB>,
  planning: Planning & { by: string },
  { keepCompleted, act }: { keepCompleted: boolean; act: Act },
): Promise<number> {
  let going = tx.selectFrom('chores').select('id').where('home_id', '=', planning.homeId);
  if (keepCompleted) going = going.where('status', '<>', 'completed');
  const ids = (await going.execute()).map(({ id }) => id);
  await removeChores(tx, planning, ids, act);
  return ids.length;
}

/** Plans the wanted months from scratch, with another seed. @returns how many chores that adds */
async function planFromScratch(
  tx: Kysely<DB>,
  home: MemberHome,
  { today, now, emit, by }: Omit<Planning, 'homeId'> & { today: Day; by: string },
) {
  await tx
    .updateTable('homes')
    .set({ seed: home.seed, updated_at: instant })
    .where('id', '=', home.id)
    .execute();
  await tx.deleteFrom('planned_months').where('home_id', '=', home.id).execute();
  const { added } = await fillMonths(tx, home, { today, now });
  await settle(tx, home, { now, emit, by });
  return added;
}

export const regenerateChoresForHome: ChoreHandlers['regenerateChoresForHome'] = async (call) => {
  const { tx, input, home, user, today, now, random, emit } = call;
  const { id: planId, homeId, keepCompleted } = input;
  const { userId } = user;
  await call.deps.limits.count('planning', userId, call.address);
  const first = await findFirstAnswer(tx, { homeId, planId, userId }, 'chores_regenerated');
  if (first !== undefined) return { planId, chores: first };

  const act = await savePlan(tx, homeId, { planId, userId, now, keepsCompleted: keepCompleted });
  const planning = { homeId, now, emit, by: userId };
  const replaced = await removeReplaced(tx, planning, { keepCompleted, act });
  const chores = await planFromScratch(tx, { ...home, seed: random() }, { today, now, emit, by: userId });
  const others = (await readMemberIds(tx, homeId)).filter((id) => id !== userId);
  const planned = { homeId, by: userId, others, planId, replaced, chores };
  await announce(call, { type: 'chores_dealt_anew', ...planned });
  return { planId, chores };
};
