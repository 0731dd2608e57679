import { sql, type Kysely, type Selectable } from 'kysely';
import type { plans } from '#contract/plans.ts';
import type { Absence } from '#domain/absences.ts';
import { monthOf, startsOf, type Day, type Month } from '#domain/days.ts';
import type { PlannedHome, StandingChore } from '#domain/plan/again.ts';
import { countedSince, type DealBy, type MinutesBefore } from '#domain/plan/even-minutes.ts';
import { planFit } from '#domain/plan/fit.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { templatesColumns, templatesIn, type TemplatesRow } from '#server/platform/db/templates.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';
import { CHORE_FACTS } from '#server/home/plan/facts.ts';

type Home = Pick<Selectable<Homes>, 'id' | 'seed' | 'include_weekends'>;
type DealingHome = Pick<Selectable<Homes>, 'id' | 'time_zone' | 'deal_by'>;

export type PlanInputRow = TemplatesRow & { members: string[] };

/** Reads a home's members in joining order, and its templates. */
export const planInputColumns = (homeId: string) => sql`
  (select coalesce(json_agg(user_id order by joined_at, user_id), '[]') from memberships
    where home_id = ${homeId} and left_at is null) as members,
  ${templatesColumns(homeId)}`;

export const planInputsOf = (row: PlanInputRow) => ({ members: row.members, templates: templatesIn(row) });

type PlannedRow = PlanInputRow & { months: Month[]; chores: StandingChore[] };
const NOTHING_PLANNED: PlannedRow = {
  members: [],
  createdAt: new Date(0),
  templates: [],
  months: [],
  chores: [],
};

/**
 * Reads the home's chores from today on and everything that they are planned from, in one statement, so that all of it is from one moment.
 */
export async function readPlannedHome(tx: Kysely<DB>, home: Home, today: Day): Promise<PlannedHome> {
  const { id: homeId, seed, include_weekends: includeWeekends } = home;
  const { year, month } = monthOf(today);
  const { rows } = await sql<PlannedRow>`
    select ${planInputColumns(homeId)},
           (select coalesce(json_agg(json_build_object('year', year, 'month', month) order by year, month), '[]')
              from planned_months
             where home_id = ${homeId} and (year, month) >= (${year}, ${month})) as months,
           (select coalesce(json_agg(ahead order by "dueDate", type), '[]')
              from (select ${CHORE_FACTS} from chores
                     where home_id = ${homeId} and due_date >= ${today}::date - 1
                       and (due_date >= ${today} or planned_on >= ${today})) as ahead) as chores`.execute(tx);
  const [{ months, chores, ...inputs } = NOTHING_PLANNED] = rows;
  return { ...planInputsOf(inputs), includeWeekends, seed, from: today, months, chores };
}

type MinutesRow = {
  absences: Absence[];
  joined: { userId: string; on: Day }[];
  done: { userId: string; minutes: number }[];
};

/**
 * Reads how the home decides whose turn a chore is, and what even minutes compare today: the minutes of each member in the last 4 weeks,
 * when they joined, and when they were away before the plan's `first` day. After a return, earlier minutes and days do not count
 * (docs/product/fair.md 'What counts as minutes').
 */
export async function readDealing(
  tx: Kysely<DB>,
  home: DealingHome,
  today: Day,
  first = today,
): Promise<{ dealBy: DealBy; before?: MinutesBefore }> {
  // A constraint of the table allows no other value.
  const dealBy = home.deal_by as DealBy;
  if (dealBy !== 'even_minutes') return { dealBy };
  const since = countedSince(today);
  const [start] = startsOf([since], home.time_zone);
  const { rows } = await sql<MinutesRow>`
    select (select coalesce(json_agg(json_build_object('userId', user_id, 'on', joined_on)), '[]')
              from memberships where home_id = ${home.id} and left_at is null) as joined,
           (select coalesce(json_agg(json_build_object('userId', user_id, 'from', from_day, 'to', least(to_day, ${first}::date - 1))), '[]')
              from absences where home_id = ${home.id} and to_day >= ${since} and from_day < ${first}) as absences,
           (select coalesce(json_agg(of), '[]')
              from (select completed_by as "userId", sum(minutes)::integer as minutes from chores
                      join memberships on memberships.home_id = ${home.id} and user_id = completed_by and left_at is null
                     where chores.home_id = ${home.id} and completed_at >= ${start}
                       and completed_on >= joined_on
                     group by completed_by) as of) as done`.execute(tx);
  const [{ joined, absences, done } = { joined: [], absences: [], done: [] }] = rows;
  const joinedOn = new Map(joined.map(({ userId, on }) => [userId, on]));
  // The exact day within these weeks does not matter, because all of it is past.
  const minutes = done.map((each) => Object.assign(each, { day: since }));
  return { dealBy, before: { since, joined: joinedOn, absences, minutes } };
}

/** Reads the same, and what decides whose turn each chore is. */
export const readHomeToPlan = async (tx: Kysely<DB>, home: Home & DealingHome, today: Day) =>
  Object.assign(await readPlannedHome(tx, home, today), await readDealing(tx, home, today));

export const planHandlers: Handlers<typeof plans> = {
  getPlanOffers: async ({ tx, home, today }) => planFit(await readPlannedHome(tx, home, today)),
};
