import type pg from 'pg';
import { callOf, compare } from './load.ts';
import { pressed, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import type { World } from './world.ts';

const AIM = 0.5;

type Open = { id: string; home_id: string; assigned_to: string };

/** Returns a request for each chore. */
export async function completions({ pool, homes }: World) {
  const people = homes.flatMap((home) => home.residents);
  const cookies = new Map(people.map(({ userId, cookie }) => [userId, cookie]));
  // One of each home in turn, since two requests of one home seldom meet in practice.
  const { rows } = await pool.query<Open>(
    `select id, home_id, assigned_to from chores order by row_number() over (partition by home_id), home_id`,
  );
  return rows.map(({ id: choreId, home_id: homeId, assigned_to }) =>
    callOf('chores/completeChore', cookies.get(assigned_to) ?? '', { homeId, choreId }),
  );
}

export async function reopenAll(pool: pg.Pool) {
  await pool.query(
    `update chores set status = 'pending', completed_at = null, completed_on = null, completed_by = null where status = 'completed'`,
  );
  await pool.query('truncate home_events');
  await pool.query('vacuum chores');
}

/** Completes a chore: session, lock, history, note and commit. */
export async function choreComplete(world: World): Promise<Line[]> {
  const { env, pool } = world;
  const requests = await completions(world);
  const ours = { server: await startOurs(env), requests };
  const floor = { server: await startFloor('floor-chores.ts', env), requests };
  const measured = await compare(ours, floor, () => reopenAll(pool));
  await ours.server.stop();
  await floor.server.stop();
  return pressed('a chore completed', measured, AIM);
}
