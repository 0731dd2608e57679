/** @module-tag rest */
import { expect, test } from 'vitest';
import { openPool } from '#server/platform/db/open.ts';
import { makeLimits } from '#server/platform/calls/limits.ts';
import { startApp, type Browser, type TestApp } from '#test/running/app.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { isWaiting } from '#test/running/database.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const PROXIED = { TRUSTED_PROXIES: '127.0.0.1' };

/** Makes a counter on the app's database. */
function counting(app: TestApp) {
  const pool = openPool(app.url, () => {});
  return { limits: makeLimits(pool), [Symbol.asyncDispose]: () => pool.end() };
}
const signIn = ({ api }: Browser, { email }: Person, password: string) =>
  api.users.signIn({ email, password });
async function guess(browser: Browser, person: Person, times: number) {
  for (let n = 0; n < times; n++)
    await expectRefusal(signIn(browser, person, 'wrong horse'), 'WRONG_EMAIL_OR_PASSWORD');
}

test('guesses are limited over all processes of one database together', async () => {
  await using app = await startApp();
  await using other = await startApp({}, { url: app.url });
  const person = await signUp(app);
  for (let n = 0; n < 5; n++) {
    await guess(app.browser(), person, 1);
    await guess(other.browser(), person, 1);
  }
  await expectRefusal(signIn(app.browser(), person, 'wrong horse'), 'TOO_MANY_TRIES');
  await expectRefusal(signIn(other.browser(), person, person.password), 'TOO_MANY_TRIES');
});

test('the right password resets the count', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const browser = app.browser();
  for (let rounds = 0; rounds < 2; rounds++) {
    await guess(browser, person, 9);
    await signIn(browser, person, person.password);
  }
});

test('guesses from one network do not lock out another network', async () => {
  await using app = await startApp(PROXIED);
  const person = await signUp(app);
  const stranger = app.browser('203.0.113.7');
  await guess(stranger, person, 10);
  await expectRefusal(signIn(stranger, person, 'wrong horse'), 'TOO_MANY_TRIES');
  await signIn(app.browser('198.51.100.4'), person, person.password);
});

test('guesses from many networks slow the account down, each one more', async () => {
  await using app = await startApp(PROXIED);
  const person = await signUp(app);
  for (let n = 0; n < 10; n++) await guess(app.browser(`203.0.113.${n}`), person, 1);
  const started = performance.now();
  await guess(app.browser('203.0.113.10'), person, 1);
  // A timer may be a millisecond early.
  expect(performance.now() - started).toBeGreaterThan(490);
  await using counts = counting(app);
  expect(await counts.limits.slowDown(person.email)).toBe(1000);
  await counts.limits.reset('signIn', person.email, '203.0.113.10');
  expect(await counts.limits.slowDown(person.email)).toBe(0);
  for (let n = 0; n < 30; n++) await counts.limits.slowDown(person.email);
  expect(await counts.limits.slowDown(person.email)).toBe(5000);
});

test('guesses by registering the account again are counted and slowed down too', async () => {
  await using app = await startApp(PROXIED);
  const person = await signUp(app);
  const stranger = app.browser('203.0.113.7');
  await guess(stranger, person, 9);
  const again = { id: person.userId, displayName: 'Aisyah', email: person.email, password: 'wrong horse' };
  await expectRefusal(stranger.api.users.register(again), 'EMAIL_TAKEN');
  await expectRefusal(stranger.api.users.register(again), 'TOO_MANY_TRIES');
  await expectRefusal(signIn(stranger, person, person.password), 'TOO_MANY_TRIES');
  const started = performance.now();
  await expectRefusal(app.browser('203.0.113.8').api.users.register(again), 'EMAIL_TAKEN');
  // A timer may be a millisecond early.
  expect(performance.now() - started).toBeGreaterThan(490);
});

test('a browser that has signed in to the account before is neither locked out nor slowed down', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  await person.api.users.getSession();
  await person.api.users.signOut();
  await guess(app.browser(), person, 10);
  await using counts = counting(app);
  for (let n = 0; n < 30; n++) await counts.limits.slowDown(person.email);
  await expectRefusal(signIn(app.browser(), person, person.password), 'TOO_MANY_TRIES');
  await signIn(person, person, person.password);
});

test('a known browser has limited guesses too, and is unknown to other accounts', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const other = await signUp(app);
  await person.api.users.getSession();
  await person.api.users.signOut();
  await guess(person, person, 10);
  await expectRefusal(signIn(person, person, 'wrong horse'), 'TOO_MANY_TRIES');
  await guess(app.browser(), other, 10);
  await expectRefusal(signIn(person, other, other.password), 'TOO_MANY_TRIES');
});

test('a refused attempt takes no place in the queue', async () => {
  await using app = await startApp({}, { lockMs: 60_000 });
  const [person, other] = [await signUp(app), await signUp(app)];
  await guess(app.browser(), person, 10);
  await expectRefusal(signIn(app.browser(), person, 'wrong horse'), 'TOO_MANY_TRIES');
  const held = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts').select('id').forUpdate().execute();
    // The right password waits for its account's row and holds the network's only place.
    const waiting = signIn(app.browser(), other, other.password);
    await expect.poll(() => isWaiting(app)).toBe(true);
    await expectRefusal(signIn(app.browser(), person, 'wrong horse'), 'TOO_MANY_TRIES');
    return { waiting };
  });
  expect(await held.waiting).toMatchObject({ userId: other.userId });
});
