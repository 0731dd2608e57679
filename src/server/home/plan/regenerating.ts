import { sql, type Kysely } from 'kysely';
import type { chores } from '#contract/chores.ts';
import { monthOf } from '#domain/days.ts';
import type { StandingChore } from '#domain/plan/again.ts';
import type { ChoreFacts } from '#domain/plan/facts.ts';
import { undoPlan, type RemovedChore } from '#domain/plan/undo.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { record } from '#server/telling/announcing/history.ts';
import type { Planning } from '#server/home/plan/chore-rows.ts';
import { CHORE_FACTS, nextAct } from '#server/home/plan/facts.ts';
import { letGoOfFormerMembers } from '#server/home/plan/leaving.ts';
import { announcePlan } from '#server/home/plan/notices.ts';
import { fillMonths, planLockedHome, replaceSeed, takeMonths } from '#server/home/plan/planning.ts';
import {
  findRestored,
  findFirstAnswer,
  findPlan,
  deletePlansSince,
  savePlan,
  wasRegeneratedSince,
  type ReplacedPlan,
} from '#server/home/plan/replaced-plans.ts';
import { removeChores, returnChores, settle } from '#server/home/plan/settling.ts';
import { templatesOf } from '#server/platform/db/templates.ts';

type Restoring = Planning & { by: string };

/**
 * @param types of the templates whose chores come back; null for all
 * @returns the chores before, and the ids of those that came back
 */
async function exchangeChores(
  tx: Kysely<DB>,
  planning: Restoring,
  plan: ReplacedPlan,
  types: string[] | null,
) {
  const { homeId } = planning;
  const { rows: before } = await sql<StandingChore>`
    select ${CHORE_FACTS} from chores where home_id = ${homeId}`.execute(tx);
  const { rows: removed } = await sql<StandingChore & RemovedChore>`
    select ${CHORE_FACTS}, removed_by as "removedBy" from removed_chores
     where home_id = ${homeId}`.execute(tx);
  const ownTemplates = await tx
    .selectFrom('chore_templates')
    .select('template_id as id')
    .where('home_id', '=', homeId)
    // The home's version of a built-in template has a creator only if a member added it.
    .where(({ eb, or }) => or([eb('is_custom', '=', true), eb('created_by', 'is not', null)]))
    .execute();
  // Months that were planned before or after are not part of this plan.
  const isInMonths = ({ plannedOn }: ChoreFacts) => {
    const { year, month } = monthOf(plannedOn);
    return plan.months.some((one) => one.year === year && one.month === month);
  };
  const { go, return: back } = undoPlan({
    act: plan.act,
    current: before,
    removed,
    isAsked: (chore) => types === null || (types.includes(chore.type) && isInMonths(chore)),
    // Templates that were added after the plan was replaced.
    added: new Set(ownTemplates.map(({ id }) => id).filter((id) => !plan.template_ids.includes(id))),
  });
  await removeChores(tx, planning, go, await nextAct(tx, homeId));
  await returnChores(tx, homeId, back);
  return { before, back };
}

/** Restores a replaced plan, and plans what has become due meanwhile. @returns how many chores came back */
async function restore(tx: Kysely<DB>, home: MemberHome, plan: ReplacedPlan, planning: Restoring) {
  const { homeId, now, emit, by } = planning;
  const types = (await wasRegeneratedSince(tx, homeId, plan.act)) ? null : plan.types;
  const { before, back } = await exchangeChores(tx, planning, plan, types);
  if (types === null) {
    await replaceSeed(tx, homeId, plan.seed);
    await takeMonths(homeId, plan.months, now).execute(tx);
  }
  await deletePlansSince(tx, homeId, plan.act, types);
  await letGoOfFormerMembers(tx, home, now);
  const current = types === null ? { ...home, seed: plan.seed } : home;
  await planLockedHome(tx, current, { now, emit });
  await settle(tx, current, { now, emit, by });
  const templates = await templatesOf(tx, homeId);
  await announcePlan(tx, planning, { how: 'brought_back', types: types ?? [], templates, before, back });
  return back.length;
}

export const regeneratingHandlers = {
  countReplaced: ({ tx, home, today }) =>
    tx
      .selectFrom('chores')
      .select(({ fn }) => [
        fn.countAll<number>().as('chores'),
        fn.countAll<number>().filterWhere('status', '=', 'completed').as('completed'),
        fn
          .countAll<number>()
          // A swap for a past day cannot be lost any more.
          .filterWhere((eb) =>
            eb.and([
              eb('status', '<>', 'completed'),
              eb('held_why', '=', 'swap'),
              eb('due_date', '>=', today),
            ]),
          )
          .as('swapped'),
      ])
      .where('home_id', '=', home.id)
      .where('planned_by', '<>', 'once')
      .where('assigned_to', 'is not', null)
      .where('let_go_at', 'is', null)
      .executeTakeFirstOrThrow(),

  async regenerateChoresForHome(call) {
    const { tx, input, home, user, today, now, random, emit } = call;
    const { id: planId, homeId, keepCompleted } = input;
    const { userId } = user;
    await call.deps.limits.count('planning', userId, call.address);
    const first = await findFirstAnswer(tx, { homeId, planId, userId }, 'chores_regenerated');
    if (first !== undefined) return { planId, chores: first };

    const act = await savePlan(tx, homeId, { planId, userId, now, keepsCompleted: keepCompleted });
    // Chores that come once are not part of the plan.
    let going = tx
      .selectFrom('chores')
      .select('id')
      .where('home_id', '=', homeId)
      .where('planned_by', '<>', 'once');
    if (keepCompleted) going = going.where('status', '<>', 'completed');
    const ids = (await going.execute()).map(({ id }) => id);
    await removeChores(tx, { homeId, now, emit, by: userId }, ids, act);
    const current = { ...home, seed: random() };
    await replaceSeed(tx, homeId, current.seed);
    const { added: chores } = await fillMonths(tx, current, { today, now });
    await settle(tx, current, { now, emit, by: userId });
    const others = (await readMemberIds(tx, homeId)).filter((id) => id !== userId);
    const planned = { homeId, by: userId, others, planId, replaced: ids.length, chores };
    await announce(call, { type: 'chores_dealt_anew', ...planned });
    return { planId, chores };
  },

  async restorePlan({ tx, input: { homeId, planId }, home, user, now, emit }) {
    const by = user.userId;
    const plan = await findPlan(tx, homeId, { planId, now });
    if (!plan) {
      const first = await findRestored(tx, { homeId, planId, userId: by });
      // A retry: the first answer was lost.
      if (first !== undefined) return { chores: first };
      throw refusal('PLAN_GONE');
    }
    const count = await restore(tx, home, plan, { homeId, now, emit, by });
    await record(tx, homeId, by, { type: 'plan_brought_back', data: { planId, chores: count } });
    return { chores: count };
  },
} satisfies Partial<Handlers<typeof chores>>;
