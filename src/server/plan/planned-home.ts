import { sql, type Kysely, type Selectable } from 'kysely';
import { monthOf, type Day, type Month } from '#domain/days.ts';
import type { PlannedHome, StandingChore } from '#domain/replan.ts';
import type { DB, Homes } from '#server/db/types.ts';
import { readEvenMinutes } from '#server/plan/dealt-before.ts';
import { planInputColumns, planInputsOf } from '#server/plan/template-rows.ts';

type Home = Pick<Selectable<Homes>, 'id' | 'seed' | 'include_weekends'>;
type ChoreAhead = StandingChore & { completed: boolean };
type Row = Parameters<typeof planInputsOf>[0] & {
  months: Month[];
  chores: ChoreAhead[];
  waiting: string[];
};

/**
 * The home's chores from today on and all that they would be planned from, in one statement, so that a read sees one moment; `waiting`
 * are the members who joined after the chores were planned.
 */
export async function readPlannedHome(
  tx: Kysely<DB>,
  home: Home,
  today: Day,
): Promise<PlannedHome & { waiting: string[] }> {
  const { id: homeId } = home;
  const { year, month } = monthOf(today);
  const { rows } = await sql<Row>`
    select ${planInputColumns(homeId)},
           (select coalesce(json_agg(json_build_object('year', year, 'month', month) order by year, month), '[]')
              from planned_months
             where home_id = ${homeId} and (year, month) >= (${year}, ${month})) as months,
           (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'dueDate', due_date, 'assignedTo', assigned_to,
                                                       'movedBySwap', moved_by_swap, 'minutes', minutes, 'completed', status = 'completed' or let_go_at is not null)
                                     order by due_date, type), '[]')
              from chores
             where home_id = ${homeId} and due_date >= ${today}) as chores,
           (select coalesce(json_agg(user_id order by joined_at, user_id), '[]') from memberships
             where home_id = ${homeId} and left_at is null and not shares_chores) as waiting`.execute(tx);
  const [row] = rows;
  const chores = row?.chores ?? [];
  return {
    ...planInputsOf(row ?? { members: [], templates: [] }),
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
  home: Home & Pick<Selectable<Homes>, 'time_zone' | 'deal_by'>,
  today: Day,
): Promise<PlannedHome> {
  const planned = await readPlannedHome(tx, home, today);
  const even = await readEvenMinutes(tx, home, today);
  return { ...planned, dealBy: even?.dealBy, before: even?.before };
}
