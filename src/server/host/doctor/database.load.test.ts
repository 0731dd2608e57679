/** @module-tag rest */
import net from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { checkDatabase } from '#server/host/doctor/database.ts';
import { freshDatabase } from '#test/running/database.ts';
import { freePort } from '#test/running/program.ts';

async function open(url: string) {
  const pool = openPool(url, () => {});
  const db = openDb(pool);
  return {
    db,
    check: (embedded = false) => checkDatabase({ pool, db, url, embedded }),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

/** Starts a slow proxy to the database: each part of an answer takes `ms`. */
async function startFar(url: string, ms: number) {
  const { host, port, database, user, password } = new pg.Client(url);
  const at = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const server = net.createServer((near) => {
    const far = net.connect(at);
    near.pipe(far).on('data', (part) => setTimeout(() => near.write(part), ms));
    far.on('error', () => near.destroy());
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const bound = (server.address() as net.AddressInfo).port;
  return {
    url: `postgres://${user}:${password ?? ''}@127.0.0.1:${bound}/${database}`,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
  };
}

test('a database that is up to date answers', async () => {
  await using at = await open((await freshDatabase()).url);
  const { finding, facts } = await at.check();
  expect(finding).toMatchObject({
    name: 'Database',
    state: 'ok',
    line: expect.stringMatching(/answers in \d+ ms, holds \d+ MB and is up to date\.$/),
  });
  expect(facts).toMatchObject({ version: expect.stringMatching(/^\d+/), homeZones: [] });
  expect(Math.abs(facts?.clocks[0]?.aheadMs ?? Infinity)).toBeLessThan(1000);
  expect((await at.check(true)).facts?.clocks).toEqual([]);
});

test('the time zones of homes are found', async () => {
  await using at = await open((await freshDatabase()).url);
  await at.db.transaction().execute((tx) =>
    sql`with person as (insert into users (email) values ('a@b.example') returning id),
             home as (insert into homes (id, name, admin_id, created_by, time_zone, seed)
                      select gen_random_uuid(), 'Home', id, id, 'Europe/Atlantis', 's' from person returning id)
        insert into memberships (home_id, user_id, tone, joined_on) select home.id, person.id, 'leaf', current_date from home, person`.execute(
      tx,
    ),
  );
  expect((await at.check()).facts?.homeZones).toEqual(['Europe/Atlantis']);
});

test('older, newer and empty databases are distinguished and not changed', async () => {
  await using at = await open((await freshDatabase()).url);
  const names = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(at.db)).rows.map(
      ({ name }) => name,
    );
  const last = (await names()).at(-1) ?? '';
  await sql`delete from kysely_migration where name = ${last}`.execute(at.db);
  const older = await names();
  expect((await at.check()).finding).toMatchObject({
    state: 'warn',
    line: expect.stringContaining(`without ${last}`),
    advice: 'npm start brings it up to date.',
  });
  expect(await names()).toEqual(older);

  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030')`.execute(at.db);
  expect((await at.check()).finding).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('newer Serumah (999-later)'),
  });

  await sql`drop schema public cascade`.execute(at.db);
  await sql`create schema public`.execute(at.db);
  const { finding, facts } = await at.check();
  expect(finding).toMatchObject({ state: 'warn', line: expect.stringContaining('is empty') });
  expect(facts?.homeZones).toEqual([]);
});

test('a slow database causes a warning', async () => {
  await using far = await startFar((await freshDatabase()).url, 400);
  await using at = await open(far.url);
  expect((await at.check()).finding).toMatchObject({
    state: 'warn',
    line: expect.stringMatching(/takes \d+ ms for a small query/),
  });
});

test('an unreachable database is bad, named without its password', async () => {
  const port = await freePort();
  await using at = await open(`postgres://me:hunter2hunter2@127.0.0.1:${port}/home`);
  const { finding, facts } = await at.check();
  expect(finding).toMatchObject({
    state: 'bad',
    line: expect.stringContaining(`127.0.0.1:${port}/home cannot be reached`),
    advice: expect.stringContaining('DATABASE_URL'),
  });
  expect(JSON.stringify(finding)).not.toContain('hunter2');
  expect(facts).toBeUndefined();
  expect((await at.check(true)).finding).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('its embedded database does not answer'),
  });
});
