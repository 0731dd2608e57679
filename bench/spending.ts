import type pg from 'pg';
import { callOf, compare, type Side } from './load.ts';
import { pressed, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import type { World } from './world.ts';

const ENOUGH = 0.6;
/** The homes with a past; filling all of them would take minutes. */
const WITH_PAST = 20;
const MONTHS = 36;
const A_MONTH = 2;

// Each member asks the others twice a month for three years; two of three shares are paid.
const MADE = `
  with made as (
    insert into payment_requests (home_id, id, requester_id, title, category, total_amount, time_zone, created_at)
    select home_id, gen_random_uuid(), user_id, 'Benched',
           (array['groceries', 'utilities', 'rent', 'subscriptions', 'maintenance', 'other'])[1 + n % 6], 4000,
           'Asia/Kuala_Lumpur', now() - n * interval '1 month' / $2::integer
      from memberships, generate_series(0, $1::integer * $2::integer - 1) as n
     where home_id = any ($3::uuid[])
    returning home_id, id, requester_id, created_at),
  found as (insert into payment_homes (home_id, payment_id) select home_id, id from made)
  insert into payment_debtors (home_id, payment_id, user_id, amount, paid_at, paid_by)
  select made.home_id, made.id, member.user_id, 1000,
         case when paid then made.created_at end, case when paid then 'marked' end
    from made join memberships as member on member.home_id = made.home_id and member.user_id <> made.requester_id
    cross join lateral (select hashtext(made.id::text || member.user_id) % 3 <> 0 as paid) as drawn`;

const unmake = (pool: pg.Pool) => pool.query(`delete from payment_requests where title = 'Benched'`);

async function monthsOf({ server, requests }: Side): Promise<string> {
  const [{ path, ...request } = { path: '' }] = requests;
  const answer = (await (await fetch(server.base + path, request)).json()) as {
    json: { months: { asked: number; paid: number }[] };
  };
  const { months } = answer.json;
  if (!months.every(({ asked, paid }) => asked > 0 && paid > 0)) throw new Error('a month has nothing');
  return JSON.stringify(months);
}

/** Reads the spending of a person over three years of a home of five. */
export async function spending({ homes, env, pool }: World): Promise<Line[]> {
  const lived = homes.slice(0, WITH_PAST);
  await pool.query(MADE, [MONTHS, A_MONTH, lived.map(({ id }) => id)]);
  await pool.query('vacuum analyze');
  const requests = lived.flatMap(({ id, residents }) =>
    residents.map(({ cookie }) => callOf('spending/getSpending', cookie, { homeId: id })),
  );
  const ours = { server: await startOurs(env), requests };
  const floor = { server: await startFloor('floor-spending.ts', env), requests };
  const [one, other] = [await monthsOf(ours), await monthsOf(floor)];
  if (one !== other) throw new Error(`the floor answers something else:\n${one}\n${other}`);
  const measured = await compare(ours, floor);
  await ours.server.stop();
  await floor.server.stop();
  await unmake(pool);
  await pool.query('vacuum analyze');
  return pressed('spending read', measured, ENOUGH);
}
