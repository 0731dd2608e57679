import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { callOf, compare, type Side } from './load.ts';
import { pressed, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import type { World } from './world.ts';

const ENOUGH = 0.6;
/** The homes with a past; filling all of them would take minutes. */
const WITH_PAST = 20;
const MONTHS = 36;

// Each member asks the others twice a month for three years, and requests older than two months are paid.
const MADE = `
  with made as (
    insert into payment_requests (home_id, id, requester_id, title, category, total_amount, time_zone, created_at)
    select home_id, gen_random_uuid(), user_id, 'Benched between', 'utilities', 4000,
           'Asia/Kuala_Lumpur', now() - n * interval '1 month' / 2
      from memberships, generate_series(0, $1::integer * 2 - 1) as n
     where home_id = any ($2::uuid[])
    returning home_id, id, requester_id, created_at),
  found as (insert into payment_homes (home_id, payment_id) select home_id, id from made)
  insert into payment_debtors (home_id, payment_id, user_id, amount, paid_at, paid_by)
  select made.home_id, made.id, member.user_id, 1000,
         case when is_paid then made.created_at end, case when is_paid then 'marked' end
    from made join memberships as member on member.home_id = made.home_id and member.user_id <> made.requester_id
    cross join lateral (select made.created_at < now() - interval '2 months' as is_paid) as drawn`;

const unmake = (pool: pg.Pool) => pool.query(`delete from payment_requests where title = 'Benched between'`);

async function peopleOf({ server, requests }: Side): Promise<unknown> {
  const [{ path, ...request } = { path: '' }] = requests;
  const answer = (await (await fetch(server.base + path, request)).json()) as {
    json: { people: { lines: unknown[] }[] };
  };
  const { people } = answer.json;
  if (!people.every(({ lines }) => lines.length > 0)) throw new Error('a housemate has no open share');
  return people;
}

/** Reads what a person and each of four housemates owe each other, over three years of their home. */
export async function betweenUs({ homes, env, pool }: World): Promise<Line[]> {
  const lived = homes.slice(0, WITH_PAST);
  await pool.query(MADE, [MONTHS, lived.map(({ id }) => id)]);
  await pool.query('vacuum analyze');
  const requests = lived.flatMap(({ id, residents }) =>
    residents.map(({ cookie }) => callOf('settlingUp/getBetweenUs', cookie, { homeId: id })),
  );
  const ours = { server: await startOurs(env), requests };
  const floor = { server: await startFloor('floor-between-us.ts', env), requests };
  if (!isDeepStrictEqual(await peopleOf(ours), await peopleOf(floor)))
    throw new Error('the floor answers something else');
  const measured = await compare(ours, floor);
  await ours.server.stop();
  await floor.server.stop();
  await unmake(pool);
  await pool.query('vacuum analyze');
  return pressed('between us read', measured, ENOUGH);
}
