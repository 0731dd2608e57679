import { randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { homeOfTwo } from '#test/builders/boards.ts';
import type { Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { SLOW_PRIORITY } from '#server/platform/queue/queues.ts';
import { sharedApp } from '#test/running/app.ts';
import { openPushRoom } from '#test/running/push-room.ts';

const app = await sharedApp();

type Room = Awaited<ReturnType<typeof openPushRoom>>;

/** Long enough if all cores are busy. */
const SOON = { timeout: 10_000 };
const HOUR_MS = 60 * 60 * 1000;
/** Longer than any test: the silent service stays silent until it ends. */
const NEVER_MS = 10 * 60 * 1000;

/** Adds browsers of a person. `address` gives each its own endpoint on the silent service. */
async function silentDevices(
  room: Room,
  { userId }: Person,
  { count, address }: { count: number; address?: (index: number) => string },
) {
  const sessions = Array.from({ length: count }, () => ({
    id: randomUUID(),
    user_id: userId,
    token: randomUUID(),
    expires_at: new Date(Date.now() + HOUR_MS),
  }));
  await app.db.insertInto('sessions').values(sessions).execute();
  const browsers = sessions.map(() => room.service.subscribe('silence'));
  const rows = browsers.map(({ subscription }, index) => ({
    session_id: sessions[index]?.id ?? '',
    endpoint: address?.(index) ?? subscription.endpoint,
    p256dh: subscription.p256dh,
    auth: subscription.auth,
    server_key: app.keys.publicKey,
  }));
  await app.db.insertInto('push_subscriptions').values(rows).execute();
  return {
    /** How often the service was asked for one of them. */
    asked: () => browsers.reduce((sum, browser) => sum + browser.asked(), 0),
  };
}

const jobsOf = (room: Room, { userId }: Person) =>
  room.jobs().then((jobs) => jobs.filter(({ data }) => data.userId === userId));

const silenceOf = ({ userId }: Person) =>
  app.db
    .selectFrom('push_subscriptions as device')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select(['silent_since', 'silent_until'])
    .where('sessions.user_id', '=', userId)
    .executeTakeFirst();

test('a member gets a push while all silent devices of another still wait', async () => {
  await using room = await openPushRoom(app, { answeredWithinMs: NEVER_MS });
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const silent = await silentDevices(room, ben, { count: 80 });
  const fine = await room.deviceOf(aisyah);
  await askForMoney(aisyah, homeId, [ben]);
  await vi.waitFor(() => expect(silent.asked()).toBeGreaterThan(0), SOON);
  await askForMoney(ben, homeId, [aisyah]);
  await askForMoney(ben, homeId, [aisyah]);
  await vi.waitFor(() => expect(fine.pushes).toHaveLength(2), SOON);
  expect(await jobsOf(room, ben)).toHaveLength(80);
  // Two workers that look for work at the same moment may both find the same person's.
  expect(silent.asked()).toBeLessThanOrEqual(3);
  await room.service.stop();
});

test('pushes to a silent device wait for a separate worker', async () => {
  await using room = await openPushRoom(app, { answeredWithinMs: 50 });
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const silent = await silentDevices(room, ben, { count: 20 });
  await askForMoney(aisyah, homeId, [ben]);
  await vi.waitFor(() => expect(silent.asked()).toBe(20), { timeout: 20_000 });
  await vi.waitFor(async () => {
    const jobs = await jobsOf(room, ben);
    expect(jobs).toHaveLength(20);
    for (const job of jobs) expect(job).toMatchObject({ state: 'created', priority: SLOW_PRIORITY });
  }, SOON);
});

test('a silent device is retried after a minute, then after hours, and its subscription ends after a day', async () => {
  await using room = await openPushRoom(app, { answeredWithinMs: 50 });
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const phone = await room.deviceOf(ben, 'silence');
  const ask = () => askForMoney(aisyah, homeId, [ben]);
  const waitsFor = async (asked: number, seconds: number) => {
    const holds = async () => {
      expect(phone.asked()).toBe(asked);
      const waits = (await room.jobs()).map(
        (job) => (job.start_after.getTime() - job.created_on.getTime()) / 1000,
      );
      expect(waits.map(Math.round)).toEqual(waits.map(() => seconds));
      expect(waits.length).toBeGreaterThan(0);
    };
    await vi.waitFor(holds, SOON);
  };
  await ask();
  await waitsFor(1, 60);
  // Its other pushes wait too, and are not tried.
  await ask();
  await waitsFor(1, 60);
  app.clock.now = new Date(app.clock.now.getTime() + 61_000);
  await room.allDue();
  await waitsFor(2, 2 * 3600);
  const yesterday = new Date(app.clock.now.getTime() - 25 * HOUR_MS);
  const sinceYesterday = () =>
    app.db
      .updateTable('push_subscriptions')
      .set({ silent_since: yesterday, silent_until: yesterday })
      .where('silent_since', 'is not', null)
      .execute();
  // No service has answered anyone meanwhile, so our own network may be silent.
  await sinceYesterday();
  await room.allDue();
  await waitsFor(3, 2 * 3600);
  const other = await room.deviceOf(aisyah);
  await askForMoney(ben, homeId, [aisyah]);
  await vi.waitFor(() => expect(other.pushes).toHaveLength(1), SOON);
  await sinceYesterday();
  await room.allSent();
  expect(phone.asked()).toBe(4);
  expect((await ben.api.pushes.getDevice()).device).toMatchObject({ subscription: null });
});

test('a device that answers again is treated normally', async () => {
  await using room = await openPushRoom(app, { answeredWithinMs: 1000 });
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const phone = await room.deviceOf(ben, 'silence');
  await askForMoney(aisyah, homeId, [ben]);
  const isSilent = async () => expect((await silenceOf(ben))?.silent_since).not.toBe(null);
  await vi.waitFor(isSilent, SOON);
  phone.answerWith(201);
  app.clock.now = new Date(app.clock.now.getTime() + 61_000);
  await room.allSent();
  expect(phone.pushes).toHaveLength(1);
  expect(await silenceOf(ben)).toEqual({ silent_since: null, silent_until: null });
});

test("a name server that never answers delays neither other people's notifications nor files", async () => {
  const nameServer = createSocket('udp4').bind(0, '127.0.0.1');
  await once(nameServer, 'listening');
  let asked = 0;
  nameServer.on('message', () => (asked += 1));
  const nameServers = [`127.0.0.1:${nameServer.address().port}`];
  await using room = await openPushRoom(app, { nameServers, answeredWithinMs: NEVER_MS });
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  await silentDevices(room, ben, { count: 20, address: (index) => `https://${index}.silent.example/push` });
  const fine = await room.deviceOf(aisyah);
  await askForMoney(aisyah, homeId, [ben]);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0), SOON);
  await askForMoney(ben, homeId, [aisyah]);
  await vi.waitFor(() => expect(fine.pushes).toHaveLength(1), SOON);
  await readFile(import.meta.filename);
  expect(await jobsOf(room, ben)).toHaveLength(20);
  nameServer.close();
});

test('the device that was switched on last comes first, and silent ones last', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  await room.queue.stop();
  await silentDevices(room, ben, { count: 1 });
  const laptop = app.browser();
  await laptop.api.users.signIn({ email: ben.email, password: ben.password });
  const devices = [await room.deviceOf(ben), await room.deviceOf(laptop)];
  await app.db
    .updateTable('push_subscriptions')
    .set({ silent_since: new Date(), silent_until: new Date() })
    .where('endpoint', '=', devices[1]?.subscription.endpoint ?? '')
    .execute();
  await askForMoney(aisyah, homeId, [ben]);
  const jobs = (await room.jobs()).toSorted((one, other) => other.priority - one.priority);
  expect(jobs.map(({ priority }) => priority)).toEqual([0, -1, -2]);
  const all = await app.db.selectFrom('push_subscriptions').select(['id', 'endpoint']).execute();
  const told = jobs.map(({ data }) => all.find(({ id }) => id === data.subscriptionId)?.endpoint);
  expect([told[0], told[2]]).toEqual(devices.map(({ subscription }) => subscription.endpoint));
});
