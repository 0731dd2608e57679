import { sql, type Kysely, type RawBuilder } from 'kysely';
import { NEWEST_PLANS_KEPT, PLAN_KEPT_MS, PLANS_KEPT, type KeptChore } from '#domain/chores.ts';
import type { Month } from '#domain/days.ts';
import type { HomeEvent } from '#domain/homes.ts';
import { nameOfDeletedType } from '#server/db/chore-names.ts';
import type { DB } from '#server/db/types.ts';
import { refusal } from '#server/errors.ts';

const CHORES: RawBuilder<KeptChore[]> = sql`coalesce(jsonb_agg(jsonb_build_object(
  'id', id, 'type', type, 'dueDate', due_date, 'assignedTo', assigned_to, 'status', status, 'movedBySwap', moved_by_swap,
  'createdAt', created_at, 'completedAt', completed_at, 'completedBy', completed_by, 'completedOn', completed_on, 'name', name, 'letGoAt', let_go_at,
  'letGoBy', let_go_by, 'revision', revision, 'minutes', minutes, 'cameHow', came_how, 'cameFrom', came_from,
  'cameAt', came_at, 'movedFrom', moved_from, 'movedAt', moved_at)), '[]')`;

/** All of the home's chores as a replaced plan keeps them. */
export async function readChores(tx: Kysely<DB>, homeId: string): Promise<KeptChore[]> {
  const { chores } = await tx
    .selectFrom('chores')
    .select(CHORES.as('chores'))
    .where('home_id', '=', homeId)
    .executeTakeFirstOrThrow();
  return chores;
}

/** What others have done or agreed, and goes with the plan: whoever replaces it cannot make such chores by themselves. */
const lostOf = (
  homeId: string,
  { userId, keepsCompleted }: { userId: string; keepsCompleted: boolean },
) => sql<number>`
  (select count(*) from chores
    where home_id = ${homeId}
      and (status = 'completed' and completed_by is distinct from ${userId} and not ${keepsCompleted}
           or let_go_at is not null and let_go_by is distinct from ${userId}
           or status <> 'completed' and moved_by_swap))`;

/** Drops all but PLANS_KEPT: the newest of them, and of those before the ones with which most was lost, else the oldest. */
async function dropPlans(tx: Kysely<DB>, homeId: string): Promise<void> {
  const kept = tx.selectFrom('replaced_plans').select('id').where('home_id', '=', homeId);
  const newest = kept.orderBy('replaced_at', 'desc').limit(NEWEST_PLANS_KEPT);
  const others = kept
    .where('id', 'not in', newest)
    .orderBy('lost', 'desc')
    .orderBy('replaced_at')
    .limit(PLANS_KEPT - NEWEST_PLANS_KEPT);
  const dropped = await tx
    .deleteFrom('replaced_plans')
    .where('home_id', '=', homeId)
    .where('id', 'not in', newest)
    .where('id', 'not in', others)
    .returning(['types', 'replaced_at'])
    .execute();
  // All was planned anew after those before it: what tells so goes, and they still go back with all.
  for (const { replaced_at } of dropped.filter(({ types }) => types === null))
    await tx
      .updateTable('replaced_plans')
      .set({ types: null })
      .where('home_id', '=', homeId)
      .where('replaced_at', '<', replaced_at)
      .execute();
}

/**
 * Keeps the plan as it stands, before another takes its place: seed, months, which templates there are, and every chore, also those that
 * will stay. Of very many some go.
 * @param kept types: the templates that are planned anew, where it is not all of them
 */
export async function savePlan(
  tx: Kysely<DB>,
  homeId: string,
  {
    planId,
    userId,
    now,
    types = null,
    keepsCompleted = true,
  }: { planId: string; userId: string; now: Date; types?: string[] | null; keepsCompleted?: boolean },
): Promise<void> {
  // Each a little after the one before, whatever the clocks of two servers say: Undo goes back in this order.
  await sql`
    insert into replaced_plans (home_id, id, replaced_by, replaced_at, seed, months, template_ids, types, lost, chores)
    select id, ${planId}, ${userId},
           greatest(${now}, (select max(replaced_at) + interval '1 ms' from replaced_plans where home_id = ${homeId})),
           seed,
           (select coalesce(jsonb_agg(jsonb_build_object('year', year, 'month', month)), '[]')
              from planned_months where home_id = ${homeId}),
           array(select template_id from chore_templates where home_id = ${homeId}),
           ${types}::text[],
           ${types === null ? lostOf(homeId, { userId, keepsCompleted }) : 0},
           (select ${CHORES} from chores where home_id = ${homeId})
      from homes
     where id = ${homeId}`.execute(tx);
  await dropPlans(tx, homeId);
}

export type ReplacedPlan = {
  seed: string;
  months: Month[];
  template_ids: string[];
  /** Null where all was planned anew. */
  types: string[] | null;
  chores: KeptChore[];
  replaced_at: Date;
};

/** A plan that can be brought back now. */
export const findPlan = (
  tx: Kysely<DB>,
  homeId: string,
  { planId, now }: { planId: string; now: Date },
): Promise<ReplacedPlan | undefined> =>
  tx
    .selectFrom('replaced_plans')
    .select(['seed', 'months', 'template_ids', 'types', 'chores', 'replaced_at'])
    .$narrowType<{ months: Month[]; chores: KeptChore[] }>()
    .where('home_id', '=', homeId)
    .where('id', '=', planId)
    .where('replaced_at', '>=', new Date(now.getTime() - PLAN_KEPT_MS))
    .executeTakeFirst();

/** The ids of those that can be brought back now. */
export async function listPlans(tx: Kysely<DB>, homeId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('replaced_plans')
    .select('id')
    .where('home_id', '=', homeId)
    .where('replaced_at', '>=', new Date(now.getTime() - PLAN_KEPT_MS))
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether all was planned anew after a plan was replaced, so that going back to it means going back with all. */
export async function wasRegeneratedSince(
  tx: Kysely<DB>,
  homeId: string,
  replacedAt: Date,
): Promise<boolean> {
  const later = await tx
    .selectFrom('replaced_plans')
    .select('id')
    .where('home_id', '=', homeId)
    .where('types', 'is', null)
    .where('replaced_at', '>', replacedAt)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * It is back, and with it goes the Undo of what replaced it: bringing that back too would lose this plan for good.
 * @param types of the templates that came back; null for all
 */
export const forgetPlansSince = (tx: Kysely<DB>, homeId: string, replacedAt: Date, types: string[] | null) =>
  tx
    .deleteFrom('replaced_plans')
    .where('home_id', '=', homeId)
    .where('replaced_at', '>=', replacedAt)
    .where(sql<boolean>`(${types}::text[] is null or types && ${types}::text[])`)
    .execute();

// What was kept before a chore knew how it came: as its swap says.
const CAME_COLUMNS = sql`coalesce("cameHow", case when "movedBySwap" then 'swap' else 'turn' end), "cameFrom", "cameAt"`;

// Its template may have been deleted since.
const LAST_NAME = sql.raw(nameOfDeletedType('home.id', 'kept.type'));

/**
 * Makes the chores again with their ids and states; none of their type and day may stand. In calendars they come after what they were
 * before, in any plan that was replaced. The templates say the minutes of those that were kept without.
 */
export const putBackChores = (
  tx: Kysely<DB>,
  homeId: string,
  chores: readonly KeptChore[],
  minutesOf: (type: string) => number,
) =>
  sql`
    with known as (
      select (chore ->> 'id')::uuid as id, max((chore ->> 'revision')::integer) as revision
        from replaced_plans cross join jsonb_array_elements(chores) as chore
       where home_id = ${homeId}
       group by 1)
    insert into chores (home_id, id, type, due_date, assigned_to, status, moved_by_swap, created_at, completed_at, completed_by,
                        completed_on, name, let_go_at, let_go_by, moved_from, moved_at, minutes, came_how, came_from, came_at, revision, changed_at)
    select ${homeId}, kept.id, type, "dueDate", "assignedTo", status, "movedBySwap", "createdAt", "completedAt", "completedBy",
           "completedOn", coalesce(name, ${LAST_NAME}), "letGoAt", "letGoBy", "movedFrom", "movedAt", minutes, ${CAME_COLUMNS}, greatest(kept.revision, known.revision, 0) + 1, now()
      from jsonb_to_recordset(${JSON.stringify(chores.map((chore) => ({ minutes: minutesOf(chore.type), ...chore })))}::jsonb) as kept (
        id uuid, type text, "dueDate" date, "assignedTo" uuid, status text, "movedBySwap" boolean, "createdAt" timestamptz,
        "completedAt" timestamptz, "completedBy" uuid, "completedOn" date, name text, "letGoAt" timestamptz, "letGoBy" uuid,
        "movedFrom" date, "movedAt" timestamptz,
        minutes integer, "cameHow" text, "cameFrom" uuid, "cameAt" timestamptz, revision integer)
      left join known on known.id = kept.id
      cross join (select ${homeId}::uuid as id) as home`.execute(tx);

/** Gives chores that stand back to whoever had them, as these came by them. Whoever a swap gave one to since keeps it. */
export const giveBackChores = (tx: Kysely<DB>, homeId: string, chores: readonly KeptChore[]) =>
  sql`
    update chores
       set assigned_to = "assignedTo", moved_by_swap = false,
           (came_how, came_from, came_at) = row (${CAME_COLUMNS})
      from jsonb_to_recordset(${JSON.stringify(chores)}::jsonb) as kept (
        id uuid, "assignedTo" uuid, "movedBySwap" boolean, "cameHow" text, "cameFrom" uuid, "cameAt" timestamptz)
     where chores.home_id = ${homeId} and chores.id = kept.id`.execute(tx);

type OfPlan = Extract<HomeEvent, { data: { planId: string } }>['type'];

/** Who made or brought back this plan, how, and how many chores that made. Older ids may be kept in capitals. */
const findTold = (tx: Kysely<DB>, homeId: string, planId: string, types: OfPlan[]) =>
  tx
    .selectFrom('home_events')
    .select(['type', 'actor_id as by'])
    .select(sql<number>`(data ->> 'chores')::integer`.as('chores'))
    .where('home_id', '=', homeId)
    .where('type', 'in', types)
    .where(sql`lower(data ->> 'planId')`, '=', planId)
    .execute();

type Asked = { homeId: string; planId: string; userId: string };

/** The first answer to a call that comes again. Refuses with ID_TAKEN where somebody else, or another call, has made a plan of this id. */
export async function findFirstAnswer(
  tx: Kysely<DB>,
  { homeId, planId, userId }: Asked,
  type: 'chores_regenerated' | 'templates_planned',
): Promise<number | undefined> {
  const told = await findTold(tx, homeId, planId, ['chores_regenerated', 'templates_planned']);
  const first = told.find((each) => each.type === type && each.by === userId);
  if (!first && told.length > 0) throw refusal('ID_TAKEN');
  return first?.chores;
}

/** How many chores came back when this person brought the plan back. */
export async function findBroughtBack(
  tx: Kysely<DB>,
  { homeId, planId, userId }: Asked,
): Promise<number | undefined> {
  const told = await findTold(tx, homeId, planId, ['plan_brought_back']);
  return told.find(({ by }) => by === userId)?.chores;
}
