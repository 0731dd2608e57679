/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { startApp } from '#test/running/app.ts';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';
import { countLetter } from '#server/telling/mail/letter-limits.ts';
import { buildHome, registerPerson, signUp } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { aheadClock, openMailRoom } from '#test/running/mail-room.ts';
import { tokenIn } from '#test/observers/link-token.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Room = Awaited<ReturnType<typeof openMailRoom>>;

const allSent = (room: Room) =>
  vi.waitFor(
    async () => {
      expect(await room.jobs()).toEqual([]);
    },
    { timeout: 10_000 },
  );

/** Queues emails, several at once, and returns how many arrived. */
async function post(room: Room, smtp: { mails: unknown[] }, ...letters: QueuedLetter[]) {
  const before = smtp.mails.length;
  await room.db.transaction().execute((tx) => room.queue.send(tx, 'mail', ...letters));
  await allSent(room);
  return smtp.mails.length - before;
}

const times = (count: number, letter: QueuedLetter) => Array.from({ length: count }, () => letter);

const removed = (userId: string, homeId: string = randomUUID()): QueuedLetter => ({
  kind: 'removed-from-home',
  userId,
  homeId,
  homeName: 'Seri Pandan',
});

test('an unconfirmed address keeps getting emails, however many it has got', async () => {
  const smtp = await startSmtp();
  const time = { now: new Date() };
  await using room = await openMailRoom({ smtpUrl: smtp.url, now: () => time.now });
  const { id: userId } = await room.addUser({ confirmed: false });
  for (let day = 0; day < 5; day++) {
    for (let home = 0; home < 12; home++) await post(room, smtp, removed(userId));
    expect(await post(room, smtp, ...times(4, { kind: 'confirm-address', userId, token: 't' }))).toBe(3);
    time.now = new Date(time.now.getTime() + DAY_MS);
  }
  await smtp.stop();
}, 60_000);

test('homes that write to an unconfirmed address share its daily budget', async () => {
  const smtp = await startSmtp();
  await using app = await startApp();
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const homes = await Promise.all([1, 2, 3].map(() => buildHome([aisyah, ben])));
  await allSent(room);
  await app.db.deleteFrom('letters_sent').execute();
  const { userId } = ben;
  const written: number[] = [];
  for (const { id: homeId } of homes)
    written.push(
      await post(room, smtp, ...times(12, { kind: 'joined-home', userId, homeId, joinedId: aisyah.userId })),
    );
  // The first home used the whole budget. Each later one still gets its share, and the sum is limited.
  expect(written).toEqual([8, 4, 2]);
  expect(await post(room, smtp, ...times(2, { kind: 'reset-password', userId, token: 't' }))).toBe(2);
  await smtp.stop();
}, 60_000);

test('an owner gets warnings, however many emails strangers and housemates have sent to the address', async () => {
  const smtp = await startSmtp();
  await using app = await startApp();
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const { id: otherId } = await buildHome([aisyah, ben], { name: 'Other' });
  await app.db.updateTable('users').set({ email_verified: true }).execute();
  await allSent(room);
  await app.db.deleteFrom('letters_sent').execute();
  const { userId, email } = ben;
  const joined = (home: string): QueuedLetter => ({
    kind: 'joined-home',
    userId,
    homeId: home,
    joinedId: aisyah.userId,
  });
  expect(await post(room, smtp, ...times(100, { kind: 'reset-password', userId, token: 't' }))).toBe(3);
  expect(await post(room, smtp, ...times(85, joined(homeId)))).toBe(80);
  expect(await post(room, smtp, joined(otherId))).toBe(1);
  const to = { email, confirmed: true };
  for (const what of ['payment-details', 'password', 'two-step-off'] as const) {
    const warning: QueuedLetter = { kind: 'account-changed', userId, to, change: { what } };
    expect(await post(room, smtp, ...times(10, warning))).toBe(10);
  }
  expect(await post(room, smtp, { kind: 'email-changed', userId, to, token: 't' })).toBe(1);
  expect(await post(room, smtp, { kind: 'reset-password', userId, token: 't', takenBack: true })).toBe(1);
  await smtp.stop();
}, 60_000);

test.each([
  ['confirmed', true],
  ['unconfirmed', false],
])(
  'a warning to a %s address waits for the next day if there is no room, and is not lost',
  async (_, confirmed) => {
    const smtp = await startSmtp();
    const time = { now: new Date() };
    const clock = aheadClock();
    await using room = await openMailRoom({ smtpUrl: smtp.url, clock, now: () => time.now });
    const { id: userId, email } = await room.addUser({ confirmed });
    const spending = { purpose: 'warning', about: [`${userId} payment-details`] } as const;
    for (let n = 0; n < 20; n++)
      expect(await countLetter(room.deps, { email, confirmed }, spending)).toBeDefined();
    const to = { email, confirmed };
    await room.post({ kind: 'account-changed', userId, to, change: { what: 'payment-details' } });
    await vi.waitFor(
      async () => {
        expect((await room.jobs()).map(({ state }) => state)).toEqual(['retry']);
      },
      { timeout: 10_000 },
    );
    expect(smtp.mails).toEqual([]);
    time.now = new Date(time.now.getTime() + DAY_MS);
    await clock.tick(12_000);
    await allSent(room);
    expect(smtp.mails.at(-1)?.subject).toBe('Your payment details were changed');
    await smtp.stop();
  },
  60_000,
);

test("warnings about other accounts that had the address do not use up its owner's", async () => {
  const smtp = await startSmtp();
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const { id: userId, email } = await room.addUser({ confirmed: false });
  const to = { email, confirmed: false };
  for (let other = 0; other < 25; other++)
    await countLetter(room.deps, to, { purpose: 'warning', about: [`${randomUUID()} payment-details`] });
  const warning: QueuedLetter = { kind: 'account-changed', userId, to, change: { what: 'payment-details' } };
  // Three harmless changes do not hide a fourth.
  expect(await post(room, smtp, ...times(4, warning))).toBe(4);
  await smtp.stop();
}, 60_000);

test('emails that leave at the same time are counted one after the other', async () => {
  const smtp = await startSmtp();
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const { id: userId } = await room.addUser({ confirmed: false });
  expect(await post(room, smtp, ...times(20, removed(userId, randomUUID())))).toBe(3);
  expect(room.lines.some(({ msg }) => msg === 'letter not sent: too many to its address')).toBe(true);
  await smtp.stop();
}, 60_000);

test('an email that could not leave does not count', async () => {
  const { port, stop } = await startSmtp();
  await stop();
  await using room = await openMailRoom({ smtpUrl: `smtp://127.0.0.1:${port}` });
  const { id: userId } = await room.addUser({ confirmed: false });
  await room.post({ kind: 'reset-password', userId, token: 't' });
  await vi.waitFor(async () => {
    expect((await room.jobs()).map(({ state }) => state)).toEqual(['retry']);
  });
  const counted = await room.db.selectFrom('letters_sent').select('count').execute();
  expect(counted).toEqual([{ count: 0 }]);
});

test('the owner of an address registered by a stranger can stop all emails there and allow them again', async () => {
  const smtp = await startSmtp();
  await using app = await startApp();
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  const thief = await registerPerson(app);
  await allSent(room);
  const [confirm] = smtp.mails;
  const link = /Not you\? Stop all emails:\n(\S+)/.exec(confirm?.text ?? '')?.[1] ?? '';
  expect(confirm?.html).toContain('Not you? Stop all emails');
  // A mail program sends its own request, to an address without a fragment.
  expect(confirm?.header('list-unsubscribe')).toMatch(/unsubscribe\?token=[\w-]+&all=true>$/);
  const token = tokenIn(link);
  const owner = app.browser();
  expect(await owner.api.mailChoices.unsubscribe({ token })).toEqual({ group: 'all' });
  expect(await post(room, smtp, removed(thief.userId))).toBe(0);
  // The account cannot request an email there either.
  await expectRefusal(thief.api.users.sendConfirmation(), 'LETTERS_STOPPED');
  await owner.api.mailChoices.allowLettersAgain({ token });
  expect(await post(room, smtp, removed(thief.userId))).toBe(1);
  await owner.api.mailChoices.unsubscribe({ token });
  await app.db.updateTable('users').set({ email_verified: true }).execute();
  // After the confirmation the groups on the profile decide.
  expect(await post(room, smtp, removed(thief.userId))).toBe(1);
  await expectRefusal(owner.api.mailChoices.unsubscribe({ token }), 'LINK_INVALID');
  await expectRefusal(owner.api.mailChoices.allowLettersAgain({ token }), 'LINK_INVALID');
  expect(await queuedLetters(app, 'confirm-address')).toEqual([]);
  await smtp.stop();
});
