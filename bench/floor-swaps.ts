// The least that accepting a swap can cost: bare node:http and pg with the statements of the real program, in one transaction.
import type pg from 'pg';
import { pool, serveFloor } from './floor-server.ts';

const LOCK_HOME = 'select 1 from homes where id = $1 for no key update';
const MEMBERSHIP = `
  select homes.*, memberships.tone from homes join memberships on memberships.home_id = homes.id
   where homes.id = $1 and memberships.user_id = $2 and memberships.left_at is null`;
const SWAP = `
  select id, home_id, requester_id, target_user_id, status, exchanged, message, chore_id, chore_type, chore_due_date,
         return_chore_id, return_chore_type, return_chore_due_date, created_at, updated_at
    from swap_requests where home_id = $1 and id = $2`;
const CHORE = 'select id, type, due_date, assigned_to, status from chores where home_id = $1 and id = $2';
const ACCEPT = `
  update swap_requests set status = $1, exchanged = $2, updated_at = $3 where home_id = $4 and id = $5`;
const EXCHANGE = `
  update chores set assigned_to = case id when $1 then $2::uuid else $3::uuid end, held_from = assigned_to,
         held_by = case id when $1 then $2::uuid else $3::uuid end, held_why = 'swap'
   where home_id = $4 and id in ($1, $5)`;
const CANCEL = `
  update swap_requests set status = $1, updated_at = $2
   where home_id = $3 and status = 'pending' and (chore_id = any($4::uuid[]) or return_chore_id = any($4::uuid[]))
  returning id, requester_id, target_user_id, chore_id, chore_type, chore_due_date`;
const RECORD = 'insert into home_events (home_id, actor_id, type, data) values ($1, $2, $3, $4)';
const TELL = 'insert into notifications (user_id, type, data) values ($1, $2, $3)';
// A row of the queue for a letter, written without the queue's general code.
const QUEUE = `
  insert into pgboss.job (
    name, data, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
    heartbeat_seconds)
  select name, $1::jsonb, now() + retention_seconds * interval '1 s', expire_seconds, deletion_seconds, retry_limit, retry_delay,
         retry_backoff, retry_delay_max, policy, heartbeat_seconds
    from pgboss.queue where name = 'mail'`;
const NOTIFY = `select pg_notify('changes', note) from unnest($1::text[]) as note`;

type Input = { homeId: string; swapRequestId: string };
type Swap = {
  requester_id: string;
  target_user_id: string;
  chore_id: string;
  chore_type: string;
  chore_due_date: string;
  return_chore_id: string;
  return_chore_type: string;
  return_chore_due_date: string;
};

async function carryOut(client: pg.PoolClient, { homeId, swapRequestId }: Input, userId: string) {
  const { rows } = await client.query<Swap>(SWAP, [homeId, swapRequestId]);
  const [swap] = rows;
  if (!swap) throw new Error('no such request');
  const { chore_id, return_chore_id, requester_id, target_user_id } = swap;
  for (const id of [chore_id, return_chore_id]) await client.query(CHORE, [homeId, id]);
  const now = new Date();
  await client.query(ACCEPT, ['accepted', true, now, homeId, swapRequestId]);
  await client.query(EXCHANGE, [chore_id, target_user_id, requester_id, homeId, return_chore_id]);
  await client.query(CANCEL, ['cancelled', now, homeId, [chore_id, return_chore_id]]);
  const told = JSON.stringify({
    homeId,
    userId,
    swapRequestId,
    choreId: chore_id,
    choreType: swap.chore_type,
  });
  await client.query(RECORD, [homeId, userId, 'swap_accepted', told]);
  await client.query(TELL, [requester_id, 'swap_accepted', told]);
  const letter = { kind: 'swap-accepted', userId: requester_id, homeId, swapRequestId, exchanged: true };
  await client.query(QUEUE, [JSON.stringify(letter)]);
  const notes = [
    { userIds: [requester_id], topics: ['notifications'] },
    { homeId, topics: ['swaps', 'chores', 'history'] },
  ];
  await client.query(NOTIFY, [notes.map((note) => JSON.stringify(note))]);
  return Object.assign(swap, { status: 'accepted', exchanged: true, updated_at: now });
}

async function accept(input: Input, userId: string) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(LOCK_HOME, [input.homeId]);
  const { rows } = await client.query(MEMBERSHIP, [input.homeId, userId]);
  if (!rows[0]) throw new Error('not a member');
  const swap = await carryOut(client, input, userId);
  await client.query('commit');
  client.release();
  return swap;
}

serveFloor((input: Input, { userId }) => accept(input, userId));
