import { expect, test } from 'vitest';
import type { PaymentRequest } from '#contract/payments.ts';
import { addDays, dayOf } from '#domain/days.ts';
import { sharedApp, type TestApp } from '#test/running/app.ts';
import { homeOfTwo, onServer, setClock, twoServers } from '#test/builders/boards.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';

const app = await sharedApp();

/** The numbers of a request's reminders in the queue, by debtor. */
async function remindersOf(server: TestApp, { id }: PaymentRequest, debtor: Person) {
  const letters = await queuedLetters(server, 'payment-reminder');
  return letters
    .filter((letter) => letter.paymentId === id && letter.userId === debtor.userId)
    .map(({ number }) => number);
}

/** Ben owes Aisyah since Monday, November 16th 2026, 10:00 in Kuala Lumpur. */
async function owing(server = app) {
  const { aisyah, ben, homeId } = await homeOfTwo(server);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const which = { homeId, paymentId: payment.id };
  const shareNow = () =>
    server.db
      .selectFrom('payment_debtors')
      .select(['reminders', 'reminded_at', 'remind_on'])
      .where('home_id', '=', homeId)
      .where('payment_id', '=', payment.id)
      .where('user_id', '=', ben.userId)
      .executeTakeFirstOrThrow();
  return { aisyah, ben, homeId, payment, which, shareNow, sent: () => remindersOf(server, payment, ben) };
}

/** Runs the reminders at that time in Kuala Lumpur, eight hours ahead of UTC. */
async function roundAt(day: string, time: string) {
  setClock(app, `${day}T${time}:00+08:00`);
  await app.remind();
}

test('a reminder leaves every three days between nine and eight, at most five', async () => {
  const { shareNow, sent } = await owing();
  await roundAt('2026-11-18', '12:00');
  expect(await sent()).toEqual([]);
  await roundAt('2026-11-19', '08:59');
  expect(await sent()).toEqual([]);
  await roundAt('2026-11-19', '20:00');
  expect(await sent()).toEqual([]);
  await roundAt('2026-11-20', '00:30');
  expect(await sent()).toEqual([]);
  await roundAt('2026-11-20', '09:00');
  await roundAt('2026-11-20', '09:03');
  expect(await sent()).toEqual([1]);
  expect(await shareNow()).toEqual({
    reminders: 1,
    reminded_at: new Date('2026-11-20T09:00:00+08:00'),
    remind_on: '2026-11-23',
  });
  await roundAt('2026-11-22', '19:59');
  expect(await sent()).toEqual([1]);
  await roundAt('2026-11-23', '19:59');
  for (let day = '2026-11-24'; day < '2026-12-24'; day = addDays(day, 1)) await roundAt(day, '10:00');
  expect(await sent()).toEqual([1, 2, 3, 4, 5]);
  expect(await shareNow()).toMatchObject({ reminders: 5, remind_on: null });
});

test('none leaves for a requester with a reserved name, until they have another', async () => {
  const { aisyah, sent, shareNow } = await owing();
  const rename = (display_name: string) =>
    app.db.updateTable('users').set({ display_name }).where('id', '=', aisyah.userId).execute();
  for (const name of ['Serumah', 'S\u0435rumah Support', '']) {
    await rename(name);
    await roundAt('2026-11-20', '09:00');
    expect(await sent(), name).toEqual([]);
  }
  expect(await shareNow()).toMatchObject({ reminders: 0, remind_on: '2026-11-19' });
  await rename('Aisyah Rahman');
  await roundAt('2026-11-20', '09:03');
  expect(await sent()).toEqual([1]);
});

test('after a downtime one leaves, and the next three days later', async () => {
  const { shareNow, sent } = await owing();
  await roundAt('2026-11-30', '09:00');
  await roundAt('2026-11-30', '09:03');
  expect(await sent()).toEqual([1]);
  expect((await shareNow()).remind_on).toBe('2026-12-03');
});

test('hours and days are those of each home', async () => {
  const { sent } = await owing();
  const [mia, noah] = [await signUp(app, 'Mia'), await signUp(app, 'Noah')];
  const { id: homeId } = await buildHome([mia, noah], { timeZone: 'America/Los_Angeles' });
  // Sunday evening there.
  const payment = await askForMoney(mia, homeId, [noah]);
  const roundIn = async (instant: string) => {
    setClock(app, instant);
    await app.remind();
    return [await sent(), await remindersOf(app, payment, noah)];
  };
  // There it is Wednesday, 08:30 and 09:00; in Kuala Lumpur the night before Thursday, then 09:00.
  expect(await roundIn('2026-11-18T16:30:00Z')).toEqual([[], []]);
  expect(await roundIn('2026-11-18T17:00:00Z')).toEqual([[], [1]]);
  expect(await roundIn('2026-11-19T01:00:00Z')).toEqual([[1], [1]]);
  await app.db.updateTable('homes').set({ time_zone: 'Mars/Olympus' }).where('id', '=', homeId).execute();
  // An unknown time zone counts as UTC, and holds up no one else.
  const other = await owing();
  await roundAt('2026-11-22', '10:00');
  expect(await other.sent()).toEqual([1]);
  expect(await remindersOf(app, payment, noah)).toEqual([1]);
  await roundAt('2026-11-22', '17:00');
  expect(await remindersOf(app, payment, noah)).toEqual([1, 2]);
  await app.db.updateTable('homes').set({ time_zone: 'UTC' }).where('id', '=', homeId).execute();
});

test('paid shares, shares with a waiting proof and deleted requests get none', async () => {
  const paid = await owing();
  await paid.ben.api.payments.markAsPaid(paid.which);
  const deleted = await owing();
  await deleted.aisyah.api.payments.deletePaymentRequest(deleted.which);
  const waiting = await owing();
  const proof = await putProof(app, waiting.payment, waiting.ben, { state: 'review' });
  await roundAt('2026-11-19', '10:00');
  for (const each of [paid, deleted, waiting]) expect(await each.sent()).toEqual([]);
  expect((await waiting.shareNow()).remind_on).toBe('2026-11-19');
  await app.db.updateTable('payment_proofs').set({ state: 'declined' }).where('id', '=', proof).execute();
  await roundAt('2026-11-19', '11:00');
  expect(await waiting.sent()).toEqual([1]);
});

test('debtors who stopped reminders, or whose requester is gone, get none; allowed again, they continue', async () => {
  const stopped = await owing();
  await stopped.ben.api.mailChoices.setMailChoices({ unwanted: ['reminders'] });
  const gone = await owing();
  const goes = app.db.updateTable('users').set({ deleted_at: app.clock.now });
  await goes.where('id', '=', gone.aisyah.userId).execute();
  const left = await owing();
  await left.ben.api.homes.leaveHome({ homeId: left.homeId });
  await roundAt('2026-11-19', '10:00');
  expect([await stopped.sent(), await gone.sent()]).toEqual([[], []]);
  // They still owe it.
  expect(await left.sent()).toEqual([1]);
  const press = () => stopped.aisyah.api.payments.sendReminders(stopped.which);
  const seen = async () => {
    const { payments } = await stopped.aisyah.api.payments.listPaymentRequests({ homeId: stopped.homeId });
    return payments[0]?.debtors[0]?.reminders;
  };
  expect(await press()).toEqual({ sent: 0, none: 'stopped' });
  expect(await seen()).toEqual({ sent: 0, lastAt: null, nextOn: null, unreachable: 'stopped' });
  await stopped.ben.api.mailChoices.setMailChoices({ unwanted: [] });
  expect(await seen()).toMatchObject({ nextOn: '2026-11-19', unreachable: null });
  await roundAt('2026-11-25', '08:00');
  expect(await stopped.sent()).toEqual([]);
  await roundAt('2026-11-25', '10:00');
  expect(await stopped.sent()).toEqual([1]);
  expect((await stopped.shareNow()).remind_on).toBe('2026-11-28');
  setClock(app, '2026-11-25T12:00:00+08:00');
  expect(await press()).toEqual({ sent: 1, none: null });
});

test('one letter lists every open share of all requesters and homes, and the reminders continue together', async () => {
  const { aisyah, ben, homeId, payment } = await owing();
  const [chloe, dan] = [await signUp(app, 'Chloe Lim'), await signUp(app, 'Dan Low')];
  await chloe.api.homes.joinHome({ homeId });
  const { id: otherId } = await buildHome([dan, ben]);
  const inOther = await askForMoney(dan, otherId, [ben], { title: 'Rice' });
  setClock(app, '2026-11-18T10:00:00+08:00');
  const dayBefore = await askForMoney(chloe, homeId, [ben], { title: 'Gas' });
  const paid = await askForMoney(chloe, homeId, [ben], { title: 'Soap' });
  await ben.api.payments.markAsPaid({ homeId, paymentId: paid.id });
  setClock(app, '2026-11-19T08:00:00+08:00');
  const sameDay = await askForMoney(aisyah, homeId, [ben], { title: 'Fish' });
  const toBen = async () =>
    (await queuedLetters(app, 'payment-reminder')).filter(({ userId }) => userId === ben.userId);
  await roundAt('2026-11-19', '09:00');
  await roundAt('2026-11-19', '09:03');
  const [letter, ...more] = await toBen();
  expect(more).toEqual([]);
  expect(new Set([letter, ...(letter?.others ?? [])].map((share) => share?.paymentId))).toEqual(
    new Set([payment, inOther, dayBefore, sameDay].map(({ id }) => id)),
  );
  expect(letter?.others).toHaveLength(3);
  const shares = () =>
    app.db
      .selectFrom('payment_debtors')
      .select(['payment_id', 'reminders', 'remind_on'])
      .where('user_id', '=', ben.userId)
      .where('paid_at', 'is', null)
      .execute();
  // A share that was requested today has had its letter today.
  for (const { payment_id, ...share } of await shares())
    expect(share).toEqual({ reminders: payment_id === sameDay.id ? 0 : 1, remind_on: '2026-11-22' });
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) await roundAt(day, '10:00');
  expect(await toBen()).toHaveLength(2);
  // A share that had five reminders is still listed while another one is due.
  for (const day of ['2026-11-25', '2026-11-28', '2026-12-01', '2026-12-04']) await roundAt(day, '10:00');
  const letters = await toBen();
  expect(letters).toHaveLength(6);
  expect(letters.at(-1)).toMatchObject({ paymentId: sameDay.id, number: 5 });
  expect(letters.at(-1)?.others).toHaveLength(3);
  await roundAt('2026-12-10', '10:00');
  expect(await toBen()).toHaveLength(6);
});

test('‘Send reminder now’ says why it sent none: the first letter and a reopening count, too', async () => {
  const { aisyah, ben, which, payment } = await owing();
  const press = () => aisyah.api.payments.sendReminders(which);
  expect(await press()).toEqual({ sent: 0, none: 'recent' });
  await ben.api.payments.markAsPaid(which);
  expect(await press()).toEqual({ sent: 0, none: 'paid' });
  setClock(app, '2026-11-17T12:00:00+08:00');
  await aisyah.api.payments.reopenPayment({ ...which, userId: ben.userId });
  setClock(app, '2026-11-17T12:59:00+08:00');
  expect(await press()).toEqual({ sent: 0, none: 'recent' });
  setClock(app, '2026-11-17T13:01:00+08:00');
  expect(await press()).toEqual({ sent: 1, none: null });
  const proof = await putProof(app, payment, ben, { state: 'review' });
  expect(await press()).toEqual({ sent: 0, none: 'review' });
  await aisyah.api.payments.reviewPaymentProof({
    ...which,
    userId: ben.userId,
    proofId: proof,
    approve: false,
  });
  setClock(app, '2026-11-17T13:50:00+08:00');
  expect(await press()).toEqual({ sent: 0, none: 'recent' });
  setClock(app, '2026-11-17T15:00:00+08:00');
  await ben.api.users.deleteAccount({ password: ben.password });
  expect(await press()).toEqual({ sent: 0, none: 'gone' });
});

test('a share that another share’s waiting receipt would pay gets none until that is answered', async () => {
  const { aisyah, ben, homeId, payment, shareNow } = await owing();
  const other = await askForMoney(aisyah, homeId, [ben]);
  const proof = await putProof(app, other, ben, { state: 'review' });
  const proofs = app.db.updateTable('payment_proofs').where('id', '=', proof);
  await proofs.set({ also_pays: [payment.id] }).execute();
  const nextOn = async () => {
    const { payments } = await aisyah.api.payments.listPaymentRequests({ homeId });
    return payments.find(({ id }) => id === payment.id)?.debtors.map(({ reminders }) => reminders?.nextOn);
  };
  await roundAt('2026-11-19', '10:00');
  expect((await shareNow()).reminders).toBe(0);
  expect(await nextOn()).toEqual([null]);
  await proofs.set({ state: 'declined' }).execute();
  expect(await nextOn()).toEqual(['2026-11-19']);
  await roundAt('2026-11-19', '11:00');
  expect((await shareNow()).reminders).toBe(1);
});

test('two servers in the same run send one', { timeout: 30_000 }, async () => {
  await using servers = await twoServers(app);
  const { first, second } = servers;
  const debts = [await owing(first), await owing(first), await owing(first)];
  servers.setClock('2026-11-19T02:00:00Z');
  await Promise.all([first.remind(), second.remind(), first.remind(), second.remind()]);
  for (const { sent } of debts) expect(await sent()).toEqual([1]);
  // By hand, at the same time as the scheduled run.
  servers.setClock('2026-11-22T02:00:00Z');
  for (const { aisyah, which, sent } of debts) {
    await Promise.all([
      onServer(second, aisyah).payments.sendReminders(which),
      first.remind(),
      onServer(first, aisyah).payments.sendReminders(which),
    ]);
    expect(await sent()).toEqual([1, 2]);
  }
});

test('the requester reminds open debtors, at most once an hour, at any time of day', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const [chloe, dan] = [await signUp(app, 'Chloe Lim'), await signUp(app, 'Dan')];
  for (const each of [chloe, dan]) await each.api.homes.joinHome({ homeId });
  const payment = await askForMoney(aisyah, homeId, [ben, chloe, dan]);
  const which = { homeId, paymentId: payment.id };
  await chloe.api.payments.markAsPaid(which);
  await putProof(app, payment, dan, { state: 'review' });
  setClock(app, '2026-11-16T23:30:00+08:00');
  expect(await aisyah.api.payments.sendReminders(which)).toEqual({ sent: 1, none: null });
  expect(await aisyah.api.payments.sendReminders(which)).toEqual({ sent: 0, none: 'recent' });
  expect(await remindersOf(app, payment, ben)).toEqual([1]);
  expect(await remindersOf(app, payment, chloe)).toEqual([]);
  expect(await remindersOf(app, payment, dan)).toEqual([]);
  const seen = await aisyah.api.payments.listPaymentRequests({ homeId });
  const share = seen.payments[0]?.debtors.find(({ userId }) => userId === ben.userId);
  expect(share?.reminders).toEqual({
    sent: 1,
    lastAt: app.clock.now,
    nextOn: '2026-11-19',
    unreachable: null,
  });
  setClock(app, '2026-11-17T00:30:00+08:00');
  expect(await aisyah.api.payments.sendReminders(which)).toEqual({ sent: 1, none: null });
  expect(dayOf(app.clock.now, 'Asia/Kuala_Lumpur')).toBe('2026-11-17');
  expect(await remindersOf(app, payment, ben)).toEqual([1, 2]);
});

test('a clock that was ahead and is set right blocks no reminder', async () => {
  const { aisyah, which, payment, ben } = await owing();
  const ahead = new Date(app.clock.now.getTime() + 3 * 24 * 60 * 60 * 1000);
  for (const at of ['notified_at', 'reminded_at'] as const) {
    await app.db
      .updateTable('payment_debtors')
      .set({ notified_at: null, reminded_at: null, [at]: ahead })
      .where('payment_id', '=', payment.id)
      .execute();
    expect(await aisyah.api.payments.sendReminders(which), at).toEqual({ sent: 1, none: null });
  }
  expect(await remindersOf(app, payment, ben)).toEqual([1, 2]);
});

test('only the requester sees it, at once', async () => {
  const { aisyah, ben, which } = await owing();
  await using hers = await listenLive(app, aisyah);
  await using his = await listenLive(app, ben);
  await roundAt('2026-11-19', '10:00');
  await hers.receives('payments');
  // Updates about the request may arrive late. Once a later one has arrived, they have too.
  await ben.api.users.updateDisplayName({ displayName: 'Ben' });
  await his.receives('me');
  hers.clear();
  his.clear();
  setClock(app, '2026-11-19T12:00:00+08:00');
  await aisyah.api.payments.sendReminders(which);
  await hers.receives('payments');
  expect(his.hasReceived('payments')).toBe(false);
});

test('only the requester reminds', async () => {
  const { ben, which } = await owing();
  const chloe = await signUp(app, 'Chloe Lim');
  expect(await refusalOf(ben.api.payments.sendReminders(which))).toBe('FORBIDDEN');
  expect(await refusalOf(chloe.api.payments.sendReminders(which))).toBe('FORBIDDEN');
  const unknown = { ...which, paymentId: crypto.randomUUID() };
  expect(await refusalOf(ben.api.payments.sendReminders(unknown))).toBe('PAYMENT_NOT_FOUND');
});

test('reminders are limited over all requests', async () => {
  const { aisyah, which } = await owing();
  for (let press = 0; press < 30; press++) await aisyah.api.payments.sendReminders(which);
  expect(await refusalOf(aisyah.api.payments.sendReminders(which))).toBe('TOO_MANY_TRIES');
});
