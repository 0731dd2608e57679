import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { dayOf } from '#domain/days.ts';
import { TONES } from '#domain/homes.ts';
import { openDb } from '#server/platform/db/open.ts';
import { planHome } from '#server/home/plan/planning.ts';

export const SECRET = randomBytes(32).toString('hex');
export const TIME_ZONE = 'Asia/Kuala_Lumpur';
const HOMES = 400;
const PEOPLE_PER_HOME = 5;

export type Resident = { userId: string; cookie: string };
export type BenchHome = { id: string; residents: Resident[] };

/** Today in every bench home. */
export const today = () => dayOf(new Date(), TIME_ZONE);

function makeResident() {
  const token = randomBytes(24).toString('hex');
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  const cookie = `serumah.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  return { userId: randomUUID(), token, cookie };
}

const PEOPLE = `
  with person as (
    insert into users (id, email, display_name)
    select id, id || '@example.com', 'Resident' from unnest($1::uuid[]) as id)
  insert into sessions (user_id, token, expires_at)
  select id, token, now() + interval '30 days' from unnest($1::uuid[], $2::text[]) as given (id, token)`;

const HOME = `
  with home as (
    insert into homes (id, name, admin_id, created_by, time_zone, seed)
    values ($1, 'Bench', $3, $3, $2, 'seed'))
  insert into memberships (home_id, user_id, tone, joined_on)
  select $1, id, tone, current_date - 1 from unnest($4::uuid[], $5::text[]) as given (id, tone)`;

async function makeHome(pool: pg.Pool): Promise<BenchHome> {
  const id = randomUUID();
  const residents = Array.from({ length: PEOPLE_PER_HOME }, makeResident);
  const ids = residents.map((one) => one.userId);
  await pool.query(PEOPLE, [ids, residents.map((one) => one.token)]);
  await pool.query(HOME, [id, TIME_ZONE, ids[0], ids, TONES.slice(0, PEOPLE_PER_HOME)]);
  return { id, residents };
}

// The app's planner plans one home. The others copy its plan, each person from the one in the same position.
const SAME_PLAN = `
  insert into chores (home_id, type, round, assigned_to, turn_of, due_date, planned_on, minutes, made)
  select theirs.home_id, chores.type, chores.round, theirs.user_id, theirs.user_id, chores.due_date, chores.planned_on, chores.minutes,
         chores.made
    from chores
    join memberships as planned on planned.home_id = chores.home_id and planned.user_id = chores.assigned_to
    join memberships as theirs on theirs.tone = planned.tone and theirs.home_id <> planned.home_id`;

/** Homes of five people, all signed in, without chores. */
export async function makeUnplannedHomes(pool: pg.Pool, count: number): Promise<BenchHome[]> {
  const homes: BenchHome[] = [];
  for (let made = 0; made < count; made++) homes.push(await makeHome(pool));
  return homes;
}

/** Removes homes and their members. */
export async function removeResidents(pool: pg.Pool, homes: BenchHome[]) {
  await pool.query('delete from homes where id = any ($1)', [homes.map(({ id }) => id)]);
  const people = homes.flatMap(({ residents }) => residents.map(({ userId }) => userId));
  await pool.query('delete from users where id = any ($1)', [people]);
}

/** 400 homes of five people, all signed in, with the chores of the weeks ahead. */
export async function makeHomes(pool: pg.Pool): Promise<BenchHome[]> {
  const homes = await makeUnplannedHomes(pool, HOMES);
  const homeId = homes[0]?.id ?? '';
  const plan = { homeId, now: new Date(), emit: () => {} };
  await openDb(pool)
    .transaction()
    .execute((tx) => planHome(tx, plan));
  await pool.query(SAME_PLAN);
  await pool.query('vacuum analyze');
  return homes;
}
