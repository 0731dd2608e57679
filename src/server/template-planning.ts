import { sql, type Kysely } from 'kysely';
import type { PlanOffer, templates } from '#contract/templates.ts';
import { monthOf, type Day } from '#domain/days.ts';
import { replan, sizeOf, type Replan } from '#domain/replan.ts';
import type { Handlers } from '#server/calls.ts';
import type { DB } from '#server/db/types.ts';
import { record } from '#server/history.ts';
import type { MemberHome } from '#server/membership.ts';
import { deleteChores, giveTo, insertChores } from '#server/plan-rows.ts';
import { cancelSwapsOf } from '#server/swap-cancelling.ts';
import { readPlanInputs } from '#server/templates.ts';

/** Within a write, which holds the home's lock: nothing that is read here changes before the commit. */
type Planning = { tx: Kysely<DB>; home: MemberHome; today: Day };

const readPlannedMonths = ({ tx, home, today }: Planning) =>
  tx
    .selectFrom('planned_months')
    .select(['year', 'month'])
    .where('home_id', '=', home.id)
    .where(sql<boolean>`(year, month) >= (${monthOf(today).year}, ${monthOf(today).month})`)
    .execute();

const readChoresAhead = ({ tx, home, today }: Planning, types: readonly string[]) =>
  tx
    .selectFrom('chores')
    .select(['id', 'type', 'due_date as dueDate', 'assigned_to as assignedTo', 'status'])
    .where('home_id', '=', home.id)
    .where('due_date', '>=', today)
    .where('type', 'in', types)
    .execute();

async function replanOf(planning: Planning, templateIds: readonly string[]): Promise<Replan> {
  const { tx, home, today } = planning;
  const chores = await readChoresAhead(planning, templateIds);
  return replan({
    ...(await readPlanInputs(tx, home.id)),
    includeWeekends: home.include_weekends,
    seed: home.seed,
    from: today,
    months: await readPlannedMonths(planning),
    types: new Set(templateIds),
    open: chores.filter(({ status }) => status !== 'completed'),
    completed: chores.filter(({ status }) => status === 'completed'),
  });
}

/** The offer to plan these templates anew; null where the plan stays as it is (decisions 'Chores'). */
export async function offerToPlan(
  planning: Planning,
  templateIds: readonly string[],
): Promise<PlanOffer | null> {
  const size = sizeOf(await replanOf(planning, templateIds));
  return size && { ...size, templateIds: [...templateIds] };
}

/** The plan is made again and not taken from the offer: what was seen there may have changed since. */
export const planTemplates: Handlers<typeof templates>['planTemplates'] = async (call) => {
  const { tx, input, home, user, now, tell } = call;
  const plan = await replanOf(call, input.templateIds);
  const size = sizeOf(plan);
  if (!size) return null;
  const { added, removed, reassigned } = plan;
  const cancelling = { homeId: home.id, now, tell, by: user.userId };
  await deleteChores(
    tx,
    cancelling,
    removed.map(({ id }) => id),
  );
  await cancelSwapsOf(
    tx,
    { ...cancelling, end: 'moved' },
    reassigned.map(({ id }) => id),
  );
  await insertChores(tx, home.id, added, now);
  await giveTo(
    tx,
    home.id,
    reassigned.map(({ id, assignedTo }) => ({ choreId: id, assignedTo })),
  );
  const templateIds = new Set([...removed, ...reassigned, ...added].map(({ type }) => type));
  await record(tx, home.id, user.userId, {
    type: 'templates_planned',
    data: {
      templateIds: [...templateIds].toSorted(),
      chores: removed.length + reassigned.length + added.length,
    },
  });
  return size;
};
