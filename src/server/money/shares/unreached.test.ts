import { expect, test, vi } from 'vitest';
import { countQueued, stopAddress } from '#server/telling/mail/letter-limits.ts';
import { setClock } from '#test/builders/boards.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { startSmtp } from '#test/fakes/smtp.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { sharedApp, startApp, type TestApp } from '#test/running/app.ts';
import { openMailRoom } from '#test/running/mail-room.ts';
import { bearerOf, callableClient } from '#test/steps/callables.ts';

const app = await sharedApp();
const DAY_MS = 24 * 60 * 60 * 1000;

/** Ben owes Aisyah for rice, in a home of two; what she sees of it. */
async function owing(server = app) {
  const [aisyah, ben] = [await signUp(server), await signUp(server, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const which = { homeId, paymentId: payment.id };
  return {
    aisyah,
    ben,
    homeId,
    which,
    unreached: async () => (await aisyah.api.payments.getPaymentSummary({ homeId })).unreached,
    remind: () => aisyah.api.payments.sendReminders(which),
    /** Two hours have passed since the request's first letter. */
    ageLetters: () =>
      server.db
        .updateTable('payment_debtors')
        .set({ notified_at: new Date(server.clock.now.getTime() - 2 * 60 * 60 * 1000), reminded_at: null })
        .where('payment_id', '=', payment.id)
        .execute(),
  };
}

test('the requester sees whom no email reaches today, and a reminder is not reported as sent', async () => {
  const { aisyah, ben, homeId, which, unreached, remind, ageLetters } = await owing();
  await ageLetters();
  expect(await unreached()).toEqual([]);
  const counting = { tx: app.db, secrets: app.settings, now: app.clock.now };
  const reader = { email: ben.email, confirmed: false };
  for (let n = 0; n < 8; n++) await countQueued(counting, reader, { purpose: 'home', about: [homeId] });
  expect(await unreached()).toEqual([{ userId: ben.userId, why: 'unconfirmed' }]);
  // The first email of a new request does not reach them either.
  await askForMoney(aisyah, homeId, [ben]);
  expect(await unreached()).toEqual([{ userId: ben.userId, why: 'unconfirmed' }]);
  // Only the requester sees it.
  expect((await ben.api.payments.getPaymentSummary({ homeId })).unreached).toEqual([]);
  expect(await remind()).toEqual({ sent: 0, none: 'full' });
  expect(await aisyah.api.settlingUp.remindOfAll({ homeId, userId: ben.userId })).toEqual({
    lines: 0,
    none: 'full',
  });
  await using client = callableClient(app.base, bearerOf(aisyah));
  const asked = { paymentId: which.paymentId };
  await app.db
    .updateTable('payment_debtors')
    .set({ notified_at: null })
    .where('payment_id', '=', which.paymentId)
    .execute();
  expect(await client.call('sendPaymentRequestNotification', asked)).toEqual({ success: true, queued: 0 });
  const letters = async () => {
    const reminders = await queuedLetters(app, 'payment-reminder');
    return reminders.filter(({ paymentId }) => paymentId === which.paymentId).length;
  };
  expect(await letters()).toBe(0);
  await app.db.deleteFrom('letters_sent').execute();
  expect(await client.call('sendPaymentRequestNotification', asked)).toEqual({ success: true, queued: 1 });
  expect(await unreached()).toEqual([]);
  await ageLetters();
  expect(await remind()).toEqual({ sent: 1, none: null });
  expect(await letters()).toBe(1);
});

/** Sends or drops all queued letters, by that day's clock. */
async function deliverAll({ url, clock }: TestApp, smtpUrl: string) {
  await using room = await openMailRoom({ url, smtpUrl, now: () => clock.now });
  await vi.waitFor(
    async () => {
      expect(await room.jobs()).toEqual([]);
    },
    { timeout: 10_000 },
  );
}

test('debtors without an email are shown on later days too, until one leaves', async () => {
  await using own = await startApp();
  const smtp = await startSmtp();
  const { ben, homeId, unreached, remind } = await owing(own);
  const used = async () => {
    const counting = { tx: own.db, secrets: own.settings, now: own.clock.now };
    const reader = { email: ben.email, confirmed: false };
    for (let n = 0; n < 8; n++) await countQueued(counting, reader, { purpose: 'home', about: [homeId] });
  };
  const daysPass = (days: number) => {
    own.clock.now = new Date(own.clock.now.getTime() + days * DAY_MS);
  };
  setClock(own, '2026-11-16T12:00:00+08:00');
  await used();
  await deliverAll(own, smtp.url);
  daysPass(1);
  const unsent = [{ userId: ben.userId, why: 'unsent' }];
  expect(await unreached()).toEqual(unsent);
  // An automatic reminder did not leave either, and does not count.
  daysPass(4);
  await used();
  await own.remind();
  await deliverAll(own, smtp.url);
  daysPass(1);
  expect(await unreached()).toEqual(unsent);
  const share = own.db.selectFrom('payment_debtors').select(['reminders', 'notified_at', 'reminded_at']);
  expect(await share.execute()).toEqual([{ reminders: 0, notified_at: null, reminded_at: null }]);
  const toBen = () => smtp.mails.filter(({ recipients }) => recipients.includes(ben.email)).length;
  expect(toBen()).toBe(0);
  expect(await remind()).toEqual({ sent: 1, none: null });
  await deliverAll(own, smtp.url);
  expect(toBen()).toBe(1);
  expect(await unreached()).toEqual([]);
  await smtp.stop();
}, 60_000);

test('the same holds for an address that stopped all emails, or a reader who stopped those about money', async () => {
  const { ben, unreached, remind, ageLetters } = await owing();
  await ageLetters();
  await stopAddress({ tx: app.db, secrets: app.settings, email: ben.email, now: app.clock.now });
  expect(await unreached()).toEqual([{ userId: ben.userId, why: 'stopped' }]);
  expect(await remind()).toEqual({ sent: 0, none: 'stopped' });
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', ben.userId).execute();
  expect(await unreached()).toEqual([]);
  await ben.api.mailChoices.setMailChoices({ unwanted: ['payments', 'reminders'] });
  expect(await unreached()).toEqual([{ userId: ben.userId, why: 'stopped' }]);
});

test('an email that the mailbox refused for good is shown until a later one is tried', async () => {
  await using own = await startApp();
  const { ben, unreached, remind, ageLetters } = await owing(own);
  const smtp = await startSmtp({ refused: { [ben.email]: 550 } });
  {
    await using room = await openMailRoom({ url: own.url, smtpUrl: smtp.url });
    await vi.waitFor(
      async () => {
        expect((await room.jobs()).map(({ state }) => state)).toEqual(['failed']);
      },
      { timeout: 10_000 },
    );
    expect(await unreached()).toEqual([{ userId: ben.userId, why: 'failed' }]);
  }
  await smtp.stop();
  await ageLetters();
  expect(await remind()).toEqual({ sent: 1, none: null });
  const working = await startSmtp();
  await using room = await openMailRoom({ url: own.url, smtpUrl: working.url });
  await working.received(1);
  await vi.waitFor(
    async () => {
      expect((await room.jobs()).filter(({ state }) => state !== 'failed')).toEqual([]);
    },
    { timeout: 10_000 },
  );
  expect(await unreached()).toEqual([]);
  await working.stop();
}, 30_000);
