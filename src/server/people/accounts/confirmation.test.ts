import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { spendingOfAccount } from '#server/telling/mail/letter-budgets.ts';
import { countQueued, stopAddress } from '#server/telling/mail/letter-limits.ts';
import { emptiedApp } from '#test/running/app.ts';
import { registerPerson, type Person } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { signToken } from '#server/platform/secrets/signed-token.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await emptiedApp();

const DAY_MS = 24 * 60 * 60 * 1000;
const tokenOf = async () => (await queuedLetters(app, 'confirm-address')).at(-1)?.token ?? '';
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

test('the link in the email confirms the address for the signed-in account', async () => {
  const person = await registerPerson(app);
  const other = await registerPerson(app);
  const letters = await queuedLetters(app, 'confirm-address');
  const token = letters.find((letter) => letter.userId === person.userId)?.token ?? '';
  const { email } = person;
  const { api } = app.browser();
  expect(await api.users.checkConfirmation({ token })).toEqual({ email, confirmed: false });
  // A stranger may have registered the address. Neither its owner nor a program that reads their mail can open the account for the
  // stranger.
  await expectRefusal(api.users.confirmAddress({ token }), 'UNAUTHENTICATED');
  await expectRefusal(other.api.users.confirmAddress({ token }), 'OTHER_ACCOUNT');
  expect((await person.api.users.getSession()).user?.emailVerified).toBe(false);
  await using stream = await listenLive(app, person);
  await person.api.users.confirmAddress({ token });
  await stream.receives('me');
  expect((await person.api.users.getSession()).user?.emailVerified).toBe(true);
  expect((await other.api.users.getSession()).user?.emailVerified).toBe(false);
  await person.api.users.confirmAddress({ token });
  expect(await api.users.checkConfirmation({ token })).toEqual({ email, confirmed: true });
});

test('the link works for 7 days', async () => {
  const person = await registerPerson(app);
  const token = await tokenOf();
  later(7 * DAY_MS + 1000);
  await expectRefusal(person.api.users.confirmAddress({ token }), 'LINK_EXPIRED');
  later(-2000);
  await person.api.users.confirmAddress({ token });
});

test('a link that we did not make confirms no address', async () => {
  const person = await registerPerson(app);
  const token = await tokenOf();
  // Earlier versions made readable, signed links. A link with a later expiry date has a wrong signature.
  const { userId, email } = person;
  const signed = signToken(app.settings, 'confirm-address', [userId, email, 1]);
  const [payload = '', signature = ''] = signed.split('.');
  const longer = Buffer.from(JSON.stringify([userId, email, 9_999_999_999])).toString('base64url');
  const forgeries = [
    '',
    'x',
    payload,
    `${payload}.`,
    `${longer}.${signature}`,
    `${payload}.${signature.slice(1)}`,
    token.slice(1),
    token.slice(0, -2),
  ];
  for (const forged of forgeries) {
    await expectRefusal(person.api.users.checkConfirmation({ token: forged }), 'LINK_EXPIRED');
    await expectRefusal(person.api.users.confirmAddress({ token: forged }), 'LINK_EXPIRED');
  }
  expect((await person.api.users.getSession()).user?.emailVerified).toBe(false);
});

test('the email can be sent again until the address is confirmed', async () => {
  const { api } = await registerPerson(app);
  await api.users.sendConfirmation();
  expect(await queuedLetters(app, 'confirm-address')).toHaveLength(2);
  await api.users.confirmAddress({ token: await tokenOf() });
  await expectRefusal(api.users.sendConfirmation(), 'EMAIL_CONFIRMED');
});

test('repeated requests for the email are limited', async () => {
  const { api } = await registerPerson(app);
  for (let n = 0; n < 2; n++) await api.users.sendConfirmation();
  await expectRefusal(api.users.sendConfirmation(), 'LETTERS_TODAY');
  expect(await queuedLetters(app, 'confirm-address')).toHaveLength(3);
  later(DAY_MS);
  for (let n = 0; n < 2; n++) await api.users.sendConfirmation();
  await expectRefusal(api.users.sendConfirmation(), 'TOO_MANY_TRIES');
  expect(await queuedLetters(app, 'confirm-address')).toHaveLength(5);
});

test('an address that is registered repeatedly gets eight emails a day and still gets those of its owner', async () => {
  const email = 'strangers@example.com';
  const register = async () => {
    const { api } = app.browser();
    await api.users.register({ id: randomUUID(), displayName: 'Mallory', email, password: 'correct horse' });
    return api;
  };
  const isSent = async (api: Person['api']) =>
    (await api.users.getSession()).user?.confirmationSentAt !== null;
  let api = await register();
  for (let n = 0; n < 2; n++) await api.users.sendConfirmation();
  await expectRefusal(api.users.sendConfirmation(), 'LETTERS_TODAY');
  for (let n = 0; n < 8; n++) {
    await api.users.deleteAccount({ password: 'correct horse' });
    api = await register();
    expect(await isSent(api), String(n)).toBe(n < 7);
  }
  await expectRefusal(api.users.sendConfirmation(), 'LETTERS_TODAY');
});

test('the profile shows whether an email with a link was sent', async () => {
  const counting = { tx: app.db, secrets: app.settings, now: app.clock.now };
  const register = async (email: string) => {
    const { api } = app.browser();
    await api.users.register({ id: randomUUID(), displayName: 'Mallory', email, password: 'correct horse' });
    const sentAt = async () => (await api.users.getSession()).user?.confirmationSentAt;
    return { api, sentAt };
  };
  const { sentAt: usually } = await register('usual@example.com');
  expect(await usually()).toEqual(app.clock.now);

  const reader = { email: 'used-up@example.com', confirmed: false };
  for (let n = 0; n < 8; n++)
    await countQueued(counting, reader, spendingOfAccount('confirmation', randomUUID()));
  const { api, sentAt } = await register(reader.email);
  expect(await sentAt()).toBeNull();
  await expectRefusal(api.users.sendConfirmation(), 'LETTERS_TODAY');
  expect(await sentAt()).toBeNull();
  later(DAY_MS);
  await api.users.sendConfirmation();
  expect(await sentAt()).toEqual(app.clock.now);

  // The address has stopped all emails.
  await stopAddress({ ...counting, email: 'stopped@example.com' });
  const before = (await queuedLetters(app, 'confirm-address')).length;
  const { sentAt: never } = await register('stopped@example.com');
  expect(await never()).toBeNull();
  expect(await queuedLetters(app, 'confirm-address')).toHaveLength(before);
});
