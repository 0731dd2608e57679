// The least that reading the balance can cost: bare node:http and pg with the statements of the real program.
import { dayOf } from '#domain/days.ts';
import { BALANCE, balanceValues, periodsOf, type BalanceRow } from '#server/home/chores/balance.ts';
import { pool, serveFloor } from './floor-server.ts';

const ZONE_OF_MEMBER = `
  select homes.time_zone from homes join memberships on memberships.home_id = homes.id
   where homes.id = $1 and memberships.user_id = $2 and memberships.left_at is null`;

async function getBalance(homeId: string, userId: string) {
  const home = await pool.query<{ time_zone: string }>({
    name: 'membership',
    text: ZONE_OF_MEMBER,
    values: [homeId, userId],
  });
  const timeZone = home.rows[0]?.time_zone ?? '';
  const today = dayOf(new Date(), timeZone);
  const values = balanceValues({ homeId, timeZone, today });
  const { rows } = await pool.query<BalanceRow>({ name: 'balance', text: BALANCE, values });
  return { periods: rows.flatMap((row) => periodsOf(today, row)) };
}

serveFloor(({ homeId }: { homeId: string }, { userId }) => getBalance(homeId, userId));
