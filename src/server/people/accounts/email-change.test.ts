import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { sendResetLetter } from '#server/people/accounts/password-reset.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { emptiedAppWithGoogle, signInWithGoogle } from '#test/builders/google.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { openMailRoom } from '#test/running/mail-room.ts';
import { tokenIn } from '#test/observers/link-token.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

const { app, knows } = await emptiedAppWithGoogle();

const HOUR_MS = 60 * 60 * 1000;
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const emailOf = async ({ api }: Pick<Person, 'api'>) => (await api.users.getSession()).user?.email;
const tokenFor = async (email: string) =>
  (await queuedLetters(app, 'change-email')).findLast(({ to }) => to.email === email.trim().toLowerCase())
    ?.token ?? '';

/** Requests a new address as the account's owner and returns the link from the email. */
async function ask({ api, password }: Person, email: string) {
  await api.users.changeEmail({ email, password });
  return tokenFor(email);
}

const confirmOwn = () => app.db.updateTable('users').set({ email_verified: true }).execute();

test('the link in the email changes the address, ends other sessions, and the old address gets an email', async () => {
  const person = await signUp(app);
  await confirmOwn();
  const { userId, email: old, password } = person;
  const phone = app.browser();
  await phone.api.users.signIn({ email: old, password });
  await sendResetLetter({ ...app, now: () => app.clock.now }, { email: old });
  const [reset] = await queuedLetters(app, 'reset-password');
  const token = await ask(person, ' New@Example.com ');
  expect(await queuedLetters(app, 'change-email')).toMatchObject([
    { userId, from: old, to: { email: 'new@example.com', confirmed: false } },
  ]);
  // Nothing changes before the click.
  expect(await emailOf(person)).toBe(old);
  const { api } = app.browser();
  const link = { userId, email: 'new@example.com' };
  expect(await api.users.checkEmailChange({ token })).toEqual({ ...link, changed: false });
  await using stream = await listenLive(app, person);
  await using ended = await listenLive(app, phone);
  await person.api.users.confirmEmailChange({ token });
  await stream.receives('me');
  await ended.ended;
  const { user } = await person.api.users.getSession();
  expect(user).toMatchObject({ email: 'new@example.com', emailVerified: true });
  await expectRefusal(phone.api.users.listSessions(), 'UNAUTHENTICATED');
  await expectRefusal(api.users.checkResetLink({ token: reset?.token ?? '' }), 'LINK_EXPIRED');
  expect(await queuedLetters(app, 'email-changed')).toMatchObject([
    { userId, to: { email: old, confirmed: true } },
  ]);
  await expectRefusal(phone.api.users.signIn({ email: old, password }), 'WRONG_EMAIL_OR_PASSWORD');
  await phone.api.users.signIn({ email: 'new@example.com', password });
  // A second click changes nothing and sends no email.
  await person.api.users.confirmEmailChange({ token });
  expect(await api.users.checkEmailChange({ token })).toEqual({ ...link, changed: true });
  expect(await queuedLetters(app, 'email-changed')).toHaveLength(1);
});

test('the change takes the password and refuses the current address', async () => {
  const { api, email: own, password } = await signUp(app);
  const asked = { email: 'new@example.com' };
  await expectRefusal(app.browser().api.users.changeEmail({ ...asked, password }), 'UNAUTHENTICATED');
  await expectRefusal(api.users.changeEmail({ ...asked, password: 'not it' }), 'WRONG_PASSWORD');
  await expectRefusal(api.users.changeEmail(asked), 'WRONG_PASSWORD');
  await expectRefusal(api.users.changeEmail({ email: own.toUpperCase(), password }), 'EMAIL_UNCHANGED');
  // Registration refuses these addresses, and so does sign-in.
  for (const email of ['nothing', 'wei@localhost', 'jürgen@example.com', 'a..b@example.com'])
    await expectRefusal(api.users.changeEmail({ email, password }), 'EMAIL_INVALID');
  expect(await queuedLetters(app, 'change-email')).toEqual([]);
});

test('an account without a password needs a fresh Google sign-in, and Google still opens it after the change', async () => {
  knows({ email: 'wei@gmail.com', name: 'Wei Ling' });
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  const { user } = await browser.api.users.getSession();
  later(11 * 60 * 1000);
  await expectRefusal(browser.api.users.changeEmail({ email: 'new@example.com' }), 'SIGN_IN_AGAIN');
  later(-2 * 60 * 1000);
  await browser.api.users.changeEmail({ email: 'new@example.com' });
  await browser.api.users.confirmEmailChange({ token: await tokenFor('new@example.com') });
  const phone = app.browser();
  expect((await signInWithGoogle(app, phone, 'wei@gmail.com')).error).toBeUndefined();
  expect((await phone.api.users.getSession()).user).toMatchObject({
    id: user?.id,
    email: 'new@example.com',
    emailVerified: true,
  });
});

test('the link works only in the account itself, for 24 hours, until its address changes', async () => {
  const person = await signUp(app);
  const other = await signUp(app);
  const token = await ask(person, 'new@example.com');
  await expectRefusal(app.browser().api.users.confirmEmailChange({ token }), 'UNAUTHENTICATED');
  await expectRefusal(other.api.users.confirmEmailChange({ token }), 'OTHER_ACCOUNT');
  later(24 * HOUR_MS + 1000);
  for (const call of [person.api.users.confirmEmailChange, person.api.users.checkEmailChange])
    await expectRefusal(call({ token }), 'LINK_EXPIRED');
  later(-2000);
  await expectRefusal(person.api.users.confirmEmailChange({ token: `${token}x` }), 'LINK_EXPIRED');
  const sooner = await ask(person, 'sooner@example.com');
  await person.api.users.confirmEmailChange({ token: sooner });
  for (const call of [person.api.users.confirmEmailChange, person.api.users.checkEmailChange])
    await expectRefusal(call({ token }), 'LINK_EXPIRED');
  expect(await emailOf(person)).toBe('sooner@example.com');
});

test('if several accounts request the same address, the first to confirm gets it', async () => {
  const people = [await signUp(app), await signUp(app), await signUp(app)];
  const tokens: string[] = [];
  for (const each of people) tokens.push(await ask(each, 'new@example.com'));
  const newcomer = {
    id: randomUUID(),
    displayName: 'Nadia',
    email: 'new@example.com',
    password: 'my own horse',
  };
  const answers = await Promise.all([
    ...people.map((each, at) => refusalOf(each.api.users.confirmEmailChange({ token: tokens[at] ?? '' }))),
    refusalOf(app.browser().api.users.register(newcomer)),
  ]);
  expect(answers.toSorted()).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN', 'EMAIL_TAKEN', 'not refused']);
});

test('the answer is the same for an address with an account, which gets no email', async () => {
  const smtp = await startSmtp();
  const [person, owner] = [await signUp(app, '<b>Mallory</b> at evil.my'), await signUp(app)];
  await confirmOwn();
  const taken = await person.api.users.changeEmail({ email: owner.email, password: person.password });
  const free = await person.api.users.changeEmail({ email: 'new@example.com', password: person.password });
  expect(taken).toEqual(free);
  const [forTaken, forFree] = await queuedLetters(app, 'change-email');
  expect(Object.keys(forTaken ?? {})).toEqual(Object.keys(forFree ?? {}));
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  await vi.waitFor(
    async () => {
      expect(await room.jobs()).toEqual([]);
    },
    { timeout: 10_000 },
  );
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['new@example.com']]);
  const [mail] = smtp.mails;
  expect(mail?.text).toContain(`/change-email#token=${encodeURIComponent(forFree?.token ?? '')}\n`);
  // The email may reach a stranger. It does not say who asked, and its reader can stop further emails.
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Mallory|evil|person\d/);
  const stop = /Not you\? Stop all emails:\n(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const stranger = app.browser();
  const token = tokenIn(stop);
  expect(await stranger.api.mailChoices.unsubscribe({ token })).toEqual({ group: 'all' });
  const again = { email: 'new@example.com', password: person.password };
  await expectRefusal(person.api.users.changeEmail(again), 'LETTERS_STOPPED');
  // The account's own emails still arrive: only the new address is stopped.
  expect(await emailOf(person)).toBe(person.email);
  await stranger.api.mailChoices.allowLettersAgain({ token });
  await person.api.users.changeEmail(again);
  await smtp.stop();
}, 30_000);

test("an account can request an address three times a day, without using up other accounts' budget", async () => {
  const email = 'wanted@example.com';
  const { api, password } = await signUp(app);
  for (let n = 0; n < 3; n++) await api.users.changeEmail({ email, password });
  await expectRefusal(api.users.changeEmail({ email, password }), 'LETTERS_TODAY');
  for (let n = 0; n < 7; n++) {
    const other = await signUp(app);
    await other.api.users.changeEmail({ email, password: other.password });
  }
  expect(await queuedLetters(app, 'change-email')).toHaveLength(10);
  // Emails to an address that may be a stranger's are limited, over all accounts together.
  const late = await signUp(app);
  await expectRefusal(late.api.users.changeEmail({ email, password: late.password }), 'LETTERS_TODAY');
});

test("requests for an address do not use up its owner's confirmations and password resets", async () => {
  const email = 'wanted@example.com';
  for (let n = 0; n < 8; n++) {
    const { api, password } = await signUp(app);
    await api.users.changeEmail({ email, password });
  }
  const owner = app.browser();
  const password = 'correct horse';
  await owner.api.users.register({ id: randomUUID(), displayName: 'Wei Jie', email, password });
  await owner.api.users.sendConfirmation();
  await owner.api.users.forgotPassword({ email });
  expect(await queuedLetters(app, 'confirm-address')).toHaveLength(2);
});

test("emails about an address go to that address and no longer to the account's", async () => {
  const smtp = await startSmtp();
  const person = await signUp(app);
  await confirmOwn();
  const token = await ask(person, 'new@example.com');
  await person.api.users.confirmEmailChange({ token });
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  await vi.waitFor(
    async () => {
      expect(await room.jobs()).toEqual([]);
    },
    { timeout: 10_000 },
  );
  // The queued email about the new address is no longer true and is not sent.
  expect(smtp.mails).toMatchObject([{ recipients: [person.email] }]);
  const [mail] = smtp.mails;
  expect(mail?.subject).toBe('The email address of your Serumah account was changed');
  expect(mail?.text).toMatch(/It wasn't me:\nhttps:\/\/rumah\.example\/keep-email#token=\S+\n/);
  // Other people may read the old mailbox.
  expect(`${mail?.text}${mail?.html}`).not.toContain('new@example.com');
  await smtp.stop();
}, 30_000);

test('an unconfirmed old address gets an email without a link that opens the account', async () => {
  const smtp = await startSmtp();
  const person = await signUp(app);
  await person.api.users.confirmEmailChange({ token: await ask(person, 'new@example.com') });
  expect(await queuedLetters(app, 'email-changed')).toMatchObject([
    { to: { email: person.email, confirmed: false } },
  ]);
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  await vi.waitFor(
    async () => {
      expect(await room.jobs()).toEqual([]);
    },
    { timeout: 10_000 },
  );
  expect(smtp.mails).toMatchObject([
    { recipients: [person.email], subject: 'This email address no longer has a Serumah account' },
  ]);
  expect(smtp.mails[0]?.text).not.toContain('keep-email');
  expect(await app.db.selectFrom('verifications').selectAll().execute()).toEqual([]);
  await smtp.stop();
}, 30_000);

test('repeated requests are limited, also with the right password', async () => {
  const { api, password } = await signUp(app);
  const askOnce = (n: number) => api.users.changeEmail({ email: `new${n}@example.com`, password });
  for (let n = 0; n < 10; n++) await askOnce(n);
  await expectRefusal(askOnce(10), 'TOO_MANY_TRIES');
  expect(await queuedLetters(app, 'change-email')).toHaveLength(10);
});
