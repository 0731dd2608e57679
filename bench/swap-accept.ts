import type pg from 'pg';
import { callOf, compare } from './load.ts';
import { pressed, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import type { World } from './world.ts';

const AIM = 0.5;

/** In each home the first member asks the second, and the third the fourth: each of their chores, in order, for one of the other's in return. */
const ASK = `
  with ranked as (
    select chores.*, row_number() over (partition by chores.home_id, assigned_to order by due_date, type) as nth
      from chores where status = 'pending'),
  resident as (
    select home_id, user_id, row_number() over (partition by home_id order by tone) as place from memberships)
  insert into swap_requests (home_id, chore_id, chore_type, chore_due_date, requester_id, target_user_id, return_chore_id,
    return_chore_type, return_chore_due_date)
  select one.home_id, one.id, one.type, one.due_date, one.assigned_to, other.assigned_to, other.id, other.type, other.due_date
    from resident as asks
    join resident as asked on asked.home_id = asks.home_id and asked.place = asks.place + 1
    join ranked as one on one.home_id = asks.home_id and one.assigned_to = asks.user_id
    join ranked as other on other.home_id = one.home_id and other.assigned_to = asked.user_id and other.nth = one.nth
   where asks.place in (1, 3)
  returning id, home_id, target_user_id`;

// Holds letters back, since letters.ts measures sending.
const HOLD_LETTERS = `
  create or replace function hold_letter() returns trigger language plpgsql as
    $$ begin new.start_after := new.start_after + interval '1 day'; return new; end $$;
  create trigger hold_letter before insert on pgboss.job for each row execute function hold_letter()`;
const RELEASE_LETTERS =
  'truncate pgboss.job; drop trigger hold_letter on pgboss.job; drop function hold_letter()';

// The lock waits for the last requests of a round, whose answers are not read: resetting a half-done one would leave it half done.
const BACK = `
  lock table swap_requests in exclusive mode;
  update chores set assigned_to = requester_id, held_by = null, held_why = null, held_from = null from swap_requests as swap
   where swap.status = 'accepted' and chores.home_id = swap.home_id and chores.id = swap.chore_id;
  update chores set assigned_to = target_user_id, held_by = null, held_why = null, held_from = null from swap_requests as swap
   where swap.status = 'accepted' and chores.home_id = swap.home_id and chores.id = swap.return_chore_id;
  update swap_requests set status = 'pending', exchanged = false where status = 'accepted';
  truncate home_events, notifications, pgboss.job`;

type Asked = { id: string; home_id: string; target_user_id: string };

async function askAll({ pool, homes }: World) {
  const people = homes.flatMap((home) => home.residents);
  const cookies = new Map(people.map(({ userId, cookie }) => [userId, cookie]));
  // One of each home in turn, since two requests of one home seldom meet in practice.
  const { rows } = await pool.query<Asked>(`
    with asked as (${ASK})
    select * from asked order by row_number() over (partition by home_id), home_id`);
  return rows.map(({ id: swapRequestId, home_id: homeId, target_user_id }) =>
    callOf('swaps/acceptSwapRequest', cookies.get(target_user_id) ?? '', { homeId, swapRequestId }),
  );
}

async function takeBack(pool: pg.Pool) {
  await pool.query(BACK);
  await pool.query('vacuum analyze chores, swap_requests');
}

/** Accepts a swap: session, lock, both chores, history, notification, letter, notes and commit. */
export async function swapAccept(world: World): Promise<Line[]> {
  const { env, pool } = world;
  const requests = await askAll(world);
  const ours = { server: await startOurs(env), requests };
  const floor = { server: await startFloor('floor-swaps.ts', env), requests };
  await pool.query(HOLD_LETTERS);
  const measured = await compare(ours, floor, () => takeBack(pool));
  await takeBack(pool);
  await pool.query('truncate swap_requests');
  await pool.query(RELEASE_LETTERS);
  await ours.server.stop();
  await floor.server.stop();
  return pressed('a swap accepted', measured, AIM);
}
