/** @module-tag rest */
import { connect } from 'node:net';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { hubAlone, endListeningConnections, notifyRaw } from '#test/observers/hubs.ts';
import { listenLive } from '#test/observers/listening.ts';

const portOf = (app: TestApp) => Number(new URL(app.base).port);
const askForStream = ({ cookie }: Person) =>
  `GET /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie()}\r\n\r\n`;

test('a browser that does not read is cut off', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const socket = connect(portOf(app), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(askForStream(person));
  await once(socket, 'data');
  socket.pause();
  const long = 'x'.repeat(7000);
  const userIds = JSON.stringify([person.userId]);
  await expect
    .poll(
      async () => {
        await sql`select pg_notify('changes', format('{"userIds":%s,"topics":["%s%s"]}', ${userIds}::text, ${long}::text, each))
                    from generate_series(1, 500) as each`.execute(app.db);
        return app.hub.size();
      },
      { timeout: 10_000 },
    )
    .toBe(0);
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text = text.slice(-10) + part;
  });
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'close');
  // A regular end would wait until the browser reads.
  expect(text.endsWith('0\r\n\r\n')).toBe(false);
});

test('changes during a rest are sent together, once per home', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const { id: homeId } = await buildHome([person]);
  await using hub = await hubAlone(app, { restMs: 2000 });
  const written = hub.open(person.userId, 'a');
  await notifyRaw(app, JSON.stringify({ userIds: [person.userId], topics: ['me'] }));
  await expect
    .poll(() => written)
    .toEqual([expect.stringMatching(/^id: \S+\ndata: \{"topics":\["me"\]\}\n\n$/)]);
  for (const topic of ['home', 'chores', 'home'])
    await notifyRaw(app, JSON.stringify({ homeId, topics: [topic] }));
  const note = { topics: ['home', 'chores'], homeId };
  await expect.poll(() => written[1], { timeout: 5000 }).toContain(`\ndata: ${JSON.stringify(note)}\n\n`);
  expect(written).toHaveLength(2);
});

test('a name can change 20 times an hour, a picture 30 times', async () => {
  await using app = await startApp();
  const { api } = await signUp(app);
  const rename = () => refusalOf(api.users.updateDisplayName({ displayName: 'Another Name' }));
  for (let count = 1; count <= 20; count++) expect(await rename()).toBe('not refused');
  expect(await rename()).toBe('TOO_MANY_TRIES');
  for (let count = 1; count <= 30; count++) await api.pictures.removePicture();
  expect(await refusalOf(api.pictures.removePicture())).toBe('TOO_MANY_TRIES');
});

test('a person with very many homes can still change their name', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  await app.db.transaction().execute(async (tx) => {
    const homes = Array.from({ length: 1700 }, () => randomUUID());
    const { userId } = person;
    await sql`insert into homes (id, name, admin_id, created_by, time_zone, seed)
              select unnest(${homes}::uuid[]), 'Home', ${userId}, ${userId}, 'UTC', 's'`.execute(tx);
    await sql`insert into memberships (home_id, user_id, tone, joined_on) select unnest(${homes}::uuid[]), ${userId}, 'leaf', current_date`.execute(
      tx,
    );
    await sql`insert into user_homes (home_id, user_id) select unnest(${homes}::uuid[]), ${userId}`.execute(
      tx,
    );
  });
  expect(await person.api.users.updateDisplayName({ displayName: 'Nur' })).toMatchObject({
    displayName: 'Nur',
  });
});

test('a fifty-first stream evicts the oldest, which returns after a minute', async () => {
  await using app = await startApp();
  const [person, other] = [await signUp(app), await signUp(app, 'Wei Ming')];
  await using ofOther = await listenLive(app, other);
  const oldest = await person.fetch(`${app.base}/api/live`);
  // Two browsers of one person.
  const again = app.browser();
  await again.api.users.signIn(person);
  const opened = [];
  for (let count = 2; count <= 51; count++)
    opened.push(await listenLive(app, count % 2 === 0 ? person : again));
  expect(await oldest.text()).toMatch(/retry: 60000\n\n$/);
  expect(app.hub.size()).toBe(51);
  await person.api.users.updateDisplayName({ displayName: 'Another Name' });
  for (const stream of opened) await stream.receives('me');
  await other.api.users.updateDisplayName({ displayName: 'Yet Another' });
  await ofOther.receives('me');
  for (const stream of opened) await stream[Symbol.asyncDispose]();
});

test('however often the bus reconnects, a browser reads everything once', async () => {
  await using app = await startApp();
  const { userId } = await signUp(app);
  const { id } = await app.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  await using hub = await hubAlone(app, { restOfResyncMs: 2000 });
  const texts = hub.open(userId, 'a', id);
  const readings = () => texts.filter((text) => text.includes('"resync":true')).length;
  for (let times = 0; times < 3; times++) {
    const before = hub.position();
    await endListeningConnections(app);
    await expect.poll(() => hub.position()).not.toBe(before);
  }
  await notifyRaw(app, JSON.stringify({ userIds: [userId], topics: ['me'] }));
  await expect.poll(() => texts.join('')).toContain('"me"');
  expect(readings()).toBe(0);
  // With an id the browser would continue after what it has not read.
  expect(texts.join('')).not.toContain('id: ');
  await expect.poll(readings, { timeout: 5000 }).toBe(1);
  expect(texts.at(-1)).toContain('id: ');
});

test('many browsers read everything again one after the other', async () => {
  await using app = await startApp();
  const { userId } = await signUp(app);
  await using hub = await hubAlone(app, { restOfResyncMs: 0 });
  const all = Array.from({ length: 300 }, (_, at) => hub.open(`${userId}${at}`, String(at)));
  const readings = () => all.filter((texts) => texts.join('').includes('"resync":true')).length;
  // Browsers that connected while there were many.
  await expect.poll(readings, { timeout: 5000 }).toBeGreaterThan(200);
  for (const texts of all) texts.length = 0;
  await endListeningConnections(app);
  await expect.poll(readings, { interval: 5 }).toBeGreaterThan(0);
  expect(readings()).toBeLessThan(300);
  await expect.poll(readings).toBe(300);
});
