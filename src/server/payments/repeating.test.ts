import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Repeats } from '#domain/repeating.ts';
import { SERIES_MAX } from '#domain/repeating.ts';
import { sharedApp, type TestApp } from '#test/running/app.ts';
import { onServer, setClock, twoServers } from '#test/builders/boards.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';

const app = await sharedApp();
/** Three who live together nowhere yet. */
async function people() {
  return {
    aisyah: await signUp(app),
    ben: await signUp(app, 'Ben Tan'),
    chloe: await signUp(app, 'Chloe Lim'),
  };
}

type Asking = {
  timeZone?: string;
  at?: string;
  repeats?: Repeats;
  totalAmount?: number;
  split?: { by: 'equally'; withOwn: boolean } | { by: 'amounts'; amounts: number[] };
  title?: string;
};

const askRepeating = (
  aisyah: Person,
  homeId: string,
  debtors: Person[],
  { repeats = 'month', totalAmount = 200_000, split, title = 'Rent' }: Omit<Asking, 'at' | 'timeZone'> = {},
) =>
  aisyah.api.payments.createPaymentRequest({
    homeId,
    id: randomUUID(),
    title,
    category: 'rent',
    totalAmount,
    debtorIds: debtors.map(({ userId }) => userId),
    repeats,
    ...(split && { split }),
  });

/** A rent that repeats, first asked for on 31 October 2026 at noon on Kuala Lumpur's clocks where nothing else is said. */
async function rent({
  timeZone = 'Asia/Kuala_Lumpur',
  at = '2026-10-31T12:00:00+08:00',
  ...asked
}: Asking = {}) {
  app.clock.now = new Date();
  const { aisyah, ben, chloe } = await people();
  const { id: homeId } = await buildHome([aisyah, ben, chloe], { timeZone });
  setClock(app, at);
  const first = await askRepeating(aisyah, homeId, [ben, chloe], asked);
  return { aisyah, ben, chloe, homeId, first, seriesId: first.id };
}

/** A round of the server at that time, as after a downtime since the last one. */
async function round(instant: string, server: TestApp = app) {
  setClock(server, instant);
  await server.askForRepeating();
}

type Made = { day: string; dated: Date; total: number; shares: number[]; id: string };

/** What a home's series have asked for, the first one too, in order. */
async function madeIn(homeId: string, { db }: TestApp = app): Promise<Made[]> {
  const { rows } = await sql<Made>`
    select made.day, request.created_at as dated, request.total_amount as total, request.id,
           array(select line.amount::integer from payment_debtors as line
                  where line.home_id = request.home_id and line.payment_id = request.id order by line.amount) as shares
      from payment_requests as request
      left join payment_series_days as made on made.home_id = request.home_id and made.payment_id = request.id
     where request.home_id = ${homeId} order by request.created_at, made.day`.execute(db);
  return rows;
}
const daysOf = async (homeId: string, server?: TestApp) =>
  (await madeIn(homeId, server)).map(({ day }) => day);
const seriesIn = async (homeId: string) =>
  (
    await sql<{ nextOn: string; paused: boolean }>`
      select next_on as "nextOn", paused from payment_series where home_id = ${homeId}`.execute(app.db)
  ).rows;
const toldTo = async ({ userId }: Person, homeId: string, type: string) =>
  (
    await sql<{ data: Record<string, unknown> }>`
      select data from notifications
       where user_id = ${userId} and type = ${type} and data->>'homeId' = ${homeId} order by created_at, id`.execute(
      app.db,
    )
  ).rows.map(({ data }) => data);

test('asked with a repetition it is asked for now, as always, and again on the day', async () => {
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
  expect(await daysOf(homeId)).toEqual(['2026-10-31']);
  await round('2026-11-30T09:02:00+08:00');
  await round('2026-11-30T09:05:00+08:00');
  const [, made] = await madeIn(homeId);
  expect(await madeIn(homeId)).toHaveLength(2);
  expect(made).toMatchObject({
    day: '2026-11-30',
    dated: new Date('2026-11-30T09:00:00+08:00'),
    total: 200_000,
    shares: [100_000, 100_000],
  });
});

test('on the 31st it comes on the last day of a shorter month, and on the 31st again after', async () => {
  const { homeId } = await rent({ at: '2026-12-31T12:00:00+08:00' });
  for (const day of ['2027-01-31', '2027-02-28', '2027-03-31']) {
    await round(`${day}T08:00:00+08:00`);
    await round(`${day}T09:00:00+08:00`);
  }
  expect(await daysOf(homeId)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']);
});

test('every week and every two weeks it comes after seven and fourteen days', async () => {
  const at = '2026-11-03T12:00:00+08:00';
  const weekly = await rent({ at, repeats: 'week' });
  const other = await rent({ at, repeats: 'two_weeks' });
  for (const day of ['10', '17', '24']) await round(`2026-11-${day}T10:00:00+08:00`);
  expect(await daysOf(weekly.homeId)).toEqual(['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24']);
  expect(await daysOf(other.homeId)).toEqual(['2026-11-03', '2026-11-17']);
});

test('its debtors hear of it like of any request, counted from when it was made, and its requester by bell', async () => {
  const { aisyah, ben, chloe, homeId } = await rent();
  const late = '2026-12-03T15:00:00+08:00';
  await round(late);
  const [, made] = await madeIn(homeId);
  const data = { homeId, userId: aisyah.userId, paymentId: made?.id, title: 'Rent' };
  for (const debtor of [ben, chloe])
    expect(await toldTo(debtor, homeId, 'payment_request')).toEqual([
      expect.anything(),
      { ...data, amount: 100_000 },
    ]);
  expect(await toldTo(aisyah, homeId, 'payment_repeated')).toEqual([
    { ...data, amount: 200_000, every: 'month', day: '2026-11-30' },
  ]);
  const letters = (await queuedLetters(app, 'payment-requested')).filter(
    (letter) => letter.paymentId === made?.id,
  );
  expect(letters.map(({ userId }) => userId).toSorted()).toEqual([ben.userId, chloe.userId].toSorted());
  const lines = await app.db
    .selectFrom('payment_debtors')
    .select(['notified_at', 'remind_on'])
    .where('payment_id', '=', made?.id ?? '')
    .execute();
  for (const line of lines) expect(line).toEqual({ notified_at: new Date(late), remind_on: '2026-12-06' });
  const { rows } = await sql`
    select data, actor_id from home_events where home_id = ${homeId} and type = 'money_asked' order by id`.execute(
    app.db,
  );
  expect(rows).toEqual([
    { data: { debtors: 2 }, actor_id: aisyah.userId },
    { data: { debtors: 2, again: true }, actor_id: aisyah.userId },
  ]);
});

test('after a downtime of weeks one is asked for, dated the last that was missed', async () => {
  const { homeId } = await rent({ at: '2026-11-03T12:00:00+08:00', repeats: 'week' });
  await round('2026-11-26T11:00:00+08:00');
  expect(await madeIn(homeId)).toMatchObject([
    { day: '2026-11-03' },
    { day: '2026-11-24', dated: new Date('2026-11-24T09:00:00+08:00') },
  ]);
  expect(await seriesIn(homeId)).toMatchObject([{ nextOn: '2026-12-01' }]);
});

test('a clock that goes back asks for nothing twice', async () => {
  const { homeId } = await rent({ at: '2026-11-03T12:00:00+08:00', repeats: 'week' });
  await round('2026-11-17T09:00:00+08:00');
  await round('2026-11-10T09:00:00+08:00');
  await round('2026-11-17T09:00:00+08:00');
  expect(await daysOf(homeId)).toEqual(['2026-11-03', '2026-11-17']);
});

test('a home in another zone: the day is that of its calendar then, and never the same one again', async () => {
  const { homeId } = await rent({ at: '2026-11-01T12:00:00+08:00' });
  const move = (timeZone: string) =>
    app.db.updateTable('homes').set({ time_zone: timeZone }).where('id', '=', homeId).execute();
  await round('2026-12-01T09:00:00+08:00');
  // There it is still November.
  await move('America/Los_Angeles');
  await round('2026-12-01T09:30:00+08:00');
  await round('2026-12-01T09:00:00-08:00');
  expect(await daysOf(homeId)).toEqual(['2026-11-01', '2026-12-01']);
  await round('2027-01-01T08:59:00-08:00');
  expect(await daysOf(homeId)).toHaveLength(2);
  await round('2027-01-01T09:00:00-08:00');
  expect((await madeIn(homeId)).at(-1)).toMatchObject({
    day: '2027-01-01',
    dated: new Date('2027-01-01T09:00:00-08:00'),
  });
});

test('at nine also on the days on which clocks are changed', async () => {
  const { homeId } = await rent({
    timeZone: 'Europe/Berlin',
    at: '2026-10-18T12:00:00+02:00',
    repeats: 'week',
  });
  await round('2026-10-25T08:59:00+01:00');
  expect(await daysOf(homeId)).toHaveLength(1);
  await round('2026-10-25T09:00:00+01:00');
  expect((await madeIn(homeId))[1]?.dated).toEqual(new Date('2026-10-25T08:00:00Z'));
});

test('who leaves is asked no more, and the others for what they were asked before', async () => {
  const { chloe, homeId, seriesId } = await rent({ totalAmount: 10_001 });
  await chloe.api.homes.leaveHome({ homeId });
  await round('2026-11-30T09:00:00+08:00');
  expect((await madeIn(homeId))[1]).toMatchObject({ total: 5001, shares: [5001] });
  // Who comes back lives there anew, and is in it no more.
  await chloe.api.homes.joinHome({ homeId });
  await round('2026-12-31T09:00:00+08:00');
  expect((await madeIn(homeId))[2]).toMatchObject({ total: 5001, shares: [5001] });
  setClock(app, '2026-12-31T10:00:00+08:00');
  expect(
    await app.db.selectFrom('payment_series').select('id').where('home_id', '=', homeId).execute(),
  ).toEqual([{ id: seriesId }]);
});

test('with an own share that one stays, too', async () => {
  const { aisyah, chloe, homeId } = await rent({
    totalAmount: 10_000,
    split: { by: 'equally', withOwn: true },
  });
  const [before] = await madeIn(homeId);
  await aisyah.api.homes.removeMember({ homeId, userId: chloe.userId });
  await round('2026-11-30T09:00:00+08:00');
  const [, made] = await madeIn(homeId);
  expect(before).toMatchObject({ total: 10_000, shares: [3333, 3333] });
  expect(made).toMatchObject({ total: 6667, shares: [3333] });
});

test('nobody left: it ends, and its requester hears of it', async () => {
  const { aisyah, ben, chloe, homeId } = await rent();
  await chloe.api.homes.leaveHome({ homeId });
  expect(await toldTo(aisyah, homeId, 'payment_series_ended')).toEqual([]);
  await ben.api.homes.leaveHome({ homeId });
  expect(await toldTo(aisyah, homeId, 'payment_series_ended')).toEqual([
    { homeId, userId: ben.userId, title: 'Rent' },
  ]);
  expect(await seriesIn(homeId)).toEqual([]);
  await round('2026-11-30T09:00:00+08:00');
  expect(await madeIn(homeId)).toHaveLength(1);
});

test('the requester leaving, being removed, or deleting the account ends it; a deleted home takes it along', async () => {
  const { ben } = await people();
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
    expect(await seriesIn(homeId)).toHaveLength(1);
    await end(asker, homeId, name);
    expect(await seriesIn(homeId)).toEqual([]);
    expect(await toldTo(asker, homeId, 'payment_series_ended')).toEqual([]);
    app.clock.now = new Date(app.clock.now.getTime() + 8 * 86_400_000);
    await app.askForRepeating();
    expect((await madeIn(homeId)).length).toBeLessThanOrEqual(1);
  }
});

test('what fell due while paused is not made up for', async () => {
  const at = '2026-11-03T12:00:00+08:00';
  const { aisyah, homeId, seriesId } = await rent({ at, repeats: 'week' });
  const which = { homeId, seriesId };
  expect(await aisyah.api.repeating.pauseRepeating(which)).toMatchObject({ paused: true });
  await round('2026-11-10T09:00:00+08:00');
  await round('2026-11-17T08:00:00+08:00');
  expect(await daysOf(homeId)).toEqual(['2026-11-03']);
  // Its hour is still to come.
  expect(await aisyah.api.repeating.resumeRepeating(which)).toMatchObject({
    paused: false,
    nextOn: '2026-11-17',
  });
  await round('2026-11-17T09:00:00+08:00');
  expect(await daysOf(homeId)).toEqual(['2026-11-03', '2026-11-17']);
  await aisyah.api.repeating.pauseRepeating(which);
  setClock(app, '2026-11-24T09:00:00+08:00');
  expect((await aisyah.api.repeating.resumeRepeating(which)).nextOn).toBe('2026-12-01');
  await app.askForRepeating();
  expect(await daysOf(homeId)).toHaveLength(2);
});

test('resumed twice, or without having been paused, it stays as it is', async () => {
  const { aisyah, homeId, seriesId } = await rent();
  const which = { homeId, seriesId };
  const before = await aisyah.api.repeating.resumeRepeating(which);
  expect(before).toMatchObject({ paused: false, nextOn: '2026-11-30' });
  for (let times = 0; times < 2; times++)
    expect((await aisyah.api.repeating.pauseRepeating(which)).paused).toBe(true);
  expect(await aisyah.api.repeating.resumeRepeating(which)).toEqual(before);
});

test('another amount is divided anew among who lives there; what was asked for stays', async () => {
  const { aisyah, ben, chloe, homeId, seriesId } = await rent();
  await chloe.api.homes.leaveHome({ homeId });
  const changed = await aisyah.api.repeating.changeRepeatingAmount({ homeId, seriesId, totalAmount: 90_000 });
  expect(changed).toMatchObject({ totalAmount: 90_000, debtors: [{ userId: ben.userId, amount: 90_000 }] });
  await round('2026-11-30T09:00:00+08:00');
  expect(await madeIn(homeId)).toMatchObject([
    { total: 200_000, shares: [100_000, 100_000] },
    { total: 90_000, shares: [90_000] },
  ]);
});

test('of different amounts each is changed by itself, and who left meanwhile is passed over', async () => {
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

test('an amount that cannot be asked for is refused', async () => {
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

test('deleting a request of a series leaves the series as it is, and stopping the series what it asked for', async () => {
  const { aisyah, homeId, seriesId, first } = await rent();
  await aisyah.api.payments.deletePaymentRequest({ homeId, paymentId: first.id });
  await round('2026-11-30T09:00:00+08:00');
  expect(await daysOf(homeId)).toEqual(['2026-10-31', '2026-11-30']);
  setClock(app, '2026-11-30T10:00:00+08:00');
  await aisyah.api.repeating.stopRepeating({ homeId, seriesId });
  expect(await seriesIn(homeId)).toEqual([]);
  await round('2026-12-31T09:00:00+08:00');
  expect(await madeIn(homeId)).toHaveLength(2);
  setClock(app, '2026-12-01T09:00:00+08:00');
  const which = { homeId, seriesId };
  expect(await refusalOf(aisyah.api.repeating.stopRepeating(which))).toBe('REPEATING_NOT_FOUND');
});

test('its requester and who is asked see on the card that it repeats, and nobody else, as long as it does', async () => {
  const { aisyah, ben, chloe, homeId, seriesId } = await rent({ at: new Date().toISOString() });
  const seenBy = async (person: Person) =>
    (await person.api.payments.listPaymentRequests({ homeId })).payments[0]?.repeats;
  expect(await Promise.all([aisyah, ben, chloe].map(seenBy))).toEqual(['month', 'month', 'month']);
  await chloe.api.homes.leaveHome({ homeId });
  const left = (await chloe.api.payments.listPaymentRequests({ homeId: null })).payments;
  expect(left.find(({ id }) => id === seriesId)?.repeats).toBeNull();
  await using live = await listenLive(app, ben);
  await aisyah.api.repeating.pauseRepeating({ homeId, seriesId });
  await live.hears('payments');
  expect(await seenBy(ben)).toBeNull();
});

test('a series is its requester’s alone: to see, to change, to pause, to resume and to stop', async () => {
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
  expect(await seriesIn(homeId)).toMatchObject([{ paused: false }]);
});

test('the same call again begins one series', async () => {
  const { aisyah, ben } = await people();
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
  expect(await seriesIn(homeId)).toHaveLength(1);
});

test('no more series than anybody needs', async () => {
  const { aisyah, ben } = await people();
  const { id: homeId } = await buildHome([aisyah, ben]);
  await askRepeating(aisyah, homeId, [ben]);
  await sql`
    insert into payment_series (home_id, id, requester_id, title, total_amount, split, every, first_on, next_on, created_at)
    select home_id, gen_random_uuid(), requester_id, title, total_amount, split, every, first_on, next_on, created_at
      from payment_series, generate_series(2, ${SERIES_MAX}) where home_id = ${homeId}`.execute(app.db);
  expect(await refusalOf(askRepeating(aisyah, homeId, [ben]))).toBe('REPEATING_FULL');
  // Once it could be asked for.
  expect(await daysOf(homeId)).toHaveLength(1);
});

test('of two servers that look at the same time each series is made by one', async () => {
  await using servers = await twoServers();
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
  await Promise.all([first.askForRepeating(), second.askForRepeating()]);
  for (const { id: homeId } of homes) expect(await daysOf(homeId, first)).toHaveLength(12);
  expect(first.failures.concat(second.failures)).toEqual([]);
});

test('what could not be committed is made in the next round, once', async () => {
  const { homeId } = await rent();
  await sql`
    create function refuse_notice() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$`.execute(
    app.db,
  );
  await sql`
    create trigger refuse before insert on notifications for each row
      when (new.type = 'payment_repeated') execute function refuse_notice()`.execute(app.db);
  await round('2026-11-30T09:00:00+08:00');
  expect(await daysOf(homeId)).toEqual(['2026-10-31']);
  expect(await seriesIn(homeId)).toMatchObject([{ nextOn: '2026-11-30' }]);
  await sql`drop trigger refuse on notifications`.execute(app.db);
  await round('2026-11-30T09:03:00+08:00');
  expect(await daysOf(homeId)).toEqual(['2026-10-31', '2026-11-30']);
});

test('the database itself takes no day of a series twice', async () => {
  const { aisyah, ben, homeId, first } = await rent();
  const other = await askForMoney(aisyah, homeId, [ben]);
  const again = sql`
    insert into payment_series_days (home_id, series_id, day, payment_id)
    select home_id, series_id, day, ${other.id} from payment_series_days where payment_id = ${first.id}`.execute(
    app.db,
  );
  await expect(again).rejects.toThrow('payment_series_days_pkey');
});
