// The least that reading what two owe each other can cost: bare node:http and pg with the statement of the real program.
import type { BetweenUs } from '#contract/settling-up.ts';
import { BETWEEN_US, inOrder } from '#server/payments/settling-up.ts';
import { pool, serveFloor } from './floor-server.ts';

const MEMBER = `select from memberships where home_id = $1 and user_id = $2 and left_at is null`;

async function getBetweenUs(homeId: string, userId: string) {
  await pool.query({ name: 'membership', text: MEMBER, values: [homeId, userId] });
  const values = [homeId, userId];
  const { rows } = await pool.query<BetweenUs>({ name: 'between-us', text: BETWEEN_US, values });
  return { people: inOrder(userId, rows) };
}

serveFloor(({ homeId }: { homeId: string }, { userId }) => getBetweenUs(homeId, userId));
