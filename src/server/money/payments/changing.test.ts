import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PaymentRequest } from '#contract/payments.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney, linkIn, putProof, sharedPost } from '#test/builders/payments.ts';
import { callableClient } from '#test/steps/callables.ts';

const app = await sharedApp();
const post = await sharedPost(app);
const TITLE = 'TNB electricity, October';

async function owing() {
  const { aisyah, ben, homeId, historyOf } = await homeOfTwo(app);
  const [chloe, dina] = [await signUp(app, 'Chloe Lim'), await signUp(app, 'Dina Yusof')];
  for (const person of [chloe, dina]) await person.api.homes.joinHome({ homeId });
  const payment = await askForMoney(aisyah, homeId, [ben], { totalAmount: 5000 });
  const changeOf = (of: PaymentRequest) => ({
    homeId,
    paymentId: of.id,
    revision: of.revision,
    title: of.title,
    category: of.category ?? undefined,
    totalAmount: of.totalAmount,
    debtorIds: of.debtors.map(({ userId }) => userId),
  });
  const change = (
    by: Partial<ReturnType<typeof changeOf>>,
    who: Person = aisyah,
    of: PaymentRequest = payment,
  ) => who.api.payments.changePaymentRequest({ ...changeOf(of), ...by });
  const notificationsOf = async ({ userId }: Person) => {
    const rows = await app.db
      .selectFrom('notifications')
      .select(['type', 'data'])
      .where('user_id', '=', userId)
      .where('type', 'like', 'payment_%')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ type, data }) => ({ type, data }));
  };
  const amounts = (of: PaymentRequest) =>
    Object.fromEntries(of.debtors.map(({ displayName, amount }) => [displayName, amount]));
  const which = { homeId, paymentId: payment.id };
  return { aisyah, ben, chloe, dina, homeId, historyOf, payment, which, change, notificationsOf, amounts };
}

test('a changed share is announced once, by bell and by an email with a working link', async () => {
  const { ben, chloe, change, notificationsOf, amounts, historyOf, payment } = await owing();
  const [first] = await post.lettersTo(ben, TITLE);
  const changed = await change({ totalAmount: 6000 });
  expect(changed).toMatchObject({ totalAmount: 6000, revision: 1 });
  expect(amounts(changed)).toEqual({ 'Ben Tan': 6000 });
  // The answer was lost: the same call again changes nothing and notifies no one.
  expect(await change({ totalAmount: 6000 })).toEqual(changed);
  expect((await notificationsOf(ben)).slice(1)).toMatchObject([
    { type: 'payment_changed', data: { amount: 6000, title: TITLE, was: { amount: 5000, title: TITLE } } },
  ]);
  expect(await notificationsOf(chloe)).toEqual([]);
  expect(await historyOf('money_changed')).toMatchObject([{ data: {} }]);
  const [letter, ...more] = await post.lettersTo(ben, /changed/);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(`Aisyah Rahman changed ${TITLE}: RM 50.00 is now RM 60.00`);
  const { token } = linkIn(letter);
  await using client = callableClient(app.base);
  const bill = await client.call('checkPaymentStatus', {
    paymentId: payment.id,
    userId: ben.userId,
    token,
  });
  expect(bill).toMatchObject({ alreadyPaid: false, bill: { amount: 6000, totalAmount: 6000 } });
  expect(linkIn(first).token).not.toBe(token);
});

test('added debtors are asked; removed ones are notified, and their link ends', async () => {
  const { ben, chloe, dina, change, notificationsOf, amounts, payment, homeId } = await owing();
  const [first] = await post.lettersTo(ben, TITLE);
  const changed = await change({ debtorIds: [chloe.userId, dina.userId] });
  expect(amounts(changed)).toEqual({ 'Chloe Lim': 2500, 'Dina Yusof': 2500 });
  expect((await notificationsOf(ben)).map(({ type }) => type)).toEqual([
    'payment_request',
    'payment_taken_out',
  ]);
  expect((await notificationsOf(chloe)).map(({ type }) => type)).toEqual(['payment_request']);
  expect((await post.lettersTo(chloe, TITLE)).map(({ subject }) => subject)).toEqual([
    `Aisyah Rahman asks you for RM 25.00: ${TITLE}`,
  ]);
  expect((await post.lettersTo(ben, /no longer/)).map(({ subject }) => subject)).toEqual([
    `Aisyah Rahman no longer asks you for RM 50.00: ${TITLE}`,
  ]);
  const asked = { paymentId: payment.id, userId: ben.userId, token: linkIn(first).token };
  await using client = callableClient(app.base);
  await expect(client.call('checkPaymentStatus', asked)).rejects.toThrow(/unauthorized/);
  expect(await ben.api.payments.getPaymentSummary({ homeId })).toMatchObject({ owes: 0, toPay: 0 });
  expect((await ben.api.payments.listPaymentRequests({ homeId })).payments).toEqual([]);
  // And back again, from the current state.
  const back = await change({ debtorIds: [ben.userId], revision: 1 });
  expect(amounts(back)).toEqual({ 'Ben Tan': 5000 });
  expect((await notificationsOf(ben)).map(({ type }) => type)).toEqual([
    'payment_request',
    'payment_taken_out',
    'payment_request',
  ]);
});

test('title and category can always be changed; only open debtors are notified of a new title', async () => {
  const { aisyah, ben, chloe, change, notificationsOf, payment, which } = await owing();
  const both = await change({ debtorIds: [ben.userId, chloe.userId] });
  await ben.api.payments.markAsPaid(which);
  const named = await change({ title: 'TNB', category: 'rent' }, aisyah, both);
  expect(named).toMatchObject({ title: 'TNB', category: 'rent', revision: 2, totalAmount: 5000 });
  expect((await notificationsOf(ben)).map(({ type }) => type)).toEqual([
    'payment_request',
    'payment_changed',
  ]);
  expect((await notificationsOf(chloe)).at(-1)).toMatchObject({
    type: 'payment_changed',
    data: { title: 'TNB', was: { title: TITLE, amount: 2500 }, amount: 2500 },
  });
  const [letter] = await post.lettersTo(chloe, /now called/);
  expect(letter?.subject).toBe(`Aisyah Rahman changed a request: “${TITLE}” is now called “TNB”`);
  // A new category alone notifies no one.
  await change({ category: 'other' }, aisyah, named);
  expect(await notificationsOf(chloe)).toHaveLength(2);
  expect(await refusalOf(change({ totalAmount: 6000, revision: 3 }, aisyah, named))).toBe('CHANGE_PAID');
  expect(payment.id).toBe(named.id);
});

test('amounts and people are fixed once a share was let go, while a receipt waits, and by a receipt that was looked at', async () => {
  const { aisyah, ben, chloe, change, which, payment, homeId } = await owing();
  const both = await change({ debtorIds: [ben.userId, chloe.userId] });
  await aisyah.api.payments.letGoPayment({ ...which, userId: ben.userId });
  const more = { totalAmount: 9000 };
  expect(await refusalOf(change(more, aisyah, both))).toBe('CHANGE_PAID');
  await aisyah.api.payments.reopenPayment({ ...which, userId: ben.userId });
  await putProof(app, payment, ben, { state: 'review' });
  expect(await refusalOf(change(more, aisyah, both))).toBe('CHANGE_WAITS');
  await aisyah.api.payments.reviewPaymentProof({ ...which, userId: ben.userId, approve: false });
  // The share stays so that the receipt is recognised.
  expect(await refusalOf(change({ debtorIds: [chloe.userId] }, aisyah, both))).toBe('CHANGE_PROOF');
  const changed = await change(more, aisyah, both);
  expect(changed.debtors.map(({ amount }) => amount)).toEqual([4500, 4500]);
  // A receipt that was sent for another share and pays this one too.
  const other = await askForMoney(aisyah, homeId, [chloe]);
  const proofId = await putProof(app, other, chloe, { state: 'review' });
  await sql`update payment_proofs set also_pays = array[${payment.id}::uuid] where id = ${proofId}`.execute(
    app.db,
  );
  expect(await refusalOf(change({ totalAmount: 8000 }, aisyah, changed))).toBe('CHANGE_WAITS');
  expect(await change({ title: 'TNB' }, aisyah, changed)).toMatchObject({ title: 'TNB' });
});

test('only the requester changes it, by the rules of the form', async () => {
  const { aisyah, ben, chloe, change, which } = await owing();
  const stranger = await signUp(app, 'Eve Stranger');
  for (const who of [ben, chloe, stranger])
    expect(await refusalOf(change({ title: 'Mine' }, who)), who.email).toBe('FORBIDDEN');
  for (const [by, code] of [
    [{ title: ' ' }, 'PAYMENT_TITLE_MISSING'],
    [{ title: 'x'.repeat(121) }, 'PAYMENT_TITLE_TOO_LONG'],
    [{ totalAmount: 0 }, 'AMOUNT_MISSING'],
    [{ totalAmount: 1_000_000_001 }, 'AMOUNT_INVALID'],
    [{ debtorIds: [] }, 'DEBTORS_MISSING'],
    [{ debtorIds: [aisyah.userId] }, 'DEBTOR_ONESELF'],
    [{ debtorIds: [stranger.userId] }, 'MEMBER_NOT_FOUND'],
    [{ title: 'Late', revision: 7 }, 'PAYMENT_CHANGED'],
  ] satisfies [Parameters<typeof change>[0], string][])
    expect(await refusalOf(change(by)), code).toBe(code);
  await aisyah.api.payments.deletePaymentRequest(which);
  expect(await refusalOf(change({ title: 'Gone' }))).toBe('PAYMENT_NOT_FOUND');
});

test('a requester who left can change their request, but add no debtors', async () => {
  const { aisyah, ben, chloe, homeId, change } = await owing();
  await aisyah.api.homes.handOver({ homeId, userId: ben.userId });
  await aisyah.api.homes.leaveHome({ homeId });
  expect(await refusalOf(change({ debtorIds: [ben.userId, chloe.userId] }))).toBe('MEMBER_NOT_FOUND');
  expect(await change({ totalAmount: 4000 })).toMatchObject({ totalAmount: 4000 });
});

test('marking as paid is refused if the amount has changed', async () => {
  const { ben, change, which } = await owing();
  await change({ totalAmount: 6000 });
  expect(await refusalOf(ben.api.payments.markAsPaid({ ...which, amount: 5000 }))).toBe('PAYMENT_CHANGED');
  expect((await ben.api.payments.markAsPaid({ ...which, amount: 6000 })).debtors[0]?.paid).toBe(true);
});

test(
  'if two changes, or a change and a mark, come at once, one of them wins',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 3; round++) {
      const { ben, change, which, notificationsOf } = await owing();
      const answers = await Promise.allSettled([
        change({ totalAmount: 6000 }),
        change({ totalAmount: 7000 }),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await notificationsOf(ben)).map(({ type }) => type)).toEqual([
        'payment_request',
        'payment_changed',
      ]);
      const now = await change({ revision: 1, totalAmount: 9000 });
      const [marked, changed] = await Promise.allSettled([
        ben.api.payments.markAsPaid({ ...which, amount: 9000 }),
        change({ revision: now.revision, totalAmount: 4000 }),
      ]);
      expect([marked.status, changed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  },
);

test('different amounts, and a split with the own share, add up and are stored so', async () => {
  const { aisyah, ben, chloe, homeId, change, amounts, payment } = await owing();
  const debtorIds = [ben.userId, chloe.userId];
  const both = await aisyah.api.payments.changePaymentRequest({
    homeId,
    paymentId: payment.id,
    revision: 0,
    title: TITLE,
    totalAmount: 10_000,
    debtorIds,
    split: { by: 'equally', withOwn: true },
  });
  expect(both).toMatchObject({ split: 'equally', ownShare: 3334, totalAmount: 10_000 });
  expect(amounts(both)).toEqual({ 'Ben Tan': 3333, 'Chloe Lim': 3333 });
  const asked = { homeId, paymentId: payment.id, revision: 1, title: TITLE, debtorIds };
  const byAmounts = (sen: number[], totalAmount: number) =>
    aisyah.api.payments.changePaymentRequest({
      ...asked,
      totalAmount,
      split: { by: 'amounts', amounts: sen },
    });
  for (const [sen, total] of [
    [[4900, 8000], 12_000],
    [[4900], 4900],
    [[4900, 0], 4900],
  ] as const)
    expect(await refusalOf(byAmounts([...sen], total))).toMatch(/^AMOUNT_/);
  const different = await byAmounts([4900, 8000], 12_900);
  expect(different).toMatchObject({ split: 'amounts', ownShare: null, totalAmount: 12_900 });
  expect(amounts(different)).toEqual({ 'Ben Tan': 4900, 'Chloe Lim': 8000 });
  expect(await aisyah.api.payments.getPaymentSummary({ homeId })).toMatchObject({ owed: 12_900 });
  expect(await change({ title: 'x' }, aisyah, payment).catch(() => 'refused')).toBe('refused');
});
