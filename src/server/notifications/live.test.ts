import { connect } from 'node:net';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LiveNote } from '#contract/live.ts';
import { openHub, positionOf } from '#server/notifications/live.ts';
import { networkTo } from '#test/fakes/network.ts';
import { startApp, type TestApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';

const portOf = (app: TestApp) => Number(new URL(app.base).port);
const askForStream = ({ cookie }: Person) =>
  `GET /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie()}\r\n\r\n`;
const tellRaw = (app: TestApp, payload: string) =>
  sql`select pg_notify('changes', ${payload})`.execute(app.db);
const loseListening = (app: TestApp) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'serumah live' and datname = current_database()`.execute(app.db);

async function openAndLeave(app: TestApp, person: Person) {
  const socket = connect(portOf(app), '127.0.0.1');
  await once(socket, 'connect');
  await new Promise((done) => socket.write(askForStream(person), done));
  socket.destroy();
}

const hubOver = ({ url }: { url: string }, { db, reads }: TestApp) =>
  openHub({ url, db, reads, version: 't', onError: () => {}, heartbeatMs: 500, answerMs: 1000 });

test('a listening connection that the network has silently lost is made anew', async () => {
  await using app = await startApp();
  await using network = await networkTo(app.url);
  const hub = await hubOver(network, app);
  // As long as it answers it is kept.
  await new Promise((done) => setTimeout(done, 1200));
  expect(network.connections()).toBe(1);
  network.swallow();
  await expect.poll(() => network.connections(), { timeout: 5000 }).toBe(2);
  await hub.close();
});

test('where nobody answers it is tried until somebody does', async () => {
  await using app = await startApp();
  await using network = await networkTo(app.url);
  const hub = await hubOver(network, app);
  network.swallow(true);
  await expect.poll(() => network.connections(), { timeout: 10_000 }).toBeGreaterThan(3);
  const restored = new Date();
  network.restore();
  const answered = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where application_name = 'serumah live' and datname = current_database()
        and query = 'select' and backend_start > ${restored}`.execute(app.db);
    return rows.length;
  };
  await expect.poll(answered, { timeout: 5000 }).toBe(1);
  await hub.close();
});

test('a browser that is gone before its stream stands leaves nothing behind', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  for (let count = 0; count < 50; count++) await openAndLeave(app, person);
  // Asked after all of them, and answered: whatever they left is there by now.
  await using last = await listenLive(app, person);
  await person.api.users.updateDisplayName({ displayName: 'Another Name' });
  await last.hears('me');
  await expect.poll(() => app.hub.size()).toBe(1);
});

test('a session that ends while nobody listens loses its stream once somebody does again', async () => {
  await using app = await startApp({}, { restOfResyncMs: 0 });
  const [gone, staying] = [await signUp(app), await signUp(app, 'Wei Ming')];
  await using ending = await listenLive(app, gone);
  await using other = await listenLive(app, staying);
  await loseListening(app);
  await app.db.deleteFrom('sessions').where('user_id', '=', gone.userId).execute();
  await ending.ended;
  await expect.poll(() => other.notes).toContainEqual({ resync: true, version: 'test' });
  expect(app.hub.size()).toBe(1);
});

test('where members cannot be looked up, everybody reads everything again', async () => {
  await using app = await startApp({}, { restOfResyncMs: 0 });
  const person = await signUp(app);
  const { id: homeId } = await buildHome([person]);
  await using stream = await listenLive(app, person);
  await sql`alter table memberships rename to elsewhere`.execute(app.db);
  await tellRaw(app, JSON.stringify({ homeId, topics: ['home'] }));
  await expect.poll(() => stream.notes).toContainEqual({ resync: true, version: 'test' });
  await sql`alter table elsewhere rename to memberships`.execute(app.db);
});

test('a note that is not ours harms nothing', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  await using stream = await listenLive(app, person);
  await tellRaw(app, 'not ours');
  await person.api.users.updateDisplayName({ displayName: 'Another Name' });
  await stream.hears('me');
  expect(app.failures).toHaveLength(1);
});

test('a reader that takes nothing is cut off', async () => {
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
  // Not ended in order, which would wait for as long as it does not read.
  expect(text.endsWith('0\r\n\r\n')).toBe(false);
});

test('one commit tells a home once, whatever it changed', async () => {
  await using app = await startApp();
  const [aisyah, wei] = [await signUp(app), await signUp(app, 'Wei Ming')];
  const { id: homeId } = await buildHome([aisyah]);
  await using stream = await listenLive(app, aisyah);
  await wei.api.homes.joinHome({ homeId });
  for (const topic of ['home', 'history', 'chores'] as const) await stream.hears(topic, homeId);
  const told = stream.notes.filter((note) => 'topics' in note && note.topics.includes('history'));
  expect(told).toEqual([{ homeId, topics: expect.arrayContaining(['home', 'history', 'chores']) }]);
});

/** A hub with streams that keep what is written to them, one text for each time. */
type Times = { restMs?: number; heartbeatMs?: number; restOfResyncMs?: number };
async function hubAlone(app: TestApp, times: Times = {}) {
  const onError = () => {};
  const hub = await openHub({ url: app.url, db: app.db, reads: app.reads, version: 't', onError, ...times });
  const openOne = (userId: string, site: string, since?: string, sessionId: string = randomUUID()) => {
    const texts: string[] = [];
    const response = {
      writableLength: 0,
      writeHead: () => {},
      write: (text: string) => texts.push(text),
      on: () => {},
      end: () => texts.push('ended'),
    };
    hub.open(response as unknown as ServerResponse, { userId, sessionId, site }, since);
    return texts;
  };
  return {
    position: hub.position,
    open(userId: string, site: string, sessionId?: string) {
      const texts = openOne(userId, site, undefined, sessionId);
      texts.length = 0;
      return texts;
    },
    /** The first notes of whoever has read everything at `since`. */
    async greeted(userId: string, since: string) {
      const texts = openOne(userId, 'a', since);
      await expect.poll(() => texts).not.toEqual([]);
      return [...texts.join('').matchAll(/^data: (.*)$/gm)].map(
        ([, note]) => JSON.parse(note ?? '') as LiveNote,
      );
    },
    size: hub.size,
    [Symbol.asyncDispose]: hub.close,
  };
}

test('a change of a name is written to each stream once, however many homes hear of it', async () => {
  await using app = await startApp();
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

test('what is told while it rests is told together, and of each home once', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const { id: homeId } = await buildHome([person]);
  await using hub = await hubAlone(app, { restMs: 2000 });
  const written = hub.open(person.userId, 'a');
  await tellRaw(app, JSON.stringify({ userIds: [person.userId], topics: ['me'] }));
  await expect
    .poll(() => written)
    .toEqual([expect.stringMatching(/^id: \S+\ndata: \{"topics":\["me"\]\}\n\n$/)]);
  for (const topic of ['home', 'chores', 'home'])
    await tellRaw(app, JSON.stringify({ homeId, topics: [topic] }));
  const note = { topics: ['home', 'chores'], homeId };
  await expect.poll(() => written[1], { timeout: 5000 }).toContain(`\ndata: ${JSON.stringify(note)}\n\n`);
  expect(written).toHaveLength(2);
});

test('of a network’s streams the oldest of whoever has the most gives way', async () => {
  await using app = await startApp();
  await using hub = await hubAlone(app);
  const elsewhere = hub.open(randomUUID(), 'another');
  const single = hub.open(randomUUID(), 'carrier');
  const people = Array.from({ length: 60 }, () => randomUUID());
  const ofMany = people.flatMap((userId) => Array.from({ length: 50 }, () => hub.open(userId, 'carrier')));
  expect(hub.size()).toBe(3001);
  expect(ofMany.filter((texts) => texts.includes('ended'))).toEqual([['retry: 60000\n\n', 'ended']]);
  expect([elsewhere, single]).toEqual([[], []]);
});

test('a name is changed 20 times in an hour, a picture 30 times', async () => {
  await using app = await startApp();
  const { api } = await signUp(app);
  const rename = () => refusalOf(api.users.updateDisplayName({ displayName: 'Another Name' }));
  for (let count = 1; count <= 20; count++) expect(await rename()).toBe('not refused');
  expect(await rename()).toBe('TOO_MANY_TRIES');
  for (let count = 1; count <= 30; count++) await api.pictures.removePicture();
  expect(await refusalOf(api.pictures.removePicture())).toBe('TOO_MANY_TRIES');
});

test('somebody of very many homes can still change their name', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  await app.db.transaction().execute(async (tx) => {
    const homes = Array.from({ length: 1700 }, () => randomUUID());
    const { userId } = person;
    await sql`insert into homes (id, name, admin_id, created_by, time_zone, seed)
              select unnest(${homes}::uuid[]), 'Home', ${userId}, ${userId}, 'UTC', 's'`.execute(tx);
    await sql`insert into memberships (home_id, user_id, tone) select unnest(${homes}::uuid[]), ${userId}, 'leaf'`.execute(
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

test('who opens a fifty-first stream keeps the newest, and what gave way comes back after a minute', async () => {
  await using app = await startApp();
  const [person, other] = [await signUp(app), await signUp(app, 'Wei Ming')];
  await using ofOther = await listenLive(app, other);
  const oldest = await person.fetch(`${app.base}/api/live`);
  // Two browsers: whoever signs in twice is one person.
  const again = app.browser();
  await again.api.users.signIn(person);
  const opened = [];
  for (let count = 2; count <= 51; count++)
    opened.push(await listenLive(app, count % 2 === 0 ? person : again));
  expect(await oldest.text()).toMatch(/retry: 60000\n\n$/);
  expect(app.hub.size()).toBe(51);
  await person.api.users.updateDisplayName({ displayName: 'Another Name' });
  for (const stream of opened) await stream.hears('me');
  await other.api.users.updateDisplayName({ displayName: 'Yet Another' });
  await ofOther.hears('me');
  for (const stream of opened) await stream[Symbol.asyncDispose]();
});

test('whoever says up to when they have read hears what was told since, and nothing of homes that are not theirs', async () => {
  await using app = await startApp();
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
  // What was told before is not told again.
  expect(await hub.greeted(wei.userId, hub.position())).toEqual([{ version: 't' }]);
  await aisyah.api.homes.removeMember({ homeId, userId: wei.userId });
  await expect
    .poll(async () => hub.greeted(wei.userId, before))
    .toContainEqual({
      topics: expect.arrayContaining(['homes']),
    });
  expect(JSON.stringify(await hub.greeted(wei.userId, before))).not.toContain(homeId);
});

test('a heartbeat does not say that what waits to be told was told', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  await using hub = await hubAlone(app, { restMs: 1500, heartbeatMs: 20 });
  const written = hub.open(person.userId, 'a');
  const tell = (topic: string) => tellRaw(app, JSON.stringify({ userIds: [person.userId], topics: [topic] }));
  await tell('me');
  await expect.poll(() => written.join('')).toContain('"me"');
  const told = hub.position();
  await tell('homes');
  await expect.poll(() => hub.position()).not.toBe(told);
  const before = written.length;
  await expect.poll(() => written.length).toBeGreaterThan(before + 2);
  expect(written.join('')).not.toContain('"homes"');
  const [, last = ''] = [...written.join('').matchAll(/^id: (.+)$/gm)].at(-1) ?? [];
  expect(await hub.greeted(person.userId, last)).toEqual([{ version: 't' }, { topics: ['homes'] }]);
});

test('whoever read before the hub listened, at another one, or too long ago, reads everything again', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  await using hub = await hubAlone(app, { restOfResyncMs: 0 });
  const all = [{ resync: true, version: 't' }];
  for (const elsewhere of [app.hub.position(), 'nowhere', '', '.', '.0'])
    expect(await hub.greeted(person.userId, elsewhere), elsewhere).toEqual(all);
  const [id] = hub.position().split('.');
  expect(await hub.greeted(person.userId, `${id}.0`)).toEqual(all);
  expect(await hub.greeted(person.userId, `${id}.`)).toEqual(all);
  const after = hub.position();
  expect(await hub.greeted(person.userId, after)).toEqual([{ version: 't' }]);
  const listener = hub.open(person.userId, 'a');
  await loseListening(app);
  await expect.poll(() => listener.join('')).toContain('"resync":true');
  expect(await hub.greeted(person.userId, after)).toEqual(all);

  const since = hub.position();
  await sql`select pg_notify('changes', json_build_object('userIds', array[${randomUUID()}::text], 'topics', array['me'], 'n', n)::text)
    from generate_series(1, 10000) as n`.execute(app.db);
  await expect.poll(() => hub.position()).toBe(`${id}.${Number(since.split('.')[1]) + 10_000}`);
  expect(await hub.greeted(person.userId, since)).toEqual([{ version: 't' }]);
  await tellRaw(app, JSON.stringify({ userIds: [person.userId], topics: ['me'] }));
  await expect.poll(() => hub.greeted(person.userId, since)).toEqual(all);
});

test('however often the listening is lost, a browser reads everything once, and goes on from before till then', async () => {
  await using app = await startApp();
  const { userId } = await signUp(app);
  const { id } = await app.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  await using hub = await hubAlone(app, { restOfResyncMs: 2000 });
  const texts = hub.open(userId, 'a', id);
  const readings = () => texts.filter((text) => text.includes('"resync":true')).length;
  for (let times = 0; times < 3; times++) {
    const before = hub.position();
    await loseListening(app);
    await expect.poll(() => hub.position()).not.toBe(before);
  }
  await tellRaw(app, JSON.stringify({ userIds: [userId], topics: ['me'] }));
  await expect.poll(() => texts.join('')).toContain('"me"');
  expect(readings()).toBe(0);
  // An id would have it go on after what it has not read.
  expect(texts.join('')).not.toContain('id: ');
  await expect.poll(readings, { timeout: 5000 }).toBe(1);
  expect(texts.at(-1)).toContain('id: ');
});

test('many browsers are told to read everything again one after the other', async () => {
  await using app = await startApp();
  const { userId } = await signUp(app);
  await using hub = await hubAlone(app, { restOfResyncMs: 0 });
  const all = Array.from({ length: 300 }, (_, at) => hub.open(`${userId}${at}`, String(at)));
  const readings = () => all.filter((texts) => texts.join('').includes('"resync":true')).length;
  // Those who came when there were many.
  await expect.poll(readings, { timeout: 5000 }).toBeGreaterThan(200);
  for (const texts of all) texts.length = 0;
  await loseListening(app);
  await expect.poll(readings, { interval: 5 }).toBeGreaterThan(0);
  expect(readings()).toBeLessThan(300);
  await expect.poll(readings).toBe(300);
});

test('a hub that hears nothing of its own does not start', async () => {
  await using app = await startApp();
  await using other = await startApp();
  const opening = openHub({
    url: app.url,
    db: other.db,
    reads: app.reads,
    version: 't',
    onError: () => {},
    answerMs: 300,
  });
  await expect(opening).rejects.toThrow(/Set DATABASE_DIRECT_URL/);
});

test('a page says where it was read, a stream that is opened again where it stood', () => {
  const asked = (url: string, headers = {}) => positionOf({ url, headers } as IncomingMessage);
  expect(asked('/api/live')).toBeUndefined();
  expect(asked('/api/live?since=here.12')).toBe('here.12');
  expect(asked('/api/live?since=here.12', { 'last-event-id': 'here.13' })).toBe('here.13');
});
