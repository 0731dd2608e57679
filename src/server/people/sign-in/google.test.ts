import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startApp, type Browser } from '#test/running/app.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { isWaiting } from '#test/running/database.ts';
import {
  callbackOf,
  emptiedAppWithGoogle,
  signInWithGoogle,
  startAppWithGoogle,
  startUrl,
} from '#test/builders/google.ts';
import { startIdp } from '#test/fakes/idp.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { recordLog } from '#test/observers/logged.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { errors } from '#words/errors.ts';

const { app, idp, knows } = await emptiedAppWithGoogle();

const me = async (browser: Browser) => (await browser.api.users.getSession()).user;

test('a new Google account gets a confirmed address and its name, but no picture yet', async () => {
  knows({ email: 'wei@gmail.com', name: ' Wei Ling ' });
  const browser = app.browser();
  expect((await browser.api.users.getSession()).google).toBe(true);
  const answer = await signInWithGoogle(app, browser, 'wei@gmail.com');
  expect(answer).toMatchObject({ nonce: 'nonce', targetOrigin: app.base });
  expect(answer.error).toBeUndefined();
  // Otherwise the window would lose the page that opened it.
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(answer.headers.get('set-auth-token')).toBeNull();
  expect(answer.headers.get('access-control-expose-headers')).toBeNull();
  expect(await me(browser)).toMatchObject({
    email: 'wei@gmail.com',
    emailVerified: true,
    displayName: 'Wei Ling',
    photoURL: null,
    hasPassword: false,
  });
  expect(await queuedLetters(app, 'confirm-address')).toEqual([]);
  const [account] = await app.db.selectFrom('accounts').selectAll().execute();
  expect(account).toMatchObject({
    provider_id: 'google',
    access_token: null,
    id_token: null,
    refresh_token: null,
  });
  expect(idp.failures).toEqual([]);
});

test('a Google account registers in the language of the browser and keeps its own afterwards', async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const browser = app.browser();
  browser.jar.set('serumah.language', 'zh');
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  expect((await me(browser))?.locale).toBe('zh');
  const phone = app.browser();
  phone.jar.set('serumah.language', 'ms');
  await signInWithGoogle(app, phone, 'wei@gmail.com');
  expect((await me(phone))?.locale).toBe('zh');
});

test('a link to the window asks Google only for what our page asks for, and stores little', async () => {
  const start = async (more: Record<string, string>) => {
    const { status, headers } = await app.browser().fetch(startUrl(app, more));
    expect(status).toBe(302);
    const asked = new URL(headers.get('location') ?? '').searchParams;
    return { scope: asked.get('scope'), cookieLength: headers.getSetCookie().join('').length };
  };
  const { scope, cookieLength } = await start({});
  expect(scope?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
  for (const more of [
    { scopes: 'https://www.googleapis.com/auth/drive' },
    { errorCallbackURL: `https://evil.example/${'x'.repeat(300)}` },
    { additionalData: JSON.stringify({ invite: 'x'.repeat(2000) }) },
  ])
    expect(await start(more)).toEqual({ scope, cookieLength });
});

test('the next Google sign-in opens the same account and keeps the name chosen here', async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  const first = await browser.api.users.updateDisplayName({ displayName: 'Ah Wei' });
  const phone = app.browser();
  await signInWithGoogle(app, phone, 'wei@gmail.com');
  expect(await me(phone)).toMatchObject({ id: first.id, displayName: 'Ah Wei' });
});

test('a Google sign-in ends any earlier session of the browser, and no other', async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const person = await signUp(app);
  const browser = app.browser();
  await browser.api.users.signIn(person);
  const places = async ({ api }: Pick<Browser, 'api'>) => (await api.users.listSessions()).length;
  expect(await places(person)).toBe(2);
  // Opening and closing the window changes nothing.
  await signInWithGoogle(app, browser, undefined);
  expect(await places(browser)).toBe(2);

  await using stream = await listenLive(app, person);
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  await stream.receives('sessions');
  expect(await places(person)).toBe(1);
  expect(await places(browser)).toBe(1);
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  expect(await places(browser)).toBe(1);
  const phone = app.browser();
  await signInWithGoogle(app, phone, 'wei@gmail.com');
  expect(await places(browser)).toBe(2);
});

test("the page in Google's window learns of the success but gets no session", async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const browser = app.browser();
  const { page, nonce } = await signInWithGoogle(app, browser, 'wei@gmail.com');
  expect(nonce).toBe('nonce');
  const [session = ''] = decodeURIComponent(browser.jar.get('serumah.session_token') ?? '').split('.');
  expect(session.length).toBeGreaterThan(20);
  expect(page).not.toContain(session);
});

test('an empty name from Google stays blank, so that the app asks for it; a long one is cut', async () => {
  const long = 'Wan Nur Aisyah binti Haji Mohamad Abdul Rahman Shukri';
  knows(
    { email: 'no@gmail.com' },
    { email: 'app@gmail.com', name: 'Serumah' },
    { email: 'long@gmail.com', name: long },
  );
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'no@gmail.com');
  expect(await me(browser)).toMatchObject({ displayName: '' });
  const reserved = app.browser();
  await signInWithGoogle(app, reserved, 'app@gmail.com');
  expect(await me(reserved)).toMatchObject({ displayName: '' });
  const other = app.browser();
  await signInWithGoogle(app, other, 'long@gmail.com');
  expect(await me(other)).toMatchObject({ displayName: long.slice(0, 50) });
});

test('an address that Google has not verified gets the confirmation email', async () => {
  knows({ email: 'wei@rumah.example', name: 'Wei Ling', verified: false });
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@rumah.example');
  const user = await me(browser);
  expect(user).toMatchObject({ emailVerified: false });
  expect(await queuedLetters(app, 'confirm-address')).toMatchObject([{ userId: user?.id }]);
});

test('a stranger who registered the address loses the account when its owner comes by Google', async () => {
  knows({ email: 'wei@rumah.example', name: 'Wei Ling' });
  const thief = app.browser();
  const account = {
    id: randomUUID(),
    displayName: 'Not Wei',
    email: 'wei@rumah.example',
    password: 'my horse',
  };
  await thief.api.users.register(account);
  await using stream = await listenLive(app, thief);
  const confirmed_at = new Date(Date.now() + 1000);
  await app.db.updateTable('users').set({ email_verified: true, confirmed_at }).execute();
  const owner = app.browser();
  expect((await signInWithGoogle(app, owner, account.email)).error).toBeUndefined();
  await stream.ended;
  await expectRefusal(thief.api.users.listSessions(), 'UNAUTHENTICATED');
  await expectRefusal(thief.api.users.signIn(account), 'WRONG_EMAIL_OR_PASSWORD');
  expect(await me(owner)).toMatchObject({ id: account.id, hasPassword: false });
});

test('Google joins an account only if Google and the account have both verified the address', async () => {
  const person = await signUp(app);
  const browser = app.browser();
  const tryIt = () => signInWithGoogle(app, browser, person.email);
  const verify = (email_verified: boolean) => app.db.updateTable('users').set({ email_verified }).execute();

  idp.people.push({ email: person.email, name: 'Somebody' });
  expect((await tryIt()).error?.code).toBe('account_not_linked');
  idp.people[0] = { email: person.email, name: 'Somebody', verified: false };
  expect((await tryIt()).error?.code).toBe('account_not_linked');
  await verify(true);
  expect((await tryIt()).error?.code).toBe('account_not_linked');
  expect(await me(browser)).toBeNull();

  idp.people[0] = { email: person.email, name: 'Somebody' };
  expect((await tryIt()).error).toBeUndefined();
  expect(await me(browser)).toMatchObject({
    id: person.userId,
    displayName: person.displayName,
    hasPassword: true,
  });
  expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('Google opens nothing while the account is being taken back from it', async () => {
  knows({ email: 'thief@gmail.com', name: 'Mallory' });
  const thief = app.browser();
  await signInWithGoogle(app, thief, 'thief@gmail.com');
  // This is the order of email-keeping.ts.
  const takingBack = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').forUpdate().execute();
    await tx.deleteFrom('accounts').execute();
    await tx.deleteFrom('sessions').execute();
    const late = signInWithGoogle(app, thief, 'thief@gmail.com');
    await Promise.race([late, expect.poll(() => isWaiting(app), { timeout: 10_000 }).toBe(true)]);
    return { late };
  });
  expect((await takingBack.late).error).toMatchObject({ code: 'unable_to_create_session' });
  expect(await app.db.selectFrom('sessions').select('id').execute()).toEqual([]);
});

test('giving up in the window signs no one in', async () => {
  knows({ email: 'wei@gmail.com' });
  const browser = app.browser();
  const answer = await signInWithGoogle(app, browser, undefined);
  expect(answer).toMatchObject({ nonce: 'nonce', error: { code: 'access_denied' } });
  expect(browser.jar.size).toBe(0);
});

test('an answer that this browser did not ask for is refused', async () => {
  knows({ email: 'wei@gmail.com' });
  const browser = app.browser();
  const answer = await browser.fetch(`${callbackOf(app.base)}?code=stolen&state=somebody-elses`);
  expect(answer.headers.get('location')).toBe(`${app.base}/login?error=state_mismatch`);
  expect(browser.jar.has('serumah.session_token')).toBe(false);
});

test('another site gets no token', async () => {
  knows({ email: 'wei@gmail.com' });
  const answer = await app.browser().fetch(startUrl(app, { popupOrigin: 'https://evil.example' }));
  expect(answer.status).toBe(403);
});

test("strangers' requests to the window are logged only once in a while, without their words", async () => {
  const { log, lines } = recordLog();
  await using all = await startAppWithGoogle([], {}, { log });
  const { fetch } = all.app.browser();
  for (const word of ['zebra', 'quokka']) {
    await fetch(startUrl(all.app, { popupOrigin: `https://${word}.example` }));
    await fetch(startUrl(all.app, { callbackURL: `https://${word}.example` }));
    await fetch(`${callbackOf(all.app.base)}?error=${word}`);
    await fetch(`${callbackOf(all.app.base)}?code=x&state=${word}`);
  }
  const complaints = lines.map(({ msg }) => msg).filter((msg) => msg?.startsWith('sign-in:'));
  expect(complaints).toEqual([
    'sign-in: OAuth popup origin is not a trusted origin',
    'sign-in: Invalid redirect URL',
    'sign-in: State not found',
    'sign-in: Failed to parse state',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/zebra|quokka/);
});

test('the window goes only to Google, whatever a link says', async () => {
  for (const elsewhere of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
    for (const name of ['callbackURL', 'newUserCallbackURL']) {
      const answer = await fetch(startUrl(app, { [name]: elsewhere }), { redirect: 'manual' });
      expect([name, answer.status]).toEqual([name, 200]);
    }
  }
  const fine = await fetch(startUrl(app, { callbackURL: '/dashboard' }), { redirect: 'manual' });
  expect(fine.headers.get('location')).toMatch(`${idp.env.GOOGLE_ISSUER}/`);
});

test('an address that its owner may take back makes no second account', async () => {
  knows({ email: 'old@gmail.com', name: 'Wei Ling' });
  const owner = await signUp(app);
  await app.db.updateTable('users').set({ email: 'old@gmail.com', email_verified: true }).execute();
  await owner.api.users.changeEmail({ email: 'thief@example.com', password: owner.password });
  const [letter] = await queuedLetters(app, 'change-email');
  await owner.api.users.confirmEmailChange({ token: letter?.token ?? '' });
  const browser = app.browser();
  expect((await signInWithGoogle(app, browser, 'old@gmail.com')).error?.code).toBe('EMAIL_TAKEN');
  expect(await me(browser)).toBeNull();
  app.clock.now = new Date(app.clock.now.getTime() + 7 * 24 * 60 * 60 * 1000 + 1000);
  expect((await signInWithGoogle(app, browser, 'old@gmail.com')).error).toBeUndefined();
  expect(await me(browser)).toMatchObject({ email: 'old@gmail.com' });
});

test.each(['http://127.0.0.1', 'https://rumah.example'])(
  'Google is asked a limited number of times (%s), and requests of other sites do not count',
  async (PUBLIC_URL) => {
    await using all = await startAppWithGoogle([], { PUBLIC_URL });
    const come = async (headers?: Record<string, string>) => {
      const answer = await fetch(`${callbackOf(all.app.base)}?code=x&state=y`, {
        redirect: 'manual',
        headers: headers ?? {},
      });
      return [answer.status, await answer.text()] as const;
    };
    const browser = all.app.browser();
    await browser.fetch(startUrl(all.app, {}));
    const cookie = browser.cookie();
    expect(cookie).toContain('serumah.oauth_state=');
    expect((await come({ cookie }))[0]).toBe(200);
    // This counts as 98 earlier attempts.
    const counted = all.app.db.updateTable('rate_limits').where('key', '=', 'google-address:127.0.0.1');
    const { numUpdatedRows } = await counted.set({ points: 98 }).where('points', '=', 1).executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    for (let count = 1; count <= 3; count++) expect((await come())[0]).toBe(302);
    for (const count of [99, 100]) expect((await come({ cookie }))[0], `${count}`).toBe(200);
    expect(await come({ cookie })).toEqual([429, `${errors.TOO_MANY_TRIES}\n`]);
    expect((await come())[0]).toBe(302);
  },
);

test('with REGISTRATION=invited Google needs an invitation too', async () => {
  const people = ['first', 'second', 'third'].map((name) => ({ email: `${name}@gmail.com`, name }));
  await using all = await startAppWithGoogle(people, { REGISTRATION: 'invited' });
  const first = all.app.browser();
  expect((await signInWithGoogle(all.app, first, 'first@gmail.com')).error).toBeUndefined();
  const homeId = crypto.randomUUID();
  await first.api.homes.createHome({ id: homeId, name: 'Seri Pandan 12A', timeZone: 'Asia/Kuala_Lumpur' });
  await all.app.db.updateTable('homes').set({ invite_code: 'newer' }).execute();

  const second = all.app.browser();
  const come = async (invite?: unknown) =>
    (
      await signInWithGoogle(all.app, second, 'second@gmail.com', {
        additionalData: JSON.stringify({ invite }),
      })
    ).error?.code;
  expect(await come()).toBe('INVITATION_NEEDED');
  expect(await come('forged')).toBe('INVITATION_NEEDED');
  expect(await come({ homeId, code: 'older' })).toBe('INVITATION_NEEDED');
  expect(await me(second)).toBeNull();
  expect(await come({ homeId, code: 'newer' })).toBeUndefined();
  expect(await me(second)).toMatchObject({ email: 'second@gmail.com' });
  // An existing account needs no invitation.
  expect(await come()).toBeUndefined();
});

test('without a connection to Google everything else works, and Google as soon as it answers', async () => {
  const broken = createServer((_request, response) => response.writeHead(503).end());
  await new Promise<void>((done) => {
    broken.listen(0, '127.0.0.1', done);
  });
  const { port } = broken.address() as AddressInfo;
  const client = { clientId: 'serumah', secret: 'the secret of the client' };
  await using own = await startApp({
    GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
    GOOGLE_CLIENT_ID: client.clientId,
    GOOGLE_CLIENT_SECRET: client.secret,
  });
  const person = await signUp(own);
  await buildHome([person]);
  const browser = own.browser();
  expect((await browser.api.users.getSession()).google).toBe(true);
  expect((await signInWithGoogle(own, browser, 'wei@gmail.com')).error?.code).toBe('provider_not_found');

  broken.closeAllConnections();
  await new Promise((done) => broken.close(done));
  await using back = await startIdp({
    ...client,
    port,
    redirectUri: callbackOf(own.base),
    people: [{ email: 'wei@gmail.com' }],
  });
  await vi.waitFor(
    async () => {
      expect((await signInWithGoogle(own, browser, 'wei@gmail.com')).error).toBeUndefined();
    },
    { timeout: 10_000, interval: 250 },
  );
  expect(await me(browser)).toMatchObject({ email: 'wei@gmail.com' });
  expect(back.failures).toEqual([]);
}, 30_000);

test("an id_token without Google's signature signs no one in", async () => {
  await using all = await startAppWithGoogle([{ email: 'wei@gmail.com' }]);
  all.idp.publishAnotherKey();
  const answer = await signInWithGoogle(all.app, all.app.browser(), 'wei@gmail.com');
  expect(answer.error?.code).toBe('unable_to_get_user_info');
});

test('without its settings Google sign-in is off', async () => {
  await using own = await startApp();
  const browser = own.browser();
  expect((await browser.api.users.getSession()).google).toBe(false);
  expect((await browser.fetch(startUrl(own, {}))).status).toBe(404);
  expect((await browser.fetch(callbackOf(own.base))).status).toBe(404);
});
