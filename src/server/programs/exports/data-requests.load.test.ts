/** @module-tag rest */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { dataRequests } from '#server/programs/exports/data-requests.ts';
import { makeCallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import { makeLimits } from '#server/platform/calls/limits.ts';
import { makeSecurityEvents } from '#server/platform/logs/security-events.ts';
import type { Databases } from '#server/platform/db/open.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';

const app = await sharedApp();

/** Starts a server with exports only. */
async function serve({
  long = app.long,
  ...times
}: { long?: Databases['long']; stalledMs?: number; longestMs?: number } = {}) {
  const { reads, pool, settings, log } = app;
  const limits = makeLimits(pool);
  const data = dataRequests({
    reads,
    pool,
    long,
    limits,
    semaphores: makeCallSemaphores(),
    settings,
    now: () => new Date(),
    ...times,
  });
  const eventsOf = makeSecurityEvents(log);
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    void data.give(path, request, response, eventsOf({ network: 'here', request: 'one' }));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    get: async ({ fetch }: Pick<Person, 'fetch'>, path = '/api/my-data.json') => fetch(address + path),
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** More rows than the network buffers. */
const MANY_ROWS = 4500;

/** Reads a little of a file, and the rest later. */
async function takeSome(answer: Response) {
  const reader = answer.body?.getReader();
  for (let bytes = 0; bytes < 100_000;) bytes += (await reader?.read())?.value?.length ?? 0;
  return {
    rest: async (between = () => Promise.resolve()) => {
      while (!(await reader?.read())?.done) await between();
    },
  };
}

/** A person whose file is larger than the buffers to a reader who reads nothing. */
async function withMuch(rows = 1500) {
  const person = await signUp(app);
  await sql`
    insert into notifications (user_id, type, data)
    select ${person.userId}, 'home_deleted', jsonb_build_object('homeName', repeat('x', 20000))
      from generate_series(1, ${rows}::integer)`.execute(app.db);
  return person;
}

const outcomeOf = async (answer: Response) => {
  const body = (await answer.json()) as { code?: string };
  return body.code ?? answer.status;
};

test('one file per person is made at a time, a few wait, and others do not wait for them', async () => {
  using server = await serve();
  const person = await withMuch();
  const held = await server.get(person);
  const others = Array.from({ length: 6 }, async () => outcomeOf(await server.get(person)));
  expect(await Promise.race(others)).toBe('BUSY');
  expect(await outcomeOf(await server.get(await signUp(app)))).toBe(200);
  await held.body?.cancel();
  expect((await Promise.all(others)).toSorted()).toEqual([200, 200, 200, 200, 200, 'BUSY']);
});

test('a reader who stops still gets the next file', async () => {
  using server = await serve({ stalledMs: 1000 });
  const person = await withMuch();
  const held = await takeSome(await server.get(person));
  await app.db.deleteFrom('notifications').execute();
  expect(await outcomeOf(await server.get(person))).toBe(200);
  await expect(held.rest()).rejects.toThrow();
});

test('a session that ends while waiting gets nothing', async () => {
  using server = await serve();
  const person = await withMuch();
  const other = { ...app.browser(), email: person.email, password: person.password };
  await other.api.users.signIn({ email: person.email, password: person.password });
  const held = await server.get(person);
  const waiting = server.get(other);
  const counted = async () =>
    (
      await sql<{
        points: number;
      }>`select points from rate_limits where key = ${`data-account:${person.userId}`}`.execute(app.db)
    ).rows[0]?.points;
  await expect.poll(counted).toBe(2);
  await other.api.users.signOut({});
  await held.body?.cancel();
  expect(await outcomeOf(await waiting)).toBe('UNAUTHENTICATED');
});

test('the database reads two pages at once, for any number of files', async () => {
  let asked = 0;
  const most: number[] = [];
  const executeQuery = async (query: CompiledQuery) => {
    if (!query.sql.includes('limit 1000')) return app.long.executeQuery(query);
    asked += 1;
    most.push(asked);
    await pause(1);
    asked -= 1;
    return { rows: [] };
  };
  using server = await serve({ long: { executeQuery } as unknown as Databases['long'] });
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(app)));
  const answers = await Promise.all(people.map((person) => server.get(person)));
  expect(await Promise.all(answers.map(outcomeOf))).toEqual([200, 200, 200, 200]);
  expect(Math.max(...most)).toBe(2);
});

test('a started file ends with its reader’s session', async () => {
  using server = await serve();
  const person = await withMuch(MANY_ROWS);
  const owner = app.browser();
  await owner.api.users.signIn({ email: person.email, password: person.password });
  const held = await takeSome(await server.get(person));
  await owner.api.users.endOtherSessions({});
  await expect(held.rest()).rejects.toThrow();
});

test('a home’s started file ends with its reader’s role', async () => {
  using server = await serve();
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await sql`
    insert into home_events (home_id, actor_id, type, data)
    select ${homeId}, ${ben.userId}, 'member_joined', jsonb_build_object('name', repeat('x', 20000))
      from generate_series(1, ${MANY_ROWS}::integer)`.execute(app.db);
  const held = await takeSome(await server.get(aisyah, `/api/home-data.json?homeId=${homeId}`));
  await aisyah.api.homes.handOver({ homeId, userId: ben.userId });
  await expect(held.rest()).rejects.toThrow();
});

test('a reader who is too slow does not get the end of the file', async () => {
  using server = await serve({ longestMs: 1000 });
  const held = await takeSome(await server.get(await withMuch()));
  await expect(held.rest(() => pause(50))).rejects.toThrow();
});
