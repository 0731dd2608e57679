import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { startApp } from '#test/running/app.ts';
import type { QueuedLetter } from '#server/letters/kinds.ts';
import { countLetter, type Urgency } from '#server/mail/letter-limits.ts';
import { buildHome, registerPerson, signUp } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { aheadClock, openMailRoom } from '#test/running/mail-room.ts';
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

/** So many letters at once, and how many of them arrived. */
async function post(room: Room, smtp: { mails: unknown[] }, { id: userId }: { id: string }, count: number) {
  const before = smtp.mails.length;
  const letter = {
    kind: 'removed-from-home' as const,
    userId,
    homeId: randomUUID(),
    homeName: 'Seri Pandan',
  };
  const letters = Array.from({ length: count }, () => letter);
  await room.db.transaction().execute((tx) => room.queue.send(tx, 'mail', ...letters));
  await allSent(room);
  return smtp.mails.length - before;
}

test('to an address that nobody confirmed go ten letters a day, and thirty in all', async () => {
  const smtp = await startSmtp();
  const time = { now: new Date() };
  await using room = await openMailRoom({ smtpUrl: smtp.url, now: () => time.now });
  const user = await room.addUser({ confirmed: false });
  const other = await room.addUser({ confirmed: false });
  expect(await post(room, smtp, user, 12)).toBe(10);
  expect(await post(room, smtp, other, 1)).toBe(1);
  // A new account with the same address gets no more than the old one.
  await room.db.deleteFrom('users').where('id', '=', user.id).execute();
  const again = await room.addUser({ email: user.email, confirmed: false });
  expect(await post(room, smtp, again, 1)).toBe(0);
  for (const arrive of [10, 10, 0]) {
    time.now = new Date(time.now.getTime() + DAY_MS);
    expect(await post(room, smtp, again, 11)).toBe(arrive);
  }
  await room.db.updateTable('users').set({ email_verified: true }).where('id', '=', again.id).execute();
  expect(await post(room, smtp, again, 95)).toBe(90);
  expect(room.lines.some(({ msg }) => msg === 'letter not sent: too many to its address')).toBe(true);
  await smtp.stop();
}, 60_000);

test('of the hundred of a day some are left for the account, and the last for whoever lost it', async () => {
  const smtp = await startSmtp();
  await using app = await startApp();
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  await app.db.updateTable('users').set({ email_verified: true }).execute();
  await allSent(room);
  await app.db.deleteFrom('letters_sent').execute();
  const arrive = async (count: number, letter: QueuedLetter) => {
    const before = smtp.mails.length;
    await room.db
      .transaction()
      .execute((tx) => room.queue.send(tx, 'mail', ...Array.from({ length: count }, () => letter)));
    await allSent(room);
    return smtp.mails.length - before;
  };
  const { userId, email } = ben;
  expect(await arrive(85, { kind: 'joined-home', userId, homeId, joinedId: aisyah.userId })).toBe(80);
  expect(await arrive(15, { kind: 'reset-password', userId, token: 't' })).toBe(10);
  const to = { email, confirmed: true };
  expect(await arrive(10, { kind: 'email-changed', userId, to, token: 't' })).toBe(10);
  await smtp.stop();
}, 60_000);

test('whoever has the password cannot use up what is left for the letter that gives the account back', async () => {
  const smtp = await startSmtp();
  const time = { now: new Date() };
  const clock = aheadClock();
  await using room = await openMailRoom({ smtpUrl: smtp.url, clock, now: () => time.now });
  const { id: userId, email } = await room.addUser();
  const to = { email, confirmed: true as const };
  const arrive = async (count: number, letter: QueuedLetter) => {
    const before = smtp.mails.length;
    const letters = Array.from({ length: count }, () => letter);
    await room.db.transaction().execute((tx) => room.queue.send(tx, 'mail', ...letters));
    await vi.waitFor(
      async () => {
        expect((await room.jobs()).filter(({ state }) => state !== 'retry')).toEqual([]);
      },
      { timeout: 10_000 },
    );
    return smtp.mails.length - before;
  };
  const fill = async (count: number, urgency: Urgency) => {
    for (let n = 0; n < count; n++) await countLetter(room.deps, { email, confirmed: true }, { urgency });
  };
  for (const what of ['password', 'recovery-codes', 'two-step-off'] as const)
    expect(await arrive(4, { kind: 'account-changed', userId, to, change: { what } })).toBe(3);
  await fill(80, 'account');
  expect(await arrive(2, { kind: 'reset-password', userId, token: 't' })).toBe(1);
  const moved = { kind: 'email-changed', userId, to: { ...to, confirmed: false }, token: undefined } as const;
  expect(await arrive(1, moved)).toBe(0);
  await fill(8, 'takenAccount');
  const switchedOn = { what: 'two-step-on', token: 't' } as const;
  expect(await arrive(1, { kind: 'account-changed', userId, to, change: switchedOn })).toBe(1);
  expect(await arrive(2, { kind: 'email-changed', userId, to, token: 't' })).toBe(1);
  // It waits for the next day, and is not lost.
  expect((await room.jobs()).map(({ state }) => state)).toEqual(['retry']);
  time.now = new Date(time.now.getTime() + DAY_MS);
  await clock.tick(12_000);
  await allSent(room);
  expect(smtp.mails.at(-1)?.text).toContain('/keep-email?token=t');
  await smtp.stop();
}, 60_000);

test('a letter that could not leave does not count', async () => {
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

test('whoever has an address that somebody else registered with stops every letter to it, and may allow them again', async () => {
  const smtp = await startSmtp();
  await using app = await startApp();
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  const thief = await registerPerson(app);
  await allSent(room);
  const [confirm] = smtp.mails;
  const link = /Not you\? Stop all emails:\n(\S+)/.exec(confirm?.text ?? '')?.[1] ?? '';
  expect(confirm?.html).toContain('Not you? Stop all emails');
  expect(confirm?.header('list-unsubscribe')).toBe(`<${link}>`);
  const token = new URL(link).searchParams.get('token') ?? '';
  const owner = app.browser();
  expect(await owner.api.mailChoices.unsubscribe({ token })).toEqual({ group: 'all' });
  expect(await post(room, smtp, { id: thief.userId }, 1)).toBe(0);
  // Nor may the account have a letter sent there by name.
  await expectRefusal(thief.api.users.sendConfirmation(), 'LETTERS_STOPPED');
  await owner.api.mailChoices.allowLettersAgain({ token });
  expect(await post(room, smtp, { id: thief.userId }, 1)).toBe(1);
  await owner.api.mailChoices.unsubscribe({ token });
  await app.db.updateTable('users').set({ email_verified: true }).execute();
  // Confirmed, it is theirs: what comes is chosen on the profile.
  expect(await post(room, smtp, { id: thief.userId }, 1)).toBe(1);
  await expectRefusal(owner.api.mailChoices.unsubscribe({ token }), 'LINK_INVALID');
  await expectRefusal(owner.api.mailChoices.allowLettersAgain({ token }), 'LINK_INVALID');
  expect(await queuedLetters(app, 'confirm-address')).toEqual([]);
  await smtp.stop();
});
