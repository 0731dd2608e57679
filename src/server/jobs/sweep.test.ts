import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { openPool } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { emptiedApp, type TestApp } from '#test/running/app.ts';
import {
  onServer,
  readPlan,
  readRows,
  setClock,
  shapeOf,
  shapeOfPlan,
  twoServers,
} from '#test/builders/boards.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';

const app = await emptiedApp();

/** Creates a home with one member at `instant`, and reads its chores of given days. */
async function liveAlone(instant: string, timeZone = 'Asia/Kuala_Lumpur') {
  setClock(app, instant);
  const person = await signUp(app);
  const { id: homeId } = await buildHome([person], { timeZone });
  const statusOf = async (day: string) => {
    const found = (await readRows(app, homeId)).find(
      ({ due_date, type }) => due_date === day && type === 'throw_rubbish',
    );
    return found?.status;
  };
  const sweptOn = async () => (await readPlan(app, homeId)).sweptOn;
  return { person, homeId, statusOf, sweptOn };
}

async function sweepAt(instant: string) {
  setClock(app, instant);
  await app.sweep();
}

/** Collects what a sweep logs. */
function makeLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  };
  return { lines, log: pino({ level: 'error' }, { write }) };
}

test('each home’s midnight, each in its own zone', async () => {
  const kl = await liveAlone('2026-11-16T02:00:00Z');
  const york = await liveAlone('2026-11-16T05:00:00Z', 'America/New_York');
  await sweepAt('2026-11-16T15:59:59Z');
  expect([await kl.sweptOn(), await york.sweptOn()]).toEqual(['2026-11-16', '2026-11-16']);
  expect(await kl.statusOf('2026-11-16')).toBe('pending');
  await sweepAt('2026-11-16T16:00:00Z');
  expect([await kl.sweptOn(), await york.sweptOn()]).toEqual(['2026-11-17', '2026-11-16']);
  expect(await kl.statusOf('2026-11-16')).toBe('overdue');
  expect(await kl.statusOf('2026-11-17')).toBe('pending');
  await sweepAt('2026-11-17T04:59:59Z');
  expect(await york.statusOf('2026-11-16')).toBe('pending');
  await sweepAt('2026-11-17T05:00:00Z');
  expect(await york.statusOf('2026-11-16')).toBe('overdue');
  expect(await york.sweptOn()).toBe('2026-11-17');
});

// Instants around the ends of a day of 25 hours and one of 23, each with its date.
test.for([
  ['Europe/Berlin', '2026-10-23T12:00:00Z', '2026-10-24T21:59:59Z', '2026-10-24'],
  ['Europe/Berlin', '2026-10-23T12:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-23T12:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-23T12:00:00Z', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['America/New_York', '2027-03-12T12:00:00Z', '2027-03-14T04:59:59Z', '2027-03-13'],
  ['America/New_York', '2027-03-12T12:00:00Z', '2027-03-14T05:00:00Z', '2027-03-14'],
  ['America/New_York', '2027-03-12T12:00:00Z', '2027-03-15T03:59:59Z', '2027-03-14'],
  ['America/New_York', '2027-03-12T12:00:00Z', '2027-03-15T04:00:00Z', '2027-03-15'],
] as const)('where the clock changes in %s: made at %s, swept at %s, it is %s', async (example) => {
  const [zone, made, instant, today] = example;
  const { person, homeId, statusOf, sweptOn } = await liveAlone(made, zone);
  await person.api.homes.updateHomeSettings({ homeId, settings: { includeWeekends: true } });
  await person.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  await sweepAt(instant);
  expect(await sweptOn()).toBe(today);
  expect([await statusOf(addDays(today, -1)), await statusOf(today)]).toEqual(['overdue', 'pending']);
});

test('two days of downtime are caught up at once, and all members get the change', async () => {
  const { person, homeId, statusOf, sweptOn } = await liveAlone('2026-12-04T02:00:00Z');
  await app.sweep();
  await using stream = await listenLive(app, person);
  await sweepAt('2026-12-07T16:30:00Z');
  await stream.receives('chores', homeId);
  expect(await sweptOn()).toBe('2026-12-08');
  expect([await statusOf('2026-12-04'), await statusOf('2026-12-07')]).toEqual(['overdue', 'overdue']);
  expect(await statusOf('2026-12-08')).toBe('pending');
  // The whole month that became due during the downtime.
  const { months } = await readPlan(app, homeId);
  expect(months).toEqual(['2026-12', '2027-1', '2027-2']);
  const members = [person];
  const february = (await readRows(app, homeId)).filter((chore) => chore.due_date >= '2027-02-01');
  expect(shapeOf(february)).toEqual(
    await shapeOfPlan(app, homeId, { members, months: [[2027, 2]], from: '2026-12-08' }),
  );
});

test('a clock that jumps a month changes what is overdue, without losing or doubling chores', async () => {
  const { person, homeId } = await liveAlone('2026-11-16T02:00:00Z');
  const ids = async () => (await readRows(app, homeId)).map(({ id }) => id);
  await sweepAt('2026-12-16T02:00:00Z');
  const ahead = await ids();
  expect(new Set(ahead).size).toBe(ahead.length);
  await sweepAt('2026-11-16T02:03:00Z');
  expect(await ids()).toEqual(ahead);
  const { chores } = await person.api.chores.listChores({ homeId, from: '2026-11-16', to: '2026-11-17' });
  const chore = chores.find(({ status }) => status !== 'completed');
  await person.api.chores.completeChore({ homeId, choreId: chore?.id ?? '' });
  await sweepAt('2026-11-17T02:00:00Z');
  await sweepAt('2026-12-16T02:00:00Z');
  expect(await ids()).toEqual(ahead);
  const done = (await readRows(app, homeId)).find(({ id }) => id === chore?.id);
  expect(done?.status).toBe('completed');
});

test('a second sweep of a day changes nothing, publishes nothing and needs one query', async () => {
  const { homeId } = await liveAlone('2026-11-16T02:00:00Z');
  await sweepAt('2026-12-07T02:00:00Z');
  const before = await readRows(app, homeId);
  const pool = openPool(app.url, () => {});
  const asked: string[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push(query.sql);
    },
  });
  await sweep({ db, log: makeLog().log, now: () => app.clock.now });
  await db.destroy();
  // Publishing would be a second statement.
  expect(asked).toEqual([expect.stringMatching(/^select /)]);
  expect(await readRows(app, homeId)).toEqual(before);
});

test('two simultaneous servers process each home once', async () => {
  await using servers = await twoServers(app);
  const { first, second, setClock: setClocks } = servers;
  const people = [await signUp(first), await signUp(first, 'Ben Tan'), await signUp(first, 'Chloe Lim')];
  const homeIds: string[] = [];
  for (const person of people) homeIds.push((await buildHome([person])).id);
  await using stream = await listenLive(second, { fetch: people[0]?.fetch ?? fetch });
  // Notes about creating the homes may arrive late, but before this one.
  await onServer(second, people[0] as Person).users.updateDisplayName({ displayName: 'Aisyah Kamal' });
  await stream.receives('me');
  stream.clear();
  setClocks('2026-12-07T02:00:00Z');
  await Promise.all([first.sweep(), second.sweep(), first.sweep(), second.sweep()]);
  for (const [index, homeId] of homeIds.entries()) {
    const member = people[index] as Person;
    const rows = (await readRows(first, homeId)).filter((chore) => chore.due_date >= '2027-02-01');
    const plan = { members: [member], months: [[2027, 2]] as [number, number][], from: '2026-12-07' };
    expect(shapeOf(rows)).toEqual(await shapeOfPlan(first, homeId, plan));
  }
  await stream.receives('chores', homeIds[0]);
  await onServer(second, people[0] as Person).users.updateDisplayName({ displayName: 'Nur' });
  await stream.receives('me');
  expect(stream.notes.filter((note) => 'topics' in note && note.topics.includes('chores'))).toEqual([
    { homeId: homeIds[0], topics: ['chores'] },
  ]);
});

test('after a change of zone, the new zone’s midnights count', async () => {
  const { person, homeId, statusOf, sweptOn } = await liveAlone('2026-11-16T02:00:00Z');
  const moveTo = (timeZone: string) =>
    person.api.homes.updateHomeSettings({ homeId, settings: { timeZone } });
  await sweepAt('2026-11-16T16:00:00Z');
  expect(await statusOf('2026-11-16')).toBe('overdue');

  // Moves the home back, to a zone where it is still yesterday.
  await moveTo('America/New_York');
  expect(await statusOf('2026-11-16')).toBe('pending');
  await app.sweep();
  expect(await sweptOn()).toBe('2026-11-16');
  await sweepAt('2026-11-17T05:00:00Z');
  expect([await sweptOn(), await statusOf('2026-11-16')]).toEqual(['2026-11-17', 'overdue']);

  // Moves it forward, to a zone where it is already tomorrow.
  setClock(app, '2026-11-17T17:00:00Z');
  await moveTo('Asia/Tokyo');
  expect(await statusOf('2026-11-17')).toBe('overdue');
  await app.sweep();
  expect(await sweptOn()).toBe('2026-11-18');
});

test('a failing home delays no other, is logged and retried', async () => {
  const [broken, lost, fine] = [
    await liveAlone('2026-11-16T02:00:00Z'),
    await liveAlone('2026-11-16T02:00:00Z'),
    await liveAlone('2026-11-16T02:00:00Z'),
  ];
  // An unknown zone counts as UTC.
  await app.db
    .updateTable('homes')
    .set({ time_zone: 'Europe/Atlantis' })
    .where('id', '=', lost.homeId)
    .execute();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    app.db,
  );
  await sql`create trigger broken before update on chores for each row
            when (old.home_id = ${sql.lit(broken.homeId)}) execute function refuse()`.execute(app.db);
  setClock(app, '2026-11-17T02:00:00Z');
  const { lines, log } = makeLog();
  const round = () => sweep({ db: app.db, log, now: () => app.clock.now });
  await round();
  expect([await broken.sweptOn(), await lost.sweptOn(), await fine.sweptOn()]).toEqual(
    [null, '2026-11-17', '2026-11-17'], //
  );
  expect(lines).toMatchObject([{ msg: 'home not swept', home: broken.homeId }]);

  await sql`drop trigger broken on chores`.execute(app.db);
  await round();
  expect(await broken.sweptOn()).toBe('2026-11-17');
  expect(await broken.statusOf('2026-11-16')).toBe('overdue');
});

async function makeEmptyHomes({ db }: TestApp, count: number) {
  await db.transaction().execute(async (tx) => {
    const person = await tx
      .insertInto('users')
      .values({ email: `${randomUUID()}@example.com` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`with home as (insert into homes (id, name, admin_id, created_by, time_zone, auto_generate, seed)
                select gen_random_uuid(), 'Home', ${person.id}, ${person.id}, 'UTC', false, 's'
                  from generate_series(1, ${sql.lit(count)}) returning id)
              insert into memberships (home_id, user_id, tone, joined_on) select id, ${person.id}, 'leaf', current_date from home`.execute(
      tx,
    );
  });
}

const countDue = async ({ db }: TestApp) => {
  const { count } = await db
    .selectFrom('homes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('swept_on', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

test('several batches of homes are swept, and a stop leaves the rest for the next start', async () => {
  await makeEmptyHomes(app, 220);
  const stopping = new AbortController();
  let clocks = 0;
  const now = () => {
    clocks += 1;
    if (clocks === 20) stopping.abort();
    return app.clock.now;
  };
  await sweep({ db: app.db, log: makeLog().log, now }, stopping.signal);
  const left = await countDue(app);
  expect(left).toBeGreaterThan(200);
  expect(left).toBeLessThan(220);
  await app.sweep();
  expect(await countDue(app)).toBe(0);
});
