/** @module-tag rest */
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { PROOF_MAX_BYTES } from '#domain/files.ts';
import {
  attachBill,
  billIdIn,
  billPdf,
  deleteBills,
  homeWithRequest,
  storedBills,
  seeBill,
  sendBill,
} from '#test/builders/bills.ts';
import { bomb, picture, sidewaysPhoto } from '#test/builders/images.ts';
import { LOCKED, pdfOf, written } from '#test/builders/pdfs.ts';
import { sharedApp } from '#test/running/app.ts';
import { billFileProblems } from '#words/files.ts';
import { paymentProblems } from '#words/money.ts';

const app = await sharedApp();
const NOTHING = { shown: [], hidden: [], files: [] };

afterEach(() => deleteBills(app));

test('a photo is shown upright, without the place where it was taken', async () => {
  const { aisyah, ben, payment } = await homeWithRequest(app);
  const address = await attachBill(app, aisyah, payment, await sidewaysPhoto());
  const shown = await seeBill(app, ben, address);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(
      /^inline; filename="bill-\S+-\d{4}-\d\d-\d\d\.webp"; /,
    ) as string,
    'referrer-policy': 'no-referrer',
  });
  const bytes = Buffer.from(await shown.arrayBuffer());
  const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
  expect([format, width, height, exif, orientation]).toEqual(['webp', 400, 400, undefined, undefined]);
  const stored = await app.files.get(`bills/${payment.homeId}/${billIdIn(address)}.webp`);
  expect(stored && Buffer.from(stored).equals(bytes)).toBe(true);
  expect((await storedBills(app)).files).toEqual([billIdIn(address)]);
});

test('all pages of a PDF are shown below each other, at most ten', async () => {
  const { aisyah, payment } = await homeWithRequest(app);
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
  const { aisyah, payment } = await homeWithRequest(app);
  const answer = await sendBill(app, aisyah, payment, await make());
  expect(await answer.json()).toEqual({ code, message });
  expect(answer.status).toBe(400);
  expect(await storedBills(app)).toEqual(NOTHING);
});
