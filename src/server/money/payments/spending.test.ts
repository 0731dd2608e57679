import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { dayOf } from '#domain/days.ts';
import { spendingMonths } from '#domain/spending.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();
const [aisyah, ben, chloe] = [await signUp(app), await signUp(app, 'Ben Tan'), await signUp(app, 'Chloe')];
let homeId: string;
beforeEach(async () => {
  ({ id: homeId } = await buildHome([aisyah, ben, chloe]));
});

const spendingIn = async (person: Person, where = homeId) =>
  (await person.api.spending.getSpending({ homeId: where })).months;
/** The months with an amount. */
const someOf = async (person: Person, where = homeId) =>
  (await spendingIn(person, where)).filter(({ asked, paid }) => asked > 0 || paid > 0);
const thisMonth = () => dayOf(app.clock.now, 'Asia/Kuala_Lumpur').slice(0, 7);

const askedAt = (id: string, at: string) =>
  sql`update payment_requests set created_at = ${at}::timestamptz where id = ${id}`.execute(app.db);
const paidAt = (id: string, { userId }: Person, at: string) =>
  sql`update payment_debtors set paid_at = ${at}::timestamptz, paid_by = 'marked', remind_on = null
       where payment_id = ${id} and user_id = ${userId}`.execute(app.db);

test('asked counts the debtors’ shares by the month of asking, paid by that of paying', async () => {
  const request = await askForMoney(aisyah, homeId, [ben, chloe], { totalAmount: 6000, category: 'rent' });
  await askForMoney(aisyah, homeId, [ben], { totalAmount: 1000, category: 'groceries' });
  const [last = ''] = spendingMonths(`${thisMonth()}-15`).slice(1);
  await askedAt(request.id, `${last}-10T04:00:00Z`);
  await ben.api.payments.markAsPaid({ homeId, paymentId: request.id });
  expect(await someOf(aisyah)).toEqual([
    {
      month: thisMonth(),
      asked: 1000,
      paid: 0,
      categories: [{ category: 'groceries', asked: 1000, paid: 0 }],
    },
    { month: last, asked: 6000, paid: 0, categories: [{ category: 'rent', asked: 6000, paid: 0 }] },
  ]);
  expect(await someOf(ben)).toEqual([
    { month: thisMonth(), asked: 0, paid: 3000, categories: [{ category: 'rent', asked: 0, paid: 3000 }] },
  ]);
  // She owes, and has paid nothing.
  expect(await someOf(chloe)).toEqual([]);
  expect((await spendingIn(chloe)).map(({ month }) => month)).toEqual(spendingMonths(`${thisMonth()}-15`));
});

test('shares that were let go, deleted or reopened do not count, and without a category it is other', async () => {
  const request = await askForMoney(aisyah, homeId, [ben, chloe], { totalAmount: 6000 });
  await sql`update payment_requests set category = null where id = ${request.id}`.execute(app.db);
  await aisyah.api.payments.letGoPayment({ homeId, paymentId: request.id, userId: chloe.userId });
  const gone = await askForMoney(aisyah, homeId, [ben], { totalAmount: 900 });
  await aisyah.api.payments.deletePaymentRequest({ homeId, paymentId: gone.id });
  expect(await someOf(aisyah)).toMatchObject([
    { asked: 3000, categories: [{ category: 'other', asked: 3000 }] },
  ]);
  expect(await someOf(chloe)).toEqual([]);
  await ben.api.payments.markAsPaid({ homeId, paymentId: request.id });
  expect(await someOf(ben)).toMatchObject([{ asked: 0, paid: 3000 }]);
  await ben.api.payments.undoMarkAsPaid({ homeId, paymentId: request.id });
  expect(await someOf(ben)).toEqual([]);
});

test('your own share of your own request does not count', async () => {
  await aisyah.api.payments.createPaymentRequest({
    homeId,
    id: randomUUID(),
    title: 'Rice',
    category: 'groceries',
    totalAmount: 9000,
    split: { by: 'equally', withOwn: true },
    debtorIds: [ben.userId, chloe.userId],
  });
  expect(await someOf(aisyah)).toMatchObject([{ asked: 6000, paid: 0 }]);
});

test.each([
  // The turn of a year, east and west of Greenwich, and nights on which clocks change.
  ['Asia/Kuala_Lumpur', '2026-12-31T15:59:59Z', '2026-12'],
  ['Asia/Kuala_Lumpur', '2026-12-31T16:00:00Z', '2027-01'],
  ['America/New_York', '2027-01-01T04:59:59Z', '2026-12'],
  ['America/New_York', '2026-11-01T04:30:00Z', '2026-11'],
  ['America/New_York', '2026-11-01T03:30:00Z', '2026-10'],
  ['Australia/Lord_Howe', '2026-10-31T13:30:00Z', '2026-11'],
  ['Africa/Cairo', '2026-10-31T21:59:00Z', '2026-10'],
])('in %s %s lies in %s', async (timeZone, at, month) => {
  expect(dayOf(new Date(at), timeZone).slice(0, 7)).toBe(month);
  app.clock.now = new Date('2027-02-15T12:00:00Z');
  const [asker, payer] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: where } = await buildHome([asker, payer]);
  await sql`update homes set time_zone = ${timeZone} where id = ${where}`.execute(app.db);
  const { id } = await askForMoney(asker, where, [payer], { totalAmount: 700 });
  await askedAt(id, at);
  await paidAt(id, payer, at);
  expect(await someOf(asker, where)).toMatchObject([{ month, asked: 700 }]);
  expect(await someOf(payer, where)).toMatchObject([{ month, paid: 700 }]);
});

test('the first moment of the twelve months counts, and the last before it does not', async () => {
  const from = spendingMonths(`${thisMonth()}-15`).at(-1) ?? '';
  const first = new Date(`${from}-01T00:00:00+08:00`);
  const { id } = await askForMoney(aisyah, homeId, [ben], { totalAmount: 700 });
  await askedAt(id, first.toISOString());
  expect(await someOf(aisyah)).toMatchObject([{ month: from, asked: 700 }]);
  await askedAt(id, new Date(first.getTime() - 1).toISOString());
  expect(await someOf(aisyah)).toEqual([]);
});

test('it covers the home, and your own requests in homes you left, like the list', async () => {
  const elsewhere = await buildHome([ben, aisyah], { name: `Elsewhere ${randomUUID()}` });
  await askForMoney(aisyah, elsewhere.id, [ben], { totalAmount: 500 });
  const owed = await askForMoney(ben, elsewhere.id, [aisyah], { totalAmount: 800 });
  await aisyah.api.payments.markAsPaid({ homeId: elsewhere.id, paymentId: owed.id });
  expect(await someOf(aisyah)).toEqual([]);
  expect(await someOf(aisyah, elsewhere.id)).toMatchObject([{ asked: 500, paid: 800 }]);
  await aisyah.api.homes.leaveHome({ homeId: elsewhere.id });
  expect(await someOf(aisyah)).toMatchObject([{ asked: 500, paid: 0 }]);
  await expect(spendingIn(aisyah, elsewhere.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('only members read spending, and only their own', async () => {
  await askForMoney(aisyah, homeId, [ben], { totalAmount: 700 });
  const stranger = await signUp(app, 'Stranger');
  await expect(spendingIn(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await someOf(chloe)).toEqual([]);
  const fileOf = (person: Pick<Person, 'fetch'>, where = homeId) =>
    person.fetch(`${app.base}/api/my-spending.csv?homeId=${where}`);
  expect((await fileOf(stranger)).status).toBe(403);
  expect((await fileOf(app.browser())).status).toBe(401);
  expect((await fileOf(aisyah, 'none')).status).toBe(400);
  expect(await (await fileOf(chloe)).text()).not.toMatch(/[1-9]\d*\.\d\d/);
});

test('the table has a line for each month and category, in the reader’s language', async () => {
  const [asker, payer] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: where } = await buildHome([asker, payer], { name: '大宅 12A' });
  await askForMoney(asker, where, [payer], { totalAmount: 123_456, category: 'subscriptions' });
  const answer = await asker.fetch(`${app.base}/api/my-spending.csv?homeId=${where}`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers.get('content-disposition')).toMatch(
    /filename="serumah-my-spending-__-12A-[-\d]{10}\.csv"; filename\*=UTF-8''serumah-my-spending-%E5%A4%A7%E5%AE%85-12A-/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines).toHaveLength(1 + 12 * 6 + 1);
  expect(lines[0]).toBe('Month,Category,Asked for (RM),Paid (RM)');
  expect(lines.slice(1, 7)).toEqual([
    `${thisMonth()},Groceries,0.00,0.00`,
    `${thisMonth()},Utilities,0.00,0.00`,
    `${thisMonth()},Rent,0.00,0.00`,
    `${thisMonth()},Subs,1234.56,0.00`,
    `${thisMonth()},Fix,0.00,0.00`,
    `${thisMonth()},Other,0.00,0.00`,
  ]);
  await payer.api.users.setLanguage({ language: 'zh' });
  const own = await (await payer.fetch(`${app.base}/api/my-spending.csv?homeId=${where}`)).text();
  expect(own).toContain('月份,类别,请别人付（RM）,我付了（RM）');
  expect(own).toContain(`${thisMonth()},买菜,0.00,0.00`);
});
