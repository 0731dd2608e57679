import { sql, type Kysely } from 'kysely';
import type { chores } from '#contract/chores.ts';
import { bringBack, type KeptChore } from '#domain/chores.ts';
import { addDays, monthOf, type Day, type Month } from '#domain/days.ts';
import { minutesByType } from '#domain/deal.ts';
import type { Handlers } from '#server/calls/calls.ts';
import type { DB } from '#server/db/types.ts';
import { giveOnOfAway } from '#server/plan/away.ts';
import { handOnChoresOfLeavers } from '#server/plan/dealing.ts';
import { refusal } from '#server/errors.ts';
import { record } from '#server/notifications/history.ts';
import { instant } from '#server/members/membership-changes.ts';
import { namedTemplate, tellOfPlan } from '#server/plan/notices.ts';
import { deleteChores } from '#server/plan/rows.ts';
import { planLockedHome, takeMonths, type Planning } from '#server/plan/planning.ts';
import {
  findBroughtBack,
  findPlan,
  forgetPlansSince,
  giveBackChores,
  putBackChores,
  readChores,
  wasRegeneratedSince,
  type ReplacedPlan,
} from '#server/plan/replaced-plans.ts';
import { cancelSwapsOf } from '#server/plan/cancelling-swaps.ts';
import { templatesOf } from '#server/plan/template-rows.ts';

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

const isIn =
  (months: readonly Month[]) =>
  ({ dueDate }: KeptChore) => {
    const { year, month } = monthOf(dueDate);
    return months.some((one) => one.year === year && one.month === month);
  };

/** @param types of the templates whose chores come back; null for all @returns how many chores came back */
async function exchangeChores(
  tx: Kysely<DB>,
  planning: Planning & { by: string },
  plan: ReplacedPlan,
  types: string[] | null,
): Promise<number> {
  const { homeId } = planning;
  // What was planned of other months, before or since, is no part of what was planned anew.
  const isThere = isIn(plan.months);
  const isAsked = (chore: KeptChore) => types === null || (types.includes(chore.type) && isThere(chore));
  const current = (await readChores(tx, homeId)).filter(isAsked);
  const { takeAway, putBack, giveBack } = bringBack(
    plan.chores.filter(isAsked),
    current,
    await readAddedSince(tx, homeId, plan),
  );
  const idsOf = (chores: readonly KeptChore[]) => chores.map(({ id }) => id);
  await deleteChores(tx, planning, idsOf(takeAway));
  const homeTemplates = await templatesOf(tx, homeId);
  await putBackChores(tx, homeId, putBack, minutesByType(homeTemplates));
  await cancelSwapsOf(tx, { ...planning, end: 'moved' }, idsOf(giveBack));
  await giveBackChores(tx, homeId, giveBack);
  const owners = new Map(current.map(({ id, assignedTo }) => [id, assignedTo]));
  const people = [...takeAway, ...putBack, ...giveBack]
    .filter(({ status }) => status !== 'completed')
    .flatMap(({ id, assignedTo }) => {
      const owner = owners.get(id) ?? assignedTo;
      return owner === assignedTo ? [owner] : [owner, assignedTo];
    });
  await tellOfPlan(tx, planning, {
    how: 'brought_back',
    templates: (types ?? []).map((type) => namedTemplate(homeTemplates, type)),
    people,
  });
  return putBack.length + giveBack.length;
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

export const restorePlan: Handlers<typeof chores>['restorePlan'] = async (call) => {
  const { tx, input, home, user, today, now, emit } = call;
  const { homeId, planId } = input;
  const plan = await findPlan(tx, homeId, { planId, now });
  if (!plan) {
    const first = await findBroughtBack(tx, { homeId, planId, userId: user.userId });
    // Their answer was lost and they ask again.
    if (first !== undefined) return { chores: first };
    throw refusal('PLAN_GONE');
  }
  const planning = { homeId, now, emit };
  const types = (await wasRegeneratedSince(tx, homeId, plan.replaced_at)) ? null : plan.types;
  const count = await exchangeChores(tx, { ...planning, by: user.userId }, plan, types);
  if (types === null) await exchangeSeedAndMonths(tx, planning, plan);
  await forgetPlansSince(tx, homeId, plan.replaced_at, types);
  // Since then people may have left or gone away, days and months begun.
  await handOnChoresOfLeavers(tx, home, { now, emit });
  await giveOnOfAway(tx, home, { now, emit });
  if (types === null) await settleShares(tx, homeId, addDays(today, 1));
  const seed = types === null ? plan.seed : home.seed;
  await planLockedHome(tx, { ...home, seed }, { now, emit });
  await record(tx, homeId, user.userId, { type: 'plan_brought_back', data: { planId, chores: count } });
  return { chores: count };
};
