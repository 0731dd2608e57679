import { expect, test } from 'vitest';
import { sendResetLetter } from '#server/people/accounts/password-reset.ts';
import { changeAddress, signUpConfirmed } from '#test/builders/addresses.ts';
import { linkOf, readCalendar } from '#test/builders/calendars.ts';
import { signInWithGoogle, startAppWithGoogle } from '#test/builders/google.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { twoStepOf } from '#test/builders/two-step.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { isWaiting } from '#test/running/database.ts';
import { sharedApp, type Browser } from '#test/running/app.ts';

const app = await sharedApp();
const opens = async (link: string) => (await readCalendar(link)).status === 200;

/** Signs in as a thief who knows the password. */
async function thiefOf({ email, password }: Person): Promise<Browser> {
  const thief = app.browser();
  await thief.api.users.signIn({ email, password });
  return thief;
}

/** Each action that ends everybody else's access, done by the person. */
const ENDINGS: Record<string, (person: Person) => Promise<unknown>> = {
  'signing out everywhere else': ({ api }) => api.users.endOtherSessions(),
  'another password': ({ api, password }) =>
    api.users.changePassword({ current: password, password: 'another horse' }),
  'another address': (person) => changeAddress(app, person, `${person.userId}@elsewhere.example`),
  'two-step sign-in': (person) => twoStepOf(app, person),
};
test.each(Object.entries(ENDINGS))(
  "%s ends a link that others made, and keeps the person's own",
  async (_, end) => {
    const person = await signUpConfirmed(app);
    const thief = await thiefOf(person);
    const link = await linkOf(thief);
    expect(await opens(link)).toBe(true);
    await end(person);
    expect(await opens(link)).toBe(false);
    expect(await person.api.calendars.getCalendar()).toEqual({ shows: 'mine', madeAt: null });
  },
);

test.each(Object.entries(ENDINGS))('%s keeps the link of the session that goes on', async (_, end) => {
  const person = await signUpConfirmed(app);
  await thiefOf(person);
  const link = await linkOf(person);
  await end(person);
  expect(await opens(link)).toBe(true);
});

test('switching two-step sign-in off ends it too', async () => {
  const person = await signUpConfirmed(app);
  const { code } = await twoStepOf(app, person);
  const thief = app.browser();
  await thief.api.users.signIn({ email: person.email, password: person.password, code: await code() });
  const link = await linkOf(thief);
  await person.api.twoStep.end({ password: person.password, code: await code() });
  expect(await opens(link)).toBe(false);
});

test('ending one session ends its link, and no other', async () => {
  const person = await signUp(app);
  const thief = await thiefOf(person);
  const other = await thiefOf(person);
  const link = await linkOf(thief);
  const ids = async ({ api }: Pick<Person, 'api'>) =>
    (await api.users.listSessions()).find(({ current }) => current)?.id ?? '';
  await person.api.users.endSession({ sessionId: await ids(other) });
  expect(await opens(link)).toBe(true);
  await person.api.users.endSession({ sessionId: await ids(thief) });
  expect(await opens(link)).toBe(false);
});

test('signing out keeps the link; shutting others out later still ends it', async () => {
  const person = await signUp(app);
  const thief = await thiefOf(person);
  const link = await linkOf(thief);
  await thief.api.users.signOut();
  expect(await opens(link)).toBe(true);
  await thiefOf(person);
  await person.api.users.endOtherSessions();
  expect(await opens(link)).toBe(false);
});

test('a new password by a link ends every calendar link', async () => {
  const person = await signUpConfirmed(app);
  const link = await linkOf(person);
  await sendResetLetter({ ...app, now: () => app.clock.now }, person);
  const { token = '' } = (await queuedLetters(app, 'reset-password')).at(-1) ?? {};
  await app.browser().api.users.resetPassword({ token, password: 'another horse' });
  expect(await opens(link)).toBe(false);
});

test("taking an account back ends the thief's calendar link", async () => {
  const person = await signUpConfirmed(app);
  const token = await changeAddress(app, person, `${person.userId}@thief.example`);
  const link = await linkOf(person);
  await app.browser().api.users.keepEmail({ token });
  expect(await opens(link)).toBe(false);
});

test('a Google account that joins ends the link of anyone who was in the account before', async () => {
  await using all = await startAppWithGoogle([{ email: 'wei@gmail.com' }]);
  const stranger = await signUp(all.app);
  await all.app.db
    .updateTable('users')
    .set({ email: 'wei@gmail.com', email_verified: true, confirmed_at: all.app.clock.now })
    .where('id', '=', stranger.userId)
    .execute();
  const link = await linkOf(stranger);
  const owner = all.app.browser();
  await signInWithGoogle(all.app, owner, 'wei@gmail.com');
  expect((await owner.api.users.getSession()).user?.id).toBe(stranger.userId);
  expect(await opens(link)).toBe(false);
});

test('deleting the account deletes its calendar', async () => {
  const person = await signUp(app);
  const link = await linkOf(person);
  expect(await opens(link)).toBe(true);
  await person.api.users.deleteAccount({ password: person.password });
  expect(await opens(link)).toBe(false);
  for (const table of ['calendars', 'calendar_feeds'] as const) {
    const rows = app.db.selectFrom(table).select('user_id').where('user_id', '=', person.userId);
    expect(await rows.execute(), table).toEqual([]);
  }
});

test('no link is made after its session has ended, even if the call waited long', async () => {
  const person = await signUp(app);
  const thief = await thiefOf(person);
  const making = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', person.userId).forNoKeyUpdate().execute();
    const made = linkOf(thief);
    made.catch(() => {});
    await expect.poll(() => isWaiting(app), { timeout: 10_000 }).toBe(true);
    await person.api.users.endOtherSessions();
    return { made };
  });
  await expectRefusal(making.made, 'UNAUTHENTICATED');
  expect((await person.api.calendars.getCalendar()).madeAt).toBeNull();
});

test("a new link ends the old one, and other people's links stay", async () => {
  const [person, other] = [await signUp(app), await signUp(app)];
  const [first, others] = [await linkOf(person), await linkOf(other)];
  const second = await linkOf(person);
  expect(await Promise.all([first, second, others].map(opens))).toEqual([false, true, true]);
});
