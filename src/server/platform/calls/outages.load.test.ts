/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { unsubscribeToken } from '#server/telling/mail/unsubscribe-token.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { networkTo } from '#test/fakes/network.ts';
import { changePicture, fetchPicture, sendPicture } from '#test/builders/pictures.ts';
import { picture } from '#test/builders/images.ts';
import { recordLog } from '#test/observers/logged.ts';
import { startApp } from '#test/running/app.ts';
import { countWaiting, freshDatabase } from '#test/running/database.ts';

const CATCHING_UP = {
  code: 'BUSY',
  status: 503,
  message: 'The server is catching up. Please try again in a moment.',
};

/** Starts an app whose network to the database can be cut, with a signed-in person. `direct` is another app with its own network. */
async function startCuttable() {
  const { url } = await freshDatabase();
  const network = await networkTo(url);
  const { log, lines } = recordLog('info', 8000);
  const app = await startApp({}, { url: network.url, log });
  const direct = await startApp({}, { url });
  return {
    app,
    direct,
    network,
    lines,
    person: await signUp(app),
    async [Symbol.asyncDispose]() {
      network.restore();
      await app[Symbol.asyncDispose]();
      await direct[Symbol.asyncDispose]();
      await network[Symbol.asyncDispose]();
    },
  };
}

const makeHome = ({ api }: Person, id: string = randomUUID()) =>
  api.homes.createHome({ id, name: 'Seri Pandan 12A', timeZone: 'Asia/Kuala_Lumpur' });
const caught = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => error,
  );

test('if the database is unreachable for a moment, a call is only slow', async () => {
  await using all = await startCuttable();
  const { network, person } = all;
  const id = randomUUID();
  network.cut();
  const calls = Promise.all([makeHome(person, id), person.api.users.getSession({})]);
  await pause(1000);
  network.restore();
  const [, session] = await calls;
  expect(session.user?.id).toBe(person.userId);
  expect((await person.api.homes.listHomes({})).map((home) => home.id)).toEqual([id]);
});

test('other requests wait for it too: pictures, data, unsubscribing', async () => {
  await using all = await startCuttable();
  const { app, network, person } = all;
  const face = await changePicture(app, person, await picture('png'));
  const another = await picture('jpeg');
  const token = await unsubscribeToken(app.settings, { userId: person.userId, group: 'payments' });
  network.cut();
  const asked = Promise.all([
    fetchPicture(app, person, face, 64),
    sendPicture(app, person, another),
    person.fetch(`${app.base}/api/my-data.json`),
    person.fetch(`${app.base}/unsubscribe?token=${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
    }),
  ]);
  await pause(1000);
  network.restore();
  expect((await asked).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('if it is unreachable for longer, each call is refused, nothing changes, and the log has one line', async () => {
  await using all = await startCuttable();
  const { app, network, person, lines } = all;
  network.cut();
  const [write, read, raw, stream] = await Promise.all([
    caught(makeHome(person)),
    caught(person.api.homes.listHomes({})),
    person.fetch(`${app.base}/api/rpc/homes/listHomes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
    person.fetch(`${app.base}/api/live`),
  ]);
  expect(write).toMatchObject({ ...CATCHING_UP, data: { isUndone: true } });
  expect(read).toMatchObject(CATCHING_UP);
  expect([raw.status, raw.headers.get('retry-after')]).toEqual([503, '2']);
  expect([stream.status, stream.headers.get('retry-after')]).toEqual([503, '2']);
  const away = lines.filter(({ level }) => level >= 40);
  expect(away.map(({ msg }) => msg)).toEqual(['the database does not answer']);
  expect(away[0]).not.toHaveProperty('err');
  network.restore();
  expect(await person.api.homes.listHomes({})).toEqual([]);
  await expect
    .poll(() => lines.map(({ msg }) => msg), { timeout: 15_000 })
    .toContain('the database answers again');
  // Idle connections were lost too.
  app.failures.length = 0;
});

test('a COMMIT whose answer is lost is not sent again, and a second try finds it done', async () => {
  await using all = await startCuttable();
  const { network, person } = all;
  const id = randomUUID();
  network.cutOnce('commit');
  expect(await caught(makeHome(person, id))).toMatchObject({ ...CATCHING_UP, data: undefined });
  expect(await caught(makeHome(person, id))).toBe('answered');
  expect(await person.api.homes.listHomes({})).toHaveLength(1);
});

test('a server that is not the primary is asked again on another connection', async () => {
  await using all = await startCuttable();
  const { app, direct, person } = all;
  const admin = new pg.Client(direct.url);
  await admin.connect();
  const { rows } = await admin.query<{ name: string }>('select quote_ident(current_database()) as name');
  const mode = `alter role current_user in database ${rows[0]?.name} set default_transaction_read_only`;
  await admin.query(`${mode} = on`);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
                      where datname = current_database() and pid <> pg_backend_pid()`);
  const made = makeHome(person);
  await pause(1000);
  await admin.query(`${mode} = off`);
  await admin.end();
  await made;
  expect(await person.api.homes.listHomes({})).toHaveLength(1);
  // Ignores the loss of idle connections.
  for (const each of [app, direct]) each.failures.length = 0;
});

test('changes that wait leave the reads their connections', async () => {
  await using app = await startApp({}, { size: 2, lockMs: 60_000 });
  const people = await Promise.all([signUp(app), signUp(app), signUp(app)]);
  const homes = await Promise.all(
    people.map(async (person) => {
      const homeId = randomUUID();
      await makeHome(person, homeId);
      return { person, homeId };
    }),
  );
  let answered = 0;
  const changes = await app.long.transaction().execute(async (tx) => {
    await sql`select from homes for update`.execute(tx);
    const waiting = homes.map(async ({ person, homeId }) => {
      await person.api.homes.renameHome({ homeId, name: 'Another' });
      answered += 1;
    });
    await expect.poll(() => countWaiting(app.long)).toBe(2);
    for (const { person } of homes) expect(await person.api.homes.listHomes({})).toHaveLength(1);
    expect(answered).toBe(0);
    return { waiting };
  });
  await Promise.all(changes.waiting);
  expect(answered).toBe(3);
});
