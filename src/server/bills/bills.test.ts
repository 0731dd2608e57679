import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { HOME_FILES_MAX_BYTES, PROOF_MAX_BYTES } from '#domain/files.ts';
import { removeDueBills } from '#server/bills/keeping.ts';
import { mintLink } from '#server/letters/payments/debtor-links.ts';
import {
  attachBill,
  billPdf,
  keptBills,
  removeHiddenBills,
  seeBill,
  sendBill,
} from '#test/builders/bills.ts';
import { buildHome, refusalOf, signUp, stranger, type Person } from '#test/builders/homes.ts';
import { bomb, picture, sidewaysPhoto } from '#test/builders/images.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { LOCKED, pdfOf, written } from '#test/builders/pdfs.ts';
import { listenLive } from '#test/observers/listening.ts';
import { sharedApp } from '#test/running/app.ts';
import { billFileProblems, billProblems } from '#words/bill-files.ts';
import { paymentProblems } from '#words/payments.ts';

const app = await sharedApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING = { shown: [], hidden: [], files: [] };
const cleanAfter = (ms: number) =>
  removeDueBills({ ...app, now: () => new Date(app.clock.now.getTime() + ms) });
let removing: Promise<unknown> | undefined;
const removeWhatWaits = () => (removing ??= removeHiddenBills(app));
const idIn = (address: string) => address.split('/').at(-1);

afterEach(async () => {
  await app.db.deleteFrom('payment_bills').execute();
  await app.db.deleteFrom('rate_limits').execute();
  rmSync(path.join(app.settings.DATA_DIR, 'files/bills'), { recursive: true, force: true });
});

async function home() {
  const aisyah = await signUp(app);
  const [ben, chloe, devi] = [
    await signUp(app, 'Ben Tan'),
    await signUp(app, 'Chloe Lim'),
    await signUp(app, 'Devi Nair'),
  ];
  const { id: homeId } = await buildHome([devi, aisyah, ben, chloe]);
  const payment = await askForMoney(aisyah, homeId, [ben, chloe]);
  const which = { homeId, paymentId: payment.id };
  const billSeenBy = async (person: Person) => {
    const { payments } = await person.api.payments.listPaymentRequests({ homeId });
    return payments.find(({ id }) => id === payment.id)?.bill;
  };
  const linkOf = async ({ userId }: Person, one = payment.id) => {
    const token = await mintLink(app.db, { homeId, paymentId: one, userId }, app.clock.now);
    return { paymentId: one, userId, token };
  };
  return { aisyah, ben, chloe, devi, homeId, payment, which, billSeenBy, linkOf };
}

test('its people see the bill, and nobody else; whoever has a debtor’s link sees it too', async () => {
  const { aisyah, ben, chloe, devi, homeId, payment, billSeenBy, linkOf } = await home();
  const outsider = await signUp(app, 'Indra Kumar');
  expect(await billSeenBy(ben)).toBeNull();
  await using theirs = await listenLive(app, ben);
  const address = await attachBill(app, aisyah, payment, await sidewaysPhoto());
  await theirs.hears('payments');
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
  // In the address it opens nothing: there it would stand in logs.
  expect((await nobody.fetch(`${app.base}${address}?token=${link.token}`)).status).toBe(404);
  app.clock.now = new Date(app.clock.now.getTime() + 31 * DAY_MS);
  expect(await byLink(link)).toBe(404);

  for (const wrong of [
    `/bills/${homeId}/${randomUUID()}`,
    `/bills/${randomUUID()}/${idIn(address)}`,
    `${address}.webp`,
    '/bills/',
  ])
    expect((await aisyah.fetch(`${app.base}${wrong}`)).status, wrong).toBe(404);
  expect((await aisyah.fetch(`${app.base}${address}`, { method: 'POST' })).status).toBe(404);
  const head = await aisyah.fetch(`${app.base}${address}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('whoever guesses links is stopped, and who needs none is not', async () => {
  const { aisyah, ben, payment, linkOf } = await home();
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

test('a photo is shown upright, and nothing of where it was taken is kept', async () => {
  const { aisyah, ben, payment } = await home();
  const address = await attachBill(app, aisyah, payment, await sidewaysPhoto());
  const shown = await seeBill(app, ben, address);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  const bytes = Buffer.from(await shown.arrayBuffer());
  const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
  expect([format, width, height, exif, orientation]).toEqual(['webp', 400, 400, undefined, undefined]);
  const stored = await app.files.get(`bills/${payment.homeId}/${idIn(address)}.webp`);
  expect(stored && Buffer.from(stored).equals(bytes)).toBe(true);
  expect((await keptBills(app)).files).toEqual([idIn(address)]);
});

test('all pages of a PDF stand below each other, ten at most', async () => {
  const { aisyah, payment } = await home();
  const sizeOf = async (pages: number) => {
    const address = await attachBill(app, aisyah, payment, billPdf(pages));
    return sharp(await (await seeBill(app, aisyah, address)).arrayBuffer()).metadata();
  };
  const [one, ten] = [await sizeOf(1), await sizeOf(10)];
  expect(one.height).toBeGreaterThan(one.width);
  expect(ten.width).toBe(one.width);
  expect(ten.height).toBe(10 * one.height + 9 * 4);
});

test.each<[what: string, code: string, message: string, make: () => Buffer | Promise<Buffer>]>([
  [
    'a web page',
    'PROOF_TYPE',
    paymentProblems.PROOF_TYPE,
    () => Buffer.from('<!doctype html><script>1</script>'),
  ],
  ['a drawing', 'PROOF_TYPE', paymentProblems.PROOF_TYPE, () => Buffer.from('<svg onload="alert(1)"/>')],
  ['a HEIC photo', 'PROOF_TYPE', paymentProblems.PROOF_TYPE, () => picture('avif')],
  [
    'much',
    'PROOF_TOO_LARGE',
    paymentProblems.PROOF_TOO_LARGE,
    () => Buffer.alloc(PROOF_MAX_BYTES + 1, '%PDF-'),
  ],
  ['nothing', 'BILL_UNREADABLE', billFileProblems.damaged, () => Buffer.alloc(0)],
  ['400 million pixels', 'BILL_UNREADABLE', billFileProblems.huge, () => bomb(20_000, 20_000, 1)],
  ['a stamp', 'BILL_UNREADABLE', billFileProblems.small, () => picture('png', [150, 100])],
  ['a colour', 'BILL_UNREADABLE', billFileProblems.blank, () => picture('png')],
  [
    'half a photo',
    'BILL_UNREADABLE',
    billFileProblems.damaged,
    async () => (await sidewaysPhoto()).subarray(0, 2000),
  ],
  [
    'the head of a PDF',
    'BILL_UNREADABLE',
    billFileProblems.damaged,
    () => Buffer.from('%PDF-1.7\nand no more'),
  ],
  [
    'a locked PDF',
    'BILL_UNREADABLE',
    billFileProblems.locked,
    () => pdfOf([written([['TNB']])], { trailer: LOCKED }),
  ],
  ['11 pages', 'BILL_UNREADABLE', billFileProblems.pages, () => billPdf(11)],
])('%s is no bill: %s', async (_what, code, message, make) => {
  const { aisyah, payment } = await home();
  const answer = await sendBill(app, aisyah, payment, await make());
  expect(await answer.json()).toEqual({ code, message });
  expect(answer.status).toBe(400);
  expect(await keptBills(app)).toEqual(NOTHING);
});

test('its requester alone attaches and removes it', async () => {
  const { aisyah, ben, devi, payment, which, billSeenBy } = await home();
  const outsider = await signUp(app, 'Indra Kumar');
  const codeOf = async (who: Pick<Person, 'fetch'>, bytes: Uint8Array = billPdf()) =>
    ((await (await sendBill(app, who, payment, bytes)).json()) as { code?: string }).code;
  expect(await codeOf(ben)).toBe('FORBIDDEN');
  expect(await codeOf(devi)).toBe('FORBIDDEN');
  expect(await codeOf(outsider)).toBe('PAYMENT_NOT_FOUND');
  expect(await codeOf(stranger(app))).toBe('UNAUTHENTICATED');
  // Whose it is comes first: nothing of theirs is opened.
  expect(await codeOf(ben, Buffer.from('x'))).toBe('FORBIDDEN');
  const address = await attachBill(app, aisyah, payment);
  for (const who of [ben, devi, outsider])
    expect(await refusalOf(who.api.payments.removeBill(which))).toBe('FORBIDDEN');
  expect(await billSeenBy(ben)).toBe(address);

  expect((await aisyah.api.payments.removeBill(which)).bill).toBeNull();
  expect((await aisyah.api.payments.removeBill(which)).bill).toBeNull();
  expect((await seeBill(app, aisyah, address)).status).toBe(404);
  await removeWhatWaits();
  await expect.poll(() => keptBills(app)).toEqual(NOTHING);
});

test('a page of another site attaches nothing', async () => {
  const { aisyah, payment } = await home();
  const answer = await aisyah.fetch(`${app.base}/api/bills/${payment.homeId}/${payment.id}/${randomUUID()}`, {
    method: 'PUT',
    body: billPdf(),
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.status).toBe(403);
  expect(await keptBills(app)).toEqual(NOTHING);
});

test('the same upload again is one bill, and another takes its place', async () => {
  const { aisyah, ben, payment, homeId, billSeenBy } = await home();
  const [first, second] = [randomUUID(), randomUUID()];
  const send = async (billId: string, one = payment) =>
    (await sendBill(app, aisyah, one, billPdf(), billId)).status;
  expect(await Promise.all([send(first), send(first)])).toContain(200);
  expect(await send(first)).toBe(200);
  expect(await keptBills(app)).toEqual({ shown: [first], hidden: [], files: [first] });
  expect(await send(second)).toBe(200);
  expect(await billSeenBy(ben)).toBe(`/bills/${homeId}/${second}`);
  // What was replaced does not come back by an answer that was lost, nor to another request.
  expect(await send(first)).toBe(409);
  const other = await askForMoney(aisyah, homeId, [ben], { title: 'Rice' });
  expect(await send(second, other)).toBe(409);
  await removeWhatWaits();
  await expect.poll(() => keptBills(app)).toEqual({ shown: [second], hidden: [], files: [second] });
});

test('of two that come at once one is shown, and the other goes', async () => {
  const { aisyah, payment } = await home();
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  await Promise.all(ids.map((billId) => sendBill(app, aisyah, payment, billPdf(), billId)));
  await removeWhatWaits();
  // The file goes before its row.
  await expect.poll(async () => (await keptBills(app)).hidden).toEqual([]);
  const { shown, files } = await keptBills(app);
  expect(files).toHaveLength(1);
  expect(shown).toEqual(files);
});

test('a server that was killed between the row and the file, or after it, leaves nothing for more than an hour', async () => {
  const { aisyah, payment, homeId } = await home();
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
  expect((await keptBills(app)).hidden.toSorted()).toEqual([withFile, without].toSorted());
  // The same upload once more ends it.
  expect((await sendBill(app, aisyah, payment, billPdf(), without)).status).toBe(200);
  await cleanAfter(60 * 60_000);
  expect(await keptBills(app)).toEqual({ shown: [without], hidden: [], files: [without] });
  expect((await seeBill(app, aisyah, address)).status).toBe(404);
});

test('where the store is away nothing is shown, and what was to go goes later', async () => {
  const { aisyah, payment } = await home();
  const address = await attachBill(app, aisyah, payment);
  const put = vi.spyOn(app.files, 'put').mockRejectedValueOnce(new Error('away'));
  expect((await sendBill(app, aisyah, payment, billPdf())).status).toBe(500);
  put.mockRestore();
  expect(await keptBills(app)).toEqual({ shown: [idIn(address)], hidden: [], files: [idIn(address)] });
  const remove = vi.spyOn(app.files, 'remove').mockRejectedValue(new Error('away'));
  await aisyah.api.payments.removeBill({ homeId: payment.homeId, paymentId: payment.id });
  await expect(cleanAfter(1)).rejects.toThrow('away');
  remove.mockRestore();
  await cleanAfter(1);
  expect(await keptBills(app)).toEqual(NOTHING);
});

test('it goes 90 days after the last share is settled, however often that was taken back', async () => {
  const { aisyah, ben, chloe, payment, which } = await home();
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
  // Looked at last on day 290, and again 90 days later.
  await app.db
    .updateTable('payment_bills')
    .set({ look_at: at(90) })
    .execute();
  await cleanAt(new Date(at(120).getTime() - 1));
  expect(await isShown()).toBe(true);
  await cleanAt(at(120));
  expect(await isShown()).toBe(false);
  expect(await keptBills(app)).toEqual(NOTHING);
});

test('that of a deleted request nobody sees, and it goes after 90 days', async () => {
  const { aisyah, payment, which } = await home();
  const address = await attachBill(app, aisyah, payment);
  app.clock.now = new Date(app.clock.now.getTime() + DAY_MS);
  await aisyah.api.payments.deletePaymentRequest(which);
  expect((await seeBill(app, aisyah, address)).status).toBe(404);
  expect((await sendBill(app, aisyah, payment, billPdf())).status).toBe(404);
  await cleanAfter(90 * DAY_MS - 1);
  expect((await keptBills(app)).files).toEqual([idIn(address)]);
  await cleanAfter(90 * DAY_MS);
  expect(await keptBills(app)).toEqual(NOTHING);
});

test('it goes with its home', async () => {
  const { aisyah, devi, payment, homeId } = await home();
  await attachBill(app, aisyah, payment);
  const { name } = await devi.api.homes.getHome({ homeId });
  await removeWhatWaits();
  await devi.api.homes.deleteHome({ homeId, name });
  await expect.poll(() => keptBills(app)).toEqual(NOTHING);
});

test('it goes with the account of its requester, though others owe', async () => {
  const { aisyah, ben, payment, which, billSeenBy } = await home();
  const address = await attachBill(app, aisyah, payment);
  await ben.api.payments.markAsPaid(which);
  await aisyah.api.users.deleteAccount({ password: aisyah.password });
  expect(await billSeenBy(ben)).toBeNull();
  expect((await seeBill(app, ben, address)).status).toBe(404);
  await removeWhatWaits();
  await expect.poll(() => keptBills(app)).toEqual(NOTHING);
});

test('one that comes while the account is being deleted is not kept', async () => {
  const { aisyah, payment } = await home();
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
  expect(await keptBills(app)).toEqual(NOTHING);
});

test('whoever has left the home attaches and sees it still', async () => {
  const { aisyah, ben, payment, homeId } = await home();
  await aisyah.api.homes.leaveHome({ homeId });
  const address = await attachBill(app, aisyah, payment);
  await ben.api.homes.leaveHome({ homeId });
  for (const who of [aisyah, ben]) expect((await seeBill(app, who, address)).status).toBe(200);
});

test('bills and receipts have one room together', async () => {
  const { aisyah, payment } = await home();
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
  expect((await keptBills(app)).files).toHaveLength(1);
});

test('30 uploads an hour are taken of one person', async () => {
  const { aisyah, payment } = await home();
  await attachBill(app, aisyah, payment);
  await app.db.updateTable('rate_limits').set({ points: 30 }).where('key', 'like', 'bill-account%').execute();
  expect((await sendBill(app, aisyah, payment, billPdf())).status).toBe(429);
});
