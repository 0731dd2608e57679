import { expect, test, vi } from 'vitest';
import { countPromised, stopAddress } from '#server/mail/letter-limits.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { startSmtp } from '#test/fakes/smtp.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { sharedApp, startApp } from '#test/running/app.ts';
import { openMailRoom } from '#test/running/mail-room.ts';
import { bearerOf, callableClient } from '#test/steps/callables.ts';

const app = await sharedApp();

/** Ben owes Aisyah for rice, in a home of the two; how it stands for her. */
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
    /** A letter of the request, so that an hour may have passed since. */
    forgetLetters: (notified_at: Date | null = null) =>
      server.db
        .updateTable('payment_debtors')
        .set({ notified_at, reminded_at: null })
        .where('payment_id', '=', payment.id)
        .execute(),
  };
}

test('the requester sees whom no email reaches today, and a reminder is not said to be sent', async () => {
  const { aisyah, ben, homeId, which, unreached, remind, forgetLetters } = await owing();
  await forgetLetters();
  expect(await unreached()).toEqual([]);
  const counting = { tx: app.db, secrets: app.settings, now: app.clock.now };
  const reader = { email: ben.email, confirmed: false };
  for (let n = 0; n < 8; n++) await countPromised(counting, reader, { purpose: 'home', about: [homeId] });
  expect(await unreached()).toEqual([{ userId: ben.userId, why: 'unconfirmed' }]);
  // Nor does the first email of a new request.
  await askForMoney(aisyah, homeId, [ben]);
  expect(await unreached()).toEqual([{ userId: ben.userId, why: 'unconfirmed' }]);
  // Nobody but the requester is told.
  expect((await ben.api.payments.getPaymentSummary({ homeId })).unreached).toEqual([]);
  expect(await remind()).toEqual({ sent: 0, none: 'full' });
  expect(await aisyah.api.settlingUp.remindOfAll({ homeId, userId: ben.userId })).toEqual({
    lines: 0,
    none: 'full',
  });
  await using client = callableClient(app.base, bearerOf(aisyah));
  const asked = { paymentId: which.paymentId };
  expect(await client.call('sendPaymentRequestNotification', asked)).toEqual({ success: true, queued: 0 });
  const letters = async () => {
    const reminders = await queuedLetters(app, 'payment-reminder');
    return reminders.filter(({ paymentId }) => paymentId === which.paymentId).length;
  };
  expect(await letters()).toBe(0);
  await app.db.deleteFrom('letters_sent').execute();
  expect(await unreached()).toEqual([]);
  expect(await client.call('sendPaymentRequestNotification', asked)).toEqual({ success: true, queued: 1 });
  await forgetLetters();
  expect(await remind()).toEqual({ sent: 1, none: null });
  expect(await letters()).toBe(1);
});

test('so with an address that stopped all emails, or a reader who stopped those about money', async () => {
  const { ben, unreached, remind, forgetLetters } = await owing();
  await forgetLetters();
  await stopAddress({ tx: app.db, secrets: app.settings, email: ben.email, now: app.clock.now });
  expect(await unreached()).toEqual([{ userId: ben.userId, why: 'stopped' }]);
  expect(await remind()).toEqual({ sent: 0, none: 'stopped' });
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', ben.userId).execute();
  expect(await unreached()).toEqual([]);
  await ben.api.mailChoices.setMailChoices({ unwanted: ['payments', 'reminders'] });
  expect(await unreached()).toEqual([{ userId: ben.userId, why: 'stopped' }]);
});

test('an email that the mailbox refused for good shows until a later one is tried', async () => {
  await using own = await startApp();
  const { ben, unreached, remind, forgetLetters } = await owing(own);
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
  await forgetLetters();
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
