import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { effort } from './effort.ts';
import { makeManyHomes, removeHomes } from './many-homes.ts';
import { beside, type Line } from './report.ts';
import { startOurs } from './server-process.ts';
import { timed } from './timed.ts';
import type { World } from './world.ts';

const SERIES = effort(1000, 20);
const AIM = 'at most 60';
const PATIENCE_MS = 10 * 60_000;

/** A series in each home, due since yesterday: one of its five people asks the four others. */
const MAKE = `
  with living as (
    insert into user_homes (user_id, home_id) select user_id, home_id from memberships where home_id = any ($1)),
  made as (
    insert into payment_series (home_id, id, requester_id, title, total_amount, split, every, first_on, next_on, created_at)
    select id, gen_random_uuid(), admin_id, 'Rent', 200000, 'equally', 'month', current_date - 32, current_date - 1, now()
      from homes where id = any ($1)
    returning home_id, id, requester_id)
  insert into payment_series_debtors (home_id, series_id, user_id, amount)
  select made.home_id, made.id, own.user_id, 50000
    from made join memberships as own on own.home_id = made.home_id and own.user_id <> made.requester_id`;

/** The least work for one request: its rows and its day. */
const BARE = `
  with request as (
    insert into payment_requests (home_id, id, requester_id, title, total_amount, time_zone)
    select home_id, gen_random_uuid(), requester_id, title, total_amount, 'Asia/Kuala_Lumpur' from payment_series where home_id = $1
    returning home_id, id),
  known as (insert into payment_homes (home_id, payment_id) select home_id, id from request),
  day as (
    insert into payment_series_days (home_id, series_id, day, payment_id)
    select request.home_id, series.id, current_date - 400, request.id
      from request join payment_series as series on series.home_id = request.home_id)
  insert into payment_debtors (home_id, payment_id, user_id, amount)
  select request.home_id, request.id, asked.user_id, asked.amount
    from request join payment_series_debtors as asked on asked.home_id = request.home_id`;

async function countMade(pool: pg.Pool): Promise<{ made: number; series: number; notified: number }> {
  const { rows } = await pool.query(`
    select count(*) as made, count(distinct (home_id, series_id)) as series,
           (select count(*) from notifications where type = 'payment_request') as notified
      from payment_series_days where day = current_date - 1`);
  return rows[0] as Awaited<ReturnType<typeof countMade>>;
}

async function allMade(pool: pg.Pool) {
  const began = performance.now();
  while ((await countMade(pool)).made < SERIES) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('some series were not made');
    await pause(100);
  }
}

/** Starts two servers when 1,000 series are due, and measures the time until all requests exist. */
export async function series({ pool, env }: World): Promise<Line[]> {
  const ids = await makeManyHomes(pool, 'Asked again', SERIES);
  await pool.query(MAKE, [ids]);
  const floor = await timed(async () => {
    for (const id of ids) await pool.query(BARE, [id]);
  });
  await pool.query('vacuum analyze');
  const began = performance.now();
  const servers = await Promise.all([startOurs(env), startOurs(env)]);
  await allMade(pool);
  const seconds = (performance.now() - began) / 1000;
  const { made, series: different, notified } = await countMade(pool);
  for (const server of servers) await server.stop();
  if (made !== SERIES || different !== SERIES || notified !== 4 * SERIES)
    throw new Error(`${made} were made of ${different} series, and ${notified} people notified`);
  await removeHomes(pool, ids);
  return [beside('1,000 series due, two servers: s', seconds, floor.ms / 1000, AIM)];
}
