import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { calendarPath, calendarStart } from '#domain/calendar.ts';
import { readDays } from '#server/home/calendar/feed.ts';
import { writeCalendar } from '#server/home/calendar/icalendar.ts';
import { hashOf } from '#server/home/calendar/calendars.ts';
import { findCalendar } from '#server/home/calendar/state.ts';
import { openDb } from '#server/platform/db/open.ts';
import { fillMonths } from '#server/home/plan/planning.ts';
import { effort } from './effort.ts';
import { today } from './homes.ts';
import { compare, type Side } from './load.ts';
import { addTemplates, makeManyHomes, removeHomes } from './many-homes.ts';
import { median } from './medians.ts';
import { beside, pressed, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import { timed, type Timed } from './timed.ts';
import type { World } from './world.ts';

const AIM = 0.5;
const SUBSCRIBERS = effort(1000, 50);
const YEAR_WEEKS = 52;
const ROUNDS = effort(30, 2);
/** As many as V8's compiler needs. */
const ROUNDS_TO_WARM_UP = effort(20, 1);

const pack = promisify(gzip);
const makeToken = () => randomBytes(32).toString('base64url');

// Until here, the bench's homes are not in any person's list of homes.
const OWN_HOMES = `
  insert into user_homes (user_id, home_id) select user_id, home_id from memberships where user_id = any ($1)`;
const LINKS = `
  insert into calendars (user_id, shows, token_hash, made_at, made_in)
  select user_id, 'home', token_hash, now(), gen_random_uuid() from unnest($1::uuid[], $2::bytea[]) as given (user_id, token_hash)`;

async function giveLinks(pool: pg.Pool, userIds: string[]): Promise<string[]> {
  const tokens = userIds.map(makeToken);
  await pool.query(OWN_HOMES, [userIds]);
  await pool.query(LINKS, [userIds, tokens.map(hashOf)]);
  await pool.query('vacuum analyze');
  return tokens;
}

async function takeLinks(pool: pg.Pool, userIds: string[]) {
  await pool.query('delete from calendars where user_id = any ($1)', [userIds]);
  await pool.query('delete from user_homes where user_id = any ($1)', [userIds]);
}

/** Fetches an unchanged calendar, as each of many subscribers does every quarter of an hour. */
async function unchanged({ homes, env, pool }: World): Promise<Line[]> {
  const userIds = homes
    .flatMap(({ residents }) => residents.map(({ userId }) => userId))
    .slice(0, SUBSCRIBERS);
  const paths = (await giveLinks(pool, userIds)).map(calendarPath);
  const server = await startOurs(env);
  const requests: Side['requests'] = [];
  for (const path of paths) {
    const answer = await fetch(server.base + path);
    await answer.arrayBuffer();
    requests.push({ method: 'GET', path, headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  }
  const ours = { server, requests };
  const floor = { server: await startFloor('floor-calendar.ts', env), requests };
  const measured = await compare(ours, floor);
  await ours.server.stop();
  await floor.server.stop();
  await takeLinks(pool, userIds);
  return pressed('a calendar that is unchanged (304)', measured, AIM);
}

/** A home of five with eight templates, a planned year, and the calendar link of one member. */
async function planYear(pool: pg.Pool) {
  const ids = await makeManyHomes(pool, 'Year', 1);
  const [homeId = ''] = ids;
  await addTemplates(pool, ids);
  const db = openDb(pool);
  const home = await db.selectFrom('homes').selectAll().where('id', '=', homeId).executeTakeFirstOrThrow();
  const from = calendarStart(today());
  const aYear = { ...home, auto_generate: true, weeks_in_advance: YEAR_WEEKS };
  await db.transaction().execute((tx) => fillMonths(tx, aYear, { today: from, now: new Date() }));
  const [token = ''] = await giveLinks(pool, [home.admin_id]);
  return { db, home, ids, tokenHash: hashOf(token), from };
}

const ROWS = `
  select chores.id, type, due_date, status, display_name from chores join users on users.id = assigned_to
   where chores.home_id = $1 and due_date >= $2 order by due_date, type`;

/** Renders such a calendar. The floor reads its rows and compresses a finished text. */
async function yearMade({ pool }: World): Promise<Line[]> {
  const { db, home, ids, tokenHash, from } = await planYear(pool);
  let chores = 0;
  const make = () =>
    db.transaction().execute(async (tx) => {
      const ask = (text: string, values: unknown[]) => tx.executeQuery(CompiledQuery.raw(text, values));
      const state = await findCalendar(ask, tokenHash, new Date());
      if (!state) throw new Error('no calendar');
      const days = await readDays(tx, state, 'https://home.example');
      chores = days.length;
      const text = writeCalendar(days);
      await pack(text);
      return text;
    });
  const written = await make();
  const bare = async () => {
    await pool.query({ name: 'rows', text: ROWS, values: [home.id, from] });
    await pack(written);
  };
  const rounds: { ours: Timed[]; floor: Timed[] } = { ours: [], floor: [] };
  for (let round = -ROUNDS_TO_WARM_UP; round < ROUNDS; round++) {
    const [ours, floor] = [await timed(make), await timed(bare)];
    if (round < 0) continue;
    rounds.ours.push(ours);
    rounds.floor.push(floor);
  }
  await takeLinks(pool, [home.admin_id]);
  await removeHomes(pool, ids);
  const what = `a calendar of a year, home of 5, ${chores} chores`;
  const medianOf = (side: keyof typeof rounds, part: keyof Timed) =>
    median(rounds[side].map((each) => each[part]));
  return [
    beside(`${what}: ms`, medianOf('ours', 'ms'), medianOf('floor', 'ms')),
    beside(`${what}: CPU ms`, medianOf('ours', 'cpuMs'), medianOf('floor', 'cpuMs')),
  ];
}

/** Renders a calendar, and fetches it again while nothing has changed. */
export async function calendar(world: World): Promise<Line[]> {
  return [...(await yearMade(world)), ...(await unchanged(world))];
}
