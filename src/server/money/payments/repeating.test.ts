import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SERIES_MAX } from '#domain/repeating.ts';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { buildHome, refusalOf, type Person } from '#test/builders/homes.ts';
import {
  askRepeating,
  daysOf,
  madeIn,
  rentOf,
  roundAt,
  seriesIn,
  threePeople,
} from '#test/builders/repeating.ts';
import { listenLive } from '#test/observers/listening.ts';

const app = await sharedApp();
const rent = (asked: Parameters<typeof rentOf>[1] = {}) => rentOf(app, asked);
const round = (instant: string) => roundAt(app, instant);
const daysIn = (homeId: string) => daysOf(app, homeId);

test('days that fell due while paused are not made up', async () => {
  const at = '2026-11-03T12:00:00+08:00';
  const { aisyah, homeId, seriesId } = await rent({ at, repeats: 'week' });
  const which = { homeId, seriesId };
  expect(await aisyah.api.repeating.pauseRepeating(which)).toMatchObject({ paused: true });
  await round('2026-11-10T09:00:00+08:00');
  await round('2026-11-17T08:00:00+08:00');
  expect(await daysIn(homeId)).toEqual(['2026-11-03']);
  // The hour has not come yet.
  expect(await aisyah.api.repeating.resumeRepeating(which)).toMatchObject({
    paused: false,
    nextOn: '2026-11-17',
  });
  await round('2026-11-17T09:00:00+08:00');
  expect(await daysIn(homeId)).toEqual(['2026-11-03', '2026-11-17']);
  await aisyah.api.repeating.pauseRepeating(which);
  setClock(app, '2026-11-24T09:00:00+08:00');
  expect((await aisyah.api.repeating.resumeRepeating(which)).nextOn).toBe('2026-12-01');
  await app.createRepeatingRequests();
  expect(await daysIn(homeId)).toHaveLength(2);
});

test('resuming twice, or without a pause, changes nothing', async () => {
  const { aisyah, homeId, seriesId } = await rent();
  const which = { homeId, seriesId };
  const before = await aisyah.api.repeating.resumeRepeating(which);
  expect(before).toMatchObject({ paused: false, nextOn: '2026-11-30' });
  for (let times = 0; times < 2; times++)
    expect((await aisyah.api.repeating.pauseRepeating(which)).paused).toBe(true);
  expect(await aisyah.api.repeating.resumeRepeating(which)).toEqual(before);
});

test('a new amount is divided among current members; earlier requests stay', async () => {
  const { aisyah, ben, chloe, homeId, seriesId } = await rent();
  await chloe.api.homes.leaveHome({ homeId });
  const changed = await aisyah.api.repeating.changeRepeatingAmount({ homeId, seriesId, totalAmount: 90_000 });
  expect(changed).toMatchObject({ totalAmount: 90_000, debtors: [{ userId: ben.userId, amount: 90_000 }] });
  await round('2026-11-30T09:00:00+08:00');
  expect(await madeIn(app, homeId)).toMatchObject([
    { total: 200_000, shares: [100_000, 100_000] },
    { total: 90_000, shares: [90_000] },
  ]);
});

test('different amounts are changed one by one, and debtors who left are skipped', async () => {
  const { aisyah, ben, chloe, homeId, seriesId } = await rent({
    totalAmount: 3000,
    split: { by: 'amounts', amounts: [1000, 2000] },
  });
  const change = (amounts: { userId: string; amount: number }[]) =>
    aisyah.api.repeating.changeRepeatingAmount({ homeId, seriesId, amounts });
  expect(await change([{ userId: ben.userId.toUpperCase(), amount: 1500 }])).toMatchObject({
    totalAmount: 3500,
    debtors: [{ amount: 1500 }, { amount: 2000 }],
  });
  await chloe.api.homes.leaveHome({ homeId });
  const both = [
    { userId: ben.userId, amount: 1700 },
    { userId: chloe.userId, amount: 9000 },
  ];
  expect(await change(both)).toMatchObject({
    totalAmount: 1700,
    debtors: [{ userId: ben.userId, amount: 1700 }],
  });
  expect(await refusalOf(change([{ userId: ben.userId, amount: 0 }]))).toBe('AMOUNT_MISSING');
});

test('an impossible amount is refused', async () => {
  const { aisyah, homeId, seriesId } = await rent();
  const change = (totalAmount?: number) =>
    refusalOf(
      aisyah.api.repeating.changeRepeatingAmount({
        homeId,
        seriesId,
        ...(totalAmount !== undefined && { totalAmount }),
      }),
    );
  expect(await change(0)).toBe('AMOUNT_MISSING');
  expect(await change()).toBe('AMOUNT_MISSING');
  expect(await change(12.5)).toBe('AMOUNT_INVALID');
  expect(await change(1_000_000_001)).toBe('AMOUNT_INVALID');
});

test('deleting a request leaves its series, and stopping a series leaves its requests', async () => {
  const { aisyah, homeId, seriesId, first } = await rent();
  await aisyah.api.payments.deletePaymentRequest({ homeId, paymentId: first.id });
  await round('2026-11-30T09:00:00+08:00');
  expect(await daysIn(homeId)).toEqual(['2026-10-31', '2026-11-30']);
  setClock(app, '2026-11-30T10:00:00+08:00');
  await aisyah.api.repeating.stopRepeating({ homeId, seriesId });
  expect(await seriesIn(app, homeId)).toEqual([]);
  await round('2026-12-31T09:00:00+08:00');
  expect(await madeIn(app, homeId)).toHaveLength(2);
  setClock(app, '2026-12-01T09:00:00+08:00');
  const which = { homeId, seriesId };
  expect(await refusalOf(aisyah.api.repeating.stopRepeating(which))).toBe('REPEATING_NOT_FOUND');
});

test('only requester and current debtors see on the card that it repeats, while it does', async () => {
  const { aisyah, ben, chloe, homeId, seriesId } = await rent({ at: new Date().toISOString() });
  const seenBy = async (person: Person) =>
    (await person.api.payments.listPaymentRequests({ homeId })).payments[0]?.repeats;
  expect(await Promise.all([aisyah, ben, chloe].map(seenBy))).toEqual(['month', 'month', 'month']);
  await chloe.api.homes.leaveHome({ homeId });
  const left = (await chloe.api.payments.listPaymentRequests({ homeId: null })).payments;
  expect(left.find(({ id }) => id === seriesId)?.repeats).toBeNull();
  await using live = await listenLive(app, ben);
  await aisyah.api.repeating.pauseRepeating({ homeId, seriesId });
  await live.receives('payments');
  expect(await seenBy(ben)).toBeNull();
});

test('only its requester lists, changes, pauses, resumes and stops a series', async () => {
  const { ben, chloe, homeId, seriesId } = await rent({ at: new Date().toISOString() });
  const which = { homeId, seriesId };
  for (const other of [ben, chloe]) {
    expect(await other.api.repeating.listRepeating({ homeId })).toEqual({ series: [] });
    const calls = [
      other.api.repeating.changeRepeatingAmount({ ...which, totalAmount: 1 }),
      other.api.repeating.pauseRepeating(which),
      other.api.repeating.resumeRepeating(which),
      other.api.repeating.stopRepeating(which),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'FORBIDDEN'));
  }
  expect(await seriesIn(app, homeId)).toMatchObject([{ paused: false }]);
});

test('the same call again starts one series', async () => {
  const { aisyah, ben } = await threePeople(app);
  const { id: homeId } = await buildHome([aisyah, ben]);
  const asked = {
    homeId,
    id: randomUUID(),
    title: 'Rent',
    totalAmount: 5000,
    debtorIds: [ben.userId],
    repeats: 'month' as const,
  };
  const first = await aisyah.api.payments.createPaymentRequest(asked);
  expect(await aisyah.api.payments.createPaymentRequest(asked)).toEqual(first);
  expect(await seriesIn(app, homeId)).toHaveLength(1);
});

test('the number of series is limited', async () => {
  const { aisyah, ben } = await threePeople(app);
  const { id: homeId } = await buildHome([aisyah, ben]);
  await askRepeating(aisyah, homeId, [ben]);
  await sql`
    insert into payment_series (home_id, id, requester_id, title, total_amount, split, every, first_on, next_on, created_at)
    select home_id, gen_random_uuid(), requester_id, title, total_amount, split, every, first_on, next_on, created_at
      from payment_series, generate_series(2, ${SERIES_MAX}) where home_id = ${homeId}`.execute(app.db);
  expect(await refusalOf(askRepeating(aisyah, homeId, [ben]))).toBe('REPEATING_FULL');
  // As soon as it could be asked for.
  expect(await daysIn(homeId)).toHaveLength(1);
});
