import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readBarcodes } from 'zxing-wasm/reader';
import { prepared } from '#server/reading/decoders/payment-code-decoding.ts';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import { plainDate } from '#words/days.ts';
import { billPdf } from '#test/builders/bills.ts';
import { paymentCode } from '#test/builders/payment-codes.ts';
import {
  buildHome,
  button,
  confirmAddress,
  expect,
  expectLedTo,
  expectToast,
  letterTo,
  PHONE,
  region,
} from '#test/browser/harness.ts';
import {
  answerNotNow,
  choose,
  chooseMore,
  form,
  shareRow,
  moreOptions,
  PAGE,
  request,
  titleOf,
} from '#test/browser/payment-steps.ts';
import { openPart } from '#test/browser/profile-steps.ts';
import { MAIL_PORT, WALK_PORT } from '#test/browser/places.ts';
import { chooser, SUBMIT, test, upload } from '#test/browser/proof-steps.ts';
import { daysAfter, morningOf } from '#test/browser/repeating-steps.ts';
import { sharedOf, withShareSheet } from '#test/browser/share-sheet.ts';
import { makeFolder, startProgram } from '#test/running/program.ts';

// A server of its own, because the clock is moved for all homes of a server.
const data = makeFolder();
let program: Awaited<ReturnType<typeof startProgram>>;
test.use({ baseURL: `http://localhost:${WALK_PORT}` });
test.beforeAll(async () => {
  program = await startProgram({
    DATA_DIR: data.folder,
    PORT: String(WALK_PORT),
    SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
  });
  expect(await program.ready, program.output.err).toBe(true);
  await prepared;
});
test.afterAll(async () => {
  await program[Symbol.asyncDispose]();
  await data[Symbol.asyncDispose]();
});

const READ_MS = 60_000;
const ELECTRICITY = 'TNB electricity, October';
const between = (page: Page, name: string) =>
  region(page, 'Between us').getByRole('listitem').filter({ hasText: name });

/** Reads the fields of a payment code independently of our own code. */
function fieldsOf(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length;) {
    const end = at + 4 + Number(code.slice(at + 2, at + 4));
    fields.set(code.slice(at, at + 2), code.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE, straight from its definition. */
function checkSum(text: string): string {
  let sum = 0xff_ff;
  for (const byte of Buffer.from(text))
    for (let bit = 7; bit >= 0; bit -= 1) {
      const carries = (((byte >> bit) & 1) ^ (sum >> 15)) === 1;
      sum = ((sum << 1) & 0xff_ff) ^ (carries ? 0x10_21 : 0);
    }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

/** Decodes the picture that 'Save QR' saves, as a bank's app would. */
async function savedCode(page: Page): Promise<string> {
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Save QR').click()]);
  const found = await readBarcodes(new Uint8Array(await readFile(await saved.path())), {
    formats: ['QRCode'],
  });
  expect(found).toHaveLength(1);
  return found[0]?.text ?? '';
}

test('three housemates: a code, a bill, the email, the share sheet, a rent of three months, and settling up', async ({
  person,
  visit,
  receipt,
}) => {
  test.setTimeout(300_000);
  const [priya, aisyah, weiJie] = [
    await person('Priya Nair'),
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person('Wei Jie Tan', { viewport: PHONE }),
  ];
  await buildHome([priya, aisyah, weiJie]);
  // For an unconfirmed address, only the page shows how to pay.
  await confirmAddress(aisyah, data.folder);
  await withShareSheet(priya.page);
  const own = paymentCode({ name: 'PRIYA NAIR' });

  await test.step('Priya uploads her DuitNow QR', async () => {
    const { page } = priya;
    await page.goto('/profile');
    const part = await openPart(page, 'How to pay me');
    await part
      .getByLabel('DuitNow QR', { exact: true })
      .setInputFiles({ name: 'duitnow.png', mimeType: 'image/png', buffer: drawPaymentCode(own) });
    await expect(part).toContainText('Read: PRIYA NAIR, Maybank.');
    await part.getByLabel('Account number', { exact: true }).fill('1140 2207 9938');
    await button(part, 'Save payment details').click();
    await expectToast(page, 'Payment details saved');
    await letterTo(priya.email, /^Your payment details were added$/);
  });

  await test.step('she asks for different amounts, with a bill', async () => {
    const { page } = priya;
    await page.goto(PAGE);
    await choose(page, 'Aisyah');
    await choose(page, 'Wei');
    await form(page).getByLabel('Pay for what? *').fill(ELECTRICITY);
    await moreOptions(page).click();
    await form(page).getByText('Different amounts').click();
    await form(page).getByLabel('Amount for Aisyah Rahman').fill('59.60');
    await form(page).getByLabel('Amount for Wei Jie Tan').fill('93.85');
    await form(page)
      .getByLabel('Bill (optional)')
      .setInputFiles({ name: 'bil-oktober.pdf', mimeType: 'application/pdf', buffer: billPdf(2) });
    await expect(form(page).getByRole('status')).toContainText('RM 153.45');
    await button(form(page), 'Get My Money Back').click();
    await expectToast(page, 'The bill is attached.');
    await expect(shareRow(page, ELECTRICITY, 'Aisyah Rahman')).toContainText('RM 59.60');
    await expect(shareRow(page, ELECTRICITY, 'Wei Jie Tan')).toContainText('RM 93.85');
  });

  await test.step('Aisyah pays from her email without signing in', async () => {
    const letter = await letterTo(aisyah.email, /asks you for RM 59\.60/);
    const link = new URL(/^http\S+\/payment-success\?\S+$/m.exec(letter.text ?? '')?.[0] ?? '');
    const { page } = await visit({ viewport: PHONE });
    await page.goto(`${link.pathname}${link.search}`);
    await button(page.getByRole('region', { name: /, you owe/ }), 'Open bill').click();
    const bill = page.getByRole('img', { name: `Bill of ${ELECTRICITY}` });
    await expect
      .poll(() => bill.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');

    const code = await savedCode(page);
    const filled = fieldsOf(code);
    expect(filled.get('54')).toBe('59.60');
    expect(filled.get('63')).toBe(checkSum(code.slice(0, -4)));
    // Only the fields that a filled code must change.
    const others = (text: string) => [...fieldsOf(text)].filter(([tag]) => !['01', '54', '63'].includes(tag));
    expect(filled.get('01')).toBe('12');
    expect(others(code)).toEqual(others(own));
    const shown = await page.getByRole('img', { name: 'DuitNow QR for RM 59.60' }).screenshot();
    const [onPage] = await readBarcodes(new Uint8Array(shown), { formats: ['QRCode'] });
    expect(onPage?.text).toBe(code);

    await chooser(page).setInputFiles(await receipt({ sen: 5960 }));
    await button(upload(page), SUBMIT).click();
    await expect(region(page, 'Payment Verified!')).toBeVisible({ timeout: READ_MS });
    // On the requester's screen, without an action there.
    await expect(shareRow(priya.page, ELECTRICITY, 'Aisyah Rahman')).toContainText('Paid');
    await expect(request(priya.page, ELECTRICITY).getByText('1/2 Paid', { exact: true })).toBeVisible();
  });

  await test.step('Priya shares the other share, and its link leads Wei Jie there', async () => {
    const { page } = priya;
    await chooseMore(page, ELECTRICITY, 'Share', 'Wei Jie Tan');
    await expect.poll(() => sharedOf(page)).toHaveLength(1);
    const [{ title, text, url } = { title: '', text: '', url: '' }] = await sharedOf(page);
    expect([title, text]).toEqual([
      'Pay My Money Back',
      `Priya Nair asks for RM 93.85 for “${ELECTRICITY}”.`,
    ]);
    expect(url).not.toMatch(/token/i);
    await weiJie.page.goto(url);
    await expectLedTo(weiJie.page.locator(new URL(url).hash));
    await expect(shareRow(weiJie.page, ELECTRICITY, 'You')).toContainText('RM 93.85');
  });

  await test.step('Aisyah’s rent repeats over three months', async () => {
    const { page } = aisyah;
    await page.goto(PAGE);
    await choose(page, 'Priya');
    await choose(page, 'Wei');
    await form(page).getByLabel('Pay for what? *').fill('Rent');
    await form(page).getByLabel('Total Amount (RM) *').fill('2000');
    await moreOptions(page).click();
    await form(page).getByLabel('Repeats').selectOption('Every month');
    await button(form(page), 'Get My Money Back').click();
    await answerNotNow(page);
    for (const each of [page, weiJie.page, priya.page]) await expect(request(each, 'Rent')).toHaveCount(1);
    for (const [months, day] of daysAfter('month', 3).entries()) {
      await morningOf(day, data.folder);
      for (const each of [page, weiJie.page, priya.page])
        await expect(request(each, 'Rent')).toHaveCount(months + 2);
      await titleOf(page, 'Rent').first().click();
      await expect(request(page, 'Rent').first()).toContainText(plainDate(day));
    }
    await region(page, 'Repeating').getByRole('button').click();
    await expect(region(page, 'Repeating')).toContainText(plainDate(daysAfter('month', 4).at(-1) ?? ''));
  });

  await test.step('Wei Jie and Priya, who owe each other, settle up by one receipt', async () => {
    const { page } = weiJie;
    await page.goto(PAGE);
    await choose(page, 'Priya');
    await form(page).getByLabel('Pay for what? *').fill('Groceries, week 47');
    await form(page).getByLabel('Total Amount (RM) *').fill('46.80');
    await button(form(page), 'Get My Money Back').click();
    await answerNotNow(page);
    await expect(between(page, 'Priya Nair')).toContainText('You owe RM 93.85, they owe you RM 46.80');
    await button(between(page, 'Priya Nair'), 'Settle up with Priya Nair').click();
    const sheet = page.getByRole('dialog', { name: /^Settle up with/ });
    await expect(sheet).toContainText('One receipt of RM 47.05 settles these two lines, and nothing else.');
    await sheet.getByRole('link', { name: 'Upload proof' }).click();
    const filled = fieldsOf(await savedCode(page));
    expect(filled.get('54')).toBe('47.05');
    await chooser(page).setInputFiles(await receipt({ sen: 4705, sender: 'Wei Jie Tan' }));
    await button(upload(page), SUBMIT).click();
    await expect(region(page, 'Payment Verified!')).toBeVisible({ timeout: READ_MS });
    await expect(between(priya.page, 'Wei Jie Tan')).toContainText('Even');
    await expect(shareRow(priya.page, ELECTRICITY, 'Wei Jie Tan')).toContainText(
      'Settled up with Wei Jie Tan',
    );
    await expect(shareRow(priya.page, 'Groceries, week 47', 'You')).toContainText(
      'Settled up with Wei Jie Tan',
    );
    // Shares between other members stay the same.
    await page.getByRole('link', { name: 'Go to Payment Requests' }).click();
    await expect(between(page, 'Aisyah Rahman')).toContainText('RM 4,000.00');
    await expect(between(page, 'Priya Nair')).toHaveCount(0);
  });
});
