import type { Page } from '@playwright/test';
import { ask } from '#test/browser/payment-steps.ts';
import {
  buildHome as buildHomeOf,
  expect,
  letterTo,
  region,
  test as base,
  type Person,
} from '#test/browser/harness.ts';
import type { Shown } from '#test/receipts/drawing/receipt.ts';
import { fileOf, type Press } from '#test/receipts/drawing/render.ts';

export const SUBMIT = 'Submit for Verification';
export const EXPIRED = 'Your link is invalid or has expired. Please open the latest email to continue.';
export const upload = (page: Page) => region(page, 'Upload Payment Proof');
export const failed = (page: Page) => region(page, 'Verification Failed');
export const chooser = (page: Page) => page.locator('input[type=file]');

type File = { name: string; mimeType: string; buffer: Buffer };

/** Draws a receipt of a payment made this minute, as a bank's app shows it. */
export async function drawReceipt(press: Press, number: number, given: Partial<Shown> = {}) {
  const { sen = 6345, recipient = 'Priya Nair', sender = 'Aisyah Rahman' } = given;
  const now = Date.now();
  const chance = {
    pageSeed: `page ${number}`,
    referenceSeed: `reference ${now} ${number}`,
    referenceAt: now,
  };
  const payment = { outcome: 'success', sen, currency: 'RM', recipient, sender } as const;
  const buffer = await fileOf(press, {
    id: `receipt ${number}`,
    kind: 'a receipt',
    truth: 'true',
    expected: 'verified',
    look: 'teratai',
    format: 'png',
    due: { sen, requester: 'Priya Nair', askedAt: now, zone: 'Asia/Kuala_Lumpur' },
    shown: {
      ...payment,
      ...chance,
      bank: 'Meranti Bank',
      paidAt: now,
      memo: 'groceries',
      balanceSen: 231_877,
    },
    now,
  });
  return { name: 'Screenshot 2026-11-21 12.38.53.png', mimeType: 'image/png', buffer };
}

export type Receipts = (shown?: Pick<Partial<Shown>, 'sen' | 'recipient' | 'sender'>) => Promise<File>;
type Fixtures = { receipt: Receipts };

export const test = base.extend<Fixtures>({
  receipt: async ({ browser }, provide) => {
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    const press = { browser, page, devtools: await context.newCDPSession(page) };
    let number = 0;
    await provide((shown = {}) => drawReceipt(press, ++number, shown));
    await context.close();
  },
});

/** Priya asks Aisyah for RM 63.45; the result contains what the email's link opens. */
export async function buildDebt(person: (name: string) => Promise<Person>) {
  const [priya, aisyah] = [await person('Priya Nair'), await person('Aisyah Rahman')];
  const { id: homeId } = await buildHomeOf([priya, aisyah]);
  const title = 'Weekly groceries at Jaya Grocer';
  const paymentId = await ask({ homeId, from: priya, debtors: [aisyah], title, sen: 6345 });
  const letter = await letterTo(aisyah.email, /asks you for RM 63\.45/);
  const link = new URL(/^http\S+\/payment-success\?\S+$/m.exec(letter.text ?? '')?.[0] ?? '');
  const shareOf = async () => {
    const { payments } = await priya.api.payments.listPaymentRequests({ homeId });
    return payments.find(({ id }) => id === paymentId)?.debtors[0];
  };
  return { priya, aisyah, homeId, paymentId, link: `${link.pathname}${link.search}`, shareOf };
}

export const choose = (page: Page, file: File | string) => chooser(page).setInputFiles(file);

/** Bytes that are not an image; the server says so without reading it. */
export const broken = (kilobytes = 8): File => ({
  name: 'broken.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(kilobytes * 1024, 'x')]),
});

export const pdf = (megabytes = 2.3): File => ({
  name: 'resit-jaya-grocer.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(Math.round(megabytes * 1024 * 1024), '%PDF-1.4 '),
});

/** Simulates a drag, drop or paste of a file as the page receives it. */
export const dispatchFile = (page: Page, event: 'dragover' | 'drop' | 'paste', name = 'dropped.png') =>
  page.evaluate(
    ([type, fileName]) => {
      const data = new DataTransfer();
      // One pixel, so that it can be displayed.
      const dot =
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
      const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], fileName, { type: 'image/png' }));
      const made =
        type === 'paste'
          ? new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(made);
      return made.defaultPrevented;
    },
    [event, name] as const,
  );

/** Expects it within the first screen. */
export async function expectOnFirstScreen(page: Page, name: string) {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}
