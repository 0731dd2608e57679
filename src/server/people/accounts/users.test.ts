import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptiedApp, type Browser } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp, templateFields } from '#test/builders/homes.ts';
import { isWaiting } from '#test/running/database.ts';
import { listenLive } from '#test/observers/listening.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await emptiedApp();

test('a signed-out visitor has no account', async () => {
  expect((await app.browser().api.users.getSession()).user).toBeNull();
});

test('a new name is trimmed and shows to all housemates', async () => {
  const person = await signUp(app);
  const housemate = await signUp(app);
  const stranger = await signUp(app);
  const home = await buildHome([housemate, person]);
  await using own = await listenLive(app, person);
  await using theirs = await listenLive(app, housemate);
  await using elsewhere = await listenLive(app, stranger);
  // The stream replays nothing from before.
  const fields = templateFields({ name: 'Water Plants' });
  await housemate.api.templates.createTemplate({ homeId: home.id, id: randomUUID(), fields });
  await theirs.receives('templates', home.id);
  theirs.clear();
  app.clock.now = new Date(Date.now() + 60_000);
  const me = await person.api.users.updateDisplayName({ displayName: '  Nur Aisyah ' });
  expect(me).toMatchObject({ id: person.userId, displayName: 'Nur Aisyah', updatedAt: app.clock.now });
  expect((await person.api.users.getSession()).user).toEqual(me);
  await own.receives('me');
  await theirs.receives('home', home.id);
  expect(theirs.hasReceived('me')).toBe(false);
  expect(elsewhere.notes).toEqual([]);
});

test('a new language reaches every device, and an unknown one is refused', async () => {
  const person = await signUp(app);
  await using own = await listenLive(app, person);
  expect((await person.api.users.getSession()).user?.locale).toBe('en');
  expect(await person.api.users.setLanguage({ language: 'zh' })).toMatchObject({ locale: 'zh' });
  await own.receives('me');
  expect(await refusalOf(person.api.users.setLanguage({ language: 'de' as 'en' }))).toBe('INVALID_INPUT');
  expect((await person.api.users.getSession()).user?.locale).toBe('zh');
});

test('a new account keeps the language in which it registered, also if another person is signed in', async () => {
  const account = () => ({
    id: randomUUID(),
    displayName: 'Nur Aisyah',
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
  });
  const localeOf = async ({ api }: Browser) => (await api.users.getSession()).user?.locale;
  const chosen = app.browser();
  chosen.jar.set('serumah.language', 'ms');
  await chosen.api.users.register(account());
  expect(await localeOf(chosen)).toBe('ms');
  chosen.jar.set('serumah.language', 'zh');
  await chosen.api.users.register(account());
  expect(await localeOf(chosen)).toBe('zh');
  const asking = app.browser();
  const { email, password, ...rest } = account();
  await asking.fetch(`${app.base}/api/rpc/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr, ms-MY;q=0.9, en;q=0.8' },
    body: JSON.stringify({ json: { email, password, ...rest } }),
  });
  expect(await localeOf(asking)).toBe('ms');
});

test('a name that is saved during the deletion of the account does not come back', async () => {
  const person = await signUp(app);
  const renaming = await app.db.transaction().execute(async (tx) => {
    const gone = { deleted_at: new Date(), display_name: 'Former housemate' };
    await tx.updateTable('users').set(gone).where('id', '=', person.userId).execute();
    const late = refusalOf(person.api.users.updateDisplayName({ displayName: 'Nur Aisyah' }));
    await expect.poll(() => isWaiting(app)).toBe(true);
    return { late };
  });
  expect(await renaming.late).toBe('UNAUTHENTICATED');
  const { display_name: name } = await app.db
    .selectFrom('users')
    .select('display_name')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(name).toBe('Former housemate');
});

test('a name is required, with 2 to 50 characters', async () => {
  const { api } = await signUp(app);
  await expectRefusal(api.users.updateDisplayName({ displayName: ' ' }), 'DISPLAY_NAME_MISSING');
  await expectRefusal(api.users.updateDisplayName({ displayName: ' A ' }), 'DISPLAY_NAME_TOO_SHORT');
  await expectRefusal(api.users.updateDisplayName({ displayName: 'A'.repeat(51) }), 'DISPLAY_NAME_TOO_LONG');
  await api.users.updateDisplayName({ displayName: 'A'.repeat(50) });
});

test('a call writes no fields that it does not name', async () => {
  const [person, other] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const unnamed = {
    userId: other.userId,
    user_id: other.userId,
    email: 'new@example.com',
    emailVerified: true,
    email_verified: true,
    confirmed_at: new Date(),
    photo_url: 'https://elsewhere.example/x.webp',
    home_id: randomUUID(),
    locale: 'de',
    deleted_at: new Date(),
    created_at: new Date(0),
    updated_at: new Date(0),
    display_name: 'Somebody Else',
    unwanted_mail: ['payments'],
  };
  const send = async (browser: Pick<Browser, 'fetch'>, call: string, named: object, status = 200) => {
    const answer = await browser.fetch(`${app.base}/api/rpc/users/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: { id: other.userId, ...unnamed, ...named } }),
    });
    expect(answer.status, call).toBe(status);
  };
  const rowOf = (id: string) =>
    app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = [await rowOf(person.userId), await rowOf(other.userId)];

  app.clock.now = new Date(Date.now() + 60_000);
  await send(person, 'updateDisplayName', { displayName: 'Nur Aisyah' });
  await send(person, 'changePassword', { current: person.password, password: 'another horse altogether' });
  // It accepts no fields.
  await send(person, 'endOtherSessions', {}, 400);
  const after = [await rowOf(person.userId), await rowOf(other.userId)];
  expect(after).toEqual([{ ...before[0], display_name: 'Nur Aisyah', updated_at: app.clock.now }, before[1]]);
  expect((await other.api.users.getSession()).user?.id).toBe(other.userId);
  await app.browser().api.users.signIn({ email: other.email, password: other.password });

  const named = {
    id: randomUUID(),
    displayName: 'Wei Ling',
    email: 'wei@example.com',
    password: 'a third horse',
  };
  await send(app.browser(), 'register', named);
  expect(await rowOf(named.id)).toEqual({
    ...before[1],
    id: named.id,
    email: named.email,
    display_name: named.displayName,
    confirmation_sent_at: app.clock.now,
    created_at: expect.any(Date) as Date,
    updated_at: expect.any(Date) as Date,
  });
  expect((await rowOf(named.id)).created_at.getTime()).toBeGreaterThan(0);
});

test('a new password replaces the old one and ends the other sessions with their streams', async () => {
  const person = await signUp(app);
  const { email, password } = person;
  const phone = app.browser();
  await phone.api.users.signIn({ email, password });
  await using here = await listenLive(app, person);
  await using there = await listenLive(app, phone);
  const tryIt = (current?: string) =>
    person.api.users.changePassword({ password: 'a new horse', ...(current !== undefined && { current }) });
  await expectRefusal(tryIt('wrong horse'), 'WRONG_PASSWORD');
  await expectRefusal(tryIt(), 'WRONG_PASSWORD');
  await expectRefusal(
    person.api.users.changePassword({ current: password, password: '12345' }),
    'PASSWORD_TOO_SHORT',
  );
  await tryIt(password);
  await there.ended;
  await here.receives('me');
  await expectRefusal(phone.api.users.listSessions(), 'UNAUTHENTICATED');
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
  await expectRefusal(phone.api.users.signIn({ email, password }), 'WRONG_EMAIL_OR_PASSWORD');
  await phone.api.users.signIn({ email, password: 'a new horse' });
});

test('guesses of the current password are limited', async () => {
  const { api, password } = await signUp(app);
  for (let n = 0; n < 10; n++) {
    await expectRefusal(
      api.users.changePassword({ current: 'wrong', password: 'a new horse' }),
      'WRONG_PASSWORD',
    );
  }
  await expectRefusal(
    api.users.changePassword({ current: password, password: 'a new horse' }),
    'TOO_MANY_TRIES',
  );
});
