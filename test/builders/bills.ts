import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PaymentRequest } from '#contract/payments.ts';
import { LINK_HEADER } from '#domain/payments.ts';
import { removeBillFile } from '#server/money/bills/keeping.ts';
import type { Browser, TestApp } from '#test/running/app.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { pdfOf, written } from '#test/builders/pdfs.ts';

type Which = Pick<PaymentRequest, 'homeId' | 'id'>;

/** A bill with this many pages. */
export const billPdf = (pages = 1): Buffer =>
  pdfOf(
    Array.from({ length: pages }, (_, page) =>
      written([['TNB'], ['Amount due', 'RM 200.00'], ['Page', `${page + 1}`]]),
    ),
  );

/** Sends a bill as the page does. */
export const sendBill = (
  { base }: TestApp,
  { fetch }: Pick<Browser, 'fetch'>,
  { homeId, id }: Which,
  bytes: Uint8Array,
  billId: string = randomUUID(),
) => fetch(`${base}/api/bills/${homeId}/${id}/${billId}`, { method: 'PUT', body: Buffer.from(bytes) });

/** Attaches a bill that the server accepts, and returns its address. */
export async function attachBill(
  app: TestApp,
  browser: Pick<Browser, 'fetch'>,
  payment: Which,
  bytes: Uint8Array = billPdf(),
): Promise<string> {
  const billId = randomUUID();
  const answer = await sendBill(app, browser, payment, bytes, billId);
  if (answer.status !== 200) throw new Error(`the server refused the bill: ${await answer.text()}`);
  return `/bills/${billId}`;
}

/** Asks for a bill, with the link of a letter if there is a `link`. */
export const seeBill = (
  { base }: TestApp,
  { fetch }: Pick<Browser, 'fetch'>,
  address: string,
  link?: { paymentId: string; userId: string; token: string },
) =>
  fetch(`${base}${address}`, {
    headers: link ? { [LINK_HEADER]: `${link.paymentId} ${link.userId} ${link.token}` } : {},
  });

/** The ids of all stored bills, from the files and from the rows. */
export async function storedBills({ db, settings }: TestApp) {
  const rows = await db.selectFrom('payment_bills').select(['id', 'shown']).orderBy('attached_at').execute();
  const folder = path.join(settings.DATA_DIR, 'files/bills');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return {
    shown: rows.filter(({ shown }) => shown).map(({ id }) => id),
    hidden: rows.filter(({ shown }) => !shown).map(({ id }) => id),
    files: files.filter((entry) => entry.isFile()).map(({ name }) => name.replace(/\.webp$/, '')),
  };
}

/** Starts this app's worker for the queued removals, as the whole program does. */
export const startBillRemovals = ({ queue, db, files }: TestApp) =>
  queue.work('remove-bill', (job) => removeBillFile({ db, files }, job.data, job.signal));

/** A home of four. Aisyah asks Ben and Chloe for their shares, and Devi for nothing; `billSeenBy` is the bill that each sees. */
export async function homeWithRequest(app: TestApp) {
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

/** A bill's id, from its address. */
export const billIdIn = (address: string) => address.split('/').at(-1);

/** Deletes every bill and rate limit. Tests that share an app call it after each test. */
export async function deleteBills({ db, settings }: TestApp) {
  await db.deleteFrom('payment_bills').execute();
  await db.deleteFrom('rate_limits').execute();
  rmSync(path.join(settings.DATA_DIR, 'files/bills'), { recursive: true, force: true });
}
