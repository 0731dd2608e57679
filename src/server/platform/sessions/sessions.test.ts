import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptiedApp, sharedApp, startApp, type TestApp } from '#test/running/app.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await emptiedApp();
const secure = await sharedApp({ PUBLIC_URL: 'https://rumah.example' }, { url: app.url });

const call = (person: Pick<Person, 'fetch'>, name: string, headers: Record<string, string> = {}) =>
  person.fetch(`${app.base}/api/rpc/users/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ json: {} }),
  });
const signedIn = async (response: Response) => {
  const { json } = (await response.json()) as { json: { user: { id: string } | null } };
  return json.user?.id;
};
const signInHeaders = async (server: TestApp, { email, password }: Person) => {
  const response = await server.browser().fetch(`${server.base}/api/rpc/users/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { email, password } }),
  });
  return response.headers.getSetCookie();
};
const age = (days: number) =>
  sql`update sessions set updated_at = now() - make_interval(days => ${days}),
                          expires_at = now() + make_interval(days => ${30 - days})`.execute(app.db);

test('the cookie is HttpOnly, and Secure with https', async () => {
  const overHttp = await signInHeaders(app, await signUp(app));
  expect(overHttp).toHaveLength(1);
  expect(overHttp[0]).toMatch(/^serumah\.session_token=/);
  expect(overHttp[0]).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const person = await signUp(secure);
  const overHttps = await signInHeaders(secure, person);
  expect(overHttps[0]).toMatch(/^__Secure-serumah\.session_token=.*; Secure/);
  expect(overHttps[0]).toMatch(/; HttpOnly; .*SameSite=Lax/);
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
});

test('with https a cookie without a prefix does not count', async () => {
  const person = await signUp(app);
  const browser = secure.browser();
  for (const [name, value] of person.jar) browser.jar.set(name, value);
  expect((await browser.api.users.getSession()).user).toBeNull();
  expect((await browser.fetch(`${secure.base}/api/live`)).status).toBe(401);
  const other = await signUp(secure, 'Wei Ling');
  await browser.api.users.signIn({ email: other.email, password: other.password });
  expect([...browser.jar.keys()]).toHaveLength(2);
  expect((await browser.api.users.getSession()).user?.id).toBe(other.userId);
  await browser.api.users.signOut();
  expect((await browser.api.users.getSession()).user).toBeNull();
});

test('the signed token serves as a bearer token too', async () => {
  const person = await signUp(app);
  const [token = ''] = person.jar.values();
  const stranger = app.browser();
  for (const written of [token, decodeURIComponent(token)]) {
    const answer = await call(stranger, 'getSession', { authorization: `Bearer ${written}` });
    expect(await signedIn(answer)).toBe(person.userId);
  }
});

test('an unsigned token identifies no one', async () => {
  const person = await signUp(app);
  const [[name, value] = ['', '']] = person.jar;
  const { token } = await app.db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
  const [, signature = ''] = decodeURIComponent(value).split('.');
  const forgeries = [
    token,
    `${token}.`,
    `x${token}.${signature}`,
    `${token}.${signature.slice(0, -4)}AAA=`,
    '%',
    `${token}.${Buffer.alloc(32).toString('base64')}`,
  ];
  for (const forged of forgeries) {
    person.jar.set(name, encodeURIComponent(forged));
    expect((await person.api.users.getSession()).user, forged).toBeNull();
    const asBearer = await call(app.browser(), 'getSession', { authorization: `Bearer ${forged}` });
    expect(await signedIn(asBearer), forged).toBeUndefined();
  }
  await expectRefusal(person.api.users.listSessions(), 'UNAUTHENTICATED');
});

test('a session ends 30 days after it was last used', async () => {
  const person = await signUp(app);
  await age(29);
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
  await sql`update sessions set expires_at = expires_at - interval '29 days'`.execute(app.db);
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
  await sql`update sessions set expires_at = now()`.execute(app.db);
  expect((await person.api.users.getSession()).user).toBeNull();
});

test('using it once a day prolongs it by 30 days, in the browser too', async () => {
  const person = await signUp(app);
  const [[name, value] = ['', '']] = person.jar;
  // The cookie of a known browser.
  const [known = '', ...more] = (await call(person, 'getSession')).headers.getSetCookie();
  expect([known, more]).toEqual([expect.stringMatching(/^serumah\.known=/), []]);
  expect((await call(person, 'getSession')).headers.getSetCookie()).toEqual([]);
  await age(2);
  const renewed = (await call(person, 'getSession')).headers.getSetCookie();
  expect(renewed).toEqual([`${name}=${value}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`]);
  expect((await call(person, 'getSession')).headers.getSetCookie()).toEqual([]);
  await age(2);
  const left = (await call(person, 'signOut')).headers.getSetCookie().join();
  expect(left).toContain(`${name}=; Max-Age=0`);
  expect(left).not.toContain(value);
});

test('however much it is used it ends 180 days after the sign-in', async () => {
  const person = await signUp(app);
  await age(2);
  await sql`update sessions set created_at = now() - interval '170 days'`.execute(app.db);
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from expires_at - now())::float8 / 86400 as left from sessions`.execute(app.db);
  expect(rows[0]?.left).toBeCloseTo(10, 2);
});

test('signing in again in a browser ends its earlier session, of any person', async () => {
  const person = await signUp(app);
  const other = await signUp(app);
  const browser = app.browser();
  await browser.api.users.signIn(person);
  const count = async () => (await person.api.users.listSessions()).length;
  expect(await count()).toBe(2);
  await browser.api.users.signIn(person);
  expect(await count()).toBe(2);
  await browser.api.users.signIn(other);
  expect(await count()).toBe(1);
  expect((await browser.api.users.getSession()).user?.id).toBe(other.userId);
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
});

test('no other address of better-auth is open', async () => {
  await using own = await startApp({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  });
  const person = await signUp(own);
  const { email, password } = person;
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  for (const path of [
    'sign-in/email',
    'sign-up/email',
    'sign-in/social',
    'update-user',
    'delete-user',
    'oauth-popup/start',
  ]) {
    const answer = await person.fetch(`${own.base}/api/auth/${path}`, { method: 'POST', headers, body });
    expect(answer.status, path).toBe(404);
  }
  for (const path of [
    'get-session',
    'ok',
    'error',
    'list-sessions',
    'callback/github',
    'reset-password/token',
  ]) {
    expect((await person.fetch(`${own.base}/api/auth/${path}`)).status, path).toBe(404);
  }
});
