import { sql, type Kysely } from 'kysely';
import type { templates } from '#contract/templates.ts';
import {
  planAgain,
  typesOf,
  type PlannedHome,
  type PlanChange,
  type StandingChore,
} from '#domain/plan/again.ts';
import type { Act } from '#domain/plan/facts.ts';
import { leaderIdsOf, type ChoreTemplate } from '#domain/templates.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import { record } from '#server/telling/announcing/history.ts';
import { CHORE_FACTS, nextAct } from '#server/home/plan/facts.ts';
import { namedTemplate, notifyOfPlan, peopleOfChange } from '#server/home/plan/notices.ts';
import { readHomeToPlan } from '#server/home/plan/planned-home.ts';
import type { Planning } from '#server/home/plan/planning.ts';
import { findFirstAnswer, savePlan } from '#server/home/plan/replaced-plans.ts';
import { addChores, removeChores, settle } from '#server/home/plan/settling.ts';

type Changing = Planning & { by: string };

/** Carries out a plan change, and returns the members whose chores it changes, once for each chore. */
async function carryOut(
  tx: Kysely<DB>,
  home: MemberHome,
  changing: Changing,
  { planned, changes, act }: { planned: PlannedHome; changes: PlanChange; act: Act },
): Promise<string[]> {
  const { homeId, now, emit, by } = changing;
  const { dealBy = 'turns', templates: homeTemplates } = planned;
  await removeChores(
    tx,
    changing,
    changes.removed.map(({ id }) => id),
    act,
  );
  await addChores(tx, homeId, changes.added, { act, dealBy, templates: homeTemplates, now });
  await settle(tx, home, { now, emit, by });
  const before = planned.chores;
  const { rows: after } = await sql<StandingChore>`
    select ${CHORE_FACTS} from chores
     where home_id = ${homeId} and (made = ${act} or id = any(${before.map(({ id }) => id)}::uuid[]))`.execute(
    tx,
  );
  return peopleOfChange(before, after);
}

/**
 * Adds a new template's chores in every planned month (docs/product/templates.md 'New templates are planned at once'). The home must be
 * locked.
 */
export async function planNewTemplate(
  tx: Kysely<DB>,
  home: MemberHome,
  changing: Changing & { today: string },
  templateId: string,
): Promise<void> {
  const planned = await readHomeToPlan(tx, home, changing.today);
  const { added } = planAgain(planned, wholeGroups(planned.templates, [templateId]));
  const changes = { removed: [], added: added.filter(({ type }) => type === templateId) };
  const act = await nextAct(tx, home.id);
  const people = await carryOut(tx, home, changing, { planned, changes, act });
  await notifyOfPlan(tx, changing, {
    how: 'added',
    templates: [namedTemplate(planned.templates, templateId)],
    people,
  });
}

/** Adds all templates that share the days of these, because a group is planned as one. */
function wholeGroups(homeTemplates: readonly ChoreTemplate[], templateIds: readonly string[]): Set<string> {
  const leaderOf = leaderIdsOf(homeTemplates);
  const leaders = new Set(templateIds.flatMap((id) => leaderOf.get(id) ?? []));
  const led = [...leaderOf].flatMap(([id, leader]) => (leaders.has(leader) ? [id] : []));
  return new Set([...templateIds, ...led]);
}

/** It plans again instead of taking the offer's numbers: the plan may have changed since the member saw them. */
export const planTemplates: Handlers<typeof templates>['planTemplates'] = async (call) => {
  const { tx, input, home, user, today, now, emit } = call;
  const { id: planId, homeId } = input;
  const { userId } = user;
  await call.deps.limits.count('planning', userId, call.address);
  const first = await findFirstAnswer(tx, { homeId, planId, userId }, 'templates_planned');
  if (first !== undefined) return { planId, chores: first };

  const planned = await readHomeToPlan(tx, home, today);
  const changes = planAgain(planned, wholeGroups(planned.templates, input.templateIds));
  const templateIds = typesOf(changes);
  if (templateIds.length === 0) return null;
  const act = await savePlan(tx, homeId, { planId, userId, now, types: templateIds });
  const changing = { homeId, now, emit, by: userId };
  const people = await carryOut(tx, home, changing, { planned, changes, act });
  const chores = Math.max(changes.removed.length, changes.added.length);
  await record(tx, homeId, userId, { type: 'templates_planned', data: { planId, templateIds, chores } });
  const named = templateIds.map((id) => namedTemplate(planned.templates, id));
  await notifyOfPlan(tx, changing, { how: 'planned', templates: named, people });
  return { planId, chores };
};
