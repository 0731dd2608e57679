import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendResetLetter } from '#server/people/accounts/password-reset.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { emptiedAppWithGoogle, signInWithGoogle } from '#test/builders/google.ts';
import { listenLive } from '#test/observers/listening.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { codeAt, nextCode, twoStepOf } from '#test/builders/two-step.ts';

const { app, knows } = await emptiedAppWithGoogle({ TRUSTED_PROXIES: '127.0.0.1' });

const signIn = (person: Person, code?: string) => {
  const browser = app.browser();
  return browser.api.users.signIn({
    email: person.email,
    password: person.password,
    ...(code !== undefined && { code }),
  });
};
async function resetTokenOf({ email }: Person) {
  await sendResetLetter({ ...app, now: () => app.clock.now }, { email });
  return (await queuedLetters(app, 'reset-password')).at(-1)?.token ?? '';
}
const me = async (person: Pick<Person, 'api'>) => (await person.api.users.getSession()).user;

test('after one right code sign-in needs a code, and the other sessions end', async () => {
  const person = await signUp(app);
  const phone = app.browser();
  await phone.api.users.signIn(person);
  await using stream = await listenLive(app, phone);
  expect(await me(person)).toMatchObject({ recoveryCodesLeft: null });

  const { secret, uri } = await person.api.twoStep.begin({ password: person.password });
  expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({
    secret,
    issuer: 'Serumah',
    digits: '6',
    period: '30',
  });
  expect(decodeURIComponent(new URL(uri).pathname)).toContain(person.email);
  // No code is needed yet: the app may never have read the secret.
  await signIn(person);
  const other = await codeAt(secret, new Date(app.clock.now.getTime() + 5 * 60_000));
  await expectRefusal(person.api.twoStep.confirm({ code: other }), 'WRONG_CODE');
  expect(await me(person)).toMatchObject({ recoveryCodesLeft: null });

  const { recoveryCodes } = await person.api.twoStep.confirm({ code: await codeAt(secret, app.clock.now) });
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await me(person)).toMatchObject({ recoveryCodesLeft: 10 });
  await stream.ended;
  await expectRefusal(phone.api.users.listSessions(), 'UNAUTHENTICATED');

  await expectRefusal(signIn(person), 'CODE_NEEDED');
  await expectRefusal(signIn(person, '000000'), 'WRONG_CODE');
  nextCode(app);
  expect(await signIn(person, await codeAt(secret, app.clock.now))).toMatchObject({ userId: person.userId });
});

test('without the right password the answer does not mention codes, and no code opens the account', async () => {
  const person = await signUp(app);
  const { code } = await twoStepOf(app, person);
  const { api } = app.browser();
  const wrong = { email: person.email, password: 'wrong horse' };
  await expectRefusal(api.users.signIn(wrong), 'WRONG_EMAIL_OR_PASSWORD');
  await expectRefusal(api.users.signIn({ ...wrong, code: await code() }), 'WRONG_EMAIL_OR_PASSWORD');
});

test('a refused second step leaves no session and no cookie', async () => {
  const person = await signUp(app);
  await twoStepOf(app, person);
  const browser = app.browser();
  await expectRefusal(browser.api.users.signIn(person), 'CODE_NEEDED');
  expect([...browser.jar.keys()]).toEqual([]);
  const sessions = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.userId)
    .execute();
  expect(sessions).toHaveLength(1);
});

test('a code works once, also for two requests at once, and not after a newer one', async () => {
  const person = await signUp(app);
  const { secret, code } = await twoStepOf(app, person);
  const before = await codeAt(secret, app.clock.now);
  const now = await code();
  const tried = await Promise.allSettled([signIn(person, now), signIn(person, now)]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expectRefusal(signIn(person, now), 'WRONG_CODE');
  // The code of the set-up is still within its minute.
  await expectRefusal(signIn(person, before), 'WRONG_CODE');
});

test('clocks may differ by half a minute, no more', async () => {
  const person = await signUp(app);
  const { secret } = await twoStepOf(app, person);
  const later = (seconds: number) => codeAt(secret, new Date(app.clock.now.getTime() + seconds * 1000));
  for (let passed = 0; passed < 6; passed++) nextCode(app);
  await expectRefusal(signIn(person, await later(60)), 'WRONG_CODE');
  await expectRefusal(signIn(person, await later(-60)), 'WRONG_CODE');
  await signIn(person, await later(-30));
  await signIn(person, await later(30));
});

test('each recovery code works once, in any spelling', async () => {
  const person = await signUp(app);
  const { recoveryCodes } = await twoStepOf(app, person);
  const [first = '', second = ''] = recoveryCodes;
  await signIn(person, first);
  expect(await me(person)).toMatchObject({ recoveryCodesLeft: 9 });
  await expectRefusal(signIn(person, first), 'WRONG_CODE');
  await signIn(person, ` ${second.replace('-', '').toUpperCase()} `);
  expect(await me(person)).toMatchObject({ recoveryCodesLeft: 8 });
});

test('the database stores neither the secret nor a recovery code in clear', async () => {
  const person = await signUp(app);
  const { uri, recoveryCodes } = await twoStepOf(app, person);
  const row = await app.db
    .selectFrom('two_steps')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirst();
  const stored = JSON.stringify(row);
  expect(row?.recovery_codes).toHaveLength(10);
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  expect(stored).not.toContain(new URL(uri).searchParams.get('secret'));
});

test('new recovery codes replace the old ones; making them and turning off take password and code', async () => {
  const person = await signUp(app);
  const { code, recoveryCodes } = await twoStepOf(app, person);
  const { password } = person;
  const { api } = person;
  await expectRefusal(
    api.twoStep.renewRecoveryCodes({ password: 'wrong', code: await code() }),
    'WRONG_PASSWORD',
  );
  await expectRefusal(api.twoStep.renewRecoveryCodes({ password, code: '000000' }), 'WRONG_CODE');
  const renewed = await api.twoStep.renewRecoveryCodes({ password, code: await code() });
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect(renewed.recoveryCodes).not.toContain(recoveryCodes[0]);
  await expectRefusal(signIn(person, recoveryCodes[0]), 'WRONG_CODE');
  await signIn(person, renewed.recoveryCodes[0]);

  await expectRefusal(api.twoStep.end({ password: 'wrong', code: await code() }), 'WRONG_PASSWORD');
  await expectRefusal(api.twoStep.end({ password, code: '000000' }), 'WRONG_CODE');
  await api.twoStep.end({ password, code: await code() });
  expect(await me(person)).toMatchObject({ recoveryCodesLeft: null });
  await signIn(person);
});

test('two-step sign-in that is on cannot be begun again, and one that is off cannot be ended', async () => {
  const person = await signUp(app);
  const { password, api } = person;
  await expectRefusal(api.twoStep.begin({ password: 'wrong' }), 'WRONG_PASSWORD');
  await expectRefusal(api.twoStep.confirm({ code: '000000' }), 'TWO_STEP_OFF');
  await expectRefusal(api.twoStep.end({ password, code: '000000' }), 'TWO_STEP_OFF');
  await expectRefusal(api.twoStep.renewRecoveryCodes({ password, code: '000000' }), 'TWO_STEP_OFF');
  // Begun but not confirmed, it is still off.
  const { secret } = await api.twoStep.begin({ password });
  const code = await codeAt(secret, app.clock.now);
  await expectRefusal(api.twoStep.end({ password, code }), 'TWO_STEP_OFF');
  await api.twoStep.confirm({ code });
  await expectRefusal(api.twoStep.begin({ password }), 'TWO_STEP_ON');
  await expectRefusal(api.twoStep.confirm({ code }), 'TWO_STEP_ON');
});

test('guesses are counted for the account over all networks; its own browser has its own count', async () => {
  const person = await signUp(app);
  await me(person);
  const { code } = await twoStepOf(app, person);
  const { email, password } = person;
  const guess = (at: number, typed: string) =>
    app.browser(`203.0.113.${at}`).api.users.signIn({ email, password, code: typed });
  for (let at = 0; at < 10; at++) await expectRefusal(guess(at, '000000'), 'WRONG_CODE');
  await expectRefusal(guess(50, await code()), 'TOO_MANY_TRIES');
  expect(await person.api.users.signIn({ email, password, code: await code() })).toMatchObject({
    userId: person.userId,
  });
});

test('one session makes one known browser, and those from before two-step sign-in do not count', async () => {
  const person = await signUp(app);
  const { email, password } = person;
  const known = async () => {
    person.jar.delete('serumah.known');
    await me(person);
    const browser = app.browser();
    browser.jar.set('serumah.known', person.jar.get('serumah.known') ?? '');
    return browser;
  };
  const guess = ({ api }: Pick<Person, 'api'>, typed: string) =>
    api.users.signIn({ email, password, code: typed });
  const early = await known();
  nextCode(app);
  const { code } = await twoStepOf(app, person);
  for (let n = 0; n < 10; n++) await expectRefusal(guess(app.browser(), '000000'), 'WRONG_CODE');
  await expectRefusal(guess(early, await code()), 'TOO_MANY_TRIES');
  const [one, other] = [await known(), await known()];
  // It is also the session of the attempt above.
  for (let n = 0; n < 9; n++) await expectRefusal(guess(one, '000000'), 'WRONG_CODE');
  await expectRefusal(guess(other, await code()), 'TOO_MANY_TRIES');
});

test('a new password by email needs the code too, and the link stays valid', async () => {
  const person = await signUp(app);
  await app.db
    .updateTable('users')
    .set({ email_verified: true, confirmed_at: app.clock.now })
    .where('id', '=', person.userId)
    .execute();
  const { code } = await twoStepOf(app, person);
  const token = await resetTokenOf(person);
  const { api } = app.browser();
  const reset = { token, password: 'another horse' };
  await expectRefusal(api.users.resetPassword(reset), 'CODE_NEEDED');
  await expectRefusal(api.users.resetPassword({ ...reset, code: '000000' }), 'WRONG_CODE');
  expect(await api.users.resetPassword({ ...reset, code: await code() })).toMatchObject({
    userId: person.userId,
  });
  await expectRefusal(signIn(person), 'WRONG_EMAIL_OR_PASSWORD');
});

test("the first proof of an address does not ask for a stranger's code", async () => {
  const stranger = await signUp(app);
  await twoStepOf(app, stranger);
  const token = await resetTokenOf(stranger);
  await app.browser().api.users.resetPassword({ token, password: 'another horse' });
  expect(await signIn({ ...stranger, password: 'another horse' })).toMatchObject({ userId: stranger.userId });
});

test('Google is only the first step: the same browser then asks for the code', async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' }, { email: 'aisyah@gmail.com' });
  const owner = app.browser();
  await signInWithGoogle(app, owner, 'wei@gmail.com');
  const person = await me(owner);
  const { secret } = await owner.api.twoStep.begin({});
  await owner.api.twoStep.confirm({ code: await codeAt(secret, app.clock.now) });

  const browser = app.browser();
  const { headers } = await signInWithGoogle(app, browser, 'wei@gmail.com');
  expect(headers.get('set-auth-token')).toBeNull();
  expect(browser.jar.has('serumah.session_token')).toBe(false);
  expect(await browser.api.users.getSession()).toMatchObject({ user: null, codeNeeded: true });
  expect(await app.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  const { api } = app.browser();
  nextCode(app);
  const code = await codeAt(secret, app.clock.now);
  await expectRefusal(api.users.finishSignIn({ code }), 'SIGN_IN_EXPIRED');
  await expectRefusal(browser.api.users.finishSignIn({ code: '000000' }), 'WRONG_CODE');
  expect(await browser.api.users.finishSignIn({ code })).toEqual({
    userId: person?.id,
    needsDisplayName: false,
  });
  const session = await browser.api.users.getSession();
  expect(session.user).toMatchObject({ id: person?.id });
  expect(session).not.toHaveProperty('codeNeeded');

  // Another person who then comes by Google without a second step is not asked for the first person's code.
  const shared = app.browser();
  await signInWithGoogle(app, shared, 'wei@gmail.com');
  await signInWithGoogle(app, shared, 'aisyah@gmail.com');
  expect(await shared.api.users.getSession()).not.toHaveProperty('codeNeeded');
});

test("an abandoned set-up from before the confirmation does not make a later one a stranger's", async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const account = { id: randomUUID(), displayName: 'Wei Ling', email: 'wei@gmail.com' };
  const owner = { ...app.browser(), password: 'correct horse' };
  await owner.api.users.register({ ...account, password: owner.password });
  await owner.api.twoStep.begin({ password: owner.password });
  nextCode(app);
  await owner.api.users.confirmAddress({
    token: (await queuedLetters(app, 'confirm-address'))[0]?.token ?? '',
  });
  nextCode(app);
  await twoStepOf(app, owner);
  const browser = app.browser();
  await signInWithGoogle(app, browser, account.email);
  expect(await browser.api.users.getSession()).toMatchObject({ user: null, codeNeeded: true });
});

test('ten minutes after Google the sign-in has to begin with Google again', async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const owner = app.browser();
  await signInWithGoogle(app, owner, 'wei@gmail.com');
  const { secret } = await owner.api.twoStep.begin({});
  await owner.api.twoStep.confirm({ code: await codeAt(secret, app.clock.now) });
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  app.clock.now = new Date(app.clock.now.getTime() + 601_000);
  const code = await codeAt(secret, app.clock.now);
  await expectRefusal(browser.api.users.finishSignIn({ code }), 'SIGN_IN_EXPIRED');
});
