import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { confirmationToken } from '#server/people/sign-in/confirmation-letter.ts';
import { sendResetLetter } from '#server/people/accounts/password-reset.ts';
import { refusalOf, signUp } from '#test/builders/homes.ts';
import { signInWithGoogle, startAppWithGoogle } from '#test/builders/google.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { recordLog } from '#test/observers/logged.ts';
import { codeAt, nextCode } from '#test/builders/two-step.ts';
import { eventsOf, INFO, loggedApp, NETWORK, WARN } from '#test/observers/security-events.ts';

const PASSWORD = 'correct horse';
const OTHER_PASSWORD = 'another horse altogether';

test('sign-in, refused sign-in and sign-out', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const { api } = app.browser(NETWORK);
  const id = randomUUID();
  const account = { id, displayName: 'Aisyah', email: 'aisyah@example.com', password: PASSWORD };
  expect(await eventsOf(at, () => api.users.register(account))).toEqual([
    { level: INFO, event: 'registered', user: id, via: 'password', call: 'users.register' },
  ]);
  expect(await eventsOf(at, () => api.users.signOut())).toEqual([
    { level: INFO, event: 'signed-out', user: id, call: 'users.signOut' },
  ]);
  expect(await eventsOf(at, () => api.users.signIn(account))).toEqual([
    { level: INFO, event: 'signed-in', user: id, via: 'password', call: 'users.signIn' },
  ]);
  const elsewhere = app.browser(NETWORK).api.users;
  const wrong = {
    level: WARN,
    event: 'sign-in-failed',
    code: 'WRONG_EMAIL_OR_PASSWORD',
    call: 'users.signIn',
  };
  const failing = (email: string) => () => refusalOf(elsewhere.signIn({ email, password: OTHER_PASSWORD }));
  expect(await eventsOf(at, failing(account.email))).toEqual([{ ...wrong, user: id }]);
  const again = (other: object) => () => refusalOf(elsewhere.register({ ...account, ...other }));
  expect(await eventsOf(at, again({ password: OTHER_PASSWORD }))).toEqual([
    { ...wrong, code: 'EMAIL_TAKEN', user: id, via: 'password', call: 'users.register' },
  ]);
  expect(await eventsOf(at, again({ id: randomUUID() }))).toEqual([]);
  // A password, typed into the field for the address.
  expect(await eventsOf(at, failing('my-secret@horse.example'))).toEqual([wrong]);
  expect(JSON.stringify(at.lines)).not.toMatch(/my-secret|horse|aisyah/i);
});

test('passwords: wrong, changed and reset', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const person = await signUp(app);
  const browser = await at.from(person);
  const { userId: user, email } = person;
  const change = (current: string) => browser.api.users.changePassword({ current, password: OTHER_PASSWORD });
  const call = 'users.changePassword';
  expect(await eventsOf(at, () => refusalOf(change('a wrong horse')))).toEqual([
    { level: WARN, event: 'wrong-password', code: 'WRONG_PASSWORD', user, call },
  ]);
  expect(await eventsOf(at, () => change(person.password))).toEqual([
    { level: INFO, event: 'password-changed', user, call },
  ]);

  const stranger = app.browser(NETWORK).api.users;
  const { db, queue, log, clock } = app;
  await queue.work('forgotten-password', (job) =>
    sendResetLetter({ db, queue, log, now: () => clock.now }, job.data),
  );
  const asking = async () => {
    await stranger.forgotPassword({ email: 'nobody@example.com' });
    await stranger.forgotPassword({ email });
    await vi.waitFor(async () => expect(await queuedLetters(app, 'reset-password')).toHaveLength(1), 10_000);
    await vi.waitFor(() => expect(at.events().at(-1)).toMatchObject({ event: 'reset-asked' }));
  };
  expect(await eventsOf(at, asking)).toEqual([{ level: INFO, event: 'reset-asked', user }]);
  const token = (await queuedLetters(app, 'reset-password'))[0]?.token ?? '';
  const resetting = () => stranger.resetPassword({ token, password: PASSWORD });
  const resets = { level: INFO, user, call: 'users.resetPassword' };
  expect(await eventsOf(at, resetting)).toEqual([
    { ...resets, event: 'address-confirmed' },
    { ...resets, event: 'password-reset' },
    { ...resets, event: 'signed-in', via: 'letter' },
  ]);
  expect(await eventsOf(at, () => refusalOf(resetting()))).toEqual([
    { ...resets, level: WARN, event: 'access-refused', code: 'LINK_EXPIRED' },
  ]);
  const logged = JSON.stringify(at.lines);
  for (const secret of [PASSWORD, OTHER_PASSWORD, 'a wrong horse', token, email, 'nobody@example.com'])
    expect(logged).not.toContain(secret);
}, 20_000);

test('an account: its address, its sessions, its end', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const person = await signUp(app);
  const { userId: user } = person;
  const { api } = await at.from(person);
  const token = await confirmationToken(app.settings, { id: user, email: person.email }, app.clock.now);
  const confirming = () => api.users.confirmAddress({ token });
  expect(await eventsOf(at, confirming)).toEqual([
    { level: INFO, event: 'address-confirmed', user, call: 'users.confirmAddress' },
  ]);
  expect(await eventsOf(at, confirming)).toEqual([]);
  const other = (await api.users.listSessions()).find(({ current }) => !current);
  expect(await eventsOf(at, () => api.users.endSession({ sessionId: other?.id ?? '' }))).toEqual([
    { level: INFO, event: 'sessions-ended', which: 'one', user, call: 'users.endSession' },
  ]);
  await app.browser().api.users.signIn(person);
  expect(await eventsOf(at, () => api.users.endOtherSessions())).toEqual([
    { level: INFO, event: 'sessions-ended', which: 'others', user, call: 'users.endOtherSessions' },
  ]);
  expect(await eventsOf(at, () => api.users.deleteAccount({ password: person.password }))).toEqual([
    { level: INFO, event: 'account-deleted', user, call: 'users.deleteAccount' },
  ]);
  expect(JSON.stringify(at.lines)).not.toContain(token);
});

test('a sign-in with Google, a linked account, and a refusal', async () => {
  const logged = recordLog();
  const people = [{ email: 'wei@gmail.com', name: 'Wei Ling' }];
  await using all = await startAppWithGoogle(people, {}, { log: logged.log });
  const { app, idp } = all;
  const eventsFor = async (email: string | undefined) => {
    const before = logged.lines.length;
    await signInWithGoogle(app, app.browser(), email);
    return logged.events(before).map(({ request, ...rest }) => {
      expect(request).toBeTruthy();
      return rest;
    });
  };
  const [first, second] = [await eventsFor('wei@gmail.com'), await eventsFor('wei@gmail.com')];
  const { id: user } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const google = { level: INFO, network: '127.0.0.1', via: 'google' };
  expect(first).toEqual([{ ...google, event: 'registered', user }]);
  expect(second).toEqual([{ ...google, event: 'signed-in', user }]);
  expect(await eventsFor(undefined)).toEqual([]);

  const person = await signUp(app);
  idp.people[0] = { email: person.email, name: 'Somebody' };
  expect(await eventsFor(person.email)).toEqual([{ ...google, level: WARN, event: 'sign-in-failed' }]);
  await app.db.updateTable('users').set({ email_verified: true }).execute();
  const joined = { ...google, user: person.userId };
  expect(await eventsFor(person.email)).toEqual([
    { ...joined, event: 'google-joined' },
    { ...joined, event: 'signed-in' },
  ]);
});

test('two-step sign-in: on, a wrong code, a recovery code, new ones, and off', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const person = await signUp(app);
  const { userId: user, email, password } = person;
  const { api } = await at.from(person);
  const { secret } = await api.twoStep.begin({ password });
  const first = await codeAt(secret, app.clock.now);
  let recovery = '';
  const confirming = async () => {
    const { recoveryCodes } = await api.twoStep.confirm({ code: first });
    [recovery = ''] = recoveryCodes;
  };
  expect(await eventsOf(at, confirming)).toEqual([
    { level: INFO, event: 'two-step-on', user, call: 'twoStep.confirm' },
  ]);
  const { api: stranger } = app.browser(NETWORK);
  const signingIn = (code?: string) => () =>
    refusalOf(stranger.users.signIn({ email, password, ...(code !== undefined && { code }) }));
  const call = 'users.signIn';
  expect(await eventsOf(at, signingIn())).toEqual([
    { level: INFO, event: 'code-asked', user, call, code: 'CODE_NEEDED', via: 'password' },
  ]);
  expect(await eventsOf(at, signingIn('000000'))).toEqual([
    { level: WARN, event: 'wrong-code', user, call, code: 'WRONG_CODE', via: 'password' },
  ]);
  expect(await eventsOf(at, signingIn(recovery))).toEqual([
    { level: INFO, event: 'recovery-code-used', user, call, via: 'password' },
    { level: INFO, event: 'signed-in', user, call, via: 'password', twoStep: true },
  ]);
  nextCode(app);
  const second = await codeAt(secret, app.clock.now);
  expect(await eventsOf(at, () => api.twoStep.renewRecoveryCodes({ password, code: second }))).toEqual([
    { level: INFO, event: 'recovery-codes-made', user, call: 'twoStep.renewRecoveryCodes' },
  ]);
  nextCode(app);
  const third = await codeAt(secret, app.clock.now);
  expect(await eventsOf(at, () => api.twoStep.end({ password, code: third }))).toEqual([
    { level: INFO, event: 'two-step-off', user, call: 'twoStep.end' },
  ]);
  const logged = JSON.stringify(at.lines);
  for (const kept of [secret, recovery, first, second, third]) expect(logged).not.toContain(kept);
});

test('a change of address: requested, made and taken back', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const person = await signUp(app);
  const { userId: user, password } = person;
  await app.db.updateTable('users').set({ email_verified: true, confirmed_at: app.clock.now }).execute();
  const { api } = await at.from(person);
  const asking = () => api.users.changeEmail({ email: 'new@example.com', password });
  expect(await eventsOf(at, asking)).toEqual([
    { level: INFO, event: 'email-change-asked', user, call: 'users.changeEmail' },
  ]);
  const token = (await queuedLetters(app, 'change-email'))[0]?.token ?? '';
  expect(await eventsOf(at, () => api.users.confirmEmailChange({ token }))).toEqual([
    { level: INFO, event: 'email-changed', user, call: 'users.confirmEmailChange' },
  ]);
  const keep = (await queuedLetters(app, 'email-changed'))[0]?.token ?? '';
  const { api: stranger } = app.browser(NETWORK);
  expect(await eventsOf(at, () => stranger.users.keepEmail({ token: keep }))).toEqual([
    { level: INFO, event: 'email-kept', user, call: 'users.keepEmail' },
  ]);
  expect(JSON.stringify(at.lines)).not.toContain('new@example.com');
});
