import { sql, type Kysely, type Selectable } from 'kysely';
import { dayOf, daysOfMonth, monthOf, monthsTouched, type Day, type Month } from '#domain/days.ts';
import { planBeside } from '#domain/plan/again.ts';
import type { Act } from '#domain/plan/facts.ts';
import { planAhead } from '#domain/plan/month.ts';
import type { DB, Homes } from '#server/db/types.ts';
import type { Change } from '#server/notifications/live.ts';
import { lockHome } from '#server/members/membership-changes.ts';
import { readDealing } from '#server/plan/minutes-before.ts';
import { readPlannedHome } from '#server/plan/planned-home.ts';
import { addChores, settle } from '#server/plan/settling.ts';
import { planInputColumns, planInputsOf, type PlanInputRow } from '#server/plan/template-rows.ts';

type PlanSettings = Pick<Selectable<Homes>, 'id' | 'auto_generate' | 'weeks_in_advance'>;
type PlannedBy = Pick<Selectable<Homes>, 'id' | 'seed' | 'include_weekends' | 'time_zone' | 'deal_by'>;
/** What every change of a home's chores needs: when it happens, and who hears about it. */
export type Planning = { homeId: string; now: Date; emit: (change: Change) => void };

// Both ways: a home that moves to a zone where it is still yesterday takes its overdue chores of that day back.
const isStale = (today: Day) =>
  sql<boolean>`let_go_at is null
    and (status = 'pending' and due_date < ${today} or status = 'overdue' and due_date >= ${today})`;

/** The months that are to be planned today (docs/product/plan.md 'How far ahead'). */
export const monthsWanted = (home: PlanSettings, today: Day): Month[] =>
  home.auto_generate ? monthsTouched(today, home.weeks_in_advance) : [monthOf(today)];

/** The wanted months that are not planned yet. */
async function monthsDue(tx: Kysely<DB>, home: PlanSettings, today: Day): Promise<Month[]> {
  const planned = await tx
    .selectFrom('planned_months')
    .select(['year', 'month'])
    .where('home_id', '=', home.id)
    .where('year', '>=', monthOf(today).year)
    .execute();
  return monthsWanted(home, today).filter(
    ({ year, month }) => !planned.some((one) => one.year === year && one.month === month),
  );
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
export async function takeMonths(
  tx: Kysely<DB>,
  homeId: string,
  months: Month[],
  now: Date,
): Promise<Month[]> {
  if (months.length === 0) return [];
  return tx
    .insertInto('planned_months')
    .values(months.map((month) => ({ home_id: homeId, ...month, planned_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['year', 'month'])
    .execute();
}

/** Begins the act of a plan, and reads what it is made of, in one statement. */
async function beginPlan(tx: Kysely<DB>, homeId: string, today: Day) {
  const { rows } = await sql<PlanInputRow & { act: Act; isSomebodyAway: boolean }>`
    with home as (update homes set acts = acts + 1 where id = ${homeId} returning acts)
    select acts as act, ${planInputColumns(homeId)},
           exists (select from absences where home_id = ${homeId} and to_day >= ${today}) as "isSomebodyAway"
      from home`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`there is no home ${homeId}`);
  return { ...planInputsOf(row), act: row.act, isSomebodyAway: row.isSomebodyAway };
}

/**
 * Plans these months from today on. The months must be taken, and the home locked.
 * @returns how many chores it added, and whether they are with the members whose turns they are: nobody is away
 */
export async function fillMonths(
  tx: Kysely<DB>,
  home: PlannedBy,
  months: Month[],
  { today, now }: { today: Day; now: Date },
): Promise<{ added: number; isSettled: boolean }> {
  if (months.length === 0) return { added: 0, isSettled: true };
  const { act, isSomebodyAway, ...inputs } = await beginPlan(tx, home.id, today);
  const { seed, include_weekends: includeWeekends } = home;
  const [firstOfMonths = today] = months
    .map(({ year, month }) => daysOfMonth(year, month)[0] ?? today)
    .toSorted();
  const first = firstOfMonths > today ? firstOfMonths : today;
  const { dealBy, before } = await readDealing(tx, home, today, first);
  const request = { ...inputs, includeWeekends, seed, from: today, dealBy, before };
  const planned =
    dealBy === 'even_minutes'
      ? planBeside(request, months, (await readPlannedHome(tx, home, today)).chores)
      : planAhead(request, months);
  const added = await addChores(tx, home.id, planned, { act, dealBy, templates: inputs.templates, now });
  return { added, isSettled: !isSomebodyAway };
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
 * Plans the months that are due, each once and from today on, and marks chores overdue whose day has passed (docs/product/plan.md 'When
 * planning happens'). Answers whether anything changed. The home must be locked.
 */
export async function planLockedHome(
  tx: Kysely<DB>,
  home: Selectable<Homes>,
  { now, emit }: Omit<Planning, 'homeId'>,
): Promise<boolean> {
  const today = dayOf(now, home.time_zone);
  // First: the day of a new chore has never passed, and rows just made are slow to look through.
  const moved = await followTheDate(tx, home.id, today);
  const months = await takeMonths(tx, home.id, monthsWanted(home, today), now);
  const { isSettled } = await fillMonths(tx, home, months, { today, now });
  if (!isSettled) await settle(tx, home, { now, emit, by: null });
  const changed = moved || months.length > 0;
  if (changed) emit({ homeId: home.id, topics: ['chores'] });
  return changed;
}

/** The same for a home that is not locked yet. */
export async function planHome(tx: Kysely<DB>, { homeId, ...planning }: Planning): Promise<boolean> {
  const home = await lockHome(tx, homeId);
  return home !== undefined && planLockedHome(tx, home, planning);
}
