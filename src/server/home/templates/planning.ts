import type { templates } from '#contract/templates.ts';
import { planAgain, typesOf, type PlannedHome, type PlanChange } from '#domain/plan/again.ts';
import type { Act } from '#domain/plan/facts.ts';
import { leaderIdsOf, type ChoreTemplate } from '#domain/templates.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { record } from '#server/telling/announcing/history.ts';
import { nextAct } from '#server/home/plan/facts.ts';
import { announcePlan } from '#server/home/plan/notices.ts';
import { readHomeToPlan } from '#server/home/plan/planned-home.ts';
import { findFirstAnswer, savePlan } from '#server/home/plan/replaced-plans.ts';
import { addChores, removeChores, settle } from '#server/home/plan/settling.ts';

type Replanning = { planned: PlannedHome; changes: PlanChange; act: Act };
type Announced = { how: 'added' | 'planned'; types: readonly string[] };

/** Carries out a plan change, and notifies the members whose chores it changes. */
async function carryOut(
  { tx, home, user, now, emit }: Call<'member', unknown>,
  { planned, changes: { removed, added }, act }: Replanning,
  announced: Announced,
) {
  const changing = { homeId: home.id, now, emit, by: user.userId };
  const { dealBy = 'turns', templates: homeTemplates, chores: before } = planned;
  const removedIds = removed.map(({ id }) => id);
  await removeChores(tx, changing, removedIds, act);
  await addChores(tx, home.id, added, { act, dealBy, templates: homeTemplates, now });
  await settle(tx, home, { now, emit, by: user.userId });
  await announcePlan(tx, changing, { ...announced, templates: homeTemplates, before, act });
}

/** Adds a new template's chores in every planned month (docs/product/templates.md 'Changes to a template'). */
export async function planNewTemplate(call: Call<'member', unknown>, templateId: string) {
  const { tx, home, today } = call;
  const planned = await readHomeToPlan(tx, home, today);
  const { added } = planAgain(planned, wholeGroups(planned.templates, [templateId]));
  const changes = { removed: [], added: added.filter(({ type }) => type === templateId) };
  const act = await nextAct(tx, home.id);
  await carryOut(call, { planned, changes, act }, { how: 'added', types: [templateId] });
}

/** Adds all templates that share the days of these, because a group is planned as one. */
function wholeGroups(homeTemplates: readonly ChoreTemplate[], templateIds: readonly string[]): Set<string> {
  const leaderOf = leaderIdsOf(homeTemplates);
  const leaders = new Set(templateIds.flatMap((id) => leaderOf.get(id) ?? []));
  const led = [...leaderOf].flatMap(([id, leader]) => (leaders.has(leader) ? [id] : []));
  return new Set([...templateIds, ...led]);
}

/** Plans again instead of using the offer's numbers: the plan may have changed since the member saw them. */
export const planTemplates: Handlers<typeof templates>['planTemplates'] = async (call) => {
  const { tx, input, home, user, today, now } = call;
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
  const chores = Math.max(changes.removed.length, changes.added.length);
  await record(tx, homeId, userId, { type: 'templates_planned', data: { planId, templateIds, chores } });
  await carryOut(call, { planned, changes, act }, { how: 'planned', types: templateIds });
  return { planId, chores };
};
