// The least that reading the spending can cost: bare node:http and pg with the statements of the real program.
import { dayOf } from '#domain/days.ts';
import { spendingOf, type SpendingSum } from '#domain/spending.ts';
import { SPENDING, spendingValues } from '#server/money/payments/spending.ts';
import { pool, serveFloor } from './floor-server.ts';

const ZONE_OF_MEMBER = `
  select homes.time_zone from homes join memberships on memberships.home_id = homes.id
   where homes.id = $1 and memberships.user_id = $2 and memberships.left_at is null`;

async function getSpending(homeId: string, userId: string) {
  const home = await pool.query<{ time_zone: string }>({
    name: 'membership',
    text: ZONE_OF_MEMBER,
    values: [homeId, userId],
  });
  const timeZone = home.rows[0]?.time_zone ?? '';
  const today = dayOf(new Date(), timeZone);
  const values = spendingValues({ homeId, userId, timeZone, today });
  const { rows } = await pool.query<SpendingSum>({ name: 'spending', text: SPENDING, values });
  return { months: spendingOf(today, rows) };
}

serveFloor(({ homeId }: { homeId: string }, { userId }) => getSpending(homeId, userId));
