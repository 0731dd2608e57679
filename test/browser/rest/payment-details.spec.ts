import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { codeWithAmount } from '#domain/payment-code.ts';
import { decodePaymentCode, prepared } from '#server/reading/decoders/payment-code-decoding.ts';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import { codeWithFields } from '#test/builders/payment-codes.ts';
import { DETAILS, OWN_CODE } from '#test/builders/payment-details.ts';
import {
  buildHome,
  button,
  confirmAddress,
  DESKTOP,
  expect,
  expectLoaded,
  expectSound,
  expectToast,
  letterTo,
  PHONE,
  region,
  signedInLongAgo,
} from '#test/browser/harness.ts';
import { openPart, partOf, rowOf } from '#test/browser/profile-steps.ts';
import { answerNotNow, choose as whom, form, howToPay, PAGE, request } from '#test/browser/payment-steps.ts';
import { buildDebt, choose, SUBMIT, test, upload } from '#test/browser/proof-steps.ts';

const PART = 'How to pay me';
const part = (page: Page) => partOf(page, PART);
const payeeDetails = (page: Page) => region(page, 'How to pay Priya Nair');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const SAVE = 'Save payment details';
const file = (page: Page) => part(page).getByLabel('DuitNow QR', { exact: true });
const pictureOf = (text: string) => ({
  name: 'duitnow.png',
  mimeType: 'image/png',
  buffer: drawPaymentCode(text),
});
const readCode = async (picture: Uint8Array) => (await decodePaymentCode({ bytes: picture })).text;
test.beforeAll(() => prepared);

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const) {
  test(`payment details are entered on the profile, saved and corrected (${size})`, async ({ person }) => {
    const { page, email } = await person('Aisyah Rahman', { viewport, colorScheme });
    await page.goto('/profile');
    await openPart(page, PART);
    const fields = part(page);
    await fields.getByLabel('Bank', { exact: true }).selectOption('Maybank');
    await fields.getByLabel('Account number', { exact: true }).fill('1140 2207 99');
    await fields.getByLabel('Account name', { exact: true }).fill('AISYAH BINTI RAHMAN');
    await fields.getByLabel('DuitNow ID', { exact: true }).fill('aisyah');
    await expect(fields).toContainText('Only housemates who owe you money see this.');
    await expectSound(page, { part: '[role=dialog]' });
    await page.setViewportSize(viewport);
    await file(page).setInputFiles(pictureOf('https://elsewhere.example'));
    await expect(fields).toContainText('This is not a DuitNow QR.');
    for (const [text, refusal] of [
      [{ '01': '12', '54': '12.00' }, 'This QR code is for one payment.'],
      [{ '54': '12.00' }, 'This QR code has a fixed amount.'],
      [{ '55': '02', '56': '1.00' }, 'This QR code adds a fee or a tip.'],
    ] as const) {
      await file(page).setInputFiles(pictureOf(codeWithFields(text)));
      await expect(fields).toContainText(refusal);
    }
    await file(page).setInputFiles(pictureOf(OWN_CODE));
    await expect(fields).toContainText(
      'Read: AISYAH RAHMAN, Maybank. Each share is filled in by itself. Not saved yet.',
    );
    await button(fields, SAVE).click();
    await expect(fields.getByLabel('DuitNow ID', { exact: true })).toBeFocused();
    await expect(fields).toContainText('A DuitNow ID is a mobile, NRIC, passport or business number.');
    await fields.getByLabel('DuitNow ID', { exact: true }).fill('012-345 6789');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Payment details saved');
    await expectSound(page);
    await page.setViewportSize(viewport);
    const letter = await letterTo(email, /^Your payment details were added$/);
    expect(letter.text).not.toMatch(/1140|012-345/);

    await page.reload();
    await openPart(page, PART);
    await expect(fields.getByLabel('Bank', { exact: true })).toHaveValue('maybank');
    await expect(fields.getByLabel('Account number', { exact: true })).toHaveValue('1140 2207 99');
    await expect(fields.getByLabel('DuitNow ID', { exact: true })).toHaveValue('012-345 6789');
    const code = fields.getByRole('img', { name: 'My DuitNow QR' });
    await expect(code).toBeVisible();
    await expect(fields).toContainText('Read: AISYAH RAHMAN, Maybank. Each share is filled in by itself.');
    await expect(fields).not.toContainText('Not saved yet.');
    await button(fields, 'Remove').click();
    await expectToast(page, 'DuitNow QR removed');
    await expect(code).toHaveCount(0);
    await expect(file(page)).toBeFocused();
    await page.reload();
    await openPart(page, PART);
    await expect(fields.getByLabel('Bank', { exact: true })).toHaveValue('maybank');
    await expect(code).toHaveCount(0);
  });
}

async function askMoney(page: Page, title: string) {
  await whom(page, 'Wei');
  await form(page).getByLabel('Pay for what? *').fill(title);
  await form(page).getByLabel('Total Amount (RM) *').fill('30');
  await button(page, 'Get My Money Back').click();
  // Below the question it is hidden from screen readers.
  await expect(page.getByRole('article', { name: title, exact: true, includeHidden: true })).toHaveCount(1);
}

test('after the first request a sheet asks how they can pay, and a picture answers', async ({ person }) => {
  test.slow();
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan');
  await buildHome([aisyah, weiJie]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await askMoney(page, 'Gas');
  const sheet = howToPay(page);
  await expect(sheet).toContainText("They can't see yet how to pay you.");
  await expectToast(page, 'Payment request created and notifications sent!');
  await expectSound(page, { part: '[role=dialog]', sizes: [PHONE] });

  await button(sheet, 'Type an account number').tap();
  await expect(sheet.getByLabel('DuitNow ID', { exact: true })).toHaveCount(0);
  await sheet.getByLabel('Account number', { exact: true }).fill('1140 2207 9938');
  await expectSound(page, { part: '[role=dialog]', sizes: [PHONE] });
  await button(sheet, 'Back').tap();
  await button(sheet, 'Type a DuitNow ID').tap();
  await expect(sheet.getByLabel('DuitNow ID', { exact: true })).toHaveValue('');
  await expect(sheet.getByLabel('Account number', { exact: true })).toHaveCount(0);
  await button(sheet, 'Back').tap();
  await sheet.getByLabel('Choose picture').setInputFiles(pictureOf('https://elsewhere.example'));
  await expect(sheet).toContainText('This is not a DuitNow QR.');
  await sheet.getByLabel('DuitNow QR', { exact: true }).setInputFiles(pictureOf(OWN_CODE));
  await expect(sheet).toContainText('Read: AISYAH RAHMAN, Maybank.');
  await button(sheet, SAVE).tap();
  await expectToast(page, 'Payment details saved');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Payment Requests' })).toBeFocused();

  await weiJie.page.goto(PAGE);
  await button(request(weiJie.page, 'Gas'), 'How to pay Aisyah Rahman').click();
  const details = region(weiJie.page, 'How to pay Aisyah Rahman');
  await expect(details).toContainText(/Added \w{3} \d\d\./);
  await expect(details).not.toContainText('Changed');
  await expect(details.getByRole('img', { name: 'DuitNow QR for RM 30.00' })).toBeVisible();
});

test("'Not now' is asked only once, and the browser's back and a slip count too", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const priya = await person('Priya Nair', { viewport: PHONE });
  await buildHome([aisyah, weiJie, priya]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await askMoney(page, 'Gas');
  await answerNotNow(page);
  await expect(page.getByRole('heading', { name: 'Payment Requests' })).toBeFocused();
  await askMoney(page, 'Rice');
  await page.reload();
  await askMoney(page, 'Water');
  await expect(howToPay(page)).toHaveCount(0);

  await priya.page.goto(PAGE);
  await askMoney(priya.page, 'Netflix');
  await expect(howToPay(priya.page)).toBeVisible();
  await priya.page.goBack();
  await expect(howToPay(priya.page)).toHaveCount(0);
  await expect(priya.page).toHaveURL(PAGE);
  await askMoney(priya.page, 'Astro');
  await expect(howToPay(priya.page)).toHaveCount(0);
});

test('on wide screens the question stands on the page, and covers nothing', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const priya = await person('Priya Nair');
  await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan'), priya]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await askMoney(page, 'Gas');
  const question = page.getByRole('status').filter({ hasText: 'How can they pay you?' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSound(page);
  await page.setViewportSize(DESKTOP);
  await button(question, 'Add how to pay you').click();
  await part(page).getByLabel('DuitNow ID', { exact: true }).fill('012-345 6789');
  await button(part(page), SAVE).click();
  await expectToast(page, 'Payment details saved');
  await expect(part(page)).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Payment Requests' })).toBeFocused();

  await priya.page.goto(PAGE);
  await askMoney(priya.page, 'Rice');
  const other = priya.page.getByRole('status').filter({ hasText: 'How can they pay you?' });
  await button(other, 'Not now').click();
  await expect(other).toHaveCount(0);
  await expect(priya.page.getByRole('heading', { name: 'Payment Requests' })).toBeFocused();
  await askMoney(priya.page, 'Water');
  await expect(other).toHaveCount(0);
});

test('saving waits for the picture that is still being read', async ({ person }) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE });
  await page.goto('/profile');
  await openPart(page, PART);
  const fields = part(page);
  let letThrough = () => {};
  const held = () => new Promise<void>((resolve) => (letThrough = resolve));
  let isHeld = held();
  await page.route('**/api/payment-code', async (route) => {
    await isHeld;
    await route.continue();
  });
  await fields.getByLabel('Account number', { exact: true }).fill('1140 2207 99');
  await file(page).setInputFiles(pictureOf('https://elsewhere.example'));
  await button(fields, SAVE).click();
  await expect(fields).toContainText('Reading the QR code…');
  letThrough();
  // An unreadable code shows an error, and nothing is saved without it.
  await expectToast(page, 'This is not a DuitNow QR. Please use the one your bank shows to receive money.');
  await expect(page.getByText('Payment details saved')).toHaveCount(0);

  isHeld = held();
  await file(page).setInputFiles(pictureOf(OWN_CODE));
  await button(fields, SAVE).click();
  await expect(fields).toContainText('Reading the QR code…');
  await expect(page.getByText('Payment details saved')).toHaveCount(0);
  letThrough();
  await expectToast(page, 'Payment details saved');
  await page.reload();
  await openPart(page, PART);
  await expect(fields.getByRole('img', { name: 'My DuitNow QR' })).toBeVisible();
  await expect(fields.getByLabel('Account number', { exact: true })).toHaveValue('1140 2207 99');
});

test('a person who signed in long ago reauthenticates, and the input stays', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { page, password } = aisyah;
  await signedInLongAgo(aisyah);
  await page.goto('/profile');
  await openPart(page, PART);
  await part(page).getByLabel('Account number', { exact: true }).fill('1140 2207 9938');
  await button(part(page), SAVE).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectSound(page, { part: '[role=dialog]' });
  await page.setViewportSize(PHONE);
  // On one line with 'Cancel'.
  expect((await button(dialog, 'Save Changes').boundingBox())?.height).toBeLessThanOrEqual(44);
  await page.setViewportSize(DESKTOP);
  await dialog.getByLabel('Password', { exact: true }).fill('not it');
  await button(dialog, 'Save Changes').click();
  await expect(dialog).toContainText("That's not your current password.");
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await button(dialog, 'Save Changes').click();
  await expectToast(page, 'Payment details saved');
  await expect(dialog).toHaveCount(0);
  await expect(part(page)).toHaveCount(0);
  await expect(rowOf(page, PART)).toContainText('·· 9938');
});

test('read and typed details stay while the language changes on another device', async ({ person }) => {
  const { page, api } = await person('Aisyah Rahman', { viewport: PHONE });
  await page.goto('/profile');
  await openPart(page, PART);
  await file(page).setInputFiles(pictureOf(OWN_CODE));
  await expect(part(page)).toContainText('Not saved yet.');
  await part(page).getByLabel('Account number', { exact: true }).fill('1140 2207 9938');
  const heard = page.waitForResponse('**/users/getSession');
  await api.users.setLanguage({ language: 'ms' });
  await heard;
  await expect(part(page)).toContainText('Read: AISYAH RAHMAN, Maybank.');
  await expect(part(page).getByLabel('Account number', { exact: true })).toHaveValue('1140 2207 9938');
  await button(part(page), SAVE).click();
  await expectToast(page, 'Payment details saved');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await api.paymentDetails.getPaymentDetails()).accountNumber).toBe('1140 2207 9938');
});

test('a slip past the window asks before it discards what was typed', async ({ person }) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE });
  await page.goto('/profile');
  await openPart(page, PART);
  await part(page).getByLabel('Account number', { exact: true }).fill('1140 2207 9938');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.keyboard.press('Escape');
  await button(question, 'Keep editing').click();
  await expect(question).toHaveCount(0);
  await expect(part(page).getByLabel('Account number', { exact: true })).toHaveValue('1140 2207 9938');
  await page.keyboard.press('Escape');
  await button(question, 'Discard').click();
  await expect(part(page)).toHaveCount(0);
  await openPart(page, PART);
  await expect(part(page).getByLabel('Account number', { exact: true })).toHaveValue('');
});

test("the debtor's email links to how to pay: copied, scanned, saved, and folded once a receipt is chosen", async ({
  person,
  visit,
  receipt,
}) => {
  test.slow();
  const { priya, aisyah, link } = await buildDebt(person);
  await priya.api.paymentDetails.savePaymentDetails(DETAILS);
  await confirmAddress(aisyah);
  const { page } = await visit({ viewport: PHONE });
  await page.goto(link);
  const how = payeeDetails(page);
  await expect(how).toContainText(/Added \w{3} \d\d\./);
  await expect(how).not.toContainText('Not sure?');
  await expect(how).toContainText('Maybank · AISYAH BINTI RAHMAN');
  await button(how, 'Copy account number').click();
  await expectToast(page, 'Account number copied');
  expect(await clipboard(page)).toBe('114022079938');
  await button(how, 'Copy DuitNow ID').click();
  await expect.poll(() => clipboard(page)).toBe('0123456789');

  const filled = codeWithAmount(OWN_CODE, 6345)?.text;
  const code = how.getByRole('img', { name: 'DuitNow QR for RM 63.45', exact: true });
  const box = await code.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(144);
  const download = page.waitForEvent('download');
  await button(how, 'Save QR').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('duitnow-qr-Priya-Nair-Maybank-63.45.png');
  const picture = await readFile(await saved.path());
  expect((await sharp(picture).metadata()).format).toBe('png');
  expect(await readCode(picture)).toBe(filled);
  expect(await readCode(await code.screenshot())).toBe(filled);
  await expectSound(page);

  await page.setViewportSize(PHONE);
  await choose(page, await receipt());
  const fold = button(how, 'How to pay Priya Nair');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(code).toHaveCount(0);
  await expect(button(upload(page), SUBMIT)).toBeVisible();
  await fold.press('Enter');
  await expect(code).toBeVisible();
});

test('details that replaced others show with a warning, in the list and by the emailed link', async ({
  person,
  visit,
}) => {
  const { priya, aisyah, link } = await buildDebt(person);
  await priya.api.paymentDetails.savePaymentDetails(DETAILS);
  await priya.api.paymentDetails.savePaymentDetails({ accountNumber: '5140 1122 3344' });
  await confirmAddress(aisyah);
  const warning = /Changed \w{3} \d\d\. Not sure\? Ask Priya Nair before you pay\./;
  await aisyah.page.goto(PAGE);
  await button(aisyah.page, 'How to pay Priya Nair').click();
  await expect(payeeDetails(aisyah.page)).toContainText(warning);
  await expect(payeeDetails(aisyah.page)).not.toContainText('Added');
  const { page } = await visit({ viewport: PHONE });
  await page.goto(link);
  await expect(payeeDetails(page)).toContainText(warning);
});

test('the email to an unconfirmed address links to signing in, and then to how to pay', async ({
  person,
  visit,
}) => {
  const { priya, aisyah, link } = await buildDebt(person);
  await priya.api.paymentDetails.savePaymentDetails(DETAILS);
  const { page } = await visit({ viewport: PHONE });
  await page.goto(link);
  const signIn = payeeDetails(page).getByRole('link', { name: 'Sign in to see how to pay' });
  await expect(button(upload(page), SUBMIT)).toBeVisible();
  await expect(page.getByText(DETAILS.accountNumber)).toHaveCount(0);
  await expectSound(page);
  const stranger = await person('Hafiz Osman');
  await stranger.page.goto(link);
  await expect(payeeDetails(stranger.page)).toContainText('Sign in to see how to pay');
  await expect(payeeDetails(stranger.page).getByRole('link')).toHaveCount(0);
  await signIn.click();
  await page.getByLabel('Email').fill(aisyah.email);
  await page.getByLabel('Password', { exact: true }).fill(aisyah.password);
  await button(page, 'Sign in').click();
  await expect(payeeDetails(page)).toContainText(DETAILS.accountNumber);
});

test('an open share of the reader unfolds how to pay in the list, and a settled one does not', async ({
  person,
}) => {
  const { priya, aisyah } = await buildDebt(person);
  const { page } = aisyah;
  await page.goto(PAGE);
  const card = request(page, 'Weekly groceries at Jaya Grocer');
  await expect(button(card, 'Mark as Paid')).toBeVisible();
  await expect(payeeDetails(page)).toHaveCount(0);
  // They appear while the page is open.
  await priya.api.paymentDetails.savePaymentDetails(DETAILS);
  const fold = button(card, 'How to pay Priya Nair');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.press('Enter');
  await expect(payeeDetails(page)).toContainText('1140 2207 9938');
  await expect(payeeDetails(page).getByRole('img', { name: 'DuitNow QR for RM 63.45' })).toBeVisible();
  await expectSound(page);
  await button(card, 'Mark as Paid').click();
  await expect(payeeDetails(page)).toHaveCount(0);
});

test('a code protected by a hash is shown unchanged, and the payer types the amount', async ({
  person,
  visit,
}) => {
  const { priya, aisyah, link } = await buildDebt(person);
  await confirmAddress(aisyah);
  const own = codeWithFields({ '82': 'f879ac6266d8d6da081fc1c171600211' });
  await priya.page.goto('/profile');
  await openPart(priya.page, PART);
  await file(priya.page).setInputFiles(pictureOf(own));
  await expect(part(priya.page)).toContainText(
    'It is protected against changes, so no amount can be filled in: housemates type it. Not saved yet.',
  );
  await expectSound(priya.page);
  await button(part(priya.page), SAVE).click();
  await expectToast(priya.page, 'Payment details saved');
  const { page } = await visit({ viewport: PHONE });
  await page.goto(link);
  const code = payeeDetails(page).getByRole('img', { name: 'DuitNow QR for RM 63.45', exact: true });
  expect(await readCode(await code.screenshot())).toBe(own);
  await expect(payeeDetails(page)).toContainText("It has no amount in it. Type RM 63.45 in your bank's app.");
  await expectSound(page);
  await expect(payeeDetails(page).getByRole('img')).toHaveCount(1);
});

test('how to pay says that it is offline, and loads by itself later', async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const { priya, aisyah } = await buildDebt(person);
  await priya.api.paymentDetails.savePaymentDetails(DETAILS);
  const { page, context } = aisyah;
  await page.goto(PAGE);
  const fold = button(page, 'How to pay Priya Nair');
  // Its code is loaded, as it is when the worker caches the app.
  await fold.focus();
  await expectLoaded(page, ['PayeeDetailsParts']);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /^You are offline\./ })).toBeVisible();
  await fold.click();
  await expect(payeeDetails(page)).toContainText(
    'You are offline. This comes as soon as you are connected.',
    { timeout: 20_000 },
  );
  await context.setOffline(false);
  await expect(payeeDetails(page)).toContainText('1140 2207 9938');
});

test('failures of loading and saving are shown, and can be retried', async ({ person, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  const { page } = await person('Aisyah Rahman');
  await page.route('**/paymentDetails/*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/profile');
  await openPart(page, PART);
  await expect(part(page).getByText('Your payment details could not be loaded.')).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute('**/paymentDetails/*');
  await button(part(page), 'Try again').click();
  await part(page).getByLabel('Account number', { exact: true }).fill('12345');
  await page.route('**/paymentDetails/*', (route) => route.fulfill({ status: 503, body: '' }));
  await button(part(page), SAVE).click();
  await expectToast(page, 'Failed to save your payment details. Please try again.');
  await expect(part(page).getByLabel('Account number', { exact: true })).toHaveValue('12345');
  await page.unroute('**/paymentDetails/*');
  await button(part(page), SAVE).click();
  await expectToast(page, 'Payment details saved');
});
