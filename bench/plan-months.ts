import type pg from 'pg';
import { openDb } from '#server/platform/db/open.ts';
import { planHome } from '#server/home/plan/planning.ts';
import { effort } from './effort.ts';
import { addTemplates, makeManyHomes, removeHomes } from './many-homes.ts';
import { median } from './medians.ts';
import { rate, type Line } from './report.ts';
import { timed, type Timed } from './timed.ts';
import type { World } from './world.ts';

const AIM = 0.6;
const HOMES = effort(1000, 100);
const HOMES_A_ROUND = 50;
/** As many as V8's compiler needs. */
const HOMES_TO_WARM_UP = effort(400, 10);
// A week from this day ends in the same month, so that the server plans one month.
const NOW = new Date('2026-12-01T02:00:00Z');

type Chore = {
  home_id: string;
  type: string;
  round: string;
  assigned_to: string;
  due_date: string;
  minutes: number;
};

const INSERT = `
  insert into chores (home_id, type, round, assigned_to, turn_of, due_date, planned_on, minutes, made, created_at)
  select $1, type, round, member, member, day, day, minutes, 1, $2
    from unnest($3::text[], $4::text[], $5::uuid[], $6::date[], $7::integer[]) as planned (type, round, member, day, minutes)`;

async function planAll(pool: pg.Pool, ids: string[]) {
  const db = openDb(pool);
  const emit = () => {};
  for (const homeId of ids) {
    await db.transaction().execute((tx) => planHome(tx, { homeId, now: NOW, emit }));
  }
}

const plannedOf = async (pool: pg.Pool, ids: string[]) =>
  (await pool.query<Chore>('select * from chores where home_id = any ($1) order by due_date', [ids])).rows;

/** Returns the values of the insert statement for each home. */
function insertsOf(chores: Chore[]): unknown[][] {
  return [...Map.groupBy(chores, (chore) => chore.home_id)].map(([homeId, own]) => [
    homeId,
    NOW,
    own.map((chore) => chore.type),
    own.map((chore) => chore.round),
    own.map((chore) => chore.assigned_to),
    own.map((chore) => chore.due_date),
    own.map((chore) => chore.minutes),
  ]);
}

async function insertAll(pool: pg.Pool, inserts: unknown[][]) {
  for (const values of inserts) await pool.query({ name: 'insert-plan', text: INSERT, values });
}

async function clear(pool: pg.Pool, ids: string[]) {
  await pool.query('delete from chores where home_id = any ($1)', [ids]);
  await pool.query('delete from planned_months where home_id = any ($1)', [ids]);
  await pool.query('vacuum analyze chores, planned_months');
}

/** Plans a month in each of 1,000 homes of 5 people and 8 templates. The floor only inserts the same rows. */
export async function planMonths({ pool }: World): Promise<Line[]> {
  const ids = await makeManyHomes(pool, 'Planned', HOMES);
  await addTemplates(pool, ids);
  await planAll(pool, ids.slice(0, HOMES_TO_WARM_UP));
  await clear(pool, ids);
  const ours: Timed[] = [];
  const floor: Timed[] = [];
  for (let first = 0; first < HOMES; first += HOMES_A_ROUND) {
    const homes = ids.slice(first, first + HOMES_A_ROUND);
    ours.push(await timed(() => planAll(pool, homes)));
    const inserts = insertsOf(await plannedOf(pool, homes));
    await clear(pool, homes);
    floor.push(await timed(() => insertAll(pool, inserts)));
    await clear(pool, homes);
  }
  await removeHomes(pool, ids);
  const homesPerSecond = (rounds: Timed[]) => (HOMES_A_ROUND / median(rounds.map(({ ms }) => ms))) * 1000;
  // Each round has its floor right after it, so that other load on the machine affects both.
  const compared = median(ours.map(({ ms }, round) => (floor[round]?.ms ?? 0) / ms)).toFixed(2);
  return [{ ...rate('a month planned: homes', homesPerSecond(ours), homesPerSecond(floor), AIM), compared }];
}
