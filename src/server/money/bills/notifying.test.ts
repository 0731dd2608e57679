import { expect, test } from 'vitest';
import { attachBill } from '#test/builders/bills.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { listenLive } from '#test/observers/listening.ts';
import { sharedApp } from '#test/running/app.ts';
import { notificationsOf } from '#test/observers/notifications.ts';

const app = await sharedApp();

test('only debtors with an open share are notified of a bill that is added later, replaced or removed', async () => {
  const aisyah = await signUp(app);
  const [ben, chloe] = [await signUp(app, 'Ben Tan'), await signUp(app, 'Chloe Lim')];
  const { id: homeId } = await buildHome([aisyah, ben, chloe]);
  const payment = await askForMoney(aisyah, homeId, [ben, chloe], { title: 'TNB', totalAmount: 5000 });
  const which = { homeId, paymentId: payment.id };
  const billNotificationsOf = (person: Person) => notificationsOf(app, person, 'payment_bill');
  // They have just been notified of the request.
  await attachBill(app, aisyah, payment);
  expect(await billNotificationsOf(ben)).toEqual([]);
  await chloe.api.payments.markAsPaid(which);
  await using theirs = await listenLive(app, ben);
  await attachBill(app, aisyah, payment);
  await theirs.receives('notifications');
  await aisyah.api.payments.removeBill(which);
  app.clock.now = new Date(app.clock.now.getTime() + 2 * 60 * 60_000);
  await attachBill(app, aisyah, payment);
  const notice = { ...which, userId: aisyah.userId, title: 'TNB', amount: 2500 };
  expect(await billNotificationsOf(ben)).toEqual([
    { ...notice, what: 'replaced' },
    { ...notice, what: 'removed' },
    { ...notice, what: 'attached' },
  ]);
  expect([await billNotificationsOf(chloe), await billNotificationsOf(aisyah)]).toEqual([[], []]);
});
