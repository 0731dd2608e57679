import type pg from 'pg';
import { pino } from 'pino';
import { openDb } from '#server/platform/db/open.ts';
import { sweep as sweepHomes } from '#server/jobs/sweep.ts';
import { planHome } from '#server/home/plan/planning.ts';
import { effort } from './effort.ts';
import { makeManyHomes, removeHomes } from './many-homes.ts';
import { median } from './medians.ts';
import { beside, type Line } from './report.ts';
import { timed, type Timed } from './timed.ts';
import type { World } from './world.ts';

const HOMES = effort(10_000, 500);
const DUE = effort(100, 10);
const ROUNDS = effort(5, 1);

const PLANNED_AT = new Date('2026-12-01T02:00:00Z');
/** Just after the midnight that ends YESTERDAY, a day with chores. */
const NOW = new Date('2026-12-02T16:00:01Z');
const [YESTERDAY, TODAY] = ['2026-12-02', '2026-12-03'];

/** The query that remains if no home is due. */
const BARE = {
  name: 'homes-due',
  text: 'select id from homes where swept_on is null or swept_on < $1',
  values: [TODAY],
};

/** Resets the homes `due` to before their midnight, with pending chores of yesterday. */
async function turnBack(pool: pg.Pool, due: string[]) {
  await pool.query('update homes set swept_on = $1 where id = any ($2)', [YESTERDAY, due]);
  await pool.query(`update chores set status = 'pending' where home_id = any ($1) and status = 'overdue'`, [
    due,
  ]);
  await pool.query('vacuum analyze homes, chores');
}

async function expectSwept(pool: pg.Pool, due: string[]) {
  const { rows } = await pool.query(BARE);
  const late = await pool.query(
    `select distinct home_id from chores where home_id = any ($1) and status = 'overdue'`,
    [due],
  );
  if (rows.length > 0 || late.rows.length !== due.length) throw new Error('the sweep left something out');
}

function lines(what: string, rounds: { ours: Timed; floor: Timed }[]): Line[] {
  const line = (unit: string, key: keyof Timed) =>
    beside(
      `${what}: ${unit}`,
      median(rounds.map(({ ours }) => ours[key])),
      median(rounds.map(({ floor }) => floor[key])),
    );
  return [line('ms', 'ms'), line('CPU ms', 'cpuMs')];
}

/** Sweeps 10,000 homes, of which 100 or none are due. The floor is the bare query. */
export async function sweep({ pool }: World): Promise<Line[]> {
  const ids = await makeManyHomes(pool, 'Swept', HOMES);
  const due = ids.slice(0, DUE);
  const db = openDb(pool);
  for (const homeId of due) {
    await db.transaction().execute((tx) => planHome(tx, { homeId, now: PLANNED_AT, emit: () => {} }));
  }
  await pool.query('update homes set swept_on = $1', [TODAY]);

  const deps = { db, log: pino({ level: 'warn' }), now: () => NOW };
  const midnight: { ours: Timed; floor: Timed }[] = [];
  const idle: { ours: Timed; floor: Timed }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await turnBack(pool, due);
    const floor = await timed(() => pool.query(BARE));
    midnight.push({ ours: await timed(() => sweepHomes(deps)), floor });
    await expectSwept(pool, due);
    idle.push({ ours: await timed(() => sweepHomes(deps)), floor: await timed(() => pool.query(BARE)) });
  }
  await pool.query('update homes set swept_on = null');
  await removeHomes(pool, ids);
  return [
    ...lines('sweep of 10,000 homes, 100 due', midnight),
    ...lines('sweep of 10,000 homes, none due', idle),
  ];
}
