import { sql, type Kysely, type Selectable } from 'kysely';
import { monthOf, type Day, type Month } from '#domain/days.ts';
import type { PlannedHome, StandingChore } from '#domain/plan/again.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';
import { CHORE_FACTS } from '#server/home/plan/facts.ts';
import { readDealing } from '#server/home/plan/minutes-before.ts';
import { planInputColumns, planInputsOf, type PlanInputRow } from '#server/home/plan/template-rows.ts';

type Home = Pick<Selectable<Homes>, 'id' | 'seed' | 'include_weekends'>;
type Row = PlanInputRow & { months: Month[]; chores: StandingChore[] };

/** Reads the home's chores from today on and all that they are planned from, in one statement, so that a read sees one moment. */
export async function readPlannedHome(tx: Kysely<DB>, home: Home, today: Day): Promise<PlannedHome> {
  const { id: homeId } = home;
  const { year, month } = monthOf(today);
  const { rows } = await sql<Row>`
    select ${planInputColumns(homeId)},
           (select coalesce(json_agg(json_build_object('year', year, 'month', month) order by year, month), '[]')
              from planned_months
             where home_id = ${homeId} and (year, month) >= (${year}, ${month})) as months,
           (select coalesce(json_agg(ahead order by "dueDate", type), '[]')
              from (select ${CHORE_FACTS} from chores
                     where home_id = ${homeId} and due_date >= ${today}::date - 1
                       and (due_date >= ${today} or planned_on >= ${today})) as ahead) as chores`.execute(tx);
  const [row] = rows;
  return {
    ...planInputsOf(row ?? { members: [], templates: [] }),
    includeWeekends: home.include_weekends,
    seed: home.seed,
    from: today,
    months: row?.months ?? [],
    chores: row?.chores ?? [],
  };
}

/** The same with what decides whose turn each chore is. */
export async function readHomeToPlan(
  tx: Kysely<DB>,
  home: Home & Pick<Selectable<Homes>, 'time_zone' | 'deal_by'>,
  today: Day,
): Promise<PlannedHome> {
  return { ...(await readPlannedHome(tx, home, today)), ...(await readDealing(tx, home, today)) };
}
