import { expect, test, vi } from 'vitest';
import { homeOfTwo } from '#test/builders/boards.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { startPushService } from '#test/fakes/push-service.ts';
import { sharedApp, startApp } from '#test/running/app.ts';
import { openPushRoom } from '#test/running/push-room.ts';

const app = await sharedApp();

test(
  'a silent service holds up nobody for longer than its time, and is tried again',
  { timeout: 30_000 },
  async () => {
    await using room = await openPushRoom(app);
    const { aisyah, ben, homeId } = await homeOfTwo(app);
    const [silent, fine] = [await room.deviceOf(ben, 'silence'), await room.deviceOf(aisyah)];
    await askForMoney(aisyah, homeId, [ben]);
    await vi.waitFor(() => expect(silent.asked()).toBe(1));
    await askForMoney(ben, homeId, [aisyah]);
    await vi.waitFor(() => expect(fine.pushes).toHaveLength(1));
    await vi.waitFor(async () => expect(await room.jobs()).toMatchObject([{ state: 'retry' }]), {
      timeout: 15_000,
    });
  },
);

test('twenty servers that start and stop tell each device once', { timeout: 60_000 }, async () => {
  await using own = await startApp();
  const service = await startPushService();
  const { aisyah, ben, homeId } = await homeOfTwo(own);
  const phone = service.subscribe();
  await ben.api.pushes.subscribe({ ...phone.subscription, key: own.keys.publicKey });
  const requests = 40;
  const rooms: { [Symbol.asyncDispose]: () => Promise<void> }[] = [];
  for (let count = 0; count < requests; count++) {
    await askForMoney(aisyah, homeId, [ben], { title: `Number ${count}` });
    // Each starts while others send, and another stops.
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
