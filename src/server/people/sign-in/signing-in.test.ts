import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { emptiedApp, sharedApp, startApp, type Browser, type TestApp } from '#test/running/app.ts';
import { assignInviteCodes } from '#server/home/homes/invite-links.ts';
import { hashPassword } from '#server/platform/calls/passwords.ts';
import { buildHome, inviteTo, refusalOf, registerPerson, signUp } from '#test/builders/homes.ts';
import { countWaiting, isWaiting } from '#test/running/database.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await emptiedApp();
/** A second app on the same database, where registration needs an invitation. */
const invited = await sharedApp({ REGISTRATION: 'invited' }, { url: app.url });

const newcomer = () => ({
  id: randomUUID(),
  displayName: 'Wei Ling',
  email: 'wei@example.com',
  password: 'six by six',
});
const countUsers = async ({ db }: TestApp = app) =>
  (await db.selectFrom('users').select('id').execute()).length;
const whoIs = async (browser: Browser) => (await browser.api.users.getSession()).user?.id;

test('registering creates the account, signs in and queues the confirmation email', async () => {
  const browser = app.browser();
  const account = { ...newcomer(), displayName: '  Wei Ling ', email: ' Wei@Example.com' };
  expect(await browser.api.users.register(account)).toEqual({ userId: account.id, needsDisplayName: false });
  const { user, ...server } = await browser.api.users.getSession();
  expect(user).toMatchObject({
    id: account.id,
    displayName: 'Wei Ling',
    email: 'wei@example.com',
    emailVerified: false,
    photoURL: null,
    homeId: null,
    hasPassword: true,
  });
  expect(server).toEqual({ google: false, registration: 'open', version: 'test' });
  expect(await queuedLetters(app, 'confirm-address')).toMatchObject([{ userId: account.id }]);
});

test('the same registration again signs in and creates nothing', async () => {
  const account = newcomer();
  await app.browser().api.users.register(account);
  const again = app.browser();
  expect(await again.api.users.register(account)).toEqual({ userId: account.id, needsDisplayName: false });
  expect(await whoIs(again)).toBe(account.id);
  expect(await countUsers()).toBe(1);
  expect(await queuedLetters(app, 'confirm-address')).toHaveLength(1);
});

test('the same registration twice at once creates one account', async () => {
  const account = newcomer();
  const twice = [app.browser(), app.browser()];
  await Promise.all(twice.map((browser) => browser.api.users.register(account)));
  expect(await Promise.all(twice.map(whoIs))).toEqual([account.id, account.id]);
  expect(await countUsers()).toBe(1);
});

test('of two registrations at once with one id and two addresses, one succeeds and the other gets the reason', async () => {
  await using own = await startApp({ TRUSTED_PROXIES: '127.0.0.1' }, { lockMs: 10_000 });
  const account = newcomer();
  const register = async (network: number, id: string) => {
    const { api } = own.browser(`203.0.113.${network}`);
    const answer = api.users.register({ ...account, id, email: `wei${network}@example.com` });
    return answer.then(
      () => 'made',
      (error: { code: string }) => error.code,
    );
  };
  // Neither can run second and find the other's account.
  const { both } = await own.db.transaction().execute(async (tx) => {
    await sql`lock table users in exclusive mode`.execute(tx);
    const registering = [register(1, account.id), register(2, account.id.toUpperCase())];
    await expect.poll(() => countWaiting(tx), { timeout: 8000 }).toBe(2);
    return { both: Promise.all(registering) };
  });
  expect((await both).toSorted()).toEqual(['ID_TAKEN', 'made']);
  expect(await countUsers(own)).toBe(1);
});

test('an address and an id belong to one account', async () => {
  const account = newcomer();
  await app.browser().api.users.register(account);
  const { api } = app.browser();
  await expectRefusal(api.users.register({ ...newcomer(), email: 'WEI@example.com' }), 'EMAIL_TAKEN');
  await expectRefusal(api.users.register({ ...account, password: 'something else' }), 'EMAIL_TAKEN');
  await expectRefusal(api.users.register({ ...account, email: 'other@example.com' }), 'ID_TAKEN');
  expect(await countUsers()).toBe(1);
});

test('a wrong value is refused with the sentence of its field', async () => {
  const { api } = app.browser();
  const register = (wrong: object) => api.users.register({ ...newcomer(), ...wrong });
  await expectRefusal(register({ displayName: '  ' }), 'DISPLAY_NAME_MISSING');
  await expectRefusal(register({ displayName: 'W ' }), 'DISPLAY_NAME_TOO_SHORT');
  await expectRefusal(register({ displayName: 'W'.repeat(51) }), 'DISPLAY_NAME_TOO_LONG');
  await expectRefusal(register({ displayName: 'W\u202E\u200B' }), 'DISPLAY_NAME_TOO_SHORT');
  for (const displayName of ['Serumah', 'ＦＯＲＭＥＲ  housemate', 'Bekas rakan serumah', '前室友'])
    await expectRefusal(register({ displayName }), 'DISPLAY_NAME_RESERVED');
  await expectRefusal(register({ email: 'wei' }), 'EMAIL_INVALID');
  await expectRefusal(register({ email: 'wei@nowhere' }), 'EMAIL_INVALID');
  await expectRefusal(register({ password: '12345' }), 'PASSWORD_TOO_SHORT');
  await expectRefusal(register({ password: '1'.repeat(201) }), 'PASSWORD_TOO_LONG');
  await expectRefusal(register({ id: 'mine' }), 'INVALID_INPUT');
  await expectRefusal(api.users.signIn({ email: 'wei@example.com', password: '' }), 'FIELDS_MISSING');
  expect(await countUsers()).toBe(0);
});

test('account, session and email are created together or not at all', async () => {
  await using own = await startApp();
  await sql`drop schema pgboss cascade`.execute(own.db);
  const browser = own.browser();
  await expectRefusal(browser.api.users.register(newcomer()), 'UNEXPECTED');
  expect(await countUsers(own)).toBe(0);
  expect(browser.jar.size).toBe(0);
});

test('a person can be signed in on any number of devices', async () => {
  const person = await signUp(app);
  const phone = app.browser();
  const { email, password, userId } = person;
  expect(await phone.api.users.signIn({ email: email.toUpperCase(), password })).toEqual({
    userId,
    needsDisplayName: false,
  });
  expect(await Promise.all([whoIs(person), whoIs(phone)])).toEqual([userId, userId]);
});

test('a password matches however the keyboard composes its letters', async () => {
  const account = { ...newcomer(), password: 'caf\u00E9 kopi' };
  await app.browser().api.users.register(account);
  const { userId } = await app
    .browser()
    .api.users.signIn({ email: account.email, password: 'cafe\u0301 kopi' });
  expect(userId).toBe(account.id);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await signUp(app);
  const { api } = app.browser();
  await expectRefusal(api.users.signIn({ email, password: 'wrong horse' }), 'WRONG_EMAIL_OR_PASSWORD');
  const nobody = api.users.signIn({ email: 'nobody@example.com', password: 'wrong horse' });
  await expectRefusal(nobody, 'WRONG_EMAIL_OR_PASSWORD');
  const impossible = api.users.signIn({ email: 'nobody@nowhere', password: 'wrong horse' });
  await expectRefusal(impossible, 'WRONG_EMAIL_OR_PASSWORD');
});

test('both refusals take the same time', async () => {
  const { email } = await signUp(app);
  const { api } = app.browser();
  const took = async (address: string) => {
    const started = performance.now();
    // Each password is new, because the tests' app hashes a known one only once.
    await api.users.signIn({ email: address, password: `no horse of ${address}` }).catch(() => {});
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < 9; n++) {
    known.push(await took(email));
    unknown.push(await took(`nobody${n}@example.com`));
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[4] ?? 0;
  // Without the hash it would take a fifth of the time or less.
  expect(median(unknown)).toBeGreaterThan(median(known) / 2);
});

test('more simultaneous sign-ins than database connections all succeed', async () => {
  const people = await Promise.all(Array.from({ length: 14 }, () => signUp(app)));
  const again = await Promise.all(
    people.map(({ email, password }) => app.browser().api.users.signIn({ email, password })),
  );
  expect(again.map(({ userId }) => userId)).toEqual(people.map(({ userId }) => userId));
});

test('signing out makes the browser delete its stored answers', async () => {
  const person = await signUp(app);
  const answer = await person.fetch(`${app.base}/api/rpc/users/signOut`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
});

test('signing out ends the session and removes the cookie', async () => {
  const person = await signUp(app);
  const cookies = new Map(person.jar);
  await person.api.users.signOut();
  expect(person.jar.size).toBe(0);
  expect((await person.api.users.getSession()).user).toBeNull();
  for (const [name, value] of cookies) person.jar.set(name, value);
  expect((await person.api.users.getSession()).user).toBeNull();
  await expectRefusal(person.api.users.listSessions(), 'UNAUTHENTICATED');
  expect(await person.api.users.signOut()).toEqual({});
});

test('with REGISTRATION=invited the first account needs no link and later ones need a valid one', async () => {
  const administrator = await signUp(invited);
  const { id: homeId } = await buildHome([administrator]);
  const register = (invite?: { homeId: string; code?: string }) =>
    invited.browser().api.users.register({
      ...newcomer(),
      email: `${randomUUID()}@example.com`,
      ...(invite && { invite }),
    });
  expect((await administrator.api.users.getSession()).registration).toBe('invited');
  await expectRefusal(register(), 'INVITATION_NEEDED');
  await expectRefusal(register({ homeId: randomUUID() }), 'INVITATION_NEEDED');
  await expectRefusal(register({ homeId }), 'INVITATION_NEEDED');
  const first = await inviteTo(administrator, homeId);
  await register(first);
  await administrator.api.homes.makeInviteLink({ homeId });
  await expectRefusal(register(first), 'INVITATION_NEEDED');
  await register(await inviteTo(administrator, homeId));
  expect(await countUsers()).toBe(3);
});

test('without the invitation, the answer does not reveal which addresses have an account', async () => {
  const person = await signUp(invited);
  const { userId: id, email, password } = person;
  const { id: homeId } = await buildHome([person]);
  const register = (given: object) =>
    refusalOf(invited.browser().api.users.register({ ...newcomer(), ...given }));
  for (const given of [{ email }, { id }, { email: 'nobody@example.com' }])
    expect(await register(given), JSON.stringify(given)).toBe('INVITATION_NEEDED');
  expect(await register({ email, invite: await inviteTo(person, homeId) })).toBe('EMAIL_TAKEN');
  // A person whose first answer was lost registers again.
  expect(await register({ id, email, password })).toBe('not refused');
  expect(await register({ id, email, password: 'a wrong one' })).toBe('EMAIL_TAKEN');
});

test('a home from before REGISTRATION=invited gets a code at the next start', async () => {
  const administrator = await signUp(app);
  const { id: homeId } = await buildHome([administrator]);
  const register = (invite: { homeId: string }) =>
    invited.browser().api.users.register({ ...newcomer(), email: `${randomUUID()}@example.com`, invite });
  expect(await inviteTo(administrator, homeId)).toEqual({ homeId });
  await expectRefusal(register({ homeId }), 'INVITATION_NEEDED');
  await assignInviteCodes(app.db, app.settings);
  expect(await inviteTo(administrator, homeId)).toEqual({ homeId });
  await assignInviteCodes(invited.db, invited.settings);
  const invite = await inviteTo(administrator, homeId);
  expect(invite.code).toMatch(/^[0-9a-f]{32}$/);
  await assignInviteCodes(invited.db, invited.settings);
  expect(await inviteTo(administrator, homeId)).toEqual(invite);
  await expectRefusal(register({ homeId }), 'INVITATION_NEEDED');
  await register(invite);
});

test('a wrong password makes the same queries with and without an account, and locks nothing', async () => {
  const { email } = await registerPerson(app);
  const google = await signUp(app);
  await app.db
    .updateTable('accounts')
    .set({ provider_id: 'google' })
    .where('user_id', '=', google.userId)
    .execute();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const queriesOf = async (address: string) => {
    asked.mockClear();
    const signIn = app.browser().api.users.signIn({ email: address, password: 'wrong horse' });
    await expectRefusal(signIn, 'WRONG_EMAIL_OR_PASSWORD');
    return asked.mock.calls.map(([query]) => JSON.stringify(query));
  };
  const withAccount = await queriesOf(email);
  expect(withAccount.length).toBeGreaterThan(5);
  expect(withAccount.join('\n')).not.toContain('for share');
  for (const other of [google.email, 'nobody@example.com'])
    expect(await queriesOf(other), other).toHaveLength(withAccount.length);
});

test('an old password opens nothing while it is being changed', async () => {
  const person = await signUp(app);
  const hashed = await hashPassword('another horse');
  const { email, password, userId } = person;
  const changing = await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ password: hashed }).where('user_id', '=', userId).execute();
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    const late = refusalOf(app.browser().api.users.signIn({ email, password }));
    await Promise.race([late, expect.poll(() => isWaiting(app)).toBe(true)]);
    return { late };
  });
  expect(await changing.late).toBe('WRONG_EMAIL_OR_PASSWORD');
  expect(await app.db.selectFrom('sessions').select('id').execute()).toEqual([]);
});

test('a password hashed with old costs is hashed again once it is proved', async () => {
  const person = await signUp(app);
  const { userId, email, password } = person;
  const ofPerson = app.db.selectFrom('accounts').where('user_id', '=', userId).select('password');
  const storedHash = async () => (await ofPerson.executeTakeFirstOrThrow()).password;
  const storeHash = (hashed: string) =>
    app.db.updateTable('accounts').set({ password: hashed }).where('user_id', '=', userId).execute();
  const older = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await storeHash(older);
  const signIn = (typed: string) => app.browser().api.users.signIn({ email, password: typed });
  expect(await refusalOf(signIn('a wrong horse'))).toBe('WRONG_EMAIL_OR_PASSWORD');
  expect(await storedHash()).toBe(older);
  await signIn(password);
  const newHash = await storedHash();
  expect(newHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await signIn(password);
  expect(await storedHash()).toBe(newHash);

  await storeHash(older);
  await Promise.all([signIn(password), signIn(password)]);
  await signIn(password);
  expect(await storedHash()).toMatch(/m=19456,/);
});
