import { isDeepStrictEqual } from 'node:util';
import type { PlanOffers } from '#contract/plans.ts';
import { complain, pick, today, uuid, type Act, type Visit } from '#test/living/world.ts';

const offersOf = ({ me, homeId }: Visit) => me.api.plans.getPlanOffers({ homeId });

/** Returns the chores from today on and their members, which Undo must restore. */
async function assignmentsOf({ world, homeId }: Visit): Promise<string[]> {
  const rows = await world.app.db
    .selectFrom('chores')
    .select(['type', 'due_date', 'assigned_to', 'status'])
    .where('home_id', '=', homeId)
    .where('due_date', '>=', today(world))
    .execute();
  return rows.map((row) => [row.due_date, row.type, row.assigned_to, row.status].join(' ')).toSorted();
}

/** Undoes the plan in one of five cases, and checks that everything is restored. */
async function undo(visit: Visit, planId: string, before: readonly string[]): Promise<string> {
  const { world, me, homeId } = visit;
  if (!world.chance.isOften(1, 5)) return '';
  const { undoable } = await me.api.homes.listHistory({ homeId });
  if (!undoable.includes(planId)) complain(world, 'a plan that was just made cannot be undone');
  await me.api.chores.restorePlan({ homeId, planId });
  const after = await assignmentsOf(visit);
  if (!isDeepStrictEqual(after, before)) {
    const gone = before.filter((chore) => !after.includes(chore));
    const come = after.filter((chore) => !before.includes(chore));
    complain(world, `an Undo does not restore the plan: without ${gone.join(', ')}, with ${come.join(', ')}`);
  }
  return ', and undoes it';
}

async function regenerate(visit: Visit) {
  const { world, me, homeId } = visit;
  const planId = uuid(world);
  const keepCompleted = world.chance.isOften(1, 2);
  const before = await assignmentsOf(visit);
  const { chores } = await me.api.chores.regenerateChoresForHome({ homeId, id: planId, keepCompleted });
  const { misfits } = await offersOf(visit);
  if (misfits.length > 0) complain(world, `a Regenerate leaves the offer ${JSON.stringify(misfits)}`);
  return `regenerates: ${chores} chores${keepCompleted ? ', keeping completed ones' : ''}${await undo(visit, planId, before)}`;
}

async function restoreBackup({ world, me, homeId }: Visit) {
  const { undoable } = await me.api.homes.listHistory({ homeId });
  const planId = pick(world, undoable);
  if (planId === undefined) return undefined;
  const { chores } = await me.api.chores.restorePlan({ homeId, planId });
  return `restores one of ${undoable.length} plans: ${chores} chores`;
}

type Misfit = PlanOffers['misfits'][number];
const sameAs =
  ({ templateIds }: Misfit) =>
  (other: Misfit) =>
    other.templateIds.join() === templateIds.join();

/** Plans templates again as offered: the plan must change as the offer says, and the offer must disappear. */
async function planAgain(visit: Visit) {
  const { world, me, homeId } = visit;
  const misfit = pick(world, (await offersOf(visit)).misfits);
  if (!misfit) return undefined;
  const before = await assignmentsOf(visit);
  const { templateIds, added, moved, removed, reassigned } = misfit;
  const planned = await me.api.templates.planTemplates({ homeId, id: uuid(world), templateIds });
  const what = `${templateIds.join('+')}: ${JSON.stringify({ added, moved, removed, reassigned })}`;
  if (!planned) {
    complain(world, `the offer to plan ${what} changes nothing`);
    return undefined;
  }
  if (isDeepStrictEqual(await assignmentsOf(visit), before))
    complain(world, `planning ${what} changed nothing`);
  if ((await offersOf(visit)).misfits.some(sameAs(misfit))) complain(world, `${what} is offered again`);
  return `plans ${what}${await undo(visit, planned.planId, before)}`;
}

async function toggleWeekends({ me, homeId }: Visit) {
  const { settings } = await me.api.homes.getHome({ homeId });
  const includeWeekends = !settings.includeWeekends;
  await me.api.homes.updateHomeSettings({ homeId, settings: { includeWeekends } });
  return `turns weekends ${includeWeekends ? 'on' : 'off'}`;
}

export const planActs: Record<string, Act> = {
  regenerates: { weight: 1, does: regenerate },
  'brings back': { weight: 2, does: restoreBackup },
  'plans templates again': { weight: 12, does: planAgain },
  'toggles weekends': { weight: 2, does: toggleWeekends },
};
