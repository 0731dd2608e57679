import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeAddress, signUpConfirmed } from '#test/builders/addresses.ts';
import { refusalOf } from '#test/builders/homes.ts';
import { countWaiting } from '#test/running/database.ts';
import { emptiedAppWithGoogle, signInWithGoogle, startAppWithGoogle } from '#test/builders/google.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { twoStepOf } from '#test/builders/two-step.ts';

const { app, knows } = await emptiedAppWithGoogle();

const DAY_MS = 24 * 60 * 60 * 1000;
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

test('the link in the email to the old address gives the account back and ends all sessions', async () => {
  const person = await signUpConfirmed(app);
  const { email, password, userId } = person;
  // The password was set before the change.
  later(60_000);
  const token = await changeAddress(app, person, 'thief@example.com');
  await using stream = await listenLive(app, person);
  const owner = app.browser();
  expect(await owner.api.users.keepEmail({ token })).toMatchObject({ email });
  await stream.ended;
  await expectRefusal(person.api.users.listSessions(), 'UNAUTHENTICATED');
  for (const each of [email, 'thief@example.com'])
    await expectRefusal(owner.api.users.signIn({ email: each, password }), 'WRONG_EMAIL_OR_PASSWORD');
  const [reset] = await queuedLetters(app, 'reset-password');
  expect(reset).toMatchObject({ userId });
  await owner.api.users.resetPassword({ token: reset?.token ?? '', password: 'the owner’s horse' });
  await owner.api.users.signIn({ email, password: 'the owner’s horse' });
  expect((await owner.api.users.getSession()).user).toMatchObject({ id: userId, email, emailVerified: true });
  // The link works once.
  await expectRefusal(owner.api.users.keepEmail({ token }), 'LINK_EXPIRED');
  expect((await owner.api.users.getSession()).user?.id).toBe(userId);
});

test('the link works for 7 days, and a forged one does not work', async () => {
  const person = await signUpConfirmed(app);
  const token = await changeAddress(app, person, 'new@example.com');
  const { api } = app.browser();
  for (const forged of ['', 'x', `${token}x`, token.slice(1)])
    await expectRefusal(api.users.keepEmail({ token: forged }), 'LINK_EXPIRED');
  later(7 * DAY_MS + 1000);
  await expectRefusal(api.users.keepEmail({ token }), 'LINK_EXPIRED');
  later(-2000);
  await api.users.keepEmail({ token });
});

test('a second change by the thief neither locks the owner out nor lets the thief back in', async () => {
  const person = await signUpConfirmed(app);
  const { email } = person;
  const ofOwner = await changeAddress(app, person, 'thief@example.com');
  later(1000);
  const ofThief = await changeAddress(app, person, 'thief2@example.com');
  const { api } = app.browser();
  // The thief undoes their own change first. The owner's link still works.
  expect(await api.users.keepEmail({ token: ofThief })).toMatchObject({ email: 'thief@example.com' });
  expect(await api.users.keepEmail({ token: ofOwner })).toMatchObject({ email });
  await expectRefusal(api.users.keepEmail({ token: ofThief }), 'LINK_EXPIRED');

  const other = await signUpConfirmed(app);
  const first = await changeAddress(app, other, 'thief3@example.com');
  later(1000);
  const second = await changeAddress(app, other, 'thief4@example.com');
  await api.users.keepEmail({ token: first });
  await expectRefusal(api.users.keepEmail({ token: second }), 'LINK_EXPIRED');
});

test('for 7 days no other account can register the old address or change to it', async () => {
  const person = await signUpConfirmed(app);
  const thief = await signUpConfirmed(app, 'Mallory');
  const { email, password } = person;
  const token = await changeAddress(app, person, 'new@example.com');
  const account = { id: randomUUID(), displayName: 'Mallory', email, password: 'my own horse' };
  await expectRefusal(app.browser().api.users.register(account), 'EMAIL_TAKEN');
  await thief.api.users.changeEmail({ email, password });
  const link = (await queuedLetters(app, 'change-email')).at(-1)?.token ?? '';
  await expectRefusal(thief.api.users.confirmEmailChange({ token: link }), 'EMAIL_TAKEN');
  // The owner can get it back.
  await changeAddress(app, person, email);
  later(7 * DAY_MS + 1000);
  await changeAddress(app, person, 'third@example.com');
  later(7 * DAY_MS + 1000);
  await expectRefusal(app.browser().api.users.keepEmail({ token }), 'LINK_EXPIRED');
  await app.browser().api.users.register(account);
});

test('a Google account joined since the change no longer opens the account; an older one still does', async () => {
  knows({ email: 'owner@gmail.com', name: 'Aisyah' }, { email: 'thief@gmail.com', name: 'Mallory' });
  const owner = app.browser();
  await signInWithGoogle(app, owner, 'owner@gmail.com');
  const userId = (await owner.api.users.getSession()).user?.id;
  await owner.api.users.changePassword({ password: 'correct horse' });
  const token = await changeAddress(app, { ...owner, password: 'correct horse' }, 'thief@gmail.com');
  const thief = app.browser();
  expect((await signInWithGoogle(app, thief, 'thief@gmail.com')).error).toBeUndefined();
  expect((await thief.api.users.getSession()).user?.id).toBe(userId);
  await app.browser().api.users.keepEmail({ token });
  await signInWithGoogle(app, thief, 'thief@gmail.com');
  expect((await thief.api.users.getSession()).user?.id).not.toBe(userId);
  await signInWithGoogle(app, owner, 'owner@gmail.com');
  expect((await owner.api.users.getSession()).user).toMatchObject({ id: userId, email: 'owner@gmail.com' });
});

test("a sign-in that waits for a code of the thief's app ends with two-step sign-in", async () => {
  knows({ email: 'thief@gmail.com', name: 'Mallory' });
  const person = await signUpConfirmed(app);
  const token = await changeAddress(app, person, 'thief@gmail.com');
  await twoStepOf(app, person);
  const thief = app.browser();
  await signInWithGoogle(app, thief, 'thief@gmail.com');
  expect(await thief.api.users.getSession()).toMatchObject({ user: null, codeNeeded: true });
  await app.browser().api.users.keepEmail({ token });
  await expectRefusal(thief.api.users.finishSignIn({ code: '000000' }), 'SIGN_IN_EXPIRED');
  expect((await thief.api.users.getSession()).user).toBeNull();
});

test('a code does not help once the Google account of that sign-in is no longer joined', async () => {
  knows({ email: 'thief@gmail.com', name: 'Mallory' });
  const person = await signUpConfirmed(app);
  await changeAddress(app, person, 'thief@gmail.com');
  const { code } = await twoStepOf(app, person);
  const thief = app.browser();
  await signInWithGoogle(app, thief, 'thief@gmail.com');
  expect(await thief.api.users.getSession()).toMatchObject({ user: null, codeNeeded: true });
  await app.db.deleteFrom('accounts').where('provider_id', '=', 'google').execute();
  await expectRefusal(thief.api.users.finishSignIn({ code: await code() }), 'SIGN_IN_EXPIRED');
  expect((await thief.api.users.getSession()).user).toBeNull();
});

test('a code does not help for another Google account than the joined one', async () => {
  knows({ email: 'owner@gmail.com', name: 'Aisyah' }, { email: 'thief@gmail.com', name: 'Mallory' });
  const owner = { ...app.browser(), password: 'correct horse' };
  await signInWithGoogle(app, owner, 'owner@gmail.com');
  await owner.api.users.changePassword({ password: owner.password });
  const { code } = await twoStepOf(app, owner);
  const long = new Date(app.clock.now.getTime() - 8 * DAY_MS);
  await app.db.updateTable('two_steps').set({ created_at: long, confirmed_at: long }).execute();
  await app.db.updateTable('users').set({ confirmed_at: long }).execute();
  await app.db.updateTable('accounts').set({ created_at: long, updated_at: long }).execute();
  const token = await changeAddress(app, owner, 'thief@gmail.com');
  const [thief, own] = [app.browser(), app.browser()];
  await signInWithGoogle(app, thief, 'thief@gmail.com');
  await signInWithGoogle(app, own, 'owner@gmail.com');
  for (const { api } of [thief, own])
    expect(await api.users.getSession()).toMatchObject({ user: null, codeNeeded: true });
  await app.browser().api.users.keepEmail({ token });
  await expectRefusal(thief.api.users.finishSignIn({ code: await code() }), 'SIGN_IN_EXPIRED');
  expect((await thief.api.users.getSession()).user).toBeNull();
  await own.api.users.finishSignIn({ code: await code() });
  expect((await own.api.users.getSession()).user).toMatchObject({ email: 'owner@gmail.com' });
});

test('the link does not restore a deleted account', async () => {
  const person = await signUpConfirmed(app);
  const token = await changeAddress(app, person, 'new@example.com');
  await person.api.users.deleteAccount({ password: person.password });
  await expectRefusal(app.browser().api.users.keepEmail({ token }), 'LINK_EXPIRED');
});

test('a password that is set while the account is taken back does not open it', async () => {
  const people = ['owner@gmail.com', 'thief@gmail.com'].map((email) => ({ email, name: 'Aisyah' }));
  await using all = await startAppWithGoogle(people, {}, { lockMs: 0 });
  const [owner, thief] = [all.app.browser(), all.app.browser()];
  await signInWithGoogle(all.app, owner, 'owner@gmail.com');
  const before = new Date(all.app.clock.now.getTime() - DAY_MS);
  await all.app.db.updateTable('accounts').set({ created_at: before }).execute();
  await signInWithGoogle(all.app, thief, 'owner@gmail.com');
  await thief.api.users.changeEmail({ email: 'thief@gmail.com' });
  await thief.api.users.confirmEmailChange({
    token: (await queuedLetters(all.app, 'change-email')).at(-1)?.token ?? '',
  });
  const token = (await queuedLetters(all.app, 'email-changed')).at(-1)?.token ?? '';
  const password = 'the thief’s horse';
  const set = await all.app.db.transaction().execute(async (tx) => {
    // The sessions cannot be ended now, but their rows can be read and locked.
    await sql`lock table sessions in share mode`.execute(tx);
    const keep = owner.api.users.keepEmail({ token });
    await expect.poll(() => countWaiting(tx), { timeout: 5000 }).toBe(1);
    const change = refusalOf(thief.api.users.changePassword({ password }));
    await expect.poll(() => countWaiting(tx), { timeout: 5000 }).toBe(2);
    return { both: Promise.all([keep, change]) };
  });
  await set.both;
  await expectRefusal(
    all.app.browser().api.users.signIn({ email: 'owner@gmail.com', password }),
    'WRONG_EMAIL_OR_PASSWORD',
  );
});
