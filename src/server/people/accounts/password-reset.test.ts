import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { sendResetLetter } from '#server/people/accounts/password-reset.ts';
import { stopAddress } from '#server/telling/mail/letter-limits.ts';
import { startApp, type TestApp } from '#test/running/app.ts';
import { signUp } from '#test/builders/homes.ts';
import { isWaiting } from '#test/running/database.ts';
import { emptiedAppWithGoogle, signInWithGoogle } from '#test/builders/google.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const { app, knows } = await emptiedAppWithGoogle({ TRUSTED_PROXIES: '127.0.0.1' });

const HOUR_MS = 60 * 60 * 1000;
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const sendLetter = (email: string, { db, queue, log, clock }: TestApp = app) =>
  sendResetLetter({ db, queue, log, now: () => clock.now }, { email });
const lastToken = async () => (await queuedLetters(app, 'reset-password')).at(-1)?.token ?? '';
/** Returns the link in the email to this address. */
async function linkFor(email: string) {
  await sendLetter(email);
  return lastToken();
}

test('the job writes to an address only if it has an account', async () => {
  // A separate app, so that its worker does not take the jobs of the other tests.
  await using own = await startApp();
  const person = await signUp(own);
  await own.queue.work('forgotten-password', (job) => sendLetter(job.data.email, own));
  const { api } = own.browser();
  expect(await api.users.forgotPassword({ email: 'nobody@example.com' })).toEqual({});
  expect(await api.users.forgotPassword({ email: person.email.toUpperCase() })).toEqual({});
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from pgboss.job where name = 'forgotten-password'`.execute(own.db);
      expect(rows).toEqual([]);
    },
    { timeout: 10_000, interval: 100 },
  );
  const letters = await queuedLetters(own, 'reset-password');
  expect(letters).toMatchObject([{ userId: person.userId }]);
  const rows = await own.db.selectFrom('verifications').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(letters[0]?.token);
}, 15_000);

test('an address gets no link once its account changes to another', async () => {
  const { userId, email } = await signUp(app);
  const leaving = await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ email: 'new@example.com' }).where('id', '=', userId).execute();
    await tx.deleteFrom('verifications').execute();
    const late = sendLetter(email);
    await Promise.race([late, expect.poll(() => isWaiting(app), { timeout: 10_000 }).toBe(true)]);
    return { late };
  });
  await leaving.late;
  expect(await queuedLetters(app, 'reset-password')).toEqual([]);
  expect(await app.db.selectFrom('verifications').select('id').execute()).toEqual([]);
});

test('the call does the same whether or not the address has an account', async () => {
  const { email } = await signUp(app);
  const { api } = app.browser();
  for (const address of [email, 'nobody@example.com']) {
    expect(await api.users.forgotPassword({ email: address })).toEqual({});
  }
  const { rows } = await sql<{ data: { email: string } }>`
    select data from pgboss.job where name = 'forgotten-password' order by created_on`.execute(app.db);
  expect(rows.map(({ data }) => data.email)).toEqual([email, 'nobody@example.com']);
  expect(await app.db.selectFrom('verifications').selectAll().execute()).toEqual([]);
});

test('repeated requests are limited, also for unknown addresses', async () => {
  const { email } = await signUp(app);
  const { api } = app.browser();
  const ask = (address: string) => api.users.forgotPassword({ email: address });
  for (const address of [email, 'unknown@example.com']) {
    for (let n = 0; n < 3; n++) await ask(address);
    await expectRefusal(ask(address), 'LETTERS_TODAY');
  }
  later(24 * HOUR_MS);
  for (const address of [email, 'unknown@example.com']) {
    await ask(address);
    await expectRefusal(ask(address), 'TOO_MANY_TRIES');
  }
});

test('an address that stopped all emails is refused, unless its owner has confirmed it', async () => {
  const { email, userId } = await signUp(app);
  const asking = { tx: app.db, secrets: app.settings };
  for (const address of [email, 'stopped@example.com'])
    await stopAddress({ ...asking, email: address, now: app.clock.now });
  const { api } = app.browser();
  for (const address of [email, 'stopped@example.com'])
    await expectRefusal(api.users.forgotPassword({ email: address }), 'LETTERS_STOPPED');
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  expect(await api.users.forgotPassword({ email })).toEqual({});
});

test('the link sets a new password once and ends every session', async () => {
  const person = await signUp(app);
  const { email, password } = person;
  const token = await linkFor(email);
  const older = await linkFor(email);
  await using stream = await listenLive(app, person);
  const { api } = app.browser();
  expect(await api.users.checkResetLink({ token })).toEqual({ email });
  await expectRefusal(api.users.resetPassword({ token, password: '12345' }), 'PASSWORD_TOO_SHORT');
  await api.users.resetPassword({ token, password: 'a new horse' });
  await stream.ended;
  await expectRefusal(person.api.users.listSessions(), 'UNAUTHENTICATED');
  for (const used of [token, older]) {
    await expectRefusal(api.users.checkResetLink({ token: used }), 'LINK_EXPIRED');
    await expectRefusal(api.users.resetPassword({ token: used, password: 'another horse' }), 'LINK_EXPIRED');
  }
  await expectRefusal(api.users.signIn({ email, password }), 'WRONG_EMAIL_OR_PASSWORD');
  await api.users.signIn({ email, password: 'a new horse' });
  // The link came by email, so it proves the address.
  expect((await app.db.selectFrom('users').select('email_verified').executeTakeFirst())?.email_verified).toBe(
    true,
  );
});

test("the link signs in at once, in place of the browser's earlier session", async () => {
  const [person, other] = [await signUp(app), await signUp(app)];
  const browser = app.browser();
  await browser.api.users.signIn(other);
  expect(await other.api.users.listSessions()).toHaveLength(2);
  await using stream = await listenLive(app, other);
  const session = await browser.api.users.resetPassword({
    token: await linkFor(person.email),
    password: 'a new horse',
  });
  expect(session).toMatchObject({ userId: person.userId, needsDisplayName: false });
  expect((await browser.api.users.getSession()).user).toMatchObject({
    id: person.userId,
    emailVerified: true,
  });
  expect(await browser.api.users.listSessions()).toMatchObject([{ current: true }]);
  expect(await other.api.users.listSessions()).toHaveLength(1);
  await stream.receives('sessions');
});

test('the link does not replace a password that was changed meanwhile', async () => {
  const { api, email, password } = await signUp(app);
  const token = await linkFor(email);
  await api.users.changePassword({ current: password, password: 'another horse' });
  await expectRefusal(
    app.browser().api.users.resetPassword({ token, password: 'their horse' }),
    'LINK_EXPIRED',
  );
});

test('of two requests with the same link at once, one succeeds', async () => {
  const { email } = await signUp(app);
  const token = await linkFor(email);
  const { api } = app.browser();
  const both = await Promise.allSettled(
    ['first horse', 'second horse'].map((password) => api.users.resetPassword({ token, password })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the link works for one hour', async () => {
  const { email } = await signUp(app);
  const token = await linkFor(email);
  const { api } = app.browser();
  later(HOUR_MS + 1000);
  await expectRefusal(api.users.checkResetLink({ token }), 'LINK_EXPIRED');
  await expectRefusal(api.users.resetPassword({ token, password: 'a new horse' }), 'LINK_EXPIRED');
  later(-2000);
  await api.users.checkResetLink({ token });
  await expectRefusal(api.users.checkResetLink({ token: 'guessed' }), 'LINK_EXPIRED');
});

test('a Google-only account gets a password and stays joined', async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  await browser.api.users.resetPassword({
    token: await linkFor('wei@gmail.com'),
    password: 'a new horse',
  });
  await browser.api.users.signIn({ email: 'wei@gmail.com', password: 'a new horse' });
  expect((await browser.api.users.getSession()).user).toMatchObject({ hasPassword: true });
  expect((await signInWithGoogle(app, app.browser(), 'wei@gmail.com')).error).toBeUndefined();
});

test("a Google account that had taken someone else's address is no longer joined", async () => {
  knows({ email: 'wei@rumah.example', name: 'Not Wei', verified: false });
  const thief = app.browser();
  await signInWithGoogle(app, thief, 'wei@rumah.example');
  const owner = app.browser();
  await owner.api.users.resetPassword({
    token: await linkFor('wei@rumah.example'),
    password: 'a new horse',
  });
  await owner.api.users.signIn({ email: 'wei@rumah.example', password: 'a new horse' });
  await expectRefusal(thief.api.users.listSessions(), 'UNAUTHENTICATED');
  expect((await signInWithGoogle(app, thief, 'wei@rumah.example')).error?.code).toBe('account_not_linked');
});

test('a new password works at once, even after many wrong attempts with the old one', async () => {
  const person = await signUp(app);
  const { email, password } = person;
  const { api } = app.browser();
  const mistype = async () => {
    for (let n = 0; n < 10; n++)
      await expectRefusal(api.users.signIn({ email, password: 'wrong horse' }), 'WRONG_EMAIL_OR_PASSWORD');
    await expectRefusal(api.users.signIn({ email, password }), 'TOO_MANY_TRIES');
  };
  await mistype();
  for (let n = 0; n < 10; n++)
    await expectRefusal(
      person.api.users.changePassword({ current: 'wrong horse', password }),
      'WRONG_PASSWORD',
    );
  await api.users.resetPassword({ token: await linkFor(email), password: 'a new horse' });
  await api.users.signIn({ email, password: 'a new horse' });
  await api.users.changePassword({ current: 'a new horse', password: 'a new horse' });

  // The person changes the password in a session while someone else tries to sign in.
  const elsewhere = app.browser();
  await elsewhere.api.users.signIn({ email, password: 'a new horse' });
  await mistype();
  await elsewhere.api.users.changePassword({ current: 'a new horse', password: 'a third horse' });
  await api.users.signIn({ email, password: 'a third horse' });
}, 15_000);

test("a reset refunds the network's attempts at this account, and no others", async () => {
  const [own, other] = [await signUp(app), await signUp(app)];
  const from = (address: string) => app.browser(address).api.users;
  const tries = async (address: string, email: string, count: number) => {
    for (let n = 0; n < count; n++)
      await expectRefusal(
        from(address).signIn({ email, password: 'wrong horse' }),
        'WRONG_EMAIL_OR_PASSWORD',
      );
  };
  const counted = async (address: string) => {
    const { points } = await app.db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', '=', `signIn-address:${address}`)
      .executeTakeFirstOrThrow();
    return points;
  };
  await tries('203.0.113.7', other.email, 3);
  await tries('203.0.113.7', own.email, 4);
  await tries('203.0.113.9', own.email, 5);
  const reset = async () =>
    from('203.0.113.7').resetPassword({ token: await linkFor(own.email), password: 'a new horse' });
  await reset();
  expect(await counted('203.0.113.7')).toBe(3);
  expect(await counted('203.0.113.9')).toBe(5);
  // A second reset refunds only what has been counted since.
  await reset();
  expect(await counted('203.0.113.7')).toBe(3);
}, 15_000);
