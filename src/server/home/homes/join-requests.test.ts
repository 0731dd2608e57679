import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { clean } from '#server/jobs/cleaning.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, inviteTo, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';

const app = await sharedApp();
const DAY_MS = 24 * 60 * 60 * 1000;

let count = 0;
/** A home of Aisyah and perhaps others that is set to 'Ask first', and Nadia, who has no home. */
async function openHome(...others: Person[]) {
  count += 1;
  const aisyah = await signUp(app);
  const nadia = await signUp(app, 'Nadia Omar');
  const { id: homeId, name } = await buildHome([aisyah, ...others], { name: `Asks first ${count}` });
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { findByName: 'ask_first' } });
  const ask = (person = nadia) => person.api.homes.joinHomeByName({ name });
  const who = { homeId, userId: nadia.userId };
  const waiting = async () => (await aisyah.api.homes.getHome({ homeId })).waiting.map((each) => each.userId);
  return { aisyah, nadia, homeId, name, ask, who, waiting };
}

const notesOf = async ({ userId }: Person, type: RegExp) => {
  const rows = await app.db
    .selectFrom('notifications')
    .select(['type', 'data'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.filter((row) => type.test(row.type));
};
const typesOf = async (homeId: string) => {
  const rows = await app.db
    .selectFrom('home_events')
    .select(['type', 'actor_id', 'data'])
    .where('home_id', '=', homeId)
    .where('type', 'like', '%join%')
    .orderBy('id')
    .execute();
  return rows;
};
const activeHome = async ({ api }: Person) => (await api.users.getSession()).user?.homeId;
const homesOf = async ({ api }: Person) => (await api.homes.listHomes()).map(({ id }) => id);

test('a person who asked waits, and learns only the name that they asked by', async () => {
  const ben = await signUp(app, 'Ben Tan');
  const { aisyah, nadia, homeId, name, ask } = await openHome(ben);
  expect(await ask()).toEqual({ waits: true });
  expect(await homesOf(nadia)).toEqual([]);
  expect(await refusalOf(nadia.api.homes.getHome({ homeId }))).toBe('FORBIDDEN');
  const own = await nadia.api.homes.listJoinRequests();
  expect(own).toMatchObject([{ homeName: name }]);
  expect(Object.keys(own[0] ?? {}).toSorted()).toEqual(['askedAt', 'homeName', 'id']);
  expect(own[0]?.id).not.toBe(homeId);

  const { waiting } = await aisyah.api.homes.getHome({ homeId });
  expect(waiting).toEqual([
    {
      userId: nadia.userId,
      displayName: 'Nadia Omar',
      photoURL: null,
      tone: 'hibiscus',
      askedAt: own[0]?.askedAt,
    },
  ]);
  expect((await ben.api.homes.getHome({ homeId })).waiting).toEqual([]);
  const { notifications } = await aisyah.api.notifications.listNotifications({});
  expect(notifications[0]).toMatchObject({
    type: 'join_requested',
    message: `Nadia Omar asked to join ${name}.`,
    home: { id: homeId },
  });
  expect(await notesOf(ben, /^join_/)).toEqual([]);
});

test('asking twice, also at once, makes one request and one notification', async () => {
  const { aisyah, ask, waiting, nadia } = await openHome();
  await Promise.all([ask(), ask()]);
  expect(await ask()).toEqual({ waits: true });
  expect(await waiting()).toEqual([nadia.userId]);
  expect(await notesOf(aisyah, /join_requested/)).toHaveLength(1);
});

test('an accepted person lives there, and everyone but the person who accepted is notified', async () => {
  const ben = await signUp(app, 'Ben Tan');
  const { aisyah, nadia, homeId, ask, who } = await openHome(ben);
  await ask();
  await using newcomer = await listenLive(app, nadia);
  await aisyah.api.homes.acceptJoinRequest(who);
  for (const topic of ['me', 'homes', 'notifications'] as const) await newcomer.receives(topic);
  expect(await activeHome(nadia)).toBe(homeId);
  expect(await nadia.api.homes.listJoinRequests()).toEqual([]);
  expect((await aisyah.api.homes.getHome({ homeId })).waiting).toEqual([]);
  expect(await notesOf(nadia, /^join_/)).toEqual([
    {
      type: 'join_accepted',
      data: expect.objectContaining({
        homeId,
        userId: aisyah.userId,
        choreId: expect.any(String),
      }) as unknown,
    },
  ]);
  const joined = {
    type: 'member_joined',
    data: { homeId, userId: nadia.userId, chores: expect.any(Number) as unknown },
  };
  expect(await notesOf(ben, /member_joined/)).toEqual([joined]);
  // The administrator is notified of the newcomer, but not of chores that move.
  expect((await notesOf(aisyah, /member_joined/)).at(-1)).toEqual(joined);
  expect((await typesOf(homeId)).slice(-2)).toEqual([
    { type: 'join_request_accepted', actor_id: aisyah.userId, data: { userId: nadia.userId } },
    { type: 'member_joined', actor_id: nadia.userId, data: {} },
  ]);
  // A retry: the first answer was lost.
  await aisyah.api.homes.acceptJoinRequest(who);
  expect(await typesOf(homeId)).toHaveLength(3);
});

test('accepting does not change the active home of a person with another home', async () => {
  const { aisyah, nadia, homeId, ask, who } = await openHome();
  await ask();
  const { id: own } = await buildHome([nadia]);
  await aisyah.api.homes.acceptJoinRequest(who);
  expect(await activeHome(nadia)).toBe(own);
  expect(await homesOf(nadia)).toEqual([own, homeId]);
});

test("a declined person is notified, without the home's id, and may ask again after a day", async () => {
  const { aisyah, nadia, homeId, name, ask, who, waiting } = await openHome();
  await ask();
  await aisyah.api.homes.declineJoinRequest(who);
  await aisyah.api.homes.declineJoinRequest(who);
  expect(await waiting()).toEqual([]);
  expect(await nadia.api.homes.listJoinRequests()).toEqual([]);
  expect(await notesOf(nadia, /^join_/)).toEqual([{ type: 'join_declined', data: { homeName: name } }]);
  expect((await typesOf(homeId)).at(-1)).toEqual({
    type: 'join_request_declined',
    actor_id: aisyah.userId,
    data: {},
  });
  expect(await refusalOf(aisyah.api.homes.acceptJoinRequest(who))).toBe('JOIN_REQUEST_GONE');
  app.clock.now = new Date(Date.now() + DAY_MS - 60_000);
  await clean({ ...app, now: () => app.clock.now });
  await expect(ask()).rejects.toMatchObject({
    code: 'JOIN_DECLINED',
    message: 'The administrator declined your request. You can ask again after a day.',
  });
  app.clock.now = new Date(Date.now() + DAY_MS);
  await ask();
  expect(await waiting()).toEqual([nadia.userId]);
  await aisyah.api.homes.acceptJoinRequest(who);
  expect(await homesOf(nadia)).toEqual([homeId]);
});

test('a person takes back only their own request, and not a declined one', async () => {
  const { aisyah, nadia, ask, who, waiting } = await openHome();
  await ask();
  const [own] = await nadia.api.homes.listJoinRequests();
  const id = own?.id ?? '';
  await aisyah.api.homes.takeBackJoinRequest({ id });
  expect(await waiting()).toEqual([nadia.userId]);
  await using administrator = await listenLive(app, aisyah);
  await nadia.api.homes.takeBackJoinRequest({ id });
  await administrator.receives('home', who.homeId);
  expect(await waiting()).toEqual([]);
  expect(await refusalOf(aisyah.api.homes.acceptJoinRequest(who))).toBe('JOIN_REQUEST_GONE');
  expect(await refusalOf(aisyah.api.homes.declineJoinRequest(who))).toBe('JOIN_REQUEST_GONE');

  await ask();
  const [again] = await nadia.api.homes.listJoinRequests();
  await aisyah.api.homes.declineJoinRequest(who);
  await nadia.api.homes.takeBackJoinRequest({ id: again?.id ?? '' });
  expect(await refusalOf(ask())).toBe('JOIN_DECLINED');
});

test("people who wait are in the home's export, and in no list of members", async () => {
  const { aisyah, nadia, homeId, ask } = await openHome();
  await ask();
  const answer = await aisyah.fetch(`${app.base}/api/home-data.json?homeId=${homeId}`);
  const { joinRequests, members } = (await answer.json()) as Record<string, unknown[]>;
  expect(joinRequests).toMatchObject([{ userId: nadia.userId, displayName: 'Nadia Omar', declinedAt: null }]);
  expect(members).toHaveLength(1);
});

test('only people who asked are accepted, and only by the administrator of that home', async () => {
  const { aisyah, nadia, homeId, ask, who } = await openHome();
  const other = await openHome();
  expect(await refusalOf(aisyah.api.homes.acceptJoinRequest(who))).toBe('JOIN_REQUEST_GONE');
  await ask();
  expect(await refusalOf(nadia.api.homes.acceptJoinRequest(who))).toBe('FORBIDDEN');
  expect(await refusalOf(other.aisyah.api.homes.acceptJoinRequest(who))).toBe('FORBIDDEN');
  expect(await refusalOf(other.aisyah.api.homes.acceptJoinRequest({ ...who, homeId: other.homeId }))).toBe(
    'JOIN_REQUEST_GONE',
  );
  expect((await aisyah.api.homes.getHome({ homeId })).members).toHaveLength(1);
});

test('a request ends when its person joins by the link', async () => {
  const { aisyah, nadia, homeId, ask, who, waiting } = await openHome();
  await ask();
  await nadia.api.homes.joinHome(await inviteTo(aisyah, homeId));
  expect(await waiting()).toEqual([]);
  await aisyah.api.homes.acceptJoinRequest(who);
  await nadia.api.homes.leaveHome({ homeId });
  expect(await refusalOf(aisyah.api.homes.acceptJoinRequest(who))).toBe('JOIN_REQUEST_GONE');
});

test("a request ends, and its person learns why, when the home's name cannot be used any more", async () => {
  const ends: [string, (home: Awaited<ReturnType<typeof openHome>>) => Promise<unknown>][] = [
    ['renamed', ({ aisyah, homeId }) => aisyah.api.homes.renameHome({ homeId, name: `Other ${homeId}` })],
    [
      'anyone',
      ({ aisyah, homeId }) =>
        aisyah.api.homes.updateHomeSettings({ homeId, settings: { findByName: 'anyone' } }),
    ],
    [
      'off',
      ({ aisyah, homeId }) =>
        aisyah.api.homes.updateHomeSettings({ homeId, settings: { findByName: 'off' } }),
    ],
    ['deleted', ({ aisyah, homeId, name }) => aisyah.api.homes.deleteHome({ homeId, name })],
    ['deleted', ({ aisyah }) => aisyah.api.users.deleteAccount({ password: aisyah.password })],
  ];
  for (const [because, end] of ends) {
    const home = await openHome();
    await home.ask();
    await using newcomer = await listenLive(app, home.nadia);
    await end(home);
    for (const topic of ['homes', 'notifications'] as const) await newcomer.receives(topic);
    expect(await home.nadia.api.homes.listJoinRequests()).toEqual([]);
    expect(await notesOf(home.nadia, /^join_/)).toEqual([
      { type: 'join_request_ended', data: { homeName: home.name, because } },
    ]);
  }
});

test("a request is deleted with its person's account, and after 30 days without an answer", async () => {
  const { aisyah, nadia, ask, who, waiting } = await openHome();
  await ask();
  await using administrator = await listenLive(app, aisyah);
  await nadia.api.users.deleteAccount({ password: nadia.password });
  await administrator.receives('home', who.homeId);
  expect(await waiting()).toEqual([]);
  expect(await refusalOf(aisyah.api.homes.acceptJoinRequest(who))).toBe('JOIN_REQUEST_GONE');

  const ben = await signUp(app, 'Ben Tan');
  await ask(ben);
  // Read from the database, since their sessions end meanwhile.
  const kept = () =>
    app.db.selectFrom('join_requests').select('user_id').where('home_id', '=', who.homeId).execute();
  app.clock.now = new Date(Date.now() + 30 * DAY_MS - 60_000);
  await clean({ ...app, now: () => app.clock.now });
  expect(await kept()).toEqual([{ user_id: ben.userId }]);
  app.clock.now = new Date(Date.now() + 30 * DAY_MS + 60_000);
  await clean({ ...app, now: () => app.clock.now });
  expect(await kept()).toEqual([]);
});

test('an account that is deleted while it is accepted is a member of nothing', async () => {
  for (let round = 1; round <= 6; round++) {
    const { aisyah, nadia, homeId, ask, who } = await openHome();
    await ask();
    const [accepted] = await Promise.all([
      refusalOf(aisyah.api.homes.acceptJoinRequest(who)),
      nadia.api.users.deleteAccount({ password: nadia.password }),
    ]);
    expect(['JOIN_REQUEST_GONE', 'not refused']).toContain(accepted);
    const home = await aisyah.api.homes.getHome({ homeId });
    expect([home.members.length, home.waiting]).toEqual([1, []]);
  }
});

test('accepting while the request is taken back: a member, or no request', async () => {
  for (let round = 1; round <= 6; round++) {
    const { aisyah, nadia, homeId, ask, who, waiting } = await openHome();
    await ask();
    const [own] = await nadia.api.homes.listJoinRequests();
    const [accepted] = await Promise.all([
      refusalOf(aisyah.api.homes.acceptJoinRequest(who)),
      nadia.api.homes.takeBackJoinRequest({ id: own?.id ?? '' }),
    ]);
    expect(['JOIN_REQUEST_GONE', 'not refused']).toContain(accepted);
    expect(await homesOf(nadia)).toEqual(accepted === 'not refused' ? [homeId] : []);
    expect(await waiting()).toEqual([]);
  }
});

test('a removed person cannot even wait, until they are allowed again', async () => {
  const ben = await signUp(app, 'Ben Tan');
  const { aisyah, homeId, ask, waiting } = await openHome(ben);
  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  expect(await refusalOf(ask(ben))).toBe('REMOVED_FROM_HOME');
  await aisyah.api.homes.allowAgain({ homeId, userId: ben.userId });
  await ask(ben);
  expect(await waiting()).toEqual([ben.userId]);
  // With the colour that they had there.
  expect((await aisyah.api.homes.getHome({ homeId })).waiting).toMatchObject([{ tone: 'mango' }]);
});

test('a person waits for at most five homes, and a home has at most 30 waiting people', async () => {
  const homes = [];
  for (let made = 1; made <= 6; made++) homes.push(await openHome());
  const [first, ...others] = homes as [Awaited<ReturnType<typeof openHome>>, ...typeof homes];
  const { nadia } = first;
  for (const { ask } of homes.slice(0, 5)) await ask(nadia);
  await expect(homes[5]?.ask(nadia)).rejects.toMatchObject({
    code: 'JOIN_REQUESTS_OWN_MANY',
    message: "You're already waiting to join 5 homes. Take back one of the requests first.",
  });
  await others[0]?.aisyah.api.homes.declineJoinRequest({
    homeId: others[0].homeId,
    userId: nadia.userId,
  });
  expect(await homes[5]?.ask(nadia)).toEqual({ waits: true });

  await app.db
    .insertInto('users')
    .values(
      Array.from({ length: 29 }, () => {
        const id = randomUUID();
        return { id, email: `${id}@example.com`, display_name: 'Somebody' };
      }),
    )
    .execute();
  const strangers = await app.db
    .selectFrom('users')
    .select('id')
    .where('display_name', '=', 'Somebody')
    .execute();
  await app.db
    .insertInto('join_requests')
    .values(
      strangers.map(({ id }) => ({
        home_id: first.homeId,
        user_id: id,
        home_name: first.name,
        asked_at: app.clock.now,
      })),
    )
    .execute();
  expect(await refusalOf(first.ask(await signUp(app, 'Ben Tan')))).toBe('JOIN_REQUESTS_MANY');
});

test('asking and taking back repeatedly is limited', async () => {
  const { aisyah, nadia, ask } = await openHome();
  const answers = [];
  for (let tries = 1; tries <= 11; tries++) {
    answers.push(await refusalOf(ask()));
    for (const { id } of await nadia.api.homes.listJoinRequests())
      await nadia.api.homes.takeBackJoinRequest({ id });
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 'not refused'), 'TOO_MANY_TRIES']);
  expect(await notesOf(aisyah, /join_requested/)).toHaveLength(10);
});
