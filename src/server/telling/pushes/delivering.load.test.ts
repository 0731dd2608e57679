/** @module-tag rest */
import { expect, test, vi } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { startPushService } from '#test/fakes/push-service.ts';
import { sharedApp, startApp } from '#test/running/app.ts';
import { openPushRoom } from '#test/running/push-room.ts';

const app = await sharedApp();

test('twenty servers that start and stop send one push to each device', { timeout: 60_000 }, async () => {
  await using own = await startApp();
  const service = await startPushService();
  const { aisyah, ben, homeId } = await homeOfTwo(own);
  const phone = service.subscribe();
  await ben.api.pushes.subscribe({ ...phone.subscription, key: own.keys.publicKey });
  const requests = 40;
  const rooms: { [Symbol.asyncDispose]: () => Promise<void> }[] = [];
  for (let count = 0; count < requests; count++) {
    await askForMoney(aisyah, homeId, [ben], { title: `Number ${count}` });
    // Each starts while others send, and another one stops.
    if (count % 2 === 0) rooms.push(await openPushRoom(own, { service }));
    if (count % 4 === 3) await rooms.shift()?.[Symbol.asyncDispose]();
  }
  await vi.waitFor(() => expect(phone.pushes.length).toBeGreaterThanOrEqual(requests), { timeout: 20_000 });
  for (const room of rooms) await room[Symbol.asyncDispose]();
  const events = phone.pushes.map(({ message }) => message.event);
  expect(events).toHaveLength(requests);
  expect(new Set(events).size).toBe(requests);
  await service.stop();
});

test('each event of money notifies the right side', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const [asker, debtor] = [await room.deviceOf(aisyah), await room.deviceOf(ben)];
  const payment = await askForMoney(aisyah, homeId, [ben], { title: 'Rice', totalAmount: 6000 });
  const which = { homeId, paymentId: payment.id };
  const share = { ...which, userId: ben.userId };
  await room.allSent();
  await app.db
    .updateTable('payment_debtors')
    .set({ notified_at: new Date(0) })
    .where('payment_id', '=', payment.id)
    .execute();
  await aisyah.api.payments.sendReminders(which);
  await room.allSent();
  expect(debtor.titles()).toEqual(['Payment request received', 'Payment reminder']);
  expect(debtor.pushes.at(-1)?.message).toMatchObject({
    line: 'You still owe Aisyah Rahman RM 60.00: Rice. A home you joined today',
    path: `/pay-my-money-back?homeId=${homeMark(homeId)}#payment-${payment.id}`,
  });
  await ben.api.payments.markAsPaid(which);
  await room.allSent();
  expect(asker.titles()).toEqual(['Payment marked as paid']);
  await aisyah.api.payments.reopenPayment(share);
  await room.allSent();
  expect(debtor.titles().at(-1)).toBe('Payment reopened');
  await putProof(app, payment, ben, { state: 'review' });
  await aisyah.api.payments.reviewPaymentProof({ ...share, approve: false });
  await room.allSent();
  expect(debtor.titles().at(-1)).toBe('Payment not received');
  await aisyah.api.payments.letGoPayment(share);
  await room.allSent();
  expect(debtor.titles().at(-1)).toBe('Payment let go');
});

test('a push waits as long as the service asks, and comes once', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const phone = await room.deviceOf(ben, { status: 429, headers: { 'retry-after': '1800' } }, 201);
  await askForMoney(aisyah, homeId, [ben]);
  const waiting = await vi.waitFor(async () => {
    const [job, ...more] = await room.jobs();
    expect(phone.asked()).toBe(1);
    expect(job).toMatchObject({ state: 'created', retry_count: 0 });
    expect(more).toEqual([]);
    return job;
  });
  const seconds = ((waiting?.start_after.getTime() ?? 0) - (waiting?.created_on.getTime() ?? 0)) / 1000;
  expect(seconds).toBeCloseTo(1800, 0);
  await room.allSent();
  expect(phone.pushes).toHaveLength(1);
  expect(phone.asked()).toBe(2);
});

test('a date in Retry-After is waited for too, and a device that is put off for hours is given up', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const inAnHour = new Date(app.clock.now.getTime() + 3_600_000).toUTCString();
  const phone = await room.deviceOf(ben, { status: 503, headers: { 'retry-after': inAnHour } });
  await askForMoney(aisyah, homeId, [ben]);
  await vi.waitFor(async () => {
    const [job] = await room.jobs();
    const seconds = ((job?.start_after.getTime() ?? 0) - (job?.created_on.getTime() ?? 0)) / 1000;
    expect(Math.abs(seconds - 3600)).toBeLessThan(5);
  });
  app.clock.now = new Date(Date.now() + 7 * 3_600_000);
  await room.allSent();
  expect(phone.asked()).toBe(1);
});
