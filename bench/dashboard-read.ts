import type pg from 'pg';
import { callOf, compare, type Side } from './load.ts';
import { pressed, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import type { World } from './world.ts';

const AIM = 0.6;
const TYPE = 'benched';

// Something in every part of the page: chores of today, late ones, and a pending swap request.
const FILL = `
  with added as (
    insert into chores (home_id, type, assigned_to, turn_of, made, due_date, planned_on)
    select home_id, $1 || n, user_id, user_id, 0, current_date - n, current_date - n from memberships, generate_series(-1, 2) as n
     where (home_id, user_id) in (select id, admin_id from homes))
  insert into swap_requests (home_id, chore_type, chore_due_date, requester_id, target_user_id)
  select homes.id, $1, current_date, homes.admin_id, memberships.user_id
    from homes join memberships on memberships.home_id = homes.id and memberships.user_id <> homes.admin_id`;

async function empty(pool: pg.Pool) {
  await pool.query(`delete from chores where type like $1 || '%'`, [TYPE]);
  await pool.query('delete from swap_requests where chore_type = $1', [TYPE]);
  await pool.query('vacuum analyze');
}

async function read({ server, requests }: Side): Promise<unknown> {
  const [{ path, ...request } = { path: '' }] = requests;
  const response = await fetch(server.base + path, request);
  const answer = (await response.json()) as { json: { counts: object; todaysChores: { id: string }[] } };
  return answer.json;
}

/** Reads the dashboard, signed in. */
export async function dashboardRead({ homes, env, pool }: World): Promise<Line[]> {
  await pool.query(FILL, [TYPE]);
  await pool.query('vacuum analyze');
  const requests = homes.flatMap(({ id, residents }) =>
    residents.map(({ cookie }) => callOf('dashboard/getDashboard', cookie, { homeId: id })),
  );
  const ours = { server: await startOurs(env), requests };
  const floor = { server: await startFloor('floor-dashboard.ts', env), requests };
  const [one, other] = [JSON.stringify(await read(ours)), JSON.stringify(await read(floor))];
  if (one !== other) throw new Error(`the floor answers something else:\n${one}\n${other}`);
  const measured = await compare(ours, floor);
  await ours.server.stop();
  await floor.server.stop();
  await empty(pool);
  return pressed('the dashboard read', measured, AIM);
}
