import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DEVICES_MAX } from '#domain/pushes.ts';
import { sharedApp, startApp } from '#test/running/app.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { startPushService } from '#test/fakes/push-service.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await sharedApp();
const service = await startPushService();
const { publicKey: key } = app.keys;

const fresh = () => ({ ...service.subscribe().subscription, key });
const storedFor = (person: Person) =>
  app.db
    .selectFrom('push_subscriptions as device')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select(['device.endpoint', 'device.unwanted', 'device.morning'])
    .where('sessions.user_id', '=', person.userId)
    .orderBy('device.created_at')
    .execute();

/** Opens the same person's account in another browser. */
async function elsewhere({ email, password }: Person) {
  const browser = app.browser();
  await browser.api.users.signIn({ email, password });
  return browser;
}

test('a browser gets pushes after it has subscribed, and none after it is switched off', async () => {
  const person = await signUp(app);
  expect(await person.api.pushes.getDevice()).toEqual({
    key,
    device: null,
    morning: { hour: 8, byMail: false },
  });
  const subscription = fresh();
  expect(await person.api.pushes.subscribe(subscription)).toEqual({ unwanted: [], morning: true });
  expect(await person.api.pushes.getDevice()).toEqual({
    key,
    device: {
      unwanted: [],
      morning: true,
      subscription: { endpoint: subscription.endpoint, key },
    },
    morning: { hour: 8, byMail: false },
  });
  await person.api.pushes.unsubscribe();
  expect(await storedFor(person)).toEqual([]);
  // A browser whose answer was lost asks again.
  await person.api.pushes.unsubscribe();
});

test('each browser has its own choices and keeps them when it subscribes again', async () => {
  const person = await signUp(app);
  const other = await elsewhere(person);
  await person.api.pushes.subscribe(fresh());
  await other.api.pushes.subscribe(fresh());
  await expectRefusal(
    (await signUp(app)).api.pushes.setDeviceChoices({ unwanted: [], morning: true }),
    'PUSH_OFF',
  );
  const chosen = { unwanted: ['swaps' as const, 'home' as const], morning: false };
  await person.api.pushes.setDeviceChoices(chosen);
  const again = fresh();
  expect(await person.api.pushes.subscribe(again)).toEqual({ unwanted: ['home', 'swaps'], morning: false });
  expect((await other.api.pushes.getDevice()).device).toMatchObject({ unwanted: [], morning: true });
  expect(await storedFor(person)).toEqual([
    expect.objectContaining({ endpoint: again.endpoint, morning: false }),
    expect.objectContaining({ unwanted: [], morning: true }),
  ]);
});

test('a subscription ends with its session, however that ends', async () => {
  const person = await signUp(app);
  const ending: Record<string, (other: Awaited<ReturnType<typeof elsewhere>>) => Promise<unknown>> = {
    'signing out': (other) => other.api.users.signOut(),
    'ended from another browser': () => person.api.users.endOtherSessions(),
    'a new password': () =>
      person.api.users.changePassword({ current: person.password, password: person.password }),
    'signed in anew': (other) => other.api.users.signIn(person),
  };
  for (const [how, end] of Object.entries(ending)) {
    const other = await elsewhere(person);
    await other.api.pushes.subscribe(fresh());
    expect(await storedFor(person), how).toHaveLength(1);
    await end(other);
    expect(await storedFor(person), how).toEqual([]);
  }
  await person.api.pushes.subscribe(fresh());
  await person.api.pushes.setMorning({ hour: 7, byMail: false });
  await person.api.users.deleteAccount({ password: person.password });
  expect(await storedFor(person)).toEqual([]);
  const mornings = app.db.selectFrom('morning_reminders').selectAll().where('user_id', '=', person.userId);
  expect(await mornings.execute()).toEqual([]);
});

test('a browser gets pushes for one person: the next one to sign in takes its subscription over', async () => {
  const [first, second] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const subscription = fresh();
  await first.api.pushes.subscribe(subscription);
  await second.api.pushes.subscribe(subscription);
  expect(await storedFor(first)).toEqual([]);
  expect(await storedFor(second)).toHaveLength(1);
  // Knowing only its address is not enough to take it over.
  const guessed = { ...fresh(), endpoint: subscription.endpoint };
  await expectRefusal(first.api.pushes.subscribe(guessed), 'PUSH_REFUSED');
  expect(await storedFor(second)).toHaveLength(1);
});

test('a person has a limited number of browsers, and the first one is replaced', async () => {
  const person = await signUp(app);
  const first = fresh();
  await person.api.pushes.subscribe(first);
  const sessions = Array.from({ length: DEVICES_MAX - 1 }, (_, index) => ({
    id: randomUUID(),
    user_id: person.userId,
    token: randomUUID(),
    expires_at: new Date(Date.now() + 1_000_000),
    created_at: new Date(Date.now() + index),
  }));
  await app.db.insertInto('sessions').values(sessions).execute();
  const devices = sessions.map(({ id }) => {
    const { endpoint, p256dh, auth } = fresh();
    return { session_id: id, endpoint, p256dh, auth, server_key: key };
  });
  await app.db.insertInto('push_subscriptions').values(devices).execute();
  const other = await elsewhere(person);
  const last = fresh();
  await other.api.pushes.subscribe(last);
  const endpoints = (await storedFor(person)).map(({ endpoint }) => endpoint);
  expect(endpoints).toHaveLength(DEVICES_MAX);
  expect(endpoints).toContain(last.endpoint);
  expect(endpoints).not.toContain(first.endpoint);
});

test('no push goes into private networks, or unencrypted', async () => {
  const person = await signUp(app);
  const { p256dh, auth } = fresh();
  const refused = [
    'https://10.0.0.1/push',
    'https://192.168.1.1/push',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/push',
    'https://[::ffff:10.0.0.1]/push',
    'https://user:password@8.8.8.8/push',
    'http://8.8.8.8/push',
    'ftp://8.8.8.8/push',
    'not an address',
  ];
  for (const endpoint of refused)
    expect(await refusalOf(person.api.pushes.subscribe({ endpoint, p256dh, auth, key })), endpoint).toBe(
      'PUSH_REFUSED',
    );
  expect(await storedFor(person)).toEqual([]);
  await person.api.pushes.subscribe({ endpoint: 'https://8.8.8.8/push', p256dh, auth, key });
  // The name is resolved at each connection, not here.
  await person.api.pushes.subscribe({ endpoint: 'https://no-such-name.invalid/push', p256dh, auth, key });
});

test('no push goes to this machine, whatever PUBLIC_URL is', async () => {
  await using server = await startApp({ PUSH_TO_LOOPBACK: 'off' });
  const { api } = server.browser();
  const { p256dh, auth } = fresh();
  await api.users.register({
    id: randomUUID(),
    displayName: 'Aisyah',
    email: 'aisyah@example.com',
    password: 'correct horse',
  });
  for (const endpoint of ['https://127.0.0.1/push', 'http://localhost/push', 'https://[::1]/push'])
    expect(await refusalOf(api.pushes.subscribe({ endpoint, p256dh, auth, key }))).toBe('PUSH_REFUSED');
});

test('a person can switch on a limited number of browsers an hour', async () => {
  const { api } = await signUp(app);
  for (let count = 0; count < 30; count++) await api.pushes.subscribe(fresh());
  await expectRefusal(api.pushes.subscribe(fresh()), 'TOO_MANY_TRIES');
});

test('invalid keys are refused', async () => {
  const { api } = await signUp(app);
  for (const part of [
    { p256dh: 'short' },
    { auth: 'short' },
    { key: 'short' },
    { endpoint: 'https://x'.repeat(200) },
  ])
    expect(await refusalOf(api.pushes.subscribe({ ...fresh(), ...part }))).toBe('INVALID_INPUT');
  expect(await refusalOf(api.pushes.setMorning({ hour: 24, byMail: false }))).toBe('INVALID_INPUT');
});

test('the unread ones of the shown notifications are listed, for their reader only', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  const row = { type: 'join_declined', data: JSON.stringify({ homeName: 'X' }) };
  await app.db
    .insertInto('notifications')
    .values([
      { ...row, user_id: aisyah.userId, id: ids[0], read: false },
      { ...row, user_id: aisyah.userId, id: ids[1], read: true },
      { ...row, user_id: ben.userId, id: ids[2], read: false },
    ])
    .execute();
  expect(await aisyah.api.pushes.listUnread({ ids: [...ids] })).toEqual({ unread: [ids[0]] });
});
