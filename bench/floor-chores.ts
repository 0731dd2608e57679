// The least that reading and completing chores can cost: bare node:http and pg with the statements of the real program.
import type pg from 'pg';
import { dayOf } from '#domain/days.ts';
import { CHORE_COLUMNS } from '#server/home/plan/chore-rows.ts';
import type { SignedIn } from '#server/platform/sessions/sessions.ts';
import { pool, serveFloor } from './floor-server.ts';

const LOCK_HOME = 'select 1 from homes where id = $1 for no key update';
const MEMBERSHIP = `
  select homes.*, memberships.tone from homes join memberships on memberships.home_id = homes.id
   where homes.id = $1 and memberships.user_id = $2 and memberships.left_at is null`;
const CHORES = `
  select ${CHORE_COLUMNS} from chores
    join memberships on memberships.home_id = chores.home_id and memberships.user_id = chores.assigned_to
   where chores.home_id = $1 and chores.due_date between $2 and $3
     and (chores.status = 'completed' or memberships.left_at is null) and chores.let_go_at is null
   order by chores.due_date, chores.type`;
const LOCK_CHORE = `select ${CHORE_COLUMNS}, let_go_at, let_go_by from chores where home_id = $1 and id = $2 for update`;
const RECORD = 'insert into home_events (home_id, actor_id, type, data) values ($1, $2, $3, $4)';
const COMPLETE = `
  update chores set status = $1, completed_at = $2, completed_by = $3, completed_on = $4
   where home_id = $5 and id = $6`;
const NOTIFY = `select pg_notify('changes', note) from unnest($1::text[]) as note`;

type Input = { homeId: string; choreId: string; from: string; to: string };
type Home = { time_zone: string };
type Chore = { type: string; dueDate: string };

async function findHome(client: pg.Pool | pg.PoolClient, homeId: string, user: SignedIn): Promise<Home> {
  const { rows } = await client.query<Home>(MEMBERSHIP, [homeId, user.userId]);
  if (!rows[0]) throw new Error('not a member');
  return rows[0];
}

async function listChores({ homeId, from, to }: Input, user: SignedIn) {
  const home = await findHome(pool, homeId, user);
  const { rows } = await pool.query<Chore>({ name: 'list-chores', text: CHORES, values: [homeId, from, to] });
  return { today: dayOf(new Date(), home.time_zone), chores: rows };
}

async function completeChore({ homeId, choreId }: Input, { userId, ...user }: SignedIn) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(LOCK_HOME, [homeId]);
  const home = await findHome(client, homeId, { ...user, userId });
  const { rows } = await client.query<Chore>(LOCK_CHORE, [homeId, choreId]);
  const [chore] = rows;
  if (!chore) throw new Error('no such chore');
  const now = new Date();
  const data = JSON.stringify({ choreId, type: chore.type, dueDate: chore.dueDate });
  await client.query(RECORD, [homeId, userId, 'chore_completed', data]);
  const done = { completedAt: now, completedBy: userId, completedOn: dayOf(now, home.time_zone) };
  await client.query(COMPLETE, ['completed', now, userId, done.completedOn, homeId, choreId]);
  await client.query(NOTIFY, [[JSON.stringify({ homeId, topics: ['chores', 'history'] })]]);
  await client.query('commit');
  client.release();
  return { ...chore, status: 'completed', ...done };
}

serveFloor((input: Input, user, path) =>
  path === '/api/rpc/chores/listChores' ? listChores(input, user) : completeChore(input, user),
);
