/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { removeDueBills } from '#server/money/bills/keeping.ts';
import {
  attachBill,
  billIdIn,
  billPdf,
  deleteBills,
  homeWithRequest,
  storedBills,
  startBillRemovals,
  seeBill,
  sendBill,
} from '#test/builders/bills.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING = { shown: [], hidden: [], files: [] };
const cleanAfter = (ms: number) =>
  removeDueBills({ ...app, now: () => new Date(app.clock.now.getTime() + ms) });
let removing: Promise<unknown> | undefined;
const removeWhatWaits = () => (removing ??= startBillRemovals(app));

afterEach(() => deleteBills(app));

test('the same upload again is one bill, and another upload replaces it', async () => {
  const { aisyah, ben, payment, homeId, billSeenBy } = await homeWithRequest(app);
  const [first, second] = [randomUUID(), randomUUID()];
  const send = async (billId: string, one = payment) =>
    (await sendBill(app, aisyah, one, billPdf(), billId)).status;
  expect(await Promise.all([send(first), send(first)])).toContain(200);
  expect(await send(first)).toBe(200);
  expect(await storedBills(app)).toEqual({ shown: [first], hidden: [], files: [first] });
  expect(await send(second)).toBe(200);
  expect(await billSeenBy(ben)).toBe(`/bills/${second}`);
  // A lost answer does not bring back a replaced bill, nor move it to another request.
  expect(await send(first)).toBe(409);
  const other = await askForMoney(aisyah, homeId, [ben], { title: 'Rice' });
  expect(await send(second, other)).toBe(409);
  await removeWhatWaits();
  await expect.poll(() => storedBills(app)).toEqual({ shown: [second], hidden: [], files: [second] });
});

test('if two bills arrive at once, one is shown and the other is removed', async () => {
  const { aisyah, payment } = await homeWithRequest(app);
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  await Promise.all(ids.map((billId) => sendBill(app, aisyah, payment, billPdf(), billId)));
  await removeWhatWaits();
  // The file is removed before its row.
  await expect.poll(async () => (await storedBills(app)).hidden).toEqual([]);
  const { shown, files } = await storedBills(app);
  expect(files).toHaveLength(1);
  expect(shown).toEqual(files);
});

test('a server that is killed around writing the file leaves nothing for more than an hour', async () => {
  const { aisyah, payment, homeId } = await homeWithRequest(app);
  const address = await attachBill(app, aisyah, payment);
  const [withFile, without] = [randomUUID(), randomUUID()];
  for (const id of [withFile, without])
    await app.db
      .insertInto('payment_bills')
      .values({
        home_id: homeId,
        id,
        payment_id: payment.id,
        bytes: 10,
        attached_at: app.clock.now,
        look_at: new Date(app.clock.now.getTime() + 60 * 60_000),
      })
      .execute();
  await app.files.put(`bills/${homeId}/${withFile}.webp`, Buffer.from('half'), 'image/webp');
  await cleanAfter(59 * 60_000);
  expect((await storedBills(app)).hidden.toSorted()).toEqual([withFile, without].toSorted());
  // The same upload again ends it.
  expect((await sendBill(app, aisyah, payment, billPdf(), without)).status).toBe(200);
  await cleanAfter(60 * 60_000);
  expect(await storedBills(app)).toEqual({ shown: [without], hidden: [], files: [without] });
  expect((await seeBill(app, aisyah, address)).status).toBe(404);
});

test('if the file store is down, no bill is shown, and due files are removed later', async () => {
  const { aisyah, payment } = await homeWithRequest(app);
  const address = await attachBill(app, aisyah, payment);
  const put = vi.spyOn(app.files, 'put').mockRejectedValueOnce(new Error('away'));
  expect((await sendBill(app, aisyah, payment, billPdf())).status).toBe(500);
  put.mockRestore();
  expect(await storedBills(app)).toEqual({
    shown: [billIdIn(address)],
    hidden: [],
    files: [billIdIn(address)],
  });
  const remove = vi.spyOn(app.files, 'remove').mockRejectedValue(new Error('away'));
  await aisyah.api.payments.removeBill({ homeId: payment.homeId, paymentId: payment.id });
  await expect(cleanAfter(1)).rejects.toThrow('away');
  remove.mockRestore();
  await cleanAfter(1);
  expect(await storedBills(app)).toEqual(NOTHING);
});

test('a bill is removed 90 days after the last share is settled, however often that was undone', async () => {
  const { aisyah, ben, chloe, payment, which } = await homeWithRequest(app);
  const address = await attachBill(app, aisyah, payment);
  const start = app.clock.now.getTime();
  const at = (days: number) => new Date(start + days * DAY_MS);
  const cleanAt = (instant: Date) => removeDueBills({ ...app, now: () => instant });
  const isShown = async () => (await seeBill(app, ben, address)).status === 200;
  await ben.api.payments.markAsPaid(which);
  await cleanAt(at(200));
  expect(await isShown()).toBe(true);
  app.clock.now = at(10);
  await chloe.api.payments.markAsPaid(which);
  app.clock.now = at(20);
  await aisyah.api.payments.reopenPayment({ ...which, userId: chloe.userId });
  await cleanAt(at(290));
  expect(await isShown()).toBe(true);
  app.clock.now = at(30);
  await aisyah.api.payments.letGoPayment({ ...which, userId: chloe.userId });
  app.clock.now = at(0);
  // The sweep looked at it on day 290, and looks again 90 days later.
  await app.db
    .updateTable('payment_bills')
    .set({ look_at: at(90) })
    .execute();
  await cleanAt(new Date(at(120).getTime() - 1));
  expect(await isShown()).toBe(true);
  await cleanAt(at(120));
  expect(await isShown()).toBe(false);
  expect(await storedBills(app)).toEqual(NOTHING);
});

test('the bill of a deleted request is hidden, and removed after 90 days', async () => {
  const { aisyah, payment, which } = await homeWithRequest(app);
  const address = await attachBill(app, aisyah, payment);
  app.clock.now = new Date(app.clock.now.getTime() + DAY_MS);
  await aisyah.api.payments.deletePaymentRequest(which);
  expect((await seeBill(app, aisyah, address)).status).toBe(404);
  expect((await sendBill(app, aisyah, payment, billPdf())).status).toBe(404);
  await cleanAfter(90 * DAY_MS - 1);
  expect((await storedBills(app)).files).toEqual([billIdIn(address)]);
  await cleanAfter(90 * DAY_MS);
  expect(await storedBills(app)).toEqual(NOTHING);
});

test('a bill is removed with its home', async () => {
  const { aisyah, devi, payment, homeId } = await homeWithRequest(app);
  await attachBill(app, aisyah, payment);
  const { name } = await devi.api.homes.getHome({ homeId });
  await removeWhatWaits();
  await devi.api.homes.deleteHome({ homeId, name });
  await expect.poll(() => storedBills(app)).toEqual(NOTHING);
});

test('a bill is removed with its requester’s account, even if others still owe', async () => {
  const { aisyah, ben, payment, which, billSeenBy } = await homeWithRequest(app);
  const address = await attachBill(app, aisyah, payment);
  await ben.api.payments.markAsPaid(which);
  await aisyah.api.users.deleteAccount({ password: aisyah.password });
  expect(await billSeenBy(ben)).toBeNull();
  expect((await seeBill(app, ben, address)).status).toBe(404);
  await removeWhatWaits();
  await expect.poll(() => storedBills(app)).toEqual(NOTHING);
});

test('a bill that arrives while the account is being deleted is not stored', async () => {
  const { aisyah, payment } = await homeWithRequest(app);
  const late = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('homes').select('id').where('id', '=', payment.homeId).forUpdate().execute();
    await tx
      .updateTable('users')
      .set({ deleted_at: new Date(), display_name: 'Former housemate' })
      .where('id', '=', aisyah.userId)
      .execute();
    const sending = sendBill(app, aisyah, payment, billPdf());
    await vi.waitFor(
      async () => {
        const { rows } = await app.pool.query(`select 1 from pg_locks where not granted`);
        expect(rows.length).toBeGreaterThan(0);
      },
      { timeout: 10_000 },
    );
    return { sending };
  });
  expect((await late.sending).status).toBe(401);
  expect(await storedBills(app)).toEqual(NOTHING);
});
