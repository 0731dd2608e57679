import { sql, type Kysely } from 'kysely';
import { UNDOABLE_NEWEST_PLANS, PLAN_UNDO_MS, UNDOABLE_PLANS_MAX } from '#domain/chores.ts';
import type { Month } from '#domain/days.ts';
import type { HomeEvent } from '#domain/homes.ts';
import type { Act } from '#domain/plan/facts.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { nextAct } from '#server/home/plan/facts.ts';

/** Counts what other members did or agreed to that goes with the plan. The member who replaces it cannot create such chores alone. */
const lossOf = (homeId: string, userId: string, keepsCompleted: boolean) => sql<number>`
  (select count(*) from chores
    where home_id = ${homeId} and planned_by <> 'once'
      and (status = 'completed' and completed_by is distinct from ${userId} and not ${keepsCompleted}
           or let_go_at is not null and let_go_by is distinct from ${userId}
           or status <> 'completed' and held_why = 'swap'))`;

/** Deletes the removed chores that no replaced plan can restore any more, and the thanks for them. */
export const dropRemovedChores = (tx: Kysely<DB>, homeId: string) =>
  sql`
    with dropped as (
      delete from removed_chores as removed
       where home_id = ${homeId}
         and not exists (select from replaced_plans as plan where plan.home_id = ${homeId} and plan.act <= removed.removed_by)
      returning id)
    delete from thanks where home_id = ${homeId} and chore_id in (select id from dropped)`.execute(tx);

/** Deletes all plans but UNDOABLE_PLANS_MAX: it keeps the newest, then those with the largest loss, then the oldest. */
async function dropPlans(tx: Kysely<DB>, homeId: string): Promise<void> {
  const plans = tx.selectFrom('replaced_plans').select('id').where('home_id', '=', homeId);
  const newest = plans.orderBy('replaced_at', 'desc').limit(UNDOABLE_NEWEST_PLANS);
  const others = plans
    .where('id', 'not in', newest)
    .orderBy('lost', 'desc')
    .orderBy('replaced_at')
    .limit(UNDOABLE_PLANS_MAX - UNDOABLE_NEWEST_PLANS);
  const dropped = await tx
    .deleteFrom('replaced_plans')
    .where('home_id', '=', homeId)
    .where('id', 'not in', newest)
    .where('id', 'not in', others)
    .returning(['types', 'replaced_at'])
    .execute();
  // After the dropped plans, everything was planned from scratch. The row that says so goes, but they can still restore everything.
  for (const { replaced_at } of dropped.filter(({ types }) => types === null))
    await tx
      .updateTable('replaced_plans')
      .set({ types: null })
      .where('home_id', '=', homeId)
      .where('replaced_at', '<', replaced_at)
      .execute();
  await dropRemovedChores(tx, homeId);
}

type Replacing = { planId: string; userId: string; now: Date; types?: string[]; keepsCompleted?: boolean };

/**
 * Records that an act replaces the plan: its seed, months and templates. The removed chores are stored in removed_chores.
 * @param replacing types: the templates that are planned again; without it, all
 * @returns the number of the act that removes and adds its chores
 */
export async function savePlan(tx: Kysely<DB>, homeId: string, replacing: Replacing): Promise<Act> {
  const { planId, userId, now, types = null, keepsCompleted = true } = replacing;
  const act = await nextAct(tx, homeId);
  // Always a little later than the previous one, even if the clocks of two servers differ.
  await sql`
    insert into replaced_plans (home_id, id, act, replaced_by, replaced_at, seed, months, template_ids, types, lost)
    select id, ${planId}, ${act}, ${userId},
           greatest(${now}, (select max(replaced_at) + interval '1 ms' from replaced_plans where home_id = ${homeId})),
           seed,
           (select coalesce(jsonb_agg(jsonb_build_object('year', year, 'month', month)), '[]')
              from planned_months where home_id = ${homeId}),
           array(select template_id from chore_templates where home_id = ${homeId}),
           ${types}::text[],
           ${types === null ? lossOf(homeId, userId, keepsCompleted) : 0}
      from homes
     where id = ${homeId}`.execute(tx);
  await dropPlans(tx, homeId);
  return act;
}

/** The plans that can be restored now. */
const restorable = (tx: Kysely<DB>, homeId: string, now: Date) =>
  tx
    .selectFrom('replaced_plans')
    .where('home_id', '=', homeId)
    .where('replaced_at', '>=', new Date(now.getTime() - PLAN_UNDO_MS));

export const findPlan = (tx: Kysely<DB>, homeId: string, { planId, now }: { planId: string; now: Date }) =>
  restorable(tx, homeId, now)
    // `types` is null if everything was planned from scratch.
    .select(['seed', 'months', 'template_ids', 'types', 'act'])
    .$narrowType<{ months: Month[] }>()
    .where('id', '=', planId)
    .executeTakeFirst();
export type ReplacedPlan = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

export async function listPlans(tx: Kysely<DB>, homeId: string, now: Date) {
  const rows = await restorable(tx, homeId, now).select('id').execute();
  return rows.map(({ id }) => id);
}

/** Returns whether everything was planned from scratch after this plan was replaced, so that Undo restores everything. */
export async function wasRegeneratedSince(tx: Kysely<DB>, homeId: string, act: Act): Promise<boolean> {
  const later = await tx
    .selectFrom('replaced_plans')
    .select('id')
    .where('home_id', '=', homeId)
    .where('types', 'is', null)
    .where('act', '>', act)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * Deletes the plans that replaced a restored plan: restoring one of them too would lose this plan for good.
 * @param types what came back; null for all
 */
export async function deletePlansSince(tx: Kysely<DB>, homeId: string, act: Act, types: string[] | null) {
  await tx
    .deleteFrom('replaced_plans')
    .where('home_id', '=', homeId)
    .where('act', '>=', act)
    .where(sql<boolean>`(${types}::text[] is null or types && ${types}::text[])`)
    .execute();
  await dropRemovedChores(tx, homeId);
}

type OfPlan = Extract<HomeEvent, { data: { planId: string } }>['type'];

/** Finds who made or restored this plan, and how many chores that made. Older ids may be stored in capitals. */
const findPlanEvents = (tx: Kysely<DB>, homeId: string, planId: string, types: OfPlan[]) =>
  tx
    .selectFrom('home_events')
    .select(['type', 'actor_id as by'])
    .select(sql<number>`(data ->> 'chores')::integer`.as('chores'))
    .where('home_id', '=', homeId)
    .where('type', 'in', types)
    .where(sql`lower(data ->> 'planId')`, '=', planId)
    .execute();

type Asked = { homeId: string; planId: string; userId: string };

/** Returns the first answer to a call that is repeated. Refuses with ID_TAKEN if another member or another call made a plan with this id. */
export async function findFirstAnswer(
  tx: Kysely<DB>,
  { homeId, planId, userId }: Asked,
  type: 'chores_regenerated' | 'templates_planned',
): Promise<number | undefined> {
  const events = await findPlanEvents(tx, homeId, planId, ['chores_regenerated', 'templates_planned']);
  const first = events.find((each) => each.type === type && each.by === userId);
  if (!first && events.length > 0) throw refusal('ID_TAKEN');
  return first?.chores;
}

/** Returns how many chores came back when this person restored the plan. */
export async function findRestored(tx: Kysely<DB>, { homeId, planId, userId }: Asked) {
  const events = await findPlanEvents(tx, homeId, planId, ['plan_brought_back']);
  return events.find(({ by }) => by === userId)?.chores;
}
