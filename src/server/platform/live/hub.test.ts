import { connect } from 'node:net';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptiedApp, startApp } from '#test/running/app.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { hubAlone, endListeningConnections, notifyRaw } from '#test/observers/hubs.ts';
import { listenLive } from '#test/observers/listening.ts';

const app = await emptiedApp();

const port = Number(new URL(app.base).port);
const askForStream = ({ cookie }: Person) =>
  `GET /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie()}\r\n\r\n`;

async function openAndLeave(person: Person) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await new Promise((done) => socket.write(askForStream(person), done));
  socket.destroy();
}

test('a browser that leaves before its stream opens leaves nothing', async () => {
  const person = await signUp(app);
  for (let count = 0; count < 50; count++) await openAndLeave(person);
  // This request comes after all others, so their leftovers would be visible by now.
  await using last = await listenLive(app, person);
  await person.api.users.updateDisplayName({ displayName: 'Another Name' });
  await last.receives('me');
  await expect.poll(() => app.hub.size()).toBe(1);
});

test('a session that ends while the bus is away loses its stream afterwards', async () => {
  await using own = await startApp({}, { restOfResyncMs: 0 });
  const [gone, staying] = [await signUp(own), await signUp(own, 'Wei Ming')];
  await using ending = await listenLive(own, gone);
  await using other = await listenLive(own, staying);
  await endListeningConnections(own);
  await own.db.deleteFrom('sessions').where('user_id', '=', gone.userId).execute();
  await ending.ended;
  await expect.poll(() => other.notes).toContainEqual({ resync: true, version: 'test' });
  expect(own.hub.size()).toBe(1);
});

test('if members cannot be looked up, every browser reads everything again', async () => {
  await using own = await startApp({}, { restOfResyncMs: 0 });
  const person = await signUp(own);
  const { id: homeId } = await buildHome([person]);
  await using stream = await listenLive(own, person);
  await sql`alter table memberships rename to elsewhere`.execute(own.db);
  await notifyRaw(own, JSON.stringify({ homeId, topics: ['home'] }));
  await expect.poll(() => stream.notes).toContainEqual({ resync: true, version: 'test' });
  await sql`alter table elsewhere rename to memberships`.execute(own.db);
});

test('an unknown note does no harm', async () => {
  await using own = await startApp();
  const person = await signUp(own);
  await using stream = await listenLive(own, person);
  await notifyRaw(own, 'not ours');
  await person.api.users.updateDisplayName({ displayName: 'Another Name' });
  await stream.receives('me');
  expect(own.failures).toHaveLength(1);
});

test('one commit sends one note to a home', async () => {
  const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei Ming')];
  const { id: homeId } = await buildHome([aisyah]);
  await using stream = await listenLive(app, aisyah);
  await wei.api.homes.joinHome({ homeId });
  for (const topic of ['home', 'history', 'chores'] as const) await stream.receives(topic, homeId);
  const received = stream.notes.filter((note) => 'topics' in note && note.topics.includes('history'));
  expect(received).toEqual([{ homeId, topics: expect.arrayContaining(['home', 'history', 'chores']) }]);
});

test('a new name is written to each stream once, however many homes it concerns', async () => {
  const [person, housemate] = [await signUp(app), await signUp(app, 'Wei Ming')];
  const homeIds = [];
  for (const name of ['One', 'Two', 'Three'])
    homeIds.push((await buildHome([person, housemate], { name })).id);
  await using hub = await hubAlone(app);
  const [own, theirs] = [hub.open(person.userId, 'a'), hub.open(housemate.userId, 'a')];
  await person.api.users.updateDisplayName({ displayName: 'Another Name' });
  await expect.poll(() => theirs).toHaveLength(1);
  for (const homeId of homeIds) expect(theirs[0]).toContain(homeId);
  expect(own).toHaveLength(1);
  expect(own[0]?.match(/data: /g)).toHaveLength(4);
});

test('a browser with a position gets what it missed, and nothing of other homes', async () => {
  const [aisyah, wei, stranger] = [
    await signUp(app),
    await signUp(app, 'Wei Ming'),
    await signUp(app, 'Priya'),
  ];
  const { id: homeId } = await buildHome([aisyah, wei]);
  await using hub = await hubAlone(app);
  const listener = hub.open(aisyah.userId, 'a');
  const before = hub.position();
  expect(await hub.greeted(wei.userId, before)).toEqual([{ version: 't' }]);
  await aisyah.api.users.updateDisplayName({ displayName: 'Another Name' });
  await expect.poll(() => listener.join('')).toContain(homeId);
  expect(await hub.greeted(wei.userId, before)).toEqual([
    { version: 't' },
    { homeId, topics: expect.arrayContaining(['home']) },
  ]);
  expect(await hub.greeted(stranger.userId, before)).toEqual([{ version: 't' }]);
  // Earlier changes are not sent again.
  expect(await hub.greeted(wei.userId, hub.position())).toEqual([{ version: 't' }]);
  await aisyah.api.homes.removeMember({ homeId, userId: wei.userId });
  await expect
    .poll(async () => hub.greeted(wei.userId, before))
    .toContainEqual({
      topics: expect.arrayContaining(['homes']),
    });
  expect(JSON.stringify(await hub.greeted(wei.userId, before))).not.toContain(homeId);
});

test('a heartbeat’s position leaves out undelivered changes', async () => {
  const person = await signUp(app);
  await using hub = await hubAlone(app, { restMs: 1500, heartbeatMs: 20 });
  const written = hub.open(person.userId, 'a');
  const send = (topic: string) =>
    notifyRaw(app, JSON.stringify({ userIds: [person.userId], topics: [topic] }));
  await send('me');
  await expect.poll(() => written.join('')).toContain('"me"');
  const received = hub.position();
  await send('homes');
  await expect.poll(() => hub.position()).not.toBe(received);
  const before = written.length;
  await expect.poll(() => written.length).toBeGreaterThan(before + 2);
  expect(written.join('')).not.toContain('"homes"');
  const [, last = ''] = [...written.join('').matchAll(/^id: (.+)$/gm)].at(-1) ?? [];
  expect(await hub.greeted(person.userId, last)).toEqual([{ version: 't' }, { topics: ['homes'] }]);
});

test('a browser with an unknown or old position reads everything again', async () => {
  await using own = await startApp();
  const person = await signUp(own);
  await using hub = await hubAlone(own, { restOfResyncMs: 0 });
  const all = [{ resync: true, version: 't' }];
  for (const elsewhere of [own.hub.position(), 'nowhere', '', '.', '.0'])
    expect(await hub.greeted(person.userId, elsewhere), elsewhere).toEqual(all);
  const [id] = hub.position().split('.');
  expect(await hub.greeted(person.userId, `${id}.0`)).toEqual(all);
  expect(await hub.greeted(person.userId, `${id}.`)).toEqual(all);
  const after = hub.position();
  expect(await hub.greeted(person.userId, after)).toEqual([{ version: 't' }]);
  const listener = hub.open(person.userId, 'a');
  await endListeningConnections(own);
  await expect.poll(() => listener.join('')).toContain('"resync":true');
  expect(await hub.greeted(person.userId, after)).toEqual(all);

  const since = hub.position();
  await sql`select pg_notify('changes', json_build_object('userIds', array[${randomUUID()}::text], 'topics', array['me'], 'n', n)::text)
    from generate_series(1, 10000) as n`.execute(own.db);
  await expect.poll(() => hub.position()).toBe(`${id}.${Number(since.split('.')[1]) + 10_000}`);
  expect(await hub.greeted(person.userId, since)).toEqual([{ version: 't' }]);
  await notifyRaw(own, JSON.stringify({ userIds: [person.userId], topics: ['me'] }));
  await expect.poll(() => hub.greeted(person.userId, since)).toEqual(all);
});
