import { sql, type Kysely } from 'kysely';
import type { chores } from '#contract/chores.ts';
import { bringBack } from '#domain/chores.ts';
import { addDays, type Day } from '#domain/days.ts';
import type { Handlers } from '#server/calls.ts';
import type { DB } from '#server/db/types.ts';
import { handOnChoresOfAbsent } from '#server/dealing.ts';
import { refusal } from '#server/errors.ts';
import { record } from '#server/history.ts';
import { instant } from '#server/membership-changes.ts';
import { deleteChores } from '#server/plan-rows.ts';
import { planLockedHome, takeMonths, type Planning } from '#server/planning.ts';
import {
  findPlan,
  findToldOfPlan,
  forgetPlansSince,
  putBackChores,
  readChores,
  type ReplacedPlan,
} from '#server/replaced-plans.ts';

/** The home's own templates that came after the plan was replaced. */
async function readAddedSince(tx: Kysely<DB>, homeId: string, plan: ReplacedPlan): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('chore_templates')
    .select('template_id')
    .where('home_id', '=', homeId)
    .where('is_custom', '=', true)
    .execute();
  return new Set(rows.map((row) => row.template_id).filter((id) => !plan.template_ids.includes(id)));
}

async function exchangeChores(
  tx: Kysely<DB>,
  planning: Planning & { by: string },
  plan: ReplacedPlan,
): Promise<number> {
  const { homeId } = planning;
  const { takeAway, putBack } = bringBack(
    plan.chores,
    await readChores(tx, homeId),
    await readAddedSince(tx, homeId, plan),
  );
  await deleteChores(tx, planning, takeAway);
  await putBackChores(tx, homeId, putBack);
  return putBack.length;
}

async function exchangeSeedAndMonths(tx: Kysely<DB>, { homeId, now }: Planning, plan: ReplacedPlan) {
  await tx
    .updateTable('homes')
    .set({ seed: plan.seed, updated_at: instant })
    .where('id', '=', homeId)
    .execute();
  await tx.deleteFrom('planned_months').where('home_id', '=', homeId).execute();
  await takeMonths(tx, homeId, plan.months, now);
}

/** Who has no chore from tomorrow on, where others have, joined after this plan was made: the board offers them a share again. */
const settleShares = (tx: Kysely<DB>, homeId: string, tomorrow: Day) =>
  sql`
    with coming as (select assigned_to from chores where home_id = ${homeId} and due_date >= ${tomorrow})
    update memberships
       set shares_chores = user_id in (select assigned_to from coming) or not exists (select from coming)
     where home_id = ${homeId} and left_at is null`.execute(tx);

export const bringBackPlan: Handlers<typeof chores>['bringBackPlan'] = async (call) => {
  const { tx, input, home, user, today, now, tell } = call;
  const { homeId, planId } = input;
  const plan = await findPlan(tx, homeId, { planId, now });
  if (!plan) {
    const first = await findToldOfPlan(tx, homeId, 'plan_brought_back', planId);
    // Their answer was lost and they ask again.
    if (first?.by === user.userId) return { chores: first.chores };
    throw refusal('PLAN_GONE');
  }
  const count = await exchangeChores(tx, { homeId, now, tell, by: user.userId }, plan);
  await exchangeSeedAndMonths(tx, { homeId, now, tell }, plan);
  await forgetPlansSince(tx, homeId, plan.replaced_at);
  // Since then people may have left, days and months begun.
  await handOnChoresOfAbsent(tx, home, { now, tell });
  await settleShares(tx, homeId, addDays(today, 1));
  await planLockedHome(tx, { ...home, seed: plan.seed }, { now, tell });
  await record(tx, homeId, user.userId, { type: 'plan_brought_back', data: { planId, chores: count } });
  return { chores: count };
};
