import { sql, type Kysely } from 'kysely';
import { addDays, dayOf, monthOf, monthsTouched, type Day, type Month } from '#domain/days.ts';
import { dealAnew, dealToLeastLoaded, minutesByType, type Dealt } from '#domain/deal.ts';
import { planMonth, type PlannedChore } from '#domain/plan.ts';
import type { DB } from '#server/db/types.ts';
import { record } from '#server/history.ts';
import type { Change } from '#server/live.ts';
import { readMemberIds } from '#server/members.ts';
import { lockHome } from '#server/membership-changes.ts';
import { notify } from '#server/notifications.ts';
import { templatesOf } from '#server/templates.ts';

type Planning = { homeId: string; now: Date; tell: (change: Change) => void };
type PlanSettings = { id: string; auto_generate: boolean; weeks_in_advance: number };

const openChores = (tx: Kysely<DB>, homeId: string, from: Day) =>
  tx
    .selectFrom('chores')
    .where('home_id', '=', homeId)
    .where('due_date', '>=', from)
    .where('status', '<>', 'completed');

// Both ways: a home that moves to a zone where it is still yesterday takes its overdue chores of that day back.
const isStale = (today: Day) =>
  sql<boolean>`(status = 'pending' and due_date < ${today} or status = 'overdue' and due_date >= ${today})`;

/** The months that decisions 'Chores' wants planned today and that are not. */
async function monthsDue(tx: Kysely<DB>, home: PlanSettings, today: Day): Promise<Month[]> {
  const { auto_generate: planAhead, weeks_in_advance: weeks } = home;
  const wanted = planAhead ? monthsTouched(today, weeks) : [monthOf(today)];
  const planned = await tx
    .selectFrom('planned_months')
    .select(['year', 'month'])
    .where('home_id', '=', home.id)
    .where('year', '>=', monthOf(today).year)
    .execute();
  const missing = wanted.filter(
    ({ year, month }) => !planned.some((one) => one.year === year && one.month === month),
  );
  if (planAhead || missing.length === 0) return missing;
  return (await hasChoresIn(tx, home.id, monthOf(today))) ? [] : missing;
}

async function hasChoresIn(tx: Kysely<DB>, homeId: string, { year, month }: Month): Promise<boolean> {
  const found = await tx
    .selectFrom('chores')
    .select('id')
    .where('home_id', '=', homeId)
    .where('year', '=', year)
    .where('month', '=', month)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Whether planHome would change anything: plain reads, so that a home where nothing is due is not held up. */
export async function isPlanDue(tx: Kysely<DB>, home: PlanSettings, today: Day): Promise<boolean> {
  const stale = await tx
    .selectFrom('chores')
    .select('id')
    .where('home_id', '=', home.id)
    .where(isStale(today))
    .limit(1)
    .execute();
  return stale.length > 0 || (await monthsDue(tx, home, today)).length > 0;
}

// The unique key decides who plans a month, also between two that both read it as missing.
async function takeMonths(tx: Kysely<DB>, homeId: string, months: Month[], now: Date): Promise<Month[]> {
  if (months.length === 0) return [];
  return tx
    .insertInto('planned_months')
    .values(months.map((month) => ({ home_id: homeId, ...month, planned_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['year', 'month'])
    .execute();
}

// Three arrays whatever the number of chores: half a year of 100 daily templates has more values than a statement may carry.
async function insertChores(tx: Kysely<DB>, homeId: string, planned: PlannedChore[], now: Date) {
  await sql`
    insert into chores (home_id, type, assigned_to, due_date, created_at)
    select ${homeId}, planned.*, ${now}
      from unnest(
        ${planned.map((chore) => chore.type)}::text[],
        ${planned.map((chore) => chore.assignedTo)}::uuid[],
        ${planned.map((chore) => chore.dueDate)}::date[]
      ) as planned
    on conflict (home_id, type, due_date) do nothing`.execute(tx);
}

async function followTheDate(tx: Kysely<DB>, homeId: string, today: Day): Promise<boolean> {
  const result = await tx
    .updateTable('chores')
    .set({ status: sql`case when due_date < ${today} then 'overdue' else 'pending' end` })
    .where('home_id', '=', homeId)
    .where(isStale(today))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Plans the months that are due, each once and from today on, and marks chores overdue whose day has passed (spec §4, decisions
 * 'Chores'). Answers whether anything changed.
 */
export async function planHome(tx: Kysely<DB>, { homeId, now, tell }: Planning): Promise<boolean> {
  const home = await lockHome(tx, homeId);
  if (!home) return false;
  const today = dayOf(now, home.time_zone);
  const months = await takeMonths(tx, homeId, await monthsDue(tx, home, today), now);
  if (months.length > 0) {
    const members = await readMemberIds(tx, homeId);
    const templates = await templatesOf(tx, homeId);
    const { seed, include_weekends: includeWeekends } = home;
    const planned = months.flatMap((month) =>
      planMonth({ members, templates, includeWeekends, seed, ...month, from: today }),
    );
    await insertChores(tx, homeId, planned, now);
  }
  const moved = await followTheDate(tx, homeId, today);
  const changed = moved || months.length > 0;
  if (changed) tell({ homeId, topics: ['chores'] });
  return changed;
}

// Whoever a swap gave the chore to is not asked any more, so it counts as never swapped.
async function giveTo(tx: Kysely<DB>, homeId: string, dealt: Dealt[]) {
  await sql`
    update chores set assigned_to = dealt.assigned_to, moved_by_swap = false
      from unnest(
        ${dealt.map((one) => one.choreId)}::uuid[],
        ${dealt.map((one) => one.assignedTo)}::uuid[]
      ) as dealt (id, assigned_to)
     where chores.home_id = ${homeId} and chores.id = dealt.id`.execute(tx);
}

/**
 * The second member has joined: the open chores from tomorrow on are dealt anew over all members, on the same dates (decisions
 * 'Chores'). All of them, also what a swap once moved: whoever lived alone until now has nobody left to have agreed with.
 */
export async function dealOpenChores(tx: Kysely<DB>, { homeId, now, tell }: Planning): Promise<void> {
  const home = await lockHome(tx, homeId);
  if (!home) return;
  const tomorrow = addDays(dayOf(now, home.time_zone), 1);
  const chores = await openChores(tx, homeId, tomorrow)
    .select(['id', 'type', 'due_date as dueDate'])
    .execute();
  if (chores.length === 0) return;
  const members = await readMemberIds(tx, homeId);
  const templates = await templatesOf(tx, homeId);
  await giveTo(tx, homeId, dealAnew({ chores, members, templates, seed: home.seed }));
  await record(tx, homeId, null, { type: 'chores_dealt_anew', data: { chores: chores.length } });
  await notify(tx, tell, members, { type: 'chores_dealt_anew', data: { homeId, chores: chores.length } });
  tell({ homeId, topics: ['chores', 'history'] });
}

/**
 * Gives the open chores from today on of somebody who left to the remaining members, to the least loaded first; overdue ones stay
 * with whoever left (decisions 'Chores').
 */
export async function handOnChores(
  tx: Kysely<DB>,
  { homeId, userId, now, tell }: Planning & { userId: string },
): Promise<void> {
  const home = await lockHome(tx, homeId);
  if (!home) return;
  const open = await openChores(tx, homeId, dayOf(now, home.time_zone))
    .select(['id', 'type', 'due_date as dueDate', 'assigned_to'])
    .execute();
  const chores = open.filter((chore) => chore.assigned_to === userId);
  if (chores.length === 0) return;
  const members = await readMemberIds(tx, homeId);
  const templates = await templatesOf(tx, homeId);
  const minutesOfType = minutesByType(templates);
  const minutesOf = new Map(members.map((id) => [id, 0]));
  for (const { assigned_to: id, type } of open) {
    const minutes = minutesOf.get(id);
    if (minutes !== undefined) minutesOf.set(id, minutes + minutesOfType(type));
  }
  await giveTo(tx, homeId, dealToLeastLoaded({ chores, minutesOf, templates }));
  tell({ homeId, topics: ['chores'] });
}

/** How many open chores from today on would go to others if this person left. */
export async function countOpenChores(
  tx: Kysely<DB>,
  { homeId, userId, now }: { homeId: string; userId: string; now: Date },
): Promise<number> {
  const { time_zone } = await tx
    .selectFrom('homes')
    .select('time_zone')
    .where('id', '=', homeId)
    .executeTakeFirstOrThrow();
  const { count } = await openChores(tx, homeId, dayOf(now, time_zone))
    .where('assigned_to', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
