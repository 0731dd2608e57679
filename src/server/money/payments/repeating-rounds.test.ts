import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { onServer, setClock, twoServers } from '#test/builders/boards.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import {
  daysOf,
  madeIn,
  rentOf,
  roundAt,
  seriesIn,
  threePeople,
  homeNotificationsOf,
} from '#test/builders/repeating.ts';
import { queuedLetters } from '#test/observers/letters.ts';

const app = await sharedApp();
const rent = (asked: Parameters<typeof rentOf>[1] = {}) => rentOf(app, asked);
const round = (instant: string) => roundAt(app, instant);
const daysIn = (homeId: string) => daysOf(app, homeId);

test('a repeating request is made at once, and again on its day', async () => {
  const { aisyah, ben, chloe, homeId, first } = await rent();
  expect(first).toMatchObject({ repeats: 'month', totalAmount: 200_000, createdAt: app.clock.now });
  expect(await aisyah.api.repeating.listRepeating({ homeId })).toEqual({
    series: [
      {
        id: first.id,
        title: 'Rent',
        category: 'rent',
        totalAmount: 200_000,
        split: 'equally',
        ownShare: null,
        every: 'month',
        nextOn: '2026-11-30',
        paused: false,
        debtors: [
          expect.objectContaining({ userId: ben.userId, displayName: 'Ben Tan', amount: 100_000 }),
          expect.objectContaining({ userId: chloe.userId, amount: 100_000 }),
        ],
      },
    ],
  });
  await round('2026-11-30T08:59:59+08:00');
  expect(await daysIn(homeId)).toEqual(['2026-10-31']);
  await round('2026-11-30T09:02:00+08:00');
  await round('2026-11-30T09:05:00+08:00');
  const [, made] = await madeIn(app, homeId);
  expect(await madeIn(app, homeId)).toHaveLength(2);
  expect(made).toMatchObject({
    day: '2026-11-30',
    dated: new Date('2026-11-30T09:00:00+08:00'),
    total: 200_000,
    shares: [100_000, 100_000],
  });
});

test('a series of the 31st comes on the last day of a shorter month, and on the 31st again after it', async () => {
  const { homeId } = await rent({ at: '2026-12-31T12:00:00+08:00' });
  for (const day of ['2027-01-31', '2027-02-28', '2027-03-31']) {
    await round(`${day}T08:00:00+08:00`);
    await round(`${day}T09:00:00+08:00`);
  }
  expect(await daysIn(homeId)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']);
});

test('every week and every two weeks mean seven and fourteen days', async () => {
  const at = '2026-11-03T12:00:00+08:00';
  const weekly = await rent({ at, repeats: 'week' });
  const other = await rent({ at, repeats: 'two_weeks' });
  for (const day of ['10', '17', '24']) await round(`2026-11-${day}T10:00:00+08:00`);
  expect(await daysIn(weekly.homeId)).toEqual(['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24']);
  expect(await daysIn(other.homeId)).toEqual(['2026-11-03', '2026-11-17']);
});

test('debtors are notified as of any request, counted from when it was made, and its requester by bell', async () => {
  const { aisyah, ben, chloe, homeId } = await rent();
  const late = '2026-12-03T15:00:00+08:00';
  await round(late);
  const [, made] = await madeIn(app, homeId);
  const data = { homeId, userId: aisyah.userId, paymentId: made?.id, title: 'Rent' };
  for (const debtor of [ben, chloe])
    expect(await homeNotificationsOf(app, debtor, homeId, 'payment_request')).toEqual([
      expect.anything(),
      { ...data, amount: 100_000 },
    ]);
  expect(await homeNotificationsOf(app, aisyah, homeId, 'payment_repeated')).toEqual([
    { ...data, amount: 200_000, every: 'month', day: '2026-11-30' },
  ]);
  const letters = (await queuedLetters(app, 'payment-requested')).filter(
    (letter) => letter.paymentId === made?.id,
  );
  expect(letters.map(({ userId }) => userId).toSorted()).toEqual([ben.userId, chloe.userId].toSorted());
  const shares = await app.db
    .selectFrom('payment_debtors')
    .select(['notified_at', 'remind_on'])
    .where('payment_id', '=', made?.id ?? '')
    .execute();
  for (const share of shares) expect(share).toEqual({ notified_at: new Date(late), remind_on: '2026-12-06' });
  const { rows } = await sql`
    select data, actor_id from home_events where home_id = ${homeId} and type = 'money_asked' order by id`.execute(
    app.db,
  );
  expect(rows).toEqual([
    { data: { debtors: 2 }, actor_id: aisyah.userId },
    { data: { debtors: 2, again: true }, actor_id: aisyah.userId },
  ]);
});

test('after a downtime of weeks one request is made, dated the last missed day', async () => {
  const { homeId } = await rent({ at: '2026-11-03T12:00:00+08:00', repeats: 'week' });
  await round('2026-11-26T11:00:00+08:00');
  expect(await madeIn(app, homeId)).toMatchObject([
    { day: '2026-11-03' },
    { day: '2026-11-24', dated: new Date('2026-11-24T09:00:00+08:00') },
  ]);
  expect(await seriesIn(app, homeId)).toMatchObject([{ nextOn: '2026-12-01' }]);
});

test('a clock that goes back makes no request twice', async () => {
  const { homeId } = await rent({ at: '2026-11-03T12:00:00+08:00', repeats: 'week' });
  await round('2026-11-17T09:00:00+08:00');
  await round('2026-11-10T09:00:00+08:00');
  await round('2026-11-17T09:00:00+08:00');
  expect(await daysIn(homeId)).toEqual(['2026-11-03', '2026-11-17']);
});

test('in a home in another zone the day is of its current calendar, and never the same one again', async () => {
  const { homeId } = await rent({ at: '2026-11-01T12:00:00+08:00' });
  const move = (timeZone: string) =>
    app.db.updateTable('homes').set({ time_zone: timeZone }).where('id', '=', homeId).execute();
  await round('2026-12-01T09:00:00+08:00');
  // It is still November there.
  await move('America/Los_Angeles');
  await round('2026-12-01T09:30:00+08:00');
  await round('2026-12-01T09:00:00-08:00');
  expect(await daysIn(homeId)).toEqual(['2026-11-01', '2026-12-01']);
  await round('2027-01-01T08:59:00-08:00');
  expect(await daysIn(homeId)).toHaveLength(2);
  await round('2027-01-01T09:00:00-08:00');
  expect((await madeIn(app, homeId)).at(-1)).toMatchObject({
    day: '2027-01-01',
    dated: new Date('2027-01-01T09:00:00-08:00'),
  });
});

test('requests are made at nine also on days on which clocks change', async () => {
  const { homeId } = await rent({
    timeZone: 'Europe/Berlin',
    at: '2026-10-18T12:00:00+02:00',
    repeats: 'week',
  });
  await round('2026-10-25T08:59:00+01:00');
  expect(await daysIn(homeId)).toHaveLength(1);
  await round('2026-10-25T09:00:00+01:00');
  expect((await madeIn(app, homeId))[1]?.dated).toEqual(new Date('2026-10-25T08:00:00Z'));
});

test('a requester with a reserved name requests again once they have another', async () => {
  const { aisyah, homeId } = await rent();
  await app.db
    .updateTable('users')
    .set({ display_name: 'Serumah' })
    .where('id', '=', aisyah.userId)
    .execute();
  await round('2026-11-30T09:00:00+08:00');
  expect(await daysIn(homeId)).toEqual(['2026-10-31']);
  await aisyah.api.users.updateDisplayName({ displayName: 'Aisyah Rahman' });
  await round('2026-11-30T09:05:00+08:00');
  expect(await daysIn(homeId)).toEqual(['2026-10-31', '2026-11-30']);
});

test('a member who leaves is not asked any more, and the others pay as before', async () => {
  const { chloe, homeId, seriesId } = await rent({ totalAmount: 10_001 });
  await chloe.api.homes.leaveHome({ homeId });
  await round('2026-11-30T09:00:00+08:00');
  expect((await madeIn(app, homeId))[1]).toMatchObject({ total: 5001, shares: [5001] });
  // A person who comes back is a new member, and not in the series.
  await chloe.api.homes.joinHome({ homeId });
  await round('2026-12-31T09:00:00+08:00');
  expect((await madeIn(app, homeId))[2]).toMatchObject({ total: 5001, shares: [5001] });
  setClock(app, '2026-12-31T10:00:00+08:00');
  expect(
    await app.db.selectFrom('payment_series').select('id').where('home_id', '=', homeId).execute(),
  ).toEqual([{ id: seriesId }]);
});

test('the requester’s own share stays, too', async () => {
  const { aisyah, chloe, homeId } = await rent({
    totalAmount: 10_000,
    split: { by: 'equally', withOwn: true },
  });
  const [before] = await madeIn(app, homeId);
  await aisyah.api.homes.removeMember({ homeId, userId: chloe.userId });
  await round('2026-11-30T09:00:00+08:00');
  const [, made] = await madeIn(app, homeId);
  expect(before).toMatchObject({ total: 10_000, shares: [3333, 3333] });
  expect(made).toMatchObject({ total: 6667, shares: [3333] });
});

test('a series without debtors ends, and its requester is notified', async () => {
  const { aisyah, ben, chloe, homeId } = await rent();
  await chloe.api.homes.leaveHome({ homeId });
  expect(await homeNotificationsOf(app, aisyah, homeId, 'payment_series_ended')).toEqual([]);
  await ben.api.homes.leaveHome({ homeId });
  expect(await homeNotificationsOf(app, aisyah, homeId, 'payment_series_ended')).toEqual([
    { homeId, userId: ben.userId, title: 'Rent' },
  ]);
  expect(await seriesIn(app, homeId)).toEqual([]);
  await round('2026-11-30T09:00:00+08:00');
  expect(await madeIn(app, homeId)).toHaveLength(1);
});

test('a series ends when its requester leaves, is removed or deletes the account, and with the home', async () => {
  const { ben } = await threePeople(app);
  const ways = [
    (asker: Person, homeId: string) => asker.api.homes.leaveHome({ homeId }),
    (asker: Person, homeId: string) => ben.api.homes.removeMember({ homeId, userId: asker.userId }),
    (asker: Person) => asker.api.users.deleteAccount({ password: asker.password }),
    (_asker: Person, homeId: string, name: string) => ben.api.homes.deleteHome({ homeId, name }),
  ];
  for (const end of ways) {
    app.clock.now = new Date();
    const asker = await signUp(app, 'Farid Osman');
    const { id: homeId, name } = await buildHome([ben, asker]);
    await asker.api.payments.createPaymentRequest({
      homeId,
      id: randomUUID(),
      title: 'Rent',
      totalAmount: 5000,
      debtorIds: [ben.userId],
      repeats: 'week',
    });
    expect(await seriesIn(app, homeId)).toHaveLength(1);
    await end(asker, homeId, name);
    expect(await seriesIn(app, homeId)).toEqual([]);
    expect(await homeNotificationsOf(app, asker, homeId, 'payment_series_ended')).toEqual([]);
    app.clock.now = new Date(app.clock.now.getTime() + 8 * 86_400_000);
    await app.createRepeatingRequests();
    expect((await madeIn(app, homeId)).length).toBeLessThanOrEqual(1);
  }
});

test('if two servers look at the same time, each series is made by one of them', async () => {
  await using servers = await twoServers(app);
  const { first, second } = servers;
  const asker = await signUp(first);
  const debtor = await signUp(first, 'Ben Tan');
  const homes = await Promise.all([1, 2, 3, 4].map(() => buildHome([asker, debtor])));
  for (const { id: homeId } of homes)
    for (let at = 0; at < 6; at++)
      await onServer(second, asker).payments.createPaymentRequest({
        homeId,
        id: randomUUID(),
        title: `Rent ${at}`,
        totalAmount: 100,
        debtorIds: [debtor.userId],
        repeats: 'week',
      });
  servers.setClock('2026-11-23T09:30:00+08:00');
  await Promise.all([first.createRepeatingRequests(), second.createRepeatingRequests()]);
  for (const { id: homeId } of homes) expect(await daysOf(first, homeId)).toHaveLength(12);
  expect(first.failures.concat(second.failures)).toEqual([]);
});

test('a request that could not be committed is made in the next run, once', async () => {
  const { homeId } = await rent();
  await sql`
    create function refuse_notice() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$`.execute(
    app.db,
  );
  await sql`
    create trigger refuse before insert on notifications for each row
      when (new.type = 'payment_repeated') execute function refuse_notice()`.execute(app.db);
  await round('2026-11-30T09:00:00+08:00');
  expect(await daysIn(homeId)).toEqual(['2026-10-31']);
  expect(await seriesIn(app, homeId)).toMatchObject([{ nextOn: '2026-11-30' }]);
  await sql`drop trigger refuse on notifications`.execute(app.db);
  await round('2026-11-30T09:03:00+08:00');
  expect(await daysIn(homeId)).toEqual(['2026-10-31', '2026-11-30']);
});

test('the database itself refuses a second request for a day', async () => {
  const { aisyah, ben, homeId, first } = await rent();
  const other = await askForMoney(aisyah, homeId, [ben]);
  const again = sql`
    insert into payment_series_days (home_id, series_id, day, payment_id)
    select home_id, series_id, day, ${other.id} from payment_series_days where payment_id = ${first.id}`.execute(
    app.db,
  );
  await expect(again).rejects.toThrow('payment_series_days_pkey');
});
