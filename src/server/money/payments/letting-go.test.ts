import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo, setClock } from '#test/builders/boards.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { callableClient } from '#test/steps/callables.ts';
import { PUBLIC_URL } from '#test/running/mail-room.ts';
import { agePaymentLetters, askForMoney, putProof, sharedPost } from '#test/builders/payments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const app = await sharedApp();
const post = await sharedPost(app);

async function owing() {
  const { aisyah, ben, homeId, historyOf } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const payment = await askForMoney(aisyah, homeId, [ben, chloe]);
  const which = { homeId, paymentId: payment.id };
  const letGo = (debtor: Person) => aisyah.api.payments.letGoPayment({ ...which, userId: debtor.userId });
  const shareOf = (debtor: Person, of: { debtors: { userId: string }[] }) =>
    of.debtors.find(({ userId }) => userId === debtor.userId);
  const stored = (debtor: Person) =>
    app.db
      .selectFrom('payment_debtors')
      .selectAll()
      .where('payment_id', '=', payment.id)
      .where('user_id', '=', debtor.userId)
      .executeTakeFirstOrThrow();
  const notificationsOf = async ({ userId }: Person) => {
    const rows = app.db.selectFrom('notifications').select('type').where('user_id', '=', userId);
    return (await rows.execute()).map(({ type }) => type);
  };
  return { aisyah, ben, chloe, homeId, historyOf, payment, which, letGo, shareOf, stored, notificationsOf };
}

const csvOf = async ({ fetch }: Person) => (await fetch(`${app.base}/api/my-payments.csv`)).text();

test('a share that is let go is settled but not paid, and not asked for any more', async () => {
  const { aisyah, ben, chloe, homeId, historyOf, which, letGo, shareOf, stored, notificationsOf } =
    await owing();
  const answer = await letGo(ben);
  expect(shareOf(ben, answer)).toMatchObject({
    paid: false,
    paidAt: null,
    paidBy: null,
    letGoAt: app.clock.now,
    reminders: { nextOn: null },
  });
  expect(shareOf(chloe, answer)).toMatchObject({ paid: false, letGoAt: null });
  expect(await letGo(ben)).toEqual(answer);
  expect(await aisyah.api.payments.getPaymentSummary({ homeId })).toMatchObject({ owed: 3000, owes: 0 });
  expect(await ben.api.payments.getPaymentSummary({ homeId })).toMatchObject({ owed: 0, owes: 0 });
  expect((await notificationsOf(ben)).filter((type) => type === 'payment_let_go')).toHaveLength(1);
  expect(await historyOf('money_let_go')).toMatchObject([{ data: { userId: ben.userId } }]);
  const [letter, ...more] = await post.lettersTo(ben, /no longer asks/);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Aisyah Rahman no longer asks you for RM 30.00: TNB electricity, October');
  expect(letter?.text).toContain("There's nothing left to pay");

  // A share that was let go cannot be marked, reminded of, or deleted like a paid one.
  expect(shareOf(ben, await ben.api.payments.markAsPaid(which))).toMatchObject({ paid: false });
  await agePaymentLetters(app, { id: which.paymentId });
  expect(await aisyah.api.payments.sendReminders(which)).toEqual({ sent: 1, none: null });
  expect((await stored(ben)).reminders).toBe(0);
  setClock(app, '2026-11-30T02:00:00Z');
  await app.remind();
  expect((await stored(ben)).reminders).toBe(0);
  await aisyah.api.payments.deletePaymentRequest(which);
  expect((await notificationsOf(ben)).filter((type) => type === 'payment_deleted')).toEqual([]);
  expect((await notificationsOf(chloe)).filter((type) => type === 'payment_deleted')).toHaveLength(1);
});

test('only the requester lets go, and only open shares', async () => {
  const { ben, chloe, which, letGo } = await owing();
  const share = { ...which, userId: ben.userId };
  expect(await refusalOf(ben.api.payments.letGoPayment(share))).toBe('FORBIDDEN');
  expect(await refusalOf(chloe.api.payments.letGoPayment(share))).toBe('FORBIDDEN');
  await ben.api.payments.markAsPaid(which);
  expect(await refusalOf(letGo(ben))).toBe('PAYMENT_SETTLED');
  // The request stays, since one share is paid.
  const done = await letGo(chloe);
  expect(done.debtors.map(({ paid, letGoAt }) => paid || letGoAt !== null)).toEqual([true, true]);
  expect(await refusalOf(ben.api.payments.deletePaymentRequest(which))).toBe('FORBIDDEN');
});

test('the link of a share that was let go says so, and takes no receipt', async () => {
  const { ben, payment, which, letGo } = await owing();
  const proof = await putProof(app, payment, ben, { state: 'review' });
  // This letter ends older links.
  await post.lettersTo(ben, /asks you/);
  const token = await mintLink(app.db, { ...which, userId: ben.userId }, app.clock.now);
  await letGo(ben);
  await using client = callableClient(app.base);
  const asked = { paymentId: payment.id, userId: ben.userId, token };
  expect(await client.call('checkPaymentStatus', asked)).toMatchObject({
    alreadyPaid: true,
    letGo: true,
    inReview: false,
  });
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  expect(await client.call('verifyPaymentProof', { ...asked, fileData: png, mimeType: 'image/png' })).toEqual(
    {
      success: true,
      verified: false,
      status: 'let_go',
      message: "Aisyah Rahman let this go. There's nothing left to pay.",
    },
  );
  // A waiting receipt pays for nothing, and needs no answer.
  const { state, remove_files_at: goes } = await app.db
    .selectFrom('payment_proofs')
    .select(['state', 'remove_files_at'])
    .where('id', '=', proof)
    .executeTakeFirstOrThrow();
  expect(state).toBe('declined');
  expect(goes).not.toBeNull();
});

test('a reopened share is asked for as before, with reminders', async () => {
  const { aisyah, ben, historyOf, which, letGo, shareOf, notificationsOf } = await owing();
  await letGo(ben);
  const again = await aisyah.api.payments.reopenPayment({ ...which, userId: ben.userId });
  expect(shareOf(ben, again)).toMatchObject({
    paid: false,
    letGoAt: null,
    reminders: { sent: 0, nextOn: '2026-11-19' },
  });
  expect(await notificationsOf(ben)).toContain('payment_reopened');
  expect(await historyOf('money_reopened')).toMatchObject([{ data: { userId: ben.userId, letGo: true } }]);
  const [letter] = await post.lettersTo(ben, /you still owe/);
  expect(letter?.text).toContain(`${PUBLIC_URL}/payment-success?`);
  expect(shareOf(ben, await ben.api.payments.markAsPaid(which))).toMatchObject({ paid: true });
});

test('a share can be reopened ten times a day by each side, and settled after that', async () => {
  const { aisyah, ben, chloe, which, letGo, notificationsOf } = await owing();
  const reopen = (debtor: Person) =>
    refusalOf(aisyah.api.payments.reopenPayment({ ...which, userId: debtor.userId }));
  const undo = () => refusalOf(ben.api.payments.undoMarkAsPaid(which));
  const refusals: string[] = [];
  for (let times = 0; times < 11; times++) {
    await letGo(ben);
    refusals.push(await reopen(ben));
  }
  expect(refusals).toEqual([...Array.from({ length: 10 }, () => 'not refused'), 'TOO_MANY_TRIES']);
  expect((await notificationsOf(ben)).filter((type) => type === 'payment_reopened')).toHaveLength(10);
  expect(await letGo(ben)).toMatchObject({ debtors: [{ letGoAt: app.clock.now }, {}] });
  // Neither another share nor the other side uses up these tries.
  await letGo(chloe);
  expect(await reopen(chloe)).toBe('not refused');
  await app.db
    .updateTable('payment_debtors')
    .set({ paid_at: null, paid_by: null })
    .where('user_id', '=', ben.userId)
    .execute();
  for (let times = 0; times < 11; times++) {
    await ben.api.payments.markAsPaid(which);
    refusals.push(await undo());
  }
  expect(refusals.slice(11)).toEqual([...Array.from({ length: 10 }, () => 'not refused'), 'TOO_MANY_TRIES']);
  expect(await ben.api.payments.markAsPaid(which)).toMatchObject({ debtors: [{ paid: true }, {}] });
});

test('letters about a share that is let go and reopened leave an hour apart, and say what is true then', async () => {
  const { aisyah, ben, payment, which, letGo, stored } = await owing();
  const reopen = () => aisyah.api.payments.reopenPayment({ ...which, userId: ben.userId });
  const waiting = async () => {
    const { rows } = await sql<{ kind: string; minutes: number }>`
      select data ->> 'kind' as kind, round(extract(epoch from start_after - created_on) / 60)::integer as minutes
        from pgboss.job where name = 'mail' and data ->> 'paymentId' = ${payment.id} and start_after > created_on
       order by created_on`.execute(app.db);
    return rows.map(({ kind, minutes }) => `${kind} ${minutes}`);
  };
  const letters = async () => [
    (await post.lettersTo(ben, /no longer asks/)).length,
    (await post.lettersTo(ben, /you still owe/)).length,
  ];
  await letGo(ben);
  expect(await waiting()).toEqual([]);
  expect(await letters()).toEqual([1, 0]);
  // The request's own letter left in this minute.
  await reopen();
  expect(await waiting()).toEqual(['payment-reopened 60']);
  expect(await letters()).toEqual([1, 1]);
  setClock(app, '2026-11-16T02:20:00Z');
  await letGo(ben);
  await reopen();
  setClock(app, '2026-11-16T02:30:00Z');
  await letGo(ben);
  expect(await waiting()).toEqual(['payment-let-go 40', 'payment-let-go 30']);
  expect(await letters()).toEqual([2, 1]);
  setClock(app, '2026-11-16T03:20:00Z');
  await reopen();
  expect(await waiting()).toEqual(['payment-reopened 40']);
  await letGo(ben);
  await reopen();
  expect(await waiting()).toEqual(['payment-reopened 40', 'payment-let-go 40']);
  expect(await letters()).toEqual([2, 2]);
  // No reminder may leave while it waits either.
  await aisyah.api.payments.sendReminders(which);
  expect((await stored(ben)).reminders).toBe(0);
  setClock(app, '2026-11-16T06:00:00Z');
  await letGo(ben);
  expect(await letters()).toEqual([3, 2]);
  await reopen();
  expect(await waiting()).toEqual([]);
  expect(await letters()).toEqual([3, 3]);
});

test('a clock that was ahead and is set right delays no letter about a reopened share', async () => {
  const { aisyah, ben, which, letGo } = await owing();
  await app.db
    .updateTable('payment_debtors')
    .set({ notified_at: new Date(app.clock.now.getTime() + 3 * DAY_MS) })
    .where('payment_id', '=', which.paymentId)
    .execute();
  await letGo(ben);
  await aisyah.api.payments.reopenPayment({ ...which, userId: ben.userId });
  expect(await post.lettersTo(ben, /you still owe/)).toHaveLength(1);
});

test('no person can reopen more than forty shares a day, of any request', async () => {
  const { aisyah, ben, which, letGo } = await owing();
  await letGo(ben);
  await app.db
    .insertInto('rate_limits')
    .values({
      key: `reopeningOfPerson-account:${aisyah.userId}`,
      points: 40,
      expire: Date.now() + 60_000,
    })
    .execute();
  const reopen = aisyah.api.payments.reopenPayment({ ...which, userId: ben.userId });
  expect(await refusalOf(reopen)).toBe('TOO_MANY_TRIES');
});

test('exports say let go, and count it neither as paid nor as pending', async () => {
  const { aisyah, ben, chloe, letGo, which } = await owing();
  await letGo(ben);
  await chloe.api.payments.markAsPaid(which);
  const rows = (await csvOf(aisyah)).trim().split('\r\n').slice(1).toSorted();
  expect(rows.map((row) => row.split(',').slice(6))).toEqual([
    ['Ben Tan', '30.00', '60.00', 'Let go', '', ''],
    ['Chloe Lim', '30.00', '60.00', 'Paid', '2026-11-16', 'Marked as paid'],
  ]);
  const data = (await (await ben.fetch(`${app.base}/api/my-data.json`)).json()) as {
    paymentRequests: { lines: object[] }[];
  };
  expect(data.paymentRequests[0]?.lines).toMatchObject([
    { paidAt: null, paidBy: null, letGoAt: app.clock.now.toISOString() },
  ]);
});

test('a share of a deleted account can be settled, and one between two deleted accounts is let go', async () => {
  const { aisyah, ben, chloe, which, letGo, stored } = await owing();
  const leave = (person: Person) => person.api.users.deleteAccount({ password: person.password });
  await leave(ben);
  const { debtors } = await letGo(ben);
  expect(debtors.find(({ userId }) => userId === ben.userId)?.letGoAt).toEqual(app.clock.now);

  await aisyah.api.payments.reopenPayment({ ...which, userId: ben.userId });
  await chloe.api.payments.markAsPaid(which);
  await aisyah.api.homes.handOver({ homeId: which.homeId, userId: chloe.userId });
  await leave(aisyah);
  expect(await stored(ben)).toMatchObject({ paid_by: 'let_go', remind_on: null });
  const { payments } = await chloe.api.payments.listPaymentRequests({ homeId: which.homeId });
  expect(payments[0]?.debtors.find(({ userId }) => userId === ben.userId)?.letGoAt).not.toBeNull();
});

test('a request without a paid share is deleted with its requester’s account, even if a share was let go', async () => {
  const { aisyah, ben, chloe, homeId, letGo, notificationsOf } = await owing();
  await letGo(ben);
  await aisyah.api.homes.handOver({ homeId, userId: chloe.userId });
  await aisyah.api.users.deleteAccount({ password: aisyah.password });
  expect((await chloe.api.payments.listPaymentRequests({ homeId })).payments).toEqual([]);
  expect(await notificationsOf(chloe)).toContain('payment_deleted');
  expect(await notificationsOf(ben)).not.toContain('payment_deleted');
});
