import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { HOME_FILES_MAX_BYTES } from '#domain/files.ts';
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
import { refusalOf, signUp, stranger, type Person } from '#test/builders/homes.ts';
import { sidewaysPhoto } from '#test/builders/images.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { listenLive } from '#test/observers/listening.ts';
import { sharedApp } from '#test/running/app.ts';
import { billProblems } from '#words/files.ts';

const app = await sharedApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING = { shown: [], hidden: [], files: [] };
let removing: Promise<unknown> | undefined;
const removeWhatWaits = () => (removing ??= startBillRemovals(app));

afterEach(() => deleteBills(app));

test('only its people see a bill, and holders of a debtor’s link', async () => {
  const { aisyah, ben, chloe, devi, homeId, payment, billSeenBy, linkOf } = await homeWithRequest(app);
  const outsider = await signUp(app, 'Indra Kumar');
  expect(await billSeenBy(ben)).toBeNull();
  await using theirs = await listenLive(app, ben);
  const address = await attachBill(app, aisyah, payment, await sidewaysPhoto());
  await theirs.receives('payments');
  expect([await billSeenBy(aisyah), await billSeenBy(ben)]).toEqual([address, address]);
  const seenBy = async (people: Pick<Person, 'fetch'>[]) => {
    const answers = [];
    for (const person of people) answers.push((await seeBill(app, person, address)).status);
    return answers;
  };
  expect(await seenBy([aisyah, ben, chloe, devi, outsider, stranger(app)])).toEqual([
    200, 200, 200, 404, 404, 404,
  ]);

  const [link, other] = [await linkOf(ben), await askForMoney(aisyah, homeId, [ben], { title: 'Rice' })];
  const nobody = stranger(app);
  const byLink = async (given: Parameters<typeof seeBill>[3], who: Pick<Person, 'fetch'> = nobody) =>
    (await seeBill(app, who, address, given)).status;
  expect(await byLink(link)).toBe(200);
  expect(await byLink(link, devi)).toBe(200);
  expect(await byLink({ ...link, token: `${link.token.slice(0, -1)}-` })).toBe(404);
  expect(await byLink({ ...link, userId: chloe.userId })).toBe(404);
  expect(await byLink(await linkOf(ben, other.id))).toBe(404);
  expect(await byLink({ ...link, token: '' })).toBe(404);
  // A token in the address opens nothing: the address would be in logs.
  expect((await nobody.fetch(`${app.base}${address}?token=${link.token}`)).status).toBe(404);
  app.clock.now = new Date(app.clock.now.getTime() + 31 * DAY_MS);
  expect(await byLink(link)).toBe(404);

  for (const wrong of [
    `/bills/${randomUUID()}`,
    `/bills/${homeId}/${billIdIn(address)}`,
    `${address}.webp`,
    '/bills/',
  ])
    expect((await aisyah.fetch(`${app.base}${wrong}`)).status, wrong).toBe(404);
  expect((await aisyah.fetch(`${app.base}${address}`, { method: 'POST' })).status).toBe(404);
  const head = await aisyah.fetch(`${app.base}${address}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('two bills with the same id are each shown to their own people', async () => {
  const { aisyah, ben, devi, payment, linkOf } = await homeWithRequest(app);
  const address = await attachBill(app, aisyah, payment);
  const elsewhere = await homeWithRequest(app);
  const same = await sendBill(app, elsewhere.aisyah, elsewhere.payment, billPdf(2), billIdIn(address));
  expect(same.status).toBe(200);
  const shownTo = async (...asked: [Pick<Person, 'fetch'>, link?: Parameters<typeof seeBill>[3]]) => {
    const answer = await seeBill(app, asked[0], address, asked[1]);
    return answer.status === 200 ? (await answer.arrayBuffer()).byteLength : answer.status;
  };
  const [own, copied] = [await shownTo(aisyah), await shownTo(elsewhere.aisyah)];
  expect(own).not.toBe(copied);
  expect([await shownTo(ben), await shownTo(stranger(app), await linkOf(ben))]).toEqual([own, own]);
  expect(await shownTo(elsewhere.aisyah, await linkOf(ben))).toBe(copied);
  expect(await shownTo(devi)).toBe(404);
});

test('guessing links is limited, but not for people who need none', async () => {
  const { aisyah, ben, payment, linkOf } = await homeWithRequest(app);
  const address = await attachBill(app, aisyah, payment);
  const link = await linkOf(ben);
  const counted = app.db.updateTable('rate_limits').set({ points: 601 });
  expect((await seeBill(app, stranger(app), address, { ...link, token: 'x' })).status).toBe(404);
  await counted.where('key', 'like', 'paymentLink-address%').execute();
  const refused = await seeBill(app, stranger(app), address, link);
  expect([refused.status, await refused.json()]).toEqual([
    429,
    expect.objectContaining({ code: 'TOO_MANY_TRIES' }),
  ]);
  expect((await seeBill(app, ben, address, link)).status).toBe(200);
});

test('only the requester attaches and removes a bill', async () => {
  const { aisyah, ben, devi, payment, which, billSeenBy } = await homeWithRequest(app);
  const outsider = await signUp(app, 'Indra Kumar');
  const codeOf = async (who: Pick<Person, 'fetch'>, bytes: Uint8Array = billPdf()) =>
    ((await (await sendBill(app, who, payment, bytes)).json()) as { code?: string }).code;
  expect(await codeOf(ben)).toBe('FORBIDDEN');
  expect(await codeOf(devi)).toBe('FORBIDDEN');
  expect(await codeOf(outsider)).toBe('PAYMENT_NOT_FOUND');
  expect(await codeOf(stranger(app))).toBe('UNAUTHENTICATED');
  // Access is checked first: the file is not opened.
  expect(await codeOf(ben, Buffer.from('x'))).toBe('FORBIDDEN');
  const address = await attachBill(app, aisyah, payment);
  for (const who of [ben, devi, outsider])
    expect(await refusalOf(who.api.payments.removeBill(which))).toBe('FORBIDDEN');
  expect(await billSeenBy(ben)).toBe(address);

  expect((await aisyah.api.payments.removeBill(which)).bill).toBeNull();
  expect((await aisyah.api.payments.removeBill(which)).bill).toBeNull();
  expect((await seeBill(app, aisyah, address)).status).toBe(404);
  await removeWhatWaits();
  await expect.poll(() => storedBills(app)).toEqual(NOTHING);
});

test('a page of another site cannot attach a bill', async () => {
  const { aisyah, payment } = await homeWithRequest(app);
  const answer = await aisyah.fetch(`${app.base}/api/bills/${payment.homeId}/${payment.id}/${randomUUID()}`, {
    method: 'PUT',
    body: billPdf(),
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.status).toBe(403);
  expect(await storedBills(app)).toEqual(NOTHING);
});

test('a member who left the home still attaches and sees the bill', async () => {
  const { aisyah, ben, payment, homeId } = await homeWithRequest(app);
  await aisyah.api.homes.leaveHome({ homeId });
  const address = await attachBill(app, aisyah, payment);
  await ben.api.homes.leaveHome({ homeId });
  for (const who of [aisyah, ben]) expect((await seeBill(app, who, address)).status).toBe(200);
});

test('bills and receipts share the room of a home', async () => {
  const { aisyah, payment } = await homeWithRequest(app);
  await attachBill(app, aisyah, payment);
  await app.db
    .updateTable('payment_bills')
    .set({ bytes: HOME_FILES_MAX_BYTES - 10 })
    .execute();
  const answer = await sendBill(app, aisyah, payment, billPdf());
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { code: 'BILLS_FULL', message: billProblems.BILLS_FULL },
  ]);
  expect((await storedBills(app)).files).toHaveLength(1);
});

test('a person can upload 30 bills an hour', async () => {
  const { aisyah, payment } = await homeWithRequest(app);
  await attachBill(app, aisyah, payment);
  await app.db.updateTable('rate_limits').set({ points: 30 }).where('key', 'like', 'bill-account%').execute();
  expect((await sendBill(app, aisyah, payment, billPdf())).status).toBe(429);
});
