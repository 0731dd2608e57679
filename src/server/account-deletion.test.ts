import { expect, test } from 'vitest';
import type { TestApp } from '#test/app.ts';
import { startApp } from '#test/app.ts';
import { buildHome, signUp } from '#test/build.ts';
import { signInWithGoogle, startAppWithGoogle } from '#test/google.ts';
import { listenLive } from '#test/listening.ts';
import { expectRefusal } from '#test/refusal.ts';

const ELEVEN_MINUTES_MS = 11 * 60 * 1000;
const later = (app: TestApp, ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

test('a deleted account leaves its homes and keeps nothing but what others still need', async () => {
  await using app = await startApp();
  const housemate = await signUp(app);
  const person = await signUp(app, 'Wei Ling');
  const { id: homeId } = await buildHome([housemate, person]);
  const alone = await buildHome([person], { name: 'Alone' });
  const { email, password, userId } = person;
  await using stream = await listenLive(app, person);
  await person.api.users.deleteAccount({ password });
  await stream.ended;
  expect(person.jar.size).toBe(0);

  const row = await app.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    display_name: 'Former housemate',
    email: `deleted-${userId}@deleted.invalid`,
    email_verified: false,
    photo_url: null,
    home_id: null,
    deleted_at: app.clock.now,
  });
  for (const table of ['accounts', 'sessions', 'notifications', 'user_homes'] as const) {
    expect(await app.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute(), table).toEqual(
      [],
    );
  }
  const members = await app.db.selectFrom('memberships').selectAll().where('home_id', '=', homeId).execute();
  expect(members.filter((member) => member.left_at === null).map((member) => member.user_id)).toEqual([
    housemate.userId,
  ]);
  expect(await app.db.selectFrom('homes').selectAll().where('id', '=', alone.id).execute()).toEqual([]);

  await expectRefusal(app.browser().api.users.signIn({ email, password }), 'WRONG_EMAIL_OR_PASSWORD');
  // The address is free again, for a new account.
  await app
    .browser()
    .api.users.register({ id: crypto.randomUUID(), displayName: 'Wei Ling', email, password });
});

test('the password is asked for', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  await expectRefusal(person.api.users.deleteAccount({}), 'WRONG_PASSWORD');
  await expectRefusal(person.api.users.deleteAccount({ password: 'wrong horse' }), 'WRONG_PASSWORD');
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
});

test('an administrator of others first hands the home over', async () => {
  await using app = await startApp();
  const administrator = await signUp(app);
  const housemate = await signUp(app);
  const { id: homeId } = await buildHome([administrator, housemate]);
  const { password } = administrator;
  await expectRefusal(administrator.api.users.deleteAccount({ password }), 'ADMINISTRATOR_OF_OTHERS');
  expect((await administrator.api.users.getSession()).user?.displayName).toBe(administrator.displayName);
  await administrator.api.homes.handOver({ homeId, userId: housemate.userId });
  await administrator.api.users.deleteAccount({ password });
  expect((await administrator.api.users.getSession()).user).toBeNull();
});

test('where there is only Google, a sign-in of the last ten minutes is asked for', async () => {
  await using all = await startAppWithGoogle([{ email: 'wei@gmail.com', name: 'Wei Ling' }]);
  const { app } = all;
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  const realNow = app.clock.now;
  later(app, ELEVEN_MINUTES_MS);
  await expectRefusal(browser.api.users.changePassword({ password: 'a new horse' }), 'SIGN_IN_AGAIN');
  await expectRefusal(browser.api.users.deleteAccount({}), 'SIGN_IN_AGAIN');
  app.clock.now = realNow;
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  await browser.api.users.deleteAccount({});
  expect((await browser.api.users.getSession()).user).toBeNull();

  // The same Google account may come again, as somebody new.
  expect((await signInWithGoogle(app, browser, 'wei@gmail.com')).error).toBeUndefined();
  expect((await browser.api.users.getSession()).user?.displayName).toBe('Wei Ling');
});

test('and a first password can be set after it, which is asked for from then on', async () => {
  await using all = await startAppWithGoogle([{ email: 'wei@gmail.com', name: 'Wei Ling' }]);
  const { app } = all;
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  await browser.api.users.changePassword({ password: 'a new horse' });
  expect((await browser.api.users.getSession()).user?.hasPassword).toBe(true);
  await expectRefusal(browser.api.users.deleteAccount({}), 'WRONG_PASSWORD');
  await browser.api.users.deleteAccount({ password: 'a new horse' });
});
