import { sql, type Kysely, type Selectable } from 'kysely';
import { dayOf, daysOfMonth, monthOf, monthsTouched, type Day, type Month } from '#domain/days.ts';
import { planBeside } from '#domain/plan/again.ts';
import type { Act } from '#domain/plan/facts.ts';
import { planAhead } from '#domain/plan/month.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';
import { instant, lockHome } from '#server/platform/members/membership-changes.ts';
import type { Planning } from '#server/home/plan/chore-rows.ts';
import {
  planInputColumns,
  planInputsOf,
  readDealing,
  readPlannedHome,
  type PlanInputRow,
} from '#server/home/plan/planned-home.ts';
import { addChores, settle } from '#server/home/plan/settling.ts';

type PlanSettings = Pick<Selectable<Homes>, 'id' | 'auto_generate' | 'weeks_in_advance'>;
type PlannedBy = PlanSettings &
  Pick<Selectable<Homes>, 'seed' | 'include_weekends' | 'time_zone' | 'deal_by'>;

// In both directions: a home that moves to a zone where it is still yesterday gets that day's overdue chores back.
const isStale = (today: Day) =>
  sql<boolean>`let_go_at is null
    and (status = 'pending' and due_date < ${today} or status = 'overdue' and due_date >= ${today})`;

/** Returns the months that must be planned by today (docs/product/plan.md 'Planning ahead'). */
const monthsWanted = (home: PlanSettings, today: Day): Month[] =>
  home.auto_generate ? monthsTouched(today, home.weeks_in_advance) : [monthOf(today)];

/** Returns whether planHome would change anything. It only reads, so it does not block a home where nothing is due. */
export async function isPlanDue(tx: Kysely<DB>, home: PlanSettings, today: Day): Promise<boolean> {
  const stale = await tx
    .selectFrom('chores')
    .select('id')
    .where('home_id', '=', home.id)
    .where(isStale(today))
    .limit(1)
    .execute();
  if (stale.length > 0) return true;
  const planned = await tx
    .selectFrom('planned_months')
    .select(['year', 'month'])
    .where('home_id', '=', home.id)
    .where('year', '>=', monthOf(today).year)
    .execute();
  return monthsWanted(home, today).some(
    ({ year, month }) => !planned.some((one) => one.year === year && one.month === month),
  );
}

/** Marks months as planned. The unique key decides which of two concurrent callers plans a month. */
export const takeMonths = (homeId: string, months: readonly Month[], now: Date) => sql`
  insert into planned_months (home_id, year, month, planned_at)
  select ${homeId}, year, month, ${now}
    from unnest(${months.map(({ year }) => year)}::integer[], ${months.map(({ month }) => month)}::integer[]) as wanted (year, month)
      on conflict do nothing
  returning year, month`;

/** Gives the locked home another seed. No month is planned with it yet. */
export async function replaceSeed(tx: Kysely<DB>, homeId: string, seed: string) {
  await tx.updateTable('homes').set({ seed, updated_at: instant }).where('id', '=', homeId).execute();
  await tx.deleteFrom('planned_months').where('home_id', '=', homeId).execute();
}

type Begun = PlanInputRow & { act: Act; months: Month[]; moved: boolean; isSomebodyAway: boolean };

/**
 * Marks past chores overdue, takes the months that are not planned yet, begins the act of their plan if there are any, and reads the input
 * of a plan. All in one statement, because planning a month takes only a few milliseconds.
 */
async function beginPlan(tx: Kysely<DB>, home: PlanSettings, { today, now }: { today: Day; now: Date }) {
  const { rows } = await sql<Begun>`
    with moved as (
      update chores set status = case when due_date < ${today} then 'overdue' else 'pending' end
       where home_id = ${home.id} and ${isStale(today)} returning 1),
    taken as (${takeMonths(home.id, monthsWanted(home, today), now)}),
    begun as (update homes set acts = acts + 1 where id = ${home.id} and exists (select from taken) returning acts)
    select (select acts from begun) as act,
           (select coalesce(json_agg(taken order by year, month), '[]') from taken) as months,
           exists (select from moved) as moved,
           exists (select from absences where home_id = ${home.id} and to_day >= ${today}) as "isSomebodyAway",
           ${planInputColumns(home.id)}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the statement answers one row');
  return { ...row, ...planInputsOf(row) };
}

/**
 * Plans the months that are due, each once and from today on. The home must be locked.
 * @returns how many months and chores it added, whether chores changed hands because the day changed, and whether the new chores stay with
 *   the members whose turns they are, since no one is away
 */
export async function fillMonths(tx: Kysely<DB>, home: PlannedBy, when: { today: Day; now: Date }) {
  const { today, now } = when;
  const { act, months, moved, isSomebodyAway, members, templates } = await beginPlan(tx, home, when);
  const [firstMonth] = months;
  if (!firstMonth) return { months: 0, added: 0, moved, isSettled: true };
  const { seed, include_weekends: includeWeekends } = home;
  const [firstDay = today] = daysOfMonth(firstMonth.year, firstMonth.month);
  const { dealBy, before } = await readDealing(tx, home, today, firstDay > today ? firstDay : today);
  const request = { members, templates, includeWeekends, seed, from: today, dealBy, before };
  const planned =
    dealBy === 'even_minutes'
      ? planBeside(request, months, (await readPlannedHome(tx, home, today)).chores)
      : planAhead(request, months);
  const added = await addChores(tx, home.id, planned, { act, dealBy, templates, now });
  return { months: months.length, added, moved, isSettled: !isSomebodyAway };
}

/**
 * Plans the months that are due, each once and from today on, and marks past chores overdue (docs/product/plan.md 'Planning ahead').
 * The home must be locked.
 * @returns whether anything changed
 */
export async function planLockedHome(
  tx: Kysely<DB>,
  home: Selectable<Homes>,
  { now, emit }: Omit<Planning, 'homeId'>,
): Promise<boolean> {
  const today = dayOf(now, home.time_zone);
  const { months, moved, isSettled } = await fillMonths(tx, home, { today, now });
  if (!isSettled) await settle(tx, home, { now, emit, by: null });
  const changed = moved || months > 0;
  if (changed) emit({ homeId: home.id, topics: ['chores'] });
  return changed;
}

/** Locks the home, then does the same as `planLockedHome`. */
export async function planHome(tx: Kysely<DB>, { homeId, ...planning }: Planning): Promise<boolean> {
  const home = await lockHome(tx, homeId);
  return home !== undefined && planLockedHome(tx, home, planning);
}
