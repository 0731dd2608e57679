import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { callOf, compare, type Side } from './load.ts';
import { pressed, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import type { World } from './world.ts';

const ENOUGH = 0.6;
/** The homes with a past; filling all of them would take minutes. */
const WITH_PAST = 20;
const DAYS = 365;

// For a year, each member does a chore on two of three days, one in eight of them late, and takes one over in a swap every week.
const MADE = [
  `update memberships set joined_at = now() - $1::integer * interval '1 day' where home_id = any ($2::uuid[])`,
  `insert into chores (home_id, type, assigned_to, turn_of, made, due_date, planned_on, minutes, status, completed_at, completed_on,
                       completed_by)
   select home_id, 'benched-' || user_id || day, user_id, user_id, 0, due, due, 10 + day % 40, 'completed',
          now() - day * interval '1 day', current_date - day, user_id
     from memberships, generate_series(0, $1::integer) as day, lateral (select current_date - day - (day % 8 = 0)::integer as due) as late
    where home_id = any ($2::uuid[]) and day % 3 <> 0`,
  `insert into swap_requests (home_id, chore_type, chore_due_date, requester_id, target_user_id, status, updated_at)
   select one.home_id, 'benched', current_date - day, one.user_id, other.user_id, 'accepted', now() - day * interval '1 day'
     from memberships as one
     join lateral (select user_id from memberships where home_id = one.home_id and user_id <> one.user_id
                    order by user_id limit 1) as other on true, generate_series(0, $1::integer, 7) as day
    where one.home_id = any ($2::uuid[])`,
  `insert into home_events (home_id, actor_id, type, data, created_at)
   select home_id, user_id, 'chore_completed', '{}', now() - day * interval '1 day'
     from memberships, generate_series(0, $1::integer) as day
    where home_id = any ($2::uuid[])`,
];
const UNMADE = [
  `delete from chores where type like 'benched-%'`,
  `delete from swap_requests where chore_type = 'benched'`,
  `delete from home_events where type = 'chore_completed' and data = '{}'`,
];

async function run(pool: pg.Pool, texts: string[], values: unknown[] = []) {
  for (const text of texts) await pool.query(text, values);
  await pool.query('vacuum analyze');
}

async function periodsOf({ server, requests }: Side): Promise<unknown> {
  const [{ path, ...request } = { path: '' }] = requests;
  const answer = (await (await fetch(server.base + path, request)).json()) as {
    json: { periods: { members: { minutes: number; evenMinutes: number }[] }[] };
  };
  const { periods } = answer.json;
  if (!periods.every(({ members }) => members.every(({ minutes, evenMinutes }) => minutes * evenMinutes > 0)))
    throw new Error('a member did nothing');
  return periods;
}

/** Reads who did how many chores of a home of five, over a year. */
export async function balance({ homes, env, pool }: World): Promise<Line[]> {
  const lived = homes.slice(0, WITH_PAST);
  await run(pool, MADE, [DAYS, lived.map(({ id }) => id)]);
  const requests = lived.flatMap(({ id, residents }) =>
    residents.map(({ cookie }) => callOf('balance/getBalance', cookie, { homeId: id })),
  );
  const ours = { server: await startOurs(env), requests };
  const floor = { server: await startFloor('floor-balance.ts', env), requests };
  if (!isDeepStrictEqual(await periodsOf(ours), await periodsOf(floor)))
    throw new Error('the floor answers something else');
  const measured = await compare(ours, floor);
  await ours.server.stop();
  await floor.server.stop();
  await run(pool, UNMADE);
  return pressed('balance read', measured, ENOUGH);
}
