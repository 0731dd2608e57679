import { sql, type Kysely } from 'kysely';
import type { chores } from '#contract/chores.ts';
import { monthOf } from '#domain/days.ts';
import type { StandingChore } from '#domain/plan/again.ts';
import type { ChoreFacts } from '#domain/plan/facts.ts';
import { undoPlan, type RemovedChore } from '#domain/plan/undo.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { instant } from '#server/platform/members/membership-changes.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import { record } from '#server/telling/announcing/history.ts';
import { CHORE_FACTS, nextAct } from '#server/home/plan/facts.ts';
import { letGoOfFormerMembers } from '#server/home/plan/leaving.ts';
import { namedTemplate, notifyOfPlan, peopleOfChange } from '#server/home/plan/notices.ts';
import { planLockedHome, markPlanned, type Planning } from '#server/home/plan/planning.ts';
import {
  findBroughtBack,
  findPlan,
  forgetPlansSince,
  wasRegeneratedSince,
  type ReplacedPlan,
} from '#server/home/plan/replaced-plans.ts';
import { removeChores, returnChores, settle } from '#server/home/plan/settling.ts';
import { templatesOf } from '#server/platform/db/templates.ts';

/** The home's own templates that were added after the plan was replaced. */
async function readAddedSince(tx: Kysely<DB>, homeId: string, plan: ReplacedPlan): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('chore_templates')
    .select('template_id')
    .where('home_id', '=', homeId)
    .where('is_custom', '=', true)
    .execute();
  return new Set(rows.map((row) => row.template_id).filter((id) => !plan.template_ids.includes(id)));
}

type Removed = StandingChore & RemovedChore;

/**
 * @param types of the templates whose chores come back; null for all
 * @returns the chores before, and the ids of those that came back
 */
async function exchangeChores(
  tx: Kysely<DB>,
  planning: Planning & { by: string },
  plan: ReplacedPlan,
  types: string[] | null,
): Promise<{ before: StandingChore[]; back: string[] }> {
  const { homeId } = planning;
  const { rows: current } = await sql<StandingChore>`
    select ${CHORE_FACTS} from chores where home_id = ${homeId}`.execute(tx);
  const { rows: removed } = await sql<Removed>`
    select ${CHORE_FACTS}, removed_by as "removedBy" from removed_chores where home_id = ${homeId}`.execute(
    tx,
  );
  // Months that were planned before or since are no part of what was planned again.
  const isInMonths = ({ plannedOn }: ChoreFacts) => {
    const { year, month } = monthOf(plannedOn);
    return plan.months.some((one) => one.year === year && one.month === month);
  };
  const { go, return: back } = undoPlan({
    act: plan.act,
    current,
    removed,
    isAsked: (chore) => types === null || (types.includes(chore.type) && isInMonths(chore)),
    added: await readAddedSince(tx, homeId, plan),
  });
  await removeChores(tx, planning, go, await nextAct(tx, homeId));
  await returnChores(tx, homeId, back);
  return { before: current, back };
}

async function exchangeSeedAndMonths(tx: Kysely<DB>, { homeId, now }: Planning, plan: ReplacedPlan) {
  await tx
    .updateTable('homes')
    .set({ seed: plan.seed, updated_at: instant })
    .where('id', '=', homeId)
    .execute();
  await tx.deleteFrom('planned_months').where('home_id', '=', homeId).execute();
  await markPlanned(tx, homeId, plan.months, now);
}

/** Brings a replaced plan back, and plans what has become due meanwhile. @returns how many chores came back */
async function bringBack(
  tx: Kysely<DB>,
  home: MemberHome,
  plan: ReplacedPlan,
  { now, emit, by }: Omit<Planning, 'homeId'> & { by: string },
): Promise<number> {
  const planning = { homeId: home.id, now, emit, by };
  const types = (await wasRegeneratedSince(tx, home.id, plan.act)) ? null : plan.types;
  const { before, back } = await exchangeChores(tx, planning, plan, types);
  if (types === null) await exchangeSeedAndMonths(tx, planning, plan);
  await forgetPlansSince(tx, home.id, plan.act, types);
  await letGoOfFormerMembers(tx, home, now);
  const current = { ...home, seed: types === null ? plan.seed : home.seed };
  await planLockedHome(tx, current, { now, emit });
  await settle(tx, current, { now, emit, by });
  const { rows: after } = await sql<StandingChore>`
    select ${CHORE_FACTS} from chores where home_id = ${home.id} and id = any(${[...before.map(({ id }) => id), ...back]}::uuid[])`.execute(
    tx,
  );
  const homeTemplates = await templatesOf(tx, home.id);
  await notifyOfPlan(tx, planning, {
    how: 'brought_back',
    templates: (types ?? []).map((type) => namedTemplate(homeTemplates, type)),
    people: peopleOfChange(before, after),
  });
  return back.length;
}

export const restorePlan: Handlers<typeof chores>['restorePlan'] = async (call) => {
  const { tx, input, home, user, now, emit } = call;
  const { homeId, planId } = input;
  const plan = await findPlan(tx, homeId, { planId, now });
  if (!plan) {
    const first = await findBroughtBack(tx, { homeId, planId, userId: user.userId });
    // Their answer was lost and they ask again.
    if (first !== undefined) return { chores: first };
    throw refusal('PLAN_GONE');
  }
  const count = await bringBack(tx, home, plan, { now, emit, by: user.userId });
  await record(tx, homeId, user.userId, { type: 'plan_brought_back', data: { planId, chores: count } });
  return { chores: count };
};
