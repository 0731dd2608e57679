import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/days.ts';
import { isOnSide, type PaymentSide } from '#domain/payment-sides.ts';
import { PAYMENT_STAGES, REMIND_EVERY_DAYS, stageOf } from '#domain/payments.ts';
import { findOwnPayment } from '#server/money/shares/rows.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await sharedApp();
const aisyah = await signUp(app);
const ben = await signUp(app, 'Ben Tan');
const chloe = await signUp(app, 'Chloe Lim');
const dina = await signUp(app, 'Dina Yusof');

const newHome = async (...people: Person[]) => (await buildHome([aisyah, ...people])).id;
const listOf = async ({ api }: Person, homeId: string | null) =>
  (await api.payments.listPaymentRequests({ homeId })).payments;
const requestOf = ({ userId }: Person, homeId: string, paymentId: string) =>
  findOwnPayment(app.db, userId, { homeId, paymentId }, 'requester');
async function summaryOf({ api }: Person, homeId: string | null) {
  const { owed, owes } = await api.payments.getPaymentSummary({ homeId });
  return { owed, owes };
}
const idsOf = (payments: { id: string }[]) => payments.map(({ id }) => id);

/** The notifications of a person about this request. */
async function notificationsOf({ userId }: Person, paymentId: string) {
  const { rows } = await sql<{ type: string; data: Record<string, unknown> }>`
    select type, data from notifications
     where user_id = ${userId} and data->>'paymentId' = ${paymentId} order by created_at, id`.execute(app.db);
  return rows;
}
const lettersAbout = async (kind: Parameters<typeof queuedLetters>[1], paymentId: string) =>
  (await queuedLetters(app, kind)).filter(
    (letter) => 'paymentId' in letter && letter.paymentId === paymentId,
  );

const form = (homeId: string, debtorIds: string[]) => ({
  homeId,
  id: randomUUID(),
  title: 'Electricity bill',
  totalAmount: 17_400,
  debtorIds,
});

test('a new request has equal shares, and each debtor is notified once, by bell and email', async () => {
  const homeId = await newHome(ben, chloe, dina);
  const asked = {
    ...form(homeId, [ben.userId, chloe.userId]),
    title: '  Electricity bill ',
    category: 'utilities' as const,
  };
  const payment = await aisyah.api.payments.createPaymentRequest(asked);
  expect(payment).toMatchObject({
    id: asked.id,
    homeId,
    homeName: 'Seri Pandan 12A',
    left: false,
    timeZone: 'Asia/Kuala_Lumpur',
    requester: { userId: aisyah.userId, displayName: 'Aisyah Rahman', tone: 'leaf' },
    title: 'Electricity bill',
    category: 'utilities',
    totalAmount: 17_400,
    createdAt: app.clock.now,
    updatedAt: app.clock.now,
  });
  expect(payment.debtors).toMatchObject([
    { userId: ben.userId, displayName: 'Ben Tan', amount: 8700, paid: false, paidAt: null, paidBy: null },
    { userId: chloe.userId, displayName: 'Chloe Lim', amount: 8700, paid: false, paidAt: null, paidBy: null },
  ]);
  for (const debtor of [ben, chloe])
    expect(await notificationsOf(debtor, payment.id)).toEqual([
      {
        type: 'payment_request',
        data: {
          homeId,
          userId: aisyah.userId,
          paymentId: payment.id,
          title: 'Electricity bill',
          amount: 8700,
        },
      },
    ]);
  for (const other of [aisyah, dina]) expect(await notificationsOf(other, payment.id)).toEqual([]);
  const letters = await lettersAbout('payment-requested', payment.id);
  expect(letters.map(({ userId }) => userId).toSorted()).toEqual([ben.userId, chloe.userId].toSorted());
  const { entries } = await dina.api.homes.listHistory({ homeId });
  // Only its people see title and amount.
  expect(entries[0]).toMatchObject({ type: 'money_asked', actorId: aisyah.userId, data: { debtors: 2 } });
  expect(JSON.stringify(entries)).not.toMatch(/Electricity|8700|17400/);
});

test('the same request again returns the first result, and notifies no one twice', async () => {
  const homeId = await newHome(ben, chloe);
  const asked = form(homeId, [ben.userId]);
  const first = await aisyah.api.payments.createPaymentRequest(asked);
  const again = { ...asked, id: asked.id.toUpperCase(), title: 'Something else', debtorIds: [chloe.userId] };
  expect(await aisyah.api.payments.createPaymentRequest(again)).toEqual(first);
  expect(await notificationsOf(ben, asked.id)).toHaveLength(1);
  expect(await notificationsOf(chloe, asked.id)).toEqual([]);
  expect(await lettersAbout('payment-requested', asked.id)).toHaveLength(1);
  const { asksHowToPay: _, ...listed } = first;
  expect(await listOf(aisyah, homeId)).toEqual([listed]);
  // The id works for no other requester or home.
  await expectRefusal(
    ben.api.payments.createPaymentRequest({ ...asked, debtorIds: [aisyah.userId] }),
    'ID_TAKEN',
  );
  const elsewhere = await newHome(ben);
  await expectRefusal(aisyah.api.payments.createPaymentRequest({ ...asked, homeId: elsewhere }), 'ID_TAKEN');
  await aisyah.api.payments.deletePaymentRequest({ homeId, paymentId: asked.id });
  await expectRefusal(aisyah.api.payments.createPaymentRequest(asked), 'ID_TAKEN');
});

test('only the first request ever, without payment details, asks the requester how to pay', async () => {
  const [wei, priya] = [await signUp(app, 'Wei Jie Tan'), await signUp(app, 'Priya Nair')];
  const { id: homeId } = await buildHome([wei, priya]);
  const { id: elsewhere } = await buildHome([wei, priya]);
  const asks = async ({ api }: Person, asked: ReturnType<typeof form>) =>
    (await api.payments.createPaymentRequest(asked)).asksHowToPay;
  const first = form(homeId, [priya.userId]);
  expect(await asks(wei, first)).toBe(true);
  // The same call again, after a lost answer.
  expect(await asks(wei, first)).toBe(true);
  expect(await asks(wei, form(elsewhere, [priya.userId]))).toBe(false);
  await wei.api.payments.deletePaymentRequest({ homeId, paymentId: first.id });
  expect(await asks(wei, form(homeId, [priya.userId]))).toBe(false);

  // A bank alone is no way to pay.
  await priya.api.paymentDetails.savePaymentDetails({ bank: 'maybank' });
  const another = form(homeId, [wei.userId]);
  expect(await asks(priya, another)).toBe(true);
  await priya.api.paymentDetails.savePaymentDetails({ duitNow: '012-345 6789' });
  expect(await asks(priya, another)).toBe(false);
});

test('the server checks every rule of the form', async () => {
  const homeId = await newHome(ben, chloe);
  const good = form(homeId, [ben.userId]);
  const refused = async (changed: object) =>
    refusalOf(aisyah.api.payments.createPaymentRequest({ ...good, id: randomUUID(), ...changed }));
  expect(await refused({ debtorIds: [] })).toBe('DEBTORS_MISSING');
  expect(await refused({ debtorIds: [aisyah.userId] })).toBe('DEBTOR_ONESELF');
  expect(await refused({ debtorIds: [aisyah.userId.toUpperCase()] })).toBe('DEBTOR_ONESELF');
  expect(await refused({ debtorIds: [ben.userId, dina.userId] })).toBe('MEMBER_NOT_FOUND');
  expect(await refused({ debtorIds: [randomUUID()] })).toBe('MEMBER_NOT_FOUND');
  expect(await refused({ title: '' })).toBe('PAYMENT_TITLE_MISSING');
  expect(await refused({ title: ' \n ' })).toBe('PAYMENT_TITLE_MISSING');
  expect(await refused({ title: 'x'.repeat(121) })).toBe('PAYMENT_TITLE_TOO_LONG');
  // Counted like the form's field does.
  expect(await refused({ title: '🥬'.repeat(61) })).toBe('PAYMENT_TITLE_TOO_LONG');
  expect(await refused({ totalAmount: 0 })).toBe('AMOUNT_MISSING');
  expect(await refused({ totalAmount: -100 })).toBe('AMOUNT_MISSING');
  expect(await refused({ totalAmount: 12.5 })).toBe('AMOUNT_INVALID');
  expect(await refused({ totalAmount: 1_000_000_001 })).toBe('AMOUNT_INVALID');
  expect(await refused({ totalAmount: Number.NaN })).toBe('INVALID_INPUT');
  expect(await refused({ totalAmount: '5800' })).toBe('INVALID_INPUT');
  expect(await refused({ category: 'holidays' })).toBe('INVALID_INPUT');
  expect(await refused({ title: 'half a pair \uD800' })).toBe('INVALID_INPUT');
  expect(await listOf(aisyah, homeId)).toEqual([]);
  await expectRefusal(
    aisyah.api.payments.createPaymentRequest({ ...good, debtorIds: [] }),
    'DEBTORS_MISSING',
  );
  await expectRefusal(
    aisyah.api.payments.createPaymentRequest({ ...good, totalAmount: 0 }),
    'AMOUNT_MISSING',
  );
});

test('a share under one sen is refused; one person twice, or in capitals, is one debtor', async () => {
  const homeId = await newHome(ben, chloe, dina);
  const three = [ben, chloe, dina].map(({ userId }) => userId);
  await expectRefusal(
    aisyah.api.payments.createPaymentRequest({ ...form(homeId, three), totalAmount: 1 }),
    'AMOUNT_INVALID',
  );
  const twice = [ben.userId, ben.userId.toUpperCase(), ben.userId];
  const payment = await aisyah.api.payments.createPaymentRequest({ ...form(homeId, twice), totalAmount: 1 });
  expect(payment.debtors).toMatchObject([{ userId: ben.userId, amount: 1 }]);
});

test('it is listed to its requester and debtors only, requests to pay before those that wait for others', async () => {
  const homeId = await newHome(ben, chloe, dina);
  const made = [];
  for (const [requester, debtor] of [
    [aisyah, ben],
    [ben, chloe],
    [chloe, aisyah],
  ] as const) {
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    made.push(await askForMoney(requester, homeId, [debtor]));
  }
  const [first, second, third] = idsOf(made);
  expect(idsOf(await listOf(aisyah, homeId))).toEqual([third, first]);
  expect(idsOf(await listOf(ben, homeId))).toEqual([first, second]);
  expect(idsOf(await listOf(chloe, homeId))).toEqual([second, third]);
  expect(await listOf(dina, homeId)).toEqual([]);
  const outsider = await signUp(app, 'Hafiz Osman');
  await expectRefusal(listOf(outsider, homeId), 'FORBIDDEN');
  await expectRefusal(summaryOf(outsider, homeId), 'FORBIDDEN');
  expect(await listOf(outsider, null)).toEqual([]);
});

/** Inserts a request straight into the database. */
async function putRequest(homeId: string, [requester, debtor]: readonly [Person, Person], number: number) {
  const id = randomUUID();
  await app.db.transaction().execute(async (tx) => {
    const row = { home_id: homeId, created_at: app.clock.now, updated_at: app.clock.now };
    await tx
      .insertInto('payment_requests')
      .values({
        ...row,
        id,
        requester_id: requester.userId,
        title: `Bill ${number}`,
        total_amount: 100 + number,
        time_zone: 'Asia/Kuala_Lumpur',
      })
      .execute();
    await tx.insertInto('payment_homes').values({ home_id: homeId, payment_id: id }).execute();
    await tx
      .insertInto('payment_debtors')
      .values({ home_id: homeId, payment_id: id, user_id: debtor.userId, amount: 100 + number })
      .execute();
  });
  return id;
}

test('the list has pages of 50, each request once and in order, and the summary covers all pages', async () => {
  const homeId = await newHome(ben, chloe);
  const sent: string[] = [];
  for (let number = 0; number < 53; number++) {
    // Several at the same instant: then the id decides.
    if (number % 3 === 0) app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const pair = number % 2 === 0 ? ([aisyah, ben] as const) : ([ben, aisyah] as const);
    sent.push(await putRequest(homeId, pair, number));
  }
  const [settled, inReview, toCheck] = [sent[51] ?? '', sent[49] ?? '', sent[0] ?? ''];
  await aisyah.api.payments.markAsPaid({ homeId, paymentId: settled });
  const stored = await listOf(aisyah, homeId);
  for (const id of [inReview, toCheck]) {
    const payment = stored.find((one) => one.id === id) ?? (await requestOf(aisyah, homeId, id));
    await putProof(app, payment, id === toCheck ? ben : aisyah, { state: 'review' });
  }
  const page = await aisyah.api.payments.listPaymentRequests({ homeId });
  expect(page.payments).toHaveLength(50);
  expect(page.completed).toBe(1);
  const rest = await aisyah.api.payments.listPaymentRequests({ homeId, before: page.next ?? '' });
  expect(rest.payments).toHaveLength(3);
  expect(rest.next).toBeNull();
  const all = [...page.payments, ...rest.payments];
  expect(idsOf(all).toSorted()).toEqual(sent.toSorted());
  // To pay, to check, waiting, completed; newest first in each.
  const stages = all.map((payment) =>
    PAYMENT_STAGES.indexOf(stageOf(aisyah.userId, { ...payment, requesterId: payment.requester.userId })),
  );
  expect(stages).toEqual(stages.toSorted((one, other) => one - other));
  expect(stages.filter((stage) => stage === 0)).toHaveLength(24);
  expect([all[24]?.id, all.at(-1)?.id]).toEqual([toCheck, settled]);
  expect(stages[all.findIndex(({ id }) => id === inReview)]).toBe(2);
  for (const stage of [0, 2]) {
    const times = all
      .filter((_, index) => stages[index] === stage)
      .map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  }
  // The end of a page keeps its place after it is paid.
  const endsAt = `0.${all[3]?.id ?? ''}`;
  await aisyah.api.payments.markAsPaid({ homeId, paymentId: all[3]?.id ?? '' });
  const { payments: after } = await aisyah.api.payments.listPaymentRequests({ homeId, before: endsAt });
  expect(idsOf(after).slice(0, 46)).toEqual(idsOf(all).slice(4, 50));
  await aisyah.api.payments.undoMarkAsPaid({ homeId, paymentId: all[3]?.id ?? '' });
  const open = (isTheirs: (payment: (typeof all)[number]) => boolean) =>
    all
      .filter(isTheirs)
      .flatMap(({ debtors }) => debtors)
      .reduce((sum, { amount, paid }) => sum + (paid ? 0 : amount), 0);
  expect(await summaryOf(aisyah, homeId)).toEqual({
    owed: open(({ requester }) => requester.userId === aisyah.userId),
    owes: open(({ requester }) => requester.userId === ben.userId),
  });
});

test('one side of the list has only its open requests, in the same order and in pages', async () => {
  const homeId = await newHome(ben, chloe);
  const sideOf = async ({ api }: Person, side: PaymentSide, before?: string) =>
    api.payments.listPaymentRequests({ homeId, side, ...(before && { before }) });
  const made = [];
  for (let number = 0; number < 51; number++) {
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    made.push(await putRequest(homeId, [aisyah, ben], number));
  }
  const [paid, letGo, ...open] = made;
  await ben.api.payments.markAsPaid({ homeId, paymentId: paid ?? '' });
  await aisyah.api.payments.letGoPayment({ homeId, paymentId: letGo ?? '', userId: ben.userId });
  const asked = await askForMoney(ben, homeId, [aisyah, chloe]);
  await chloe.api.payments.markAsPaid({ homeId, paymentId: asked.id });
  const newest = open.toReversed();
  expect(idsOf((await sideOf(aisyah, 'owed')).payments)).toEqual(newest);
  expect(idsOf((await sideOf(ben, 'owes')).payments)).toEqual(newest);
  expect((await sideOf(ben, 'owes')).completed).toBe(0);
  for (const [person, side] of [
    [aisyah, 'owes'],
    [ben, 'owed'],
  ] as const)
    expect(idsOf((await sideOf(person, side)).payments)).toEqual([asked.id]);
  // A debtor who has paid owes nothing, though others still do.
  expect((await sideOf(chloe, 'owes')).payments).toEqual([]);

  // Aisyah has it first, since it waits for her answer. Ben, who still owes it, has it last.
  const toCheck = made[20] ?? '';
  await putProof(app, await requestOf(aisyah, homeId, toCheck), ben, { state: 'review' });
  expect((await sideOf(aisyah, 'owed')).payments[0]?.id).toBe(toCheck);
  expect((await sideOf(ben, 'owes')).payments.at(-1)?.id).toBe(toCheck);
  const inAll = [...(await sideOf(ben, 'owes')).payments, ...(await sideOf(aisyah, 'owes')).payments];
  for (const payment of inAll) {
    const of = { ...payment, requesterId: payment.requester.userId };
    expect([isOnSide(ben.userId, 'owes', of), isOnSide(aisyah.userId, 'owed', of)]).toEqual(
      payment.id === asked.id ? [false, false] : [true, true],
    );
  }
  for (const title of ['Rice', 'Gas']) await askForMoney(aisyah, homeId, [ben], { title });
  const first = await sideOf(ben, 'owes');
  const second = await sideOf(ben, 'owes', first.next ?? '');
  expect([first.payments.length, second.payments.length, second.next]).toEqual([50, 1, null]);
  expect(new Set(idsOf([...first.payments, ...second.payments])).size).toBe(51);
});

test('only the debtor marks their own share, once, and only the requester is notified', async () => {
  const homeId = await newHome(ben, chloe, dina);
  const payment = await askForMoney(aisyah, homeId, [ben, chloe]);
  const which = { homeId, paymentId: payment.id };
  await expectRefusal(aisyah.api.payments.markAsPaid(which), 'FORBIDDEN');
  await expectRefusal(dina.api.payments.markAsPaid(which), 'FORBIDDEN');
  await expectRefusal(ben.api.payments.markAsPaid({ homeId, paymentId: randomUUID() }), 'PAYMENT_NOT_FOUND');
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const paidAt = app.clock.now;
  const marked = await ben.api.payments.markAsPaid(which);
  expect(marked.debtors).toMatchObject([
    { userId: ben.userId, paid: true, paidAt, paidBy: 'marked' },
    { userId: chloe.userId, paid: false, paidAt: null, paidBy: null },
  ]);
  expect(marked.updatedAt).toEqual(paidAt);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  expect(await ben.api.payments.markAsPaid(which)).toEqual(marked);
  expect(
    (await notificationsOf(aisyah, payment.id)).map(({ type, data }) => [type, data['by'], data['userId']]),
  ).toEqual([['payment_paid', 'marked', ben.userId]]);
  expect(await notificationsOf(chloe, payment.id)).toHaveLength(1);
  expect(await lettersAbout('payment-paid', payment.id)).toEqual([
    {
      kind: 'payment-paid',
      userId: aisyah.userId,
      homeId,
      paymentId: payment.id,
      debtorId: ben.userId,
      markedAt: paidAt.toISOString(),
    },
  ]);
  const { entries } = await dina.api.homes.listHistory({ homeId });
  expect(entries[0]).toMatchObject({
    type: 'money_paid',
    actorId: ben.userId,
    data: { userId: aisyah.userId },
  });
  expect(await summaryOf(aisyah, homeId)).toEqual({ owed: 3000, owes: 0 });
  expect(await summaryOf(ben, homeId)).toEqual({ owed: 0, owes: 0 });
  expect(await summaryOf(chloe, homeId)).toEqual({ owed: 0, owes: 3000 });
});

test('a share cannot be marked while its receipt waits, but can after that is taken back', async () => {
  const homeId = await newHome(ben);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const which = { homeId, paymentId: payment.id };
  await putProof(app, payment, ben, { state: 'review' });
  await expectRefusal(ben.api.payments.markAsPaid(which), 'PROOF_IN_REVIEW');
  expect(await notificationsOf(aisyah, payment.id)).toEqual([]);
  await ben.api.payments.takeBackProof({ paymentId: payment.id, userId: ben.userId });
  expect((await ben.api.payments.markAsPaid(which)).debtors).toMatchObject([{ paidBy: 'marked' }]);
});

test('only the requester deletes, only while no share is paid, and the debtors are notified', async () => {
  const homeId = await newHome(ben, chloe);
  const kept = await askForMoney(aisyah, homeId, [ben, chloe]);
  const payment = await askForMoney(aisyah, homeId, [ben, chloe]);
  const which = { homeId, paymentId: payment.id };
  await expectRefusal(ben.api.payments.deletePaymentRequest(which), 'FORBIDDEN');
  await ben.api.payments.markAsPaid({ homeId, paymentId: kept.id });
  await expectRefusal(
    aisyah.api.payments.deletePaymentRequest({ homeId, paymentId: kept.id }),
    'PAYMENT_PAID',
  );
  const proofId = await putProof(app, payment, ben, { state: 'review' });
  await expectRefusal(aisyah.api.payments.deletePaymentRequest(which), 'PROOF_WAITS');
  await aisyah.api.payments.reviewPaymentProof({ ...which, userId: ben.userId, approve: false, proofId });
  await aisyah.api.payments.deletePaymentRequest(which);
  for (const person of [aisyah, ben, chloe]) {
    expect(idsOf(await listOf(person, homeId))).toEqual([kept.id]);
    await expectRefusal(person.api.payments.deletePaymentRequest(which), 'PAYMENT_NOT_FOUND');
    await expectRefusal(person.api.payments.markAsPaid(which), 'PAYMENT_NOT_FOUND');
  }
  expect(await summaryOf(aisyah, homeId)).toEqual({ owed: 3000, owes: 0 });
  for (const debtor of [ben, chloe])
    expect((await notificationsOf(debtor, payment.id)).at(-1)).toMatchObject({
      type: 'payment_deleted',
      data: { userId: aisyah.userId, amount: 3000, title: payment.title },
    });
  const lines = await app.db
    .selectFrom('payment_debtors')
    .select('remind_on')
    .where('payment_id', '=', payment.id)
    .execute();
  expect(lines).toEqual([{ remind_on: null }, { remind_on: null }]);
});

test('only the requester and its debtor see that a receipt waits; only the requester sees reminders and proofs', async () => {
  const homeId = await newHome(ben, chloe);
  const payment = await askForMoney(aisyah, homeId, [ben, chloe]);
  await putProof(app, payment, ben, { state: 'review' });
  const shareSeenBy = async (viewer: Person) => {
    const [seen] = await listOf(viewer, homeId);
    return seen?.debtors.find(({ userId }) => userId === ben.userId);
  };
  expect(await shareSeenBy(aisyah)).toMatchObject({
    inReview: true,
    proof: { picture: null, read: null },
    reminders: {
      sent: 0,
      lastAt: null,
      nextOn: addDays(dayOf(payment.createdAt, payment.timeZone), REMIND_EVERY_DAYS),
      unreachable: null,
    },
  });
  expect(await shareSeenBy(ben)).toMatchObject({ inReview: true, proof: null, reminders: null });
  expect(await shareSeenBy(chloe)).toMatchObject({ inReview: false, proof: null, reminders: null });
});

test('live updates reach only the people of a request', async () => {
  const homeId = await newHome(ben, chloe, dina);
  const streams = await Promise.all([aisyah, ben, dina].map((person) => listenLive(app, person)));
  const [ofAisyah, ofBen, ofDina] = streams;
  const clearAfterNote = async () => {
    await ofAisyah?.receives('payments');
    await ofBen?.receives('payments');
    for (const stream of streams) stream.clear();
  };
  const payment = await askForMoney(aisyah, homeId, [ben]);
  await clearAfterNote();
  const other = await askForMoney(aisyah, homeId, [ben]);
  await clearAfterNote();
  await ben.api.payments.markAsPaid({ homeId, paymentId: payment.id });
  await clearAfterNote();
  await aisyah.api.payments.deletePaymentRequest({ homeId, paymentId: other.id });
  await ofAisyah?.receives('payments');
  await ofBen?.receives('payments');
  // All earlier updates have arrived by now.
  await aisyah.api.homes.renameHome({ homeId, name: 'Somewhere' });
  await ofDina?.receives('home', homeId);
  expect(ofDina?.hasReceived('payments')).toBe(false);
  for (const stream of streams) await stream[Symbol.asyncDispose]();
});

test('a requester who left keeps completed requests too, and can reopen them', async () => {
  const eka = await signUp(app, 'Eka Putri');
  const homeId = await newHome(eka, chloe);
  const done = await askForMoney(eka, homeId, [chloe]);
  await chloe.api.payments.markAsPaid({ homeId, paymentId: done.id });
  const settled = await askForMoney(eka, homeId, [chloe]);
  await eka.api.payments.letGoPayment({ homeId, paymentId: settled.id, userId: chloe.userId });
  const open = await askForMoney(eka, homeId, [chloe]);
  await eka.api.homes.leaveHome({ homeId });
  const { payments, completed } = await eka.api.payments.listPaymentRequests({ homeId: null });
  const here = payments.filter((payment) => payment.homeId === homeId);
  expect(idsOf(here)).toEqual([open.id, ...[done.id, settled.id].toSorted().toReversed()]);
  expect(here.map(({ left }) => left)).toEqual([true, true, true]);
  expect(completed).toBe(2);
  const again = await eka.api.payments.reopenPayment({
    homeId,
    paymentId: done.id,
    userId: chloe.userId,
  });
  expect(again.debtors[0]).toMatchObject({ paid: false });
});

test('what is open in other homes is listed beside the sums, home by home', async () => {
  const dewi = await signUp(app, 'Dewi Lestari');
  const homes = [];
  for (const name of ['Alor', 'Bangsar', 'Cheras']) homes.push(await buildHome([dewi, ben], { name }));
  const [alor, bangsar, cheras] = homes.map(({ id }) => id);
  await askForMoney(dewi, bangsar ?? '', [ben], { totalAmount: 1200 });
  await askForMoney(ben, cheras ?? '', [dewi], { totalAmount: 500 });
  const summary = (where: string | null | undefined) =>
    dewi.api.payments.getPaymentSummary({ homeId: where ?? null });
  expect(await summary(alor)).toEqual({
    owed: 0,
    owes: 0,
    toPay: 0,
    toCheck: 0,
    repeating: 0,
    unreached: [],
    elsewhere: [
      { homeId: bangsar, homeName: 'Bangsar', owed: 1200, owes: 0 },
      { homeId: cheras, homeName: 'Cheras', owed: 0, owes: 500 },
    ],
  });
  expect((await summary(bangsar)).elsewhere.map(({ homeName }) => homeName)).toEqual(['Cheras']);
  // A home that was left is part of the list, not another home.
  await dewi.api.homes.handOver({ homeId: cheras ?? '', userId: ben.userId });
  await dewi.api.homes.leaveHome({ homeId: cheras ?? '' });
  expect(await summary(alor)).toMatchObject({ owes: 500, elsewhere: [{ homeName: 'Bangsar' }] });
});

test('a person who left keeps what is open with every action, and cannot request money there', async () => {
  const homeId = await newHome(ben, chloe);
  const closed = await askForMoney(aisyah, homeId, [ben]);
  await ben.api.payments.markAsPaid({ homeId, paymentId: closed.id });
  const owed = await askForMoney(ben, homeId, [aisyah], { totalAmount: 700 });
  const owes = await askForMoney(aisyah, homeId, [ben, chloe], { totalAmount: 2000 });
  await ben.api.homes.leaveHome({ homeId });
  const others = await buildHome([ben], { name: 'Elsewhere' });
  for (const where of [null, others.id]) {
    const list = await listOf(ben, where);
    expect(idsOf(list).toSorted()).toEqual([owed.id, owes.id].toSorted());
    for (const payment of list) expect(payment).toMatchObject({ homeName: 'Seri Pandan 12A', left: true });
    expect(await summaryOf(ben, where)).toEqual({ owed: 700, owes: 1000 });
  }
  await expectRefusal(listOf(ben, homeId), 'FORBIDDEN');
  expect(await refusalOf(askForMoney(ben, homeId, [aisyah]))).toBe('FORBIDDEN');
  expect(await refusalOf(askForMoney(aisyah, homeId, [ben]))).toBe('MEMBER_NOT_FOUND');
  await ben.api.payments.deletePaymentRequest({ homeId, paymentId: owed.id });
  const paid = await ben.api.payments.markAsPaid({ homeId, paymentId: owes.id });
  expect(paid.debtors[0]).toMatchObject({ userId: ben.userId, paid: true });
  // Chloe's share is still open, and none of Ben's.
  expect(await listOf(ben, null)).toEqual([]);
  expect(await summaryOf(ben, null)).toEqual({ owed: 0, owes: 0 });
  await chloe.api.payments.markAsPaid({ homeId, paymentId: owes.id });
  expect(idsOf(await listOf(aisyah, homeId)).toSorted()).toEqual([closed.id, owes.id].toSorted());
});

test('requests to pay and receipts to check are counted over the whole list', async () => {
  const [homeId, otherId] = [await newHome(ben, chloe), await newHome(ben)];
  const waitsFor = async ({ api }: Person, where: string | null = homeId) => {
    const { toPay, toCheck } = await api.payments.getPaymentSummary({ homeId: where });
    return { toPay, toCheck };
  };
  const before = await waitsFor(aisyah);
  const ofBoth = await askForMoney(aisyah, homeId, [ben, chloe]);
  await askForMoney(aisyah, homeId, [ben]);
  await askForMoney(ben, homeId, [aisyah]);
  await askForMoney(aisyah, otherId, [ben]);
  expect(await waitsFor(ben)).toEqual({ toPay: 2, toCheck: 0 });
  expect(await waitsFor(aisyah)).toEqual({ toPay: before.toPay + 1, toCheck: before.toCheck });

  // Two receipts for one request, and a declined one.
  await putProof(app, ofBoth, ben, { state: 'review' });
  await putProof(app, ofBoth, chloe, { state: 'review' });
  await putProof(app, await askForMoney(aisyah, homeId, [ben]), ben, { state: 'declined' });
  expect(await waitsFor(aisyah)).toEqual({ toPay: before.toPay + 1, toCheck: before.toCheck + 2 });
  expect(await waitsFor(ben)).toEqual({ toPay: 2, toCheck: 0 });

  // Open requests stay with a person who leaves.
  await ben.api.homes.leaveHome({ homeId });
  expect(await waitsFor(ben, null)).toEqual({ toPay: 2, toCheck: 0 });
  await aisyah.api.payments.reviewPaymentProof({
    homeId,
    paymentId: ofBoth.id,
    userId: chloe.userId,
    approve: true,
  });
  expect(await waitsFor(aisyah)).toEqual({ toPay: before.toPay + 1, toCheck: before.toCheck + 1 });
});
