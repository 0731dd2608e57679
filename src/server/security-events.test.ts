import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { confirmationToken } from '#server/confirmation-token.ts';
import { sendResetLetter } from '#server/password-reset.ts';
import { makeRefusalLog, SECURITY_EVENTS } from '#server/security-events.ts';
import { startApp, type Browser, type TestApp } from '#test/app.ts';
import { buildHome, refusalOf, signUp } from '#test/build.ts';
import { homeOfTwo } from '#test/boards.ts';
import { bearerOf, callableClient, refusedAs } from '#test/callables.ts';
import { signInWithGoogle, startAppWithGoogle } from '#test/google.ts';
import { picture } from '#test/images.ts';
import { queuedLetters } from '#test/letters.ts';
import { recordLog } from '#test/logged.ts';
import { askForMoney } from '#test/payments.ts';
import { sendPicture } from '#test/pictures.ts';
import { codeAt, nextCode } from '#test/two-step.ts';

const [INFO, WARN] = [30, 40];
const NETWORK = '203.0.113.9';
const PASSWORD = 'correct horse';
const OTHER_PASSWORD = 'another horse altogether';

/** An app whose log can be read, and which believes what the tests say where somebody is. */
async function loggedApp(options: { pictureMb?: number } = {}) {
  const logged = recordLog();
  const app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' }, { ...options, log: logged.log });
  const from = async (person: { email: string; password: string }) => {
    const browser = app.browser(NETWORK);
    await browser.api.users.signIn(person);
    return browser;
  };
  return { app, from, ...logged, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}
type Logged = Awaited<ReturnType<typeof loggedApp>>;

/** The events that `act` leaves behind; each came from NETWORK, with the id of its request. */
async function eventsOf({ lines, events }: Logged, act: () => Promise<unknown>) {
  const before = lines.length;
  await act();
  return events(before).map(({ network, request, ...rest }) => {
    expect([network, request]).toEqual([NETWORK, expect.stringMatching(/^[0-9a-f]{10}-[0-9a-z]+$/)]);
    return rest;
  });
}

test('who comes in, who does not, and who goes', async () => {
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
  // Somebody's password, typed where the address belongs.
  expect(await eventsOf(at, failing('my-secret@horse.example'))).toEqual([wrong]);
  expect(JSON.stringify(at.lines)).not.toMatch(/my-secret|horse|aisyah/i);
});

test('passwords: wrong ones, changed ones, and reset ones', async () => {
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
  const said = JSON.stringify(at.lines);
  for (const secret of [PASSWORD, OTHER_PASSWORD, 'a wrong horse', token, email, 'nobody@example.com'])
    expect(said).not.toContain(secret);
}, 20_000);

test('an account: its address, its sessions, its end', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const person = await signUp(app);
  const { userId: user } = person;
  const { api } = await at.from(person);
  const token = confirmationToken(app.settings, { id: user, email: person.email }, app.clock.now);
  const confirming = () => api.users.confirmAddress({ token });
  expect(await eventsOf(at, confirming)).toEqual([
    { level: INFO, event: 'address-confirmed', user, call: 'users.confirmAddress' },
  ]);
  expect(await eventsOf(at, confirming)).toEqual([]);
  const other = (await api.users.listSessions()).find(({ current }) => !current);
  expect(await eventsOf(at, () => api.users.endSession({ sessionId: other?.id ?? '' }))).toEqual([
    { level: INFO, event: 'sessions-ended', which: 'one', user, call: 'users.endSession' },
  ]);
  expect(await eventsOf(at, () => api.users.endOtherSessions())).toEqual([
    { level: INFO, event: 'sessions-ended', which: 'others', user, call: 'users.endOtherSessions' },
  ]);
  expect(await eventsOf(at, () => api.users.deleteAccount({ password: person.password }))).toEqual([
    { level: INFO, event: 'account-deleted', user, call: 'users.deleteAccount' },
  ]);
  expect(JSON.stringify(at.lines)).not.toContain(token);
});

test('a home: who was let go, let in again, given the role, and whose link is new', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: home } = await buildHome([aisyah, ben]);
  const { api } = await at.from(aisyah);
  const [homeId, userId] = [home, ben.userId];
  const done = { level: INFO, user: aisyah.userId, home };
  expect(await eventsOf(at, () => api.homes.makeInviteLink({ homeId }))).toEqual([
    { ...done, event: 'invite-link-made', call: 'homes.makeInviteLink' },
  ]);
  expect(await eventsOf(at, () => api.homes.removeMember({ homeId, userId }))).toEqual([
    { ...done, event: 'member-removed', other: userId, call: 'homes.removeMember' },
  ]);
  expect(await eventsOf(at, () => api.homes.allowAgain({ homeId, userId }))).toEqual([
    { ...done, event: 'member-allowed-again', other: userId, call: 'homes.allowAgain' },
  ]);
  const { inviteLink } = await api.homes.getHome({ homeId });
  const code = new URL(inviteLink ?? '').searchParams.get('code') ?? '';
  await ben.api.homes.joinHome({ homeId, code });
  expect(await eventsOf(at, () => api.homes.handOver({ homeId, userId }))).toEqual([
    { ...done, event: 'role-handed-over', other: userId, call: 'homes.handOver' },
  ]);
  expect(JSON.stringify(at.lines)).not.toContain(code);
});

test('a sign-in with Google, the joining of an account, and one that is refused', async () => {
  const logged = recordLog();
  const people = [{ email: 'wei@gmail.com', name: 'Wei Ling' }];
  await using all = await startAppWithGoogle(people, {}, { log: logged.log });
  const { app, idp } = all;
  const told = async (email: string | undefined) => {
    const before = logged.lines.length;
    await signInWithGoogle(app, app.browser(), email);
    return logged.events(before).map(({ request, ...rest }) => {
      expect(request).toBeTruthy();
      return rest;
    });
  };
  const [first, second] = [await told('wei@gmail.com'), await told('wei@gmail.com')];
  const { id: user } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const google = { level: INFO, network: '127.0.0.1', via: 'google' };
  expect(first).toEqual([{ ...google, event: 'registered', user }]);
  expect(second).toEqual([{ ...google, event: 'signed-in', user }]);
  expect(await told(undefined)).toEqual([]);

  const person = await signUp(app);
  idp.people[0] = { email: person.email, name: 'Somebody' };
  expect(await told(person.email)).toEqual([{ ...google, level: WARN, event: 'sign-in-failed' }]);
  await app.db.updateTable('users').set({ email_verified: true }).execute();
  const joined = { ...google, user: person.userId };
  expect(await told(person.email)).toEqual([
    { ...joined, event: 'google-joined' },
    { ...joined, event: 'signed-in' },
  ]);
});

const post = (
  { fetch }: Browser,
  app: TestApp,
  call: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(`${app.base}/api/rpc/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ json: body }),
  });

test('what is asked for without the right to it', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const [aisyah, ben, priya] = [
    await signUp(app),
    await signUp(app, 'Ben Tan'),
    await signUp(app, 'Priya Nair'),
  ];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const asking = await at.from(ben);
  const outside = await at.from(priya);
  const refused = { level: WARN, event: 'access-refused', code: 'FORBIDDEN' };
  const renaming = () => asking.api.homes.renameHome({ homeId, name: 'Mine now' });
  expect(await eventsOf(at, () => refusalOf(renaming()))).toEqual([
    { ...refused, user: ben.userId, home: homeId, call: 'homes.renameHome' },
  ]);
  const data = () => outside.fetch(`${app.base}/api/home-data.json?homeId=${homeId}`);
  expect(await eventsOf(at, data)).toEqual([{ ...refused, user: priya.userId }]);
  const opening = () =>
    fetch(`${app.base}/functions/checkPaymentStatus`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': NETWORK },
      body: JSON.stringify({ data: { paymentId: payment.id, userId: ben.userId, token: 'a-guessed-token' } }),
    });
  expect(await eventsOf(at, opening)).toEqual([
    { ...refused, code: 'UNAUTHORIZED_LINK', call: 'checkPaymentStatus' },
  ]);
  const elsewhere = { origin: 'https://elsewhere.example' };
  const forged = () => post(outside, app, 'users/endOtherSessions', {}, elsewhere);
  expect(await eventsOf(at, forged)).toEqual([{ ...refused, code: 'ORIGIN_REFUSED' }]);
  expect(JSON.stringify(at.lines)).not.toMatch(/a-guessed-token|elsewhere|Mine now/);
});

test('a token that was never ours is told; one that has ended, and none at all, are not', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const person = await signUp(app);
  const ended = await at.from(person);
  const forged = app.browser(NETWORK);
  forged.jar.set('serumah.session_token', 'a-token-of-mine.c2lnbmVk');
  const told = { level: WARN, event: 'token-refused' };
  expect(await eventsOf(at, () => forged.api.users.getSession())).toEqual([
    { ...told, call: 'users.getSession' },
  ]);
  await person.api.users.endOtherSessions();
  expect(await eventsOf(at, () => refusalOf(ended.api.users.listSessions()))).toEqual([]);
  expect(await eventsOf(at, () => refusalOf(app.browser(NETWORK).api.users.listSessions()))).toEqual([]);
  expect(JSON.stringify(at.lines)).not.toMatch(/a-token-of-mine|c2lnbmVk/);
});

test('a bearer, a stream, a picture and an export with such a token are told too', async () => {
  const doors = ['/api/live', '/api/my-data.json', '/api/picture'];
  for (const door of doors) {
    await using at = await loggedApp();
    const ask = () =>
      fetch(`${at.app.base}${door}`, {
        method: door === '/api/picture' ? 'PUT' : 'GET',
        headers: { authorization: 'Bearer mine.c2lnbmVk', 'x-forwarded-for': NETWORK },
      });
    expect(await eventsOf(at, ask), door).toEqual([{ level: WARN, event: 'token-refused' }]);
  }
});

test('a limit that is reached is told by its name', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const person = await signUp(app);
  const { api } = await at.from(person);
  const change = () => refusalOf(api.mailChoices.setMailChoices({ unwanted: [] }));
  for (let count = 0; count < 120; count++) await change();
  const hit = { level: WARN, event: 'limit-hit' };
  expect(await eventsOf(at, change)).toEqual([
    {
      ...hit,
      code: 'TOO_MANY_CHANGES',
      limit: 'changes',
      user: person.userId,
      call: 'mailChoices.setMailChoices',
    },
  ]);
  const asking = () => app.browser(NETWORK).api.users.forgotPassword({ email: 'nobody@example.com' });
  for (let count = 0; count < 5; count++) await asking();
  expect(await eventsOf(at, () => refusalOf(asking()))).toEqual([
    { ...hit, code: 'TOO_MANY_TRIES', limit: 'passwordReset', call: 'users.forgotPassword' },
  ]);
}, 20_000);

test('so is that of receipts, and that there is no room for one', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const line = { paymentId: payment.id, userId: ben.userId };
  const fileData = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  const send = () =>
    fetch(`${app.base}/functions/verifyPaymentProof`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': NETWORK,
        authorization: `Bearer ${bearerOf(ben)}`,
      },
      body: JSON.stringify({ data: { ...line, fileData, mimeType: 'image/png' } }),
    });
  // One that is closed has no time for anybody.
  app.proofReader.close();
  const hit = { level: WARN, event: 'limit-hit', user: ben.userId, call: 'verifyPaymentProof' };
  expect(await eventsOf(at, send)).toEqual([{ ...hit, code: 'PROOFS_BUSY' }]);
});

test('which limit it was is told of receipts too', async () => {
  await using at = await loggedApp();
  const { app } = at;
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const key = `proof-account:${payment.id}/${ben.userId}`;
  await app.db
    .insertInto('rate_limits')
    .values({ key, points: 99, expire: Date.now() + 60_000 })
    .execute();
  const data = {
    paymentId: payment.id,
    userId: ben.userId,
    fileData: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64'),
    mimeType: 'image/png',
  };
  await using client = callableClient(app.base, bearerOf(ben));
  await refusedAs(client.call('verifyPaymentProof', data));
  expect(at.events().at(-1)).toMatchObject({
    event: 'limit-hit',
    code: 'PROOF_TOO_MANY_TRIES',
    limit: 'proof',
  });
});

// Elsewhere nobody tells how much a process takes.
test.runIf(process.platform === 'linux')(
  'a file that took too much to open is told',
  async () => {
    await using at = await loggedApp({ pictureMb: 1 });
    const { app } = at;
    const person = await signUp(app);
    const browser = await at.from(person);
    expect(await eventsOf(at, async () => sendPicture(app, browser, await picture('png')))).toEqual([
      {
        level: WARN,
        event: 'file-refused',
        code: 'PICTURE_INVALID',
        why: expect.stringMatching(/^(?:time|memory|crash)$/),
        user: person.userId,
      },
    ]);
    expect(await eventsOf(at, () => sendPicture(app, browser, Buffer.from('no picture')))).toEqual([]);
  },
  30_000,
);

/** From here on each change of a session fails as it commits: the first `times` of them. */
const failAtCommit = ({ db }: TestApp, state: string, times: number) =>
  sql`
    create sequence tries;
    create function fail() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= ${sql.lit(times)} then raise exception using errcode = ${sql.lit(state)}; end if;
      return null;
    end $$;
    create constraint trigger fail after delete on sessions deferrable initially deferred
      for each row execute function fail()`.execute(db);

test('what was rolled back is not told, and what was tried again is told once', async () => {
  for (const [state, times] of [
    ['23514', 9],
    ['40001', 9],
    ['40001', 2],
  ] as const) {
    await using at = await loggedApp();
    const { app } = at;
    const person = await signUp(app);
    const { api } = await at.from(person);
    await failAtCommit(app, state, times);
    const told = await eventsOf(at, () => refusalOf(api.users.endOtherSessions()));
    const events = told.map(({ event }) => event);
    expect([state, times, events]).toEqual([state, times, times === 9 ? [] : ['sessions-ended']]);
  }
});

test('whoever hammers is counted, and a crowd is counted together', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { log, events } = recordLog();
  const refuse = makeRefusalLog(log, 10_000);
  const refused = (network: string) => refuse('access-refused', { network, code: 'FORBIDDEN' });
  for (let count = 0; count < 500; count++) refused('192.0.2.1');
  expect(events()).toMatchObject([{ network: '192.0.2.1' }]);
  vi.advanceTimersByTime(10_000);
  expect(events()).toMatchObject([
    { network: '192.0.2.1' },
    { network: '192.0.2.1', code: 'FORBIDDEN', more: 499 },
  ]);
  refused('192.0.2.1');
  expect(events()).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(events()).toHaveLength(3);
  for (let count = 0; count < 5000; count++) refused(`2001:db8:${count.toString(16)}::/64`);
  vi.advanceTimersByTime(10_000);
  expect(events().length).toBeLessThan(1010);
  expect(events().at(-1)).toEqual({ level: WARN, event: 'access-refused', more: 3999 });
});

test('every event stands in the table of docs/security.md, and nothing else does', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  const section = text.split('\n## ').find((each) => each.startsWith('What the log says')) ?? '';
  const listed = [...section.matchAll(/^\| ([a-z-]+) +\| [A-Za-z]/gm)].map(([, event]) => event);
  expect(listed.toSorted()).toEqual(['event', ...SECURITY_EVENTS].toSorted());
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
  const said = JSON.stringify(at.lines);
  for (const kept of [secret, recovery, first, second, third]) expect(said).not.toContain(kept);
});

test('a change of address: asked for, made, and taken back', async () => {
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
