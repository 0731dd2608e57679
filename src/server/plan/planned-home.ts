import { sql, type Kysely, type Selectable } from 'kysely';
import { monthOf, type Day } from '#domain/days.ts';
import type { PlannedMonth } from '#domain/handing-on.ts';
import type { PlannedHome, StandingChore } from '#domain/replan.ts';
import type { DB, Homes } from '#server/db/types.ts';
import { readEvenMinutes } from '#server/plan/dealt-before.ts';
import { planInputColumns, planInputsOf } from '#server/plan/template-rows.ts';

/** What a plan needs of a home's row. */
export type HomeToPlan = Pick<Selectable<Homes>, 'id' | 'seed' | 'include_weekends'>;
type ChoreAhead = StandingChore & { completed: boolean };
type Row = Parameters<typeof planInputsOf>[0] & {
  months: PlannedMonth[];
  chores: ChoreAhead[];
  waiting: string[];
};

/**
 * The home's chores from today on and all that they would be planned from, in one statement, so that a read sees one moment; `waiting`
 * are the members who joined after the chores were planned.
 */
export async function readPlannedHome(
  tx: Kysely<DB>,
  home: HomeToPlan,
  today: Day,
): Promise<PlannedHome & Pick<Row, 'absences' | 'months' | 'waiting'>> {
  const { id: homeId } = home;
  const { year, month } = monthOf(today);
  const { rows } = await sql<Row>`
    select ${planInputColumns(homeId, today)},
           (select coalesce(json_agg(json_build_object('year', year, 'month', month,
                                                       'plannedAt', (1000 * extract(epoch from planned_at))::bigint) order by year, month), '[]')
              from planned_months
             where home_id = ${homeId} and (year, month) >= (${year}, ${month})) as months,
           (select coalesce(json_agg(json_strip_nulls(json_build_object(
                     'id', id, 'type', type, 'dueDate', due_date, 'assignedTo', assigned_to, 'inPlaceOf', missed.user_id,
                     'movedBySwap', moved_by_swap, 'movedFrom', moved_from, 'minutes', minutes,
                     'completed', status = 'completed' or let_go_at is not null or due_date < ${today}))
                   order by due_date, type), '[]')
              from chores
              left join (select distinct on (chore_id) chore_id, absences.user_id
                           from handed_on join absences on absences.home_id = handed_on.home_id and absences.id = absence_id
                          where handed_on.home_id = ${homeId}
                          order by chore_id, number) as missed on missed.chore_id = chores.id
             where home_id = ${homeId} and due_date >= ${today}::date - 1
               and (due_date >= ${today} or moved_from >= ${today})) as chores,
           (select coalesce(json_agg(user_id order by joined_at, user_id), '[]') from memberships
             where home_id = ${homeId} and left_at is null and not shares_chores) as waiting`.execute(tx);
  const [row] = rows;
  const chores = row?.chores ?? [];
  return {
    ...planInputsOf(row ?? { members: [], templates: [], absences: [] }),
    includeWeekends: home.include_weekends,
    seed: home.seed,
    from: today,
    months: row?.months ?? [],
    open: chores.filter(({ completed }) => !completed),
    completed: chores.filter(({ completed }) => completed),
    waiting: row?.waiting ?? [],
  };
}

/** The same with what its templates are dealt by when they are planned anew. */
export async function readHomeToReplan(
  tx: Kysely<DB>,
  home: HomeToPlan & Pick<Selectable<Homes>, 'time_zone' | 'deal_by'>,
  today: Day,
): Promise<PlannedHome> {
  const planned = await readPlannedHome(tx, home, today);
  const even = await readEvenMinutes(tx, home, today);
  return { ...planned, dealBy: even?.dealBy, before: even?.before };
}
