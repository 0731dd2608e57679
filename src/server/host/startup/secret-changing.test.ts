import pino from 'pino';
import { expect, test } from 'vitest';
import { moveToPresentSecret } from '#server/host/startup/secret-changing.ts';
import { makeBrowser, startApp, type Browser, type TestApp } from '#test/running/app.ts';
import { signUp } from '#test/builders/homes.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { codeAt, nextCode, twoStepOf } from '#test/builders/two-step.ts';
import { confirmationToken } from '#server/people/sign-in/confirmation-letter.ts';
import { unsubscribeToken } from '#server/telling/mail/unsubscribe-token.ts';

const OLD = 'o'.repeat(40);
const NEW = 'n'.repeat(40);
const silent = pino({ level: 'silent' });

const startWith = (url: string | undefined, env: Record<string, string>) =>
  startApp(env, url === undefined ? {} : { url });
/** Returns the same browser at another app. */
function at(app: TestApp, { jar }: Pick<Browser, 'jar'>): Browser {
  const browser = makeBrowser(app.base);
  for (const [name, value] of jar) browser.jar.set(name, value);
  return browser;
}
const me = async (browser: Pick<Browser, 'api'>) => (await browser.api.users.getSession()).user?.id;

test('a change of SECRET disturbs no one, and afterwards the earlier one opens nothing', async () => {
  await using before = await startWith(undefined, { SECRET: OLD });
  const person = await signUp(before);
  await me(person);
  const { secret } = await twoStepOf(before, person);
  const leaver = await signUp(before);
  const stopped = await signUp(before);
  const stop = await unsubscribeToken({ SECRET: OLD }, { userId: stopped.userId, group: 'all' });
  await stopped.api.mailChoices.unsubscribe({ token: stop });

  await using during = await startWith(before.url, { SECRET: NEW, SECRET_PREVIOUS: OLD });
  await moveToPresentSecret(during.db, during.settings, silent);
  const browser = at(during, person);
  expect(await me(browser)).toBe(person.userId);
  const cookie = 'serumah.session_token';
  expect(browser.jar.get(cookie)).not.toBe(person.jar.get(cookie));
  const leaving = at(during, leaver);
  await leaving.api.users.signOut();
  expect(await me(at(during, leaver))).toBeUndefined();
  const token = await confirmationToken(
    { SECRET: OLD },
    { id: person.userId, email: person.email },
    during.clock.now,
  );
  await browser.api.users.confirmAddress({ token });

  await using after = await startWith(before.url, { SECRET: NEW });
  expect(await me(at(after, browser))).toBe(person.userId);
  expect(await me(at(after, person))).toBeUndefined();
  await expectRefusal(after.browser().api.users.checkConfirmation({ token }), 'LINK_EXPIRED');
  after.clock.now = before.clock.now;
  nextCode(after);
  const code = await codeAt(secret, after.clock.now);
  const { email, password } = person;
  expect(await after.browser().api.users.signIn({ email, password, code })).toMatchObject({
    userId: person.userId,
  });
  await expectRefusal((await signInAt(after, stopped)).api.users.sendConfirmation(), 'LETTERS_STOPPED');
});

async function signInAt(app: TestApp, { email, password }: { email: string; password: string }) {
  const browser = app.browser();
  await browser.api.users.signIn({ email, password });
  return browser;
}

test('a known browser stays known', async () => {
  await using before = await startWith(undefined, { SECRET: OLD, TRUSTED_PROXIES: '127.0.0.1' });
  const person = await signUp(before);
  await me(person);
  await using during = await startWith(before.url, {
    SECRET: NEW,
    SECRET_PREVIOUS: OLD,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const wrong = { email: person.email, password: 'wrong horse' };
  for (let tries = 0; tries < 10; tries++)
    await expectRefusal(during.browser('203.0.113.1').api.users.signIn(wrong), 'WRONG_EMAIL_OR_PASSWORD');
  const known = makeBrowser(during.base, '203.0.113.1');
  known.jar.set('serumah.known', person.jar.get('serumah.known') ?? '');
  expect(await known.api.users.signIn(person)).toMatchObject({ userId: person.userId });
});

test('an unreadable two-step secret is reported to the host; recovery codes still work', async () => {
  await using before = await startWith(undefined, { SECRET: OLD });
  const person = await signUp(before);
  const { secret, recoveryCodes } = await twoStepOf(before, person);
  await using after = await startWith(before.url, { SECRET: NEW });
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  await moveToPresentSecret(after.db, after.settings, log);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 40, accounts: 1 }]);
  const { email, password } = person;
  const { api } = after.browser();
  nextCode(before);
  after.clock.now = before.clock.now;
  const code = await codeAt(secret, after.clock.now);
  await expectRefusal(api.users.signIn({ email, password, code }), 'WRONG_CODE');
  expect(await api.users.signIn({ email, password, code: recoveryCodes[0] })).toMatchObject({
    userId: person.userId,
  });
});
