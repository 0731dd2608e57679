import { expect, test, vi } from 'vitest';
import { changeAddress, signUpConfirmed } from '#test/builders/addresses.ts';
import { emptiedApp } from '#test/running/app.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { openMailRoom } from '#test/running/mail-room.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { startSmtp } from '#test/fakes/smtp.ts';
import { twoStepOf } from '#test/builders/two-step.ts';

const app = await emptiedApp();

const DAY_MS = 24 * 60 * 60 * 1000;
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const announced = async () =>
  (await queuedLetters(app, 'account-changed')).map(({ to, change }) => [to.email, change.what]);

/** Returns the token in the email about two-step sign-in. */
const tokenToUndo = async () => {
  const [letter] = await queuedLetters(app, 'account-changed');
  return letter?.change.what === 'two-step-on' ? letter.change.token : '';
};

const newPassword = async (password: string) => {
  const token = (await queuedLetters(app, 'reset-password')).at(-1)?.token ?? '';
  return app.browser().api.users.resetPassword({ token, password });
};

/** Sets a new password, switches two-step sign-in on, makes new recovery codes, and switches it off again. Returns the new password. */
async function changeAll({ api, password }: Person) {
  const another = 'another horse';
  await api.users.changePassword({ current: password, password: another });
  const { code } = await twoStepOf(app, { api, password: another });
  await api.twoStep.renewRecoveryCodes({ password: another, code: await code() });
  await api.twoStep.end({ password: another, code: await code() });
  return another;
}

test('an email announces each change of what opens the account', async () => {
  const person = await signUpConfirmed(app);
  const { email } = person;
  await changeAll(person);
  expect(await announced()).toEqual([
    [email, 'password'],
    [email, 'two-step-on'],
    [email, 'recovery-codes'],
    [email, 'two-step-off'],
  ]);
});

test('a refused change sends no email, and an unconfirmed address gets none', async () => {
  const confirmed = await signUpConfirmed(app);
  const wrong = { current: 'not it', password: 'another horse' };
  await expectRefusal(confirmed.api.users.changePassword(wrong), 'WRONG_PASSWORD');
  await confirmed.api.twoStep.begin({ password: confirmed.password });
  await expectRefusal(confirmed.api.twoStep.confirm({ code: '000000' }), 'WRONG_CODE');
  const unconfirmed = await signUp(app);
  await twoStepOf(app, unconfirmed);
  await unconfirmed.api.users.changePassword({ current: unconfirmed.password, password: 'another horse' });
  expect(await announced()).toEqual([]);
});

test('an owner who did not switch two-step sign-in on takes the account back without a code', async () => {
  const thief = await signUpConfirmed(app);
  const { email, password, userId } = thief;
  await twoStepOf(app, thief);
  const stranger = app.browser();
  const token = await tokenToUndo();
  expect(await stranger.api.users.keepEmail({ token })).toMatchObject({ email });
  await expectRefusal(thief.api.users.listSessions(), 'UNAUTHENTICATED');
  await expectRefusal(stranger.api.users.signIn({ email, password }), 'WRONG_EMAIL_OR_PASSWORD');
  await newPassword('the owner’s horse');
  const home = app.browser();
  await home.api.users.signIn({ email, password: 'the owner’s horse' });
  expect((await home.api.users.getSession()).user).toMatchObject({ id: userId, email });
  await expectRefusal(stranger.api.users.keepEmail({ token }), 'LINK_EXPIRED');
  expect(await announced()).toEqual([
    [email, 'two-step-on'],
    [email, 'taken-back'],
    [email, 'password'],
  ]);
});

test('the link works for 7 days, also after the thief has changed the address', async () => {
  const thief = await signUpConfirmed(app);
  await twoStepOf(app, thief);
  const token = await tokenToUndo();
  await changeAddress(app, thief, 'thief@example.com');
  const { api } = app.browser();
  later(7 * DAY_MS);
  await expectRefusal(api.users.keepEmail({ token }), 'LINK_EXPIRED');
  later(-1000 * 60);
  expect(await api.users.keepEmail({ token })).toMatchObject({ email: thief.email });
  await newPassword('the owner’s horse');
  const signIn = { email: thief.email, password: 'the owner’s horse' };
  await api.users.signIn(signIn);
  expect((await api.users.getSession()).user?.id).toBe(thief.userId);
});

test.each([
  ['switched on less than 7 days before the change is switched off', 7 * DAY_MS - 60_000, 'not refused'],
  ['switched on earlier stays: an email announced it to the owner', 7 * DAY_MS + 60_000, 'CODE_NEEDED'],
])('two-step sign-in %s', async (_, age, answer) => {
  const person = await signUpConfirmed(app);
  await twoStepOf(app, person);
  later(age);
  const token = await changeAddress(app, person, 'other@example.com');
  await app.browser().api.users.keepEmail({ token });
  expect(await refusalOf(newPassword('the owner’s horse'))).toBe(answer);
});

test('the emails say what changed and how to undo it, and go to the address before the change', async () => {
  const smtp = await startSmtp();
  const person = await signUpConfirmed(app);
  const { email } = person;
  const password = await changeAll(person);
  await changeAddress(app, { ...person, password }, 'thief@example.com');
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  await vi.waitFor(
    async () => {
      expect(await room.jobs()).toEqual([]);
    },
    { timeout: 10_000 },
  );
  const about = new Map(smtp.mails.map((mail) => [mail.subject, mail]));
  const reset = /Choose a new password:\nhttps:\/\/rumah\.example\/forgot-password\n/;
  for (const [subject, link] of [
    ['Your Serumah password was changed', reset],
    ['Two-step sign-in was turned on', /It wasn't me:\nhttps:\/\/rumah\.example\/keep-email#token=\S+\n/],
    ['New recovery codes were made', reset],
    ['Two-step sign-in was turned off', reset],
  ] as const) {
    expect(about.get(subject)).toMatchObject({ recipients: [email] });
    expect(about.get(subject)?.text).toMatch(link);
  }
  await smtp.stop();
}, 30_000);
