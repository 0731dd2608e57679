import type { Kysely } from 'kysely';
import type { templates } from '#contract/templates.ts';
import { replan, typeOfChange, type PlanChange, type PlannedHome } from '#domain/replan.ts';
import { leaderIdsOf, type ChoreTemplate } from '#domain/templates.ts';
import type { Handlers } from '#server/calls/calls.ts';
import type { DB } from '#server/db/types.ts';
import { record } from '#server/notifications/history.ts';
import { namedTemplate, tellOfPlan } from '#server/plan/notices.ts';
import { deleteChores, giveTo, insertChores } from '#server/plan/rows.ts';
import { forgetHandedOn } from '#server/plan/handed-on.ts';
import { readHomeToReplan } from '#server/plan/planned-home.ts';
import type { Planning } from '#server/plan/planning.ts';
import { findFirstAnswer, savePlan } from '#server/plan/replaced-plans.ts';
import { cancelSwapsOf } from '#server/plan/cancelling-swaps.ts';

type Changing = Planning & { by: string };

async function carryOut(
  tx: Kysely<DB>,
  changing: Changing,
  { templates: homeTemplates, dealBy }: Pick<PlannedHome, 'templates' | 'dealBy'>,
  changes: readonly PlanChange[],
) {
  const { homeId, now } = changing;
  const inHand = changes.filter(({ kind }) => kind === 'reassigned');
  const onNewDays = changes.filter(({ kind }) => kind !== 'reassigned');
  await deleteChores(
    tx,
    changing,
    onNewDays.flatMap(({ chore }) => chore?.id ?? []),
  );
  const dealt = inHand.flatMap(({ chore, to }) =>
    chore && to ? { choreId: chore.id, assignedTo: to.assignedTo } : [],
  );
  await cancelSwapsOf(
    tx,
    { ...changing, end: 'moved' },
    dealt.map(({ choreId }) => choreId),
  );
  await insertChores(
    tx,
    homeId,
    onNewDays.flatMap(({ to }) => to ?? []),
    { templates: homeTemplates, now, dealBy },
  );
  await giveTo(tx, homeId, dealt, dealBy === 'even_minutes' ? { how: 'evening', at: now } : { how: 'turn' });
  await forgetHandedOn(
    tx,
    homeId,
    dealt.map(({ choreId }) => choreId),
  );
}

/** Whom each change takes a chore from, or gives one to. */
const peopleOf = ({ chore, to }: PlanChange) => [
  ...new Set([chore?.assignedTo, to?.assignedTo].filter((userId) => userId !== undefined)),
];

/**
 * A new template's chores, in every month that is planned (docs/product/templates.md 'New templates are planned at once'). The home must be
 * locked.
 */
export async function planNewTemplate(
  tx: Kysely<DB>,
  changing: Changing,
  home: PlannedHome,
  templateId: string,
): Promise<void> {
  const changes = replan(home, new Set([templateId]));
  await carryOut(tx, changing, home, changes);
  const added = [namedTemplate(home.templates, templateId)];
  await tellOfPlan(tx, changing, { how: 'added', templates: added, people: changes.flatMap(peopleOf) });
}

/** With everything that shares their days, since a group is planned as one. */
function wholeGroups(homeTemplates: readonly ChoreTemplate[], templateIds: readonly string[]): Set<string> {
  const leaderOf = leaderIdsOf(homeTemplates);
  const leaders = new Set(templateIds.flatMap((id) => leaderOf.get(id) ?? []));
  const led = [...leaderOf].flatMap(([id, leader]) => (leaders.has(leader) ? [id] : []));
  return new Set([...templateIds, ...led]);
}

/** The plan is made again and not taken from the offer: what was seen there may have changed since. */
export const planTemplates: Handlers<typeof templates>['planTemplates'] = async (call) => {
  const { tx, input, home, user, today, now, emit } = call;
  const { id: planId, homeId } = input;
  const { userId } = user;
  await call.deps.limits.count('planning', userId, call.address);
  const first = await findFirstAnswer(tx, { homeId, planId, userId }, 'templates_planned');
  if (first !== undefined) return { planId, chores: first };

  const planned = await readHomeToReplan(tx, home, today);
  const changes = replan(planned, wholeGroups(planned.templates, input.templateIds));
  if (changes.length === 0) return null;
  const templateIds = [...new Set(changes.map(typeOfChange))].toSorted();
  await savePlan(tx, homeId, { planId, userId, now, types: templateIds });
  const changing = { homeId, now, emit, by: userId };
  await carryOut(tx, changing, planned, changes);
  const data = { planId, templateIds, chores: changes.length };
  await record(tx, homeId, userId, { type: 'templates_planned', data });
  const told = templateIds.map((id) => namedTemplate(planned.templates, id));
  await tellOfPlan(tx, changing, { how: 'planned', templates: told, people: changes.flatMap(peopleOf) });
  return { planId, chores: changes.length };
};
