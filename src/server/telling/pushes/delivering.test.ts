import { createECDH, randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import { aheadClock } from '#test/running/mail-room.ts';
import { sharedApp } from '#test/running/app.ts';
import { openPushRoom } from '#test/running/push-room.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { ask, homeOfThree } from '#test/builders/swaps.ts';

const app = await sharedApp();
test('a swap request notifies its target with title, line and page, and the answer notifies the requester', async () => {
  await using room = await openPushRoom(app);
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const [phone, benPhone, others] = [
    await room.deviceOf(aisyah),
    await room.deviceOf(ben),
    await room.deviceOf(chloe),
  ];
  const [chore] = await home.choresOf(aisyah);
  await app.db.deleteFrom('notifications').where('user_id', '=', ben.userId).execute();
  const swap = await ask(aisyah, chore, { to: ben });
  await room.allSent();
  expect(benPhone.pushes).toHaveLength(1);
  const [push] = benPhone.pushes;
  expect(push?.message).toMatchObject({
    title: 'Swap request received',
    line: expect.stringMatching(/^Aisyah Rahman wants to swap chores with you: /) as string,
    path: `/swap-requests?homeId=${homeMark(homeId)}#swap-${swap.id}`,
    about: `swap-${swap.id}`,
    language: 'en',
    unread: 1,
    read: [],
  });
  expect(push?.message.notificationId).toBe(push?.message.event);
  expect(push?.by).toMatchObject({ key: app.keys.publicKey, audience: room.service.base });
  expect(push?.ttl).toBe(24 * 60 * 60);
  await ben.api.swaps.acceptSwapRequest({ homeId, swapRequestId: swap.id });
  await room.allSent();
  expect(phone.titles()).toEqual(['Swap accepted']);
  expect(others.pushes).toEqual([]);
  expect(benPhone.pushes).toHaveLength(1);
});

test('each browser of a person gets one push, and none after sign-out', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const laptop = app.browser();
  await laptop.api.users.signIn({ email: ben.email, password: ben.password });
  const [first, second] = [await room.deviceOf(ben), await room.deviceOf(laptop)];
  await askForMoney(aisyah, homeId, [ben], { title: 'Rice', totalAmount: 1234 });
  await room.allSent();
  for (const device of [first, second])
    expect(device.pushes.map(({ message }) => message.line)).toEqual([
      'Aisyah Rahman asks you for RM 12.34: Rice. A home you joined today',
    ]);
  await laptop.api.users.signOut();
  await askForMoney(aisyah, homeId, [ben], { title: 'Oil' });
  await room.allSent();
  expect(first.pushes).toHaveLength(2);
  expect(second.pushes).toHaveLength(1);
});

test('a share marked by mistake and undone sends no push', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const asker = await room.deviceOf(aisyah);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const which = { homeId, paymentId: payment.id };
  await ben.api.payments.markAsPaid(which);
  await ben.api.payments.undoMarkAsPaid(which);
  await room.allSent();
  expect(asker.pushes).toEqual([]);
});

test("pushes for a new member and for a housemate's email", async () => {
  await using room = await openPushRoom(app);
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const phone = await room.deviceOf(aisyah);
  const { id: homeId } = await buildHome([aisyah, ben]);
  await room.allSent();
  expect(phone.pushes.map(({ message }) => [message.title, message.path])).toEqual([
    ['New housemate', `/home-management?homeId=${homeMark(homeId)}#home-person-${ben.userId}`],
  ]);
  await ben.fetch(`${app.base}/functions/sendEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { to: aisyah.email, subject: 'Keys', html: '<p>They are here.</p>' } }),
  });
  await room.allSent();
  expect(phone.pushes.at(-1)?.message).toMatchObject({ title: 'Ben Tan wrote to you', line: 'Keys' });
});

test('an unwanted push, a read one and one that is no longer true are not sent', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const phone = await room.deviceOf(ben);
  await ben.api.pushes.setDeviceChoices({ unwanted: ['payments'], morning: true });
  await askForMoney(aisyah, homeId, [ben]);
  await room.allSent();
  expect(phone.asked()).toBe(0);
  await ben.api.pushes.setDeviceChoices({ unwanted: [], morning: true });
  await room.queue.stop();
  // Sending stops here. Then Ben pays the first request, Aisyah deletes the second, and Ben reads the third.
  const [paid, gone] = [await askForMoney(aisyah, homeId, [ben]), await askForMoney(aisyah, homeId, [ben])];
  await ben.api.payments.markAsPaid({ homeId, paymentId: paid.id });
  await aisyah.api.payments.deletePaymentRequest({ homeId, paymentId: gone.id });
  await askForMoney(aisyah, homeId, [ben], { title: 'Read' });
  await ben.api.notifications.markAllNotificationsRead();
  await askForMoney(aisyah, homeId, [ben], { title: 'Left' });
  await using later = await openPushRoom(app, { service: room.service });
  await later.allSent();
  expect(phone.pushes.map(({ message }) => message.line)).toEqual([
    expect.stringContaining('Left') as string,
  ]);
  // The next push removes the read one from the screen.
  const { notifications } = await ben.api.notifications.listNotifications({});
  const read = notifications.filter((each) => each.read).map(({ id }) => id);
  expect(read.length).toBeGreaterThan(2);
  expect(phone.pushes[0]?.message.read.toSorted()).toEqual(read.toSorted());
  expect(phone.pushes[0]?.message.unread).toBe(1);
});

test('a subscription ends if the service no longer knows it or refuses these keys; its device keeps its choices until it subscribes again', async () => {
  const otherKeys = { status: 400, reason: '{"reason":"VapidPkHashMismatch"}' };
  for (const answer of [404, 410, 401, 403, otherKeys]) {
    await using room = await openPushRoom(app);
    const { aisyah, ben, homeId } = await homeOfTwo(app);
    const phone = await room.deviceOf(ben, answer);
    const choices = { unwanted: ['swaps' as const], morning: false };
    await ben.api.pushes.setDeviceChoices(choices);
    await askForMoney(aisyah, homeId, [ben]);
    const ended = { ...choices, subscription: null };
    await vi.waitFor(async () => expect((await ben.api.pushes.getDevice()).device).toEqual(ended));
    await askForMoney(aisyah, homeId, [ben]);
    // The device changes a moment before its job ends.
    await expect.poll(async () => (await room.jobs()).filter(({ state }) => state !== 'failed')).toEqual([]);
    expect(phone.asked()).toBe(1);
    const again = await room.deviceOf(ben);
    const { endpoint } = again.subscription;
    const key = app.keys.publicKey;
    expect((await ben.api.pushes.getDevice()).device).toEqual({
      ...choices,
      subscription: { endpoint, key },
    });
    await askForMoney(aisyah, homeId, [ben], { title: 'Rice' });
    await vi.waitFor(() => expect(again.pushes).toHaveLength(1));
    expect(again.pushes[0]?.message.line).toContain('Rice');
  }
});

test('after a failure, silence or an outage of the service each push arrives once', async () => {
  const clock = aheadClock();
  await using room = await openPushRoom(app, { clock });
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const phone = await room.deviceOf(ben, 500, 502, 201);
  await askForMoney(aisyah, homeId, [ben]);
  await vi.waitFor(
    async () => {
      await clock.tick(12_000);
      expect(await room.jobs()).toEqual([]);
    },
    { timeout: 20_000 },
  );
  expect(phone.asked()).toBe(3);
  expect(phone.pushes).toHaveLength(1);
  expect(room.lines.filter(({ msg }) => msg === 'job failed').map(({ reason }) => reason)).toEqual([
    'the push service answered 500 a reason',
    'the push service answered 502 a reason',
  ]);
});

test('a redirect is not followed, and a refused push is not retried', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const other = room.service.subscribe();
  const redirect = { status: 307, headers: { location: other.subscription.endpoint } };
  const [phone, laptop] = [await room.deviceOf(ben, redirect), await room.deviceOf(aisyah, 403)];
  await askForMoney(aisyah, homeId, [ben]);
  await askForMoney(ben, homeId, [aisyah]);
  await vi.waitFor(async () =>
    expect(await room.jobs()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]),
  );
  expect([phone.asked(), laptop.asked(), other.asked()]).toEqual([1, 1, 0]);
});

test("a device that subscribed with another server's keys is left to that server", async () => {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const privateKey = curve.getPrivateKey('base64url');
  await using room = await openPushRoom(app, {
    keys: { publicKey, privateKey, subject: 'mailto:host@example.com' },
  });
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const phone = await room.deviceOf(ben);
  await askForMoney(aisyah, homeId, [ben]);
  await vi.waitFor(async () => expect(await room.jobs()).toMatchObject([{ state: 'retry' }]));
  await room.queue.stop();
  await using other = await openPushRoom(app, { service: room.service });
  await other.allSent();
  expect(phone.pushes).toHaveLength(1);
});

test('a text that is too long is cut, and a push has at most 3 kB', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const phone = await room.deviceOf(ben);
  const family = '👨‍👩‍👧‍👦';
  await aisyah.api.users.updateDisplayName({ displayName: 'İ'.repeat(50) });
  const title = family.repeat(9);
  for (let count = 0; count < 16; count++) await askForMoney(aisyah, homeId, [ben], { title });
  await ben.api.notifications.markAllNotificationsRead();
  await askForMoney(aisyah, homeId, [ben], { title });
  await room.allSent();
  for (const { bytes, message } of phone.pushes) {
    expect(bytes).toBeLessThanOrEqual(3000);
    expect(message.title).toBe('Payment request received');
    expect(message.line).toContain(family);
  }
});

test('a push that only a newer version knows is retried until a server of that version takes it', async () => {
  await using room = await openPushRoom(app);
  const { ben } = await homeOfTwo(app);
  const phone = await room.deviceOf(ben);
  const notificationId = randomUUID();
  const row = { user_id: ben.userId, id: notificationId, type: 'of_tomorrow', data: '{}' };
  await app.db.insertInto('notifications').values(row).execute();
  const push = { kind: 'notification', notificationId } as const;
  await app.db
    .transaction()
    .execute((tx) => sendNotices(room.queue, tx, [{ userId: ben.userId, event: notificationId, push }]));
  await vi.waitFor(
    async () => {
      const states = (await room.jobs()).map(({ state, output }) => [state, JSON.stringify(output)]);
      expect(states).toEqual([['retry', expect.stringContaining('knows no notification of_tomorrow')]]);
    },
    { timeout: 10_000 },
  );
  expect(phone.pushes).toEqual([]);
});
