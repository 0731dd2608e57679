// The least that reading what two owe each other can cost: bare node:http and pg with the statements of the real program.
import { openDb } from '#server/platform/db/open.ts';
import { readBetweenUs } from '#server/money/payments/settling-up.ts';
import { pool, serveFloor } from './floor-server.ts';

const tx = openDb(pool);

const ZONE_OF_MEMBER = `
  select homes.time_zone from homes join memberships on memberships.home_id = homes.id
   where homes.id = $1 and memberships.user_id = $2 and memberships.left_at is null`;

async function getBetweenUs(homeId: string, userId: string) {
  const home = await pool.query<{ time_zone: string }>({
    name: 'membership',
    text: ZONE_OF_MEMBER,
    values: [homeId, userId],
  });
  const timeZone = home.rows[0]?.time_zone ?? '';
  const reading = {
    tx,
    deps: { pool },
    home: { id: homeId, time_zone: timeZone },
    user: { userId },
    now: new Date(),
  };
  return { people: await readBetweenUs(reading) };
}

serveFloor(({ homeId }: { homeId: string }, { userId }) => getBetweenUs(homeId, userId));
