import {
  dispatchFile,
  buildDebt,
  choose,
  chooser,
  expectOnFirstScreen,
  EXPIRED,
  failed,
  pdf,
  SUBMIT,
  test,
  upload,
} from '#test/browser/proof-steps.ts';
import { DETAILS } from '#test/builders/payment-details.ts';
import {
  buildHome,
  button,
  confirmAddress,
  deleteAccount,
  expect,
  expectSound,
  expectToast,
  PHONE,
  region,
} from '#test/browser/harness.ts';

const slip = (page: Parameters<typeof region>[0]) => page.getByRole('region', { name: /, you (owe|paid)/ });

test('an emailed link opens with text that was pasted around it', async ({ person, visit }) => {
  const { link } = await buildDebt(person);
  const { page } = await visit({ viewport: PHONE });
  for (const pasted of [`${link}).`, `${link}%20`, `${link}%E2%80%8B`, link.replaceAll('&', '&amp;')]) {
    await page.goto(pasted);
    await expect(upload(page), pasted).toContainText('A screenshot or PDF that shows RM 63.45');
  }
});

test('a debtor pays from the email, signed out', async ({ person, visit, receipt }) => {
  test.slow();
  const { priya, link, shareOf } = await buildDebt(person);
  const { page } = await visit({ viewport: PHONE });
  await page.goto(link);
  await expect(upload(page)).toContainText("A screenshot or PDF that shows RM 63.45, Priya Nair's name");
  await expect(slip(page)).toHaveAccessibleName('Aisyah Rahman, you owe Priya Nair');
  await expect(slip(page)).toContainText('Weekly groceries at Jaya Grocer');
  await expect(slip(page)).toContainText('Only you were asked');
  await expect(slip(page).getByText('Seri Pandan 12A')).toBeHidden();
  await expect(page.getByText('Choose your receipt')).toBeVisible();
  await expectOnFirstScreen(page, SUBMIT);

  await choose(page, await receipt());
  const preview = page.getByRole('img', { name: /^Preview of Screenshot 2026-11-21/ });
  await expect(preview).toBeVisible();
  expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(216);
  await expectOnFirstScreen(page, SUBMIT);
  await button(page, SUBMIT).click();
  await expect(region(page, 'Verifying your payment proof...')).toContainText('This may take a few moments');
  const verified = region(page, 'Payment Verified!');
  await expect(verified).toContainText('The requester has been notified.', { timeout: 60_000 });
  await expect(verified).toContainText(/Payment of RM ?63\.45 to Priya Nair confirmed\./);
  await expect(page.getByRole('heading', { name: 'Payment Verified!' })).toBeFocused();
  await expect(slip(page)).toHaveAccessibleName('Aisyah Rahman, you paid Priya Nair');
  await expect(slip(page).getByText('Paid', { exact: true })).toBeVisible();
  expect(await shareOf()).toMatchObject({ paid: true, paidBy: 'verified' });
  await priya.page.goto('/pay-my-money-back');
  await expect(priya.page.getByText('Paid', { exact: true }).first()).toBeVisible();

  await page.reload();
  const already = region(page, 'Already Paid');
  await expect(already).toContainText("You won't get any more reminders");
  await expect(already.getByRole('link', { name: 'Go to Payment Requests' })).toBeVisible();
  await expect(slip(page).getByText('Paid', { exact: true })).toBeVisible();
});

test('a second refusal lets the debtor ask the requester', async ({ person, visit, receipt }) => {
  test.slow();
  const { link, shareOf } = await buildDebt(person);
  const [{ page }, { page: other }] = [await visit(), await visit()];
  await Promise.all([page.goto(link), other.goto(link)]);
  const tooLittle = await receipt({ sen: 5300 });
  await choose(page, tooLittle);
  await button(page, SUBMIT).click();
  await expect(failed(page)).toContainText(/The receipt shows RM ?53\.00, but your share is RM ?63\.45\./, {
    timeout: 60_000,
  });
  await expect(failed(page).getByText('Missing').locator('xpath=..')).toContainText('RM 10.45');
  await expect(failed(page).getByRole('link', { name: 'Go to Payment Requests' })).toBeVisible();
  await expect(failed(page).getByRole('button', { name: /^Ask/ })).toHaveCount(0);

  await button(page, 'Try Again').click();
  await expect(upload(page)).toBeVisible();
  await expect(upload(page).getByRole('button', { name: /^Ask/ })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Preview/ })).toHaveCount(0);
  await expect(slip(page)).toHaveAccessibleName('Aisyah Rahman, you owe Priya Nair');
  await choose(page, tooLittle);
  await button(page, SUBMIT).click();
  await expect(button(failed(page), 'Ask Priya Nair to check')).toBeVisible();
  // Once available, it stays under the form, also after the page was reopened.
  await button(page, 'Try Again').click();
  await expect(button(upload(page), 'Ask Priya Nair to check')).toBeVisible();
  await page.reload();
  await button(upload(page), 'Ask Priya Nair to check').click();
  const review = region(page, 'Sent for review');
  await expect(review).toContainText('We have asked Priya Nair to check it');
  await expect(review.getByRole('listitem')).toHaveText([
    'Receipt uploadedJust now',
    'Priya Nair checks itYou can close this page',
    "Your share is marked as paidYou'll get an email",
  ]);
  await expect(slip(page).getByText('Pending', { exact: true })).toBeVisible();
  expect(await shareOf()).toMatchObject({ paid: false, inReview: true });

  await choose(other, tooLittle);
  await button(other, SUBMIT).click();
  await expect(region(other, 'Sent for review')).toContainText(
    'Priya Nair is already checking your receipt.',
  );
  await page.reload();
  await expect(review).toContainText('Priya Nair is checking your receipt.');
  await expect(chooser(page)).toHaveCount(0);

  // Sent for the wrong request; also by the link. Below the question, the button aligns with the text.
  await expect(button(review, 'Take back')).toHaveCSS('padding-left', '0px');
  await button(review, 'Take back').click();
  await expectToast(page, 'You took back your receipt. You can upload another one.');
  await expect(upload(page)).toBeVisible();
  expect(await shareOf()).toMatchObject({ paid: false, inReview: false });
});

test('a signed-in debtor has a way back, and reads if the request was deleted', async ({ person, visit }) => {
  const { priya, aisyah, homeId, paymentId, link } = await buildDebt(person);
  // Not the home of the email.
  await buildHome([aisyah], 'Elsewhere');
  const { page: signedOut } = await visit();
  const { page } = aisyah;
  await Promise.all([signedOut.goto(link), page.goto(link)]);
  await expect(upload(signedOut)).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to Payment Requests' });
  await expect(back).toBeVisible();
  await expect(signedOut.getByRole('link', { name: /Payment Requests/ })).toHaveCount(0);
  await back.click();
  await expect(page.locator(`#payment-${paymentId}`)).toBeFocused();
  await page.goBack();
  await expect(upload(page)).toBeVisible();
  await priya.api.payments.deletePaymentRequest({ homeId, paymentId });
  const deleted = region(page, 'This request was deleted');
  await expect(deleted).toContainText("You're no longer asked to pay this.");
  await expect(chooser(page)).toHaveCount(0);
  await signedOut.reload();
  await expect(region(signedOut, 'This request was deleted')).toBeVisible();
  await expect(chooser(signedOut)).toHaveCount(0);
});

test('Not received reopens the upload on the page it was sent from', async ({ person, receipt }) => {
  test.slow();
  const { priya, aisyah, homeId, paymentId, link } = await buildDebt(person);
  const { page } = aisyah;
  await page.goto(link);
  const review = region(page, 'Sent for review');
  for (const times of [1, 2]) {
    // Part of the name is uncertain.
    await choose(page, await receipt({ recipient: 'Priya' }));
    await button(page, SUBMIT).click();
    await expect(review, `sent ${times}`).toContainText('We have asked Priya Nair to check it', {
      timeout: 60_000,
    });
    await priya.api.payments.reviewPaymentProof({
      homeId,
      paymentId,
      userId: aisyah.userId,
      approve: false,
    });
    await expect(upload(page), `sent ${times}`).toBeVisible();
    await expect(upload(page).getByRole('img', { name: /^Preview of/ })).toHaveCount(0);
    await expect(slip(page).getByText('Pending', { exact: true })).toHaveCount(0);
  }
});

test('a link to a deleted requester says so at once, and offers no upload', async ({ person, visit }) => {
  const { priya, aisyah, homeId, link } = await buildDebt(person);
  await priya.api.homes.handOver({ homeId, userId: aisyah.userId });
  await deleteAccount(priya);
  const { page } = await visit();
  await page.goto(link);
  await expect(region(page, 'This request was deleted')).toContainText('deleted their account');
  await expect(chooser(page)).toHaveCount(0);
});

const MISSING = 'Invalid or missing link token. For security, please open the latest email link to continue.';
const withoutTokenOf = (link: string) => link.replace(/&token=[^&]*/, '');

test("a link's token leaves the address, and stays for reloads and going back", async ({ person, visit }) => {
  const { link } = await buildDebt(person);
  const withoutToken = withoutTokenOf(link);
  const { page, context } = await visit();
  const expectShut = async (shown: typeof page) => {
    await expect(region(shown, 'This link does not work')).toContainText(MISSING);
    await expect(chooser(shown)).toHaveCount(0);
  };
  await page.goto(link);
  await expect(upload(page)).toBeVisible();
  await expect(page).toHaveURL(withoutToken);
  await page.reload();
  await expect(upload(page)).toBeVisible();
  await page.goto('/login');
  await page.goBack();
  await expect(upload(page)).toBeVisible();
  await expect(page).toHaveURL(withoutToken);
  // The address alone gives no access, typed into the same tab or another, and neither does reloading it.
  const other = await context.newPage();
  await other.goto(page.url());
  await expectShut(other);
  await page.goto(page.url());
  await expectShut(page);
  await page.reload();
  await expectShut(page);
  await page.goto(link);
  await expect(upload(page)).toBeVisible();
});

test('a link opens only for its debtor', async ({ person, visit }) => {
  const { priya, aisyah, link } = await buildDebt(person);
  const withoutToken = withoutTokenOf(link);
  expect(withoutToken).not.toBe(link);
  const { page } = await visit();
  const expectText = async (address: string, text: string, shown = page) => {
    await shown.goto(address);
    await expect(region(shown, 'This link does not work')).toContainText(text);
    await expect(shown.getByRole('link', { name: 'Go to Payment Requests' })).toBeVisible();
    await expect(chooser(shown)).toHaveCount(0);
  };
  const incomplete = 'Invalid payment link. Missing payment information.';
  await expectText('/payment-success', incomplete);
  await expectText(link.replace('paymentId', 'payment'), incomplete);
  await expectText(link.replace('userId', 'user'), incomplete);
  await expectText(withoutToken, MISSING);
  await expectText(withoutToken, MISSING, priya.page);
  await expectText(`${link}x`, EXPIRED);
  await expectText(link.replace(aisyah.userId, priya.userId), EXPIRED);

  await aisyah.page.goto(withoutToken);
  await expect(slip(aisyah.page)).toHaveAccessibleName('Aisyah Rahman, you owe Priya Nair');
  await expect(slip(aisyah.page)).not.toContainText('Split between');
  await expect(slip(aisyah.page)).toContainText('HomeSeri Pandan 12A');
});

test('a receipt is dropped, pasted, changed, removed and checked before it is sent', async ({
  person,
  visit,
}) => {
  const { link } = await buildDebt(person);
  const { page } = await visit();
  await page.goto(link);
  const field = chooser(page);
  await expect(field).toHaveAccessibleName(
    'Drop your receipt here, or choose a file PNG, JPG, GIF, WEBP, or PDF (max 10MB)',
  );
  const expectProblem = async (text: string) => {
    await expect(upload(page).getByText(text, { exact: true })).toBeVisible();
    await expectToast(page, text);
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  };
  await button(page, SUBMIT).click();
  await expectProblem('Please select a file to upload');
  await expect(field).toBeFocused();
  const type = 'Please upload a valid image (JPEG, PNG, GIF, WEBP) or PDF file';
  await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('RM 63.45') });
  await expectProblem(type);
  await choose(page, pdf(10.01));
  await expectProblem('File size must be less than 10MB');
  await choose(page, { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
  await expectProblem('This file is empty. Please save it again, or send it as a screenshot.');
  // The type that a browser reports is not trusted.
  const heic = Buffer.from('\0\0\0\u0018ftypheic', 'latin1');
  await choose(page, { name: 'IMG_4711.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expectProblem(
    'This is a HEIC photo, which cannot be read. Please send a screenshot of it, or a JPEG, PNG, GIF, WEBP or PDF file.',
  );
  await choose(page, { ...pdf(), mimeType: 'text/plain' });
  await expect(upload(page)).toContainText('PDFresit-jaya-grocer.pdf2.3 MB');
  await button(page, 'Remove file').click();

  expect(await dispatchFile(page, 'dragover')).toBe(true);
  await expect(page.getByText('Drop it here')).toBeVisible();
  expect(await dispatchFile(page, 'drop')).toBe(true);
  await expect(page.getByRole('img', { name: 'Preview of dropped.png' })).toBeVisible();
  await expect(field).toHaveAccessibleDescription('');
  await dispatchFile(page, 'paste', 'pasted.png');
  await expect(page.getByRole('img', { name: 'Preview of pasted.png' })).toBeVisible();
  await button(page, 'Remove file').click();
  await expect(page.getByRole('img', { name: /^Preview/ })).toHaveCount(0);
  await expect(field).toBeFocused();

  await choose(page, pdf());
  await expect(upload(page)).toContainText('PDFresit-jaya-grocer.pdf2.3 MB');
  await expect(field).toHaveAccessibleName('Change');
  await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('RM 63.45') });
  await expectProblem(type);
  await expect(upload(page)).toContainText('resit-jaya-grocer.pdf');
});

const PNG_HEAD = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');

test('the page works by keyboard', async ({ person, visit }) => {
  const { link } = await buildDebt(person);
  const { page } = await visit();
  // Waiting only from the key press could be too late to catch the file chooser.
  const opened = page.waitForEvent('filechooser');
  await page.goto(link);
  await expect(upload(page)).toBeVisible();
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab');
    if (await chooser(page).evaluate((input) => input === document.activeElement)) break;
  }
  await expect(chooser(page)).toBeFocused();
  await page.keyboard.press('Space');
  await (await opened).setFiles({ name: 'head.png', mimeType: 'image/png', buffer: PNG_HEAD });
  await page.keyboard.press('Tab');
  await expect(button(page, 'Remove file')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(failed(page)).toContainText('This file is damaged or incomplete.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(upload(page), SUBMIT)).toBeVisible();
});

test('an amount that the requester changes shows on the open page, signed in and by the link', async ({
  person,
  visit,
  receipt,
}) => {
  test.slow();
  const { priya, aisyah, homeId, paymentId, link } = await buildDebt(person);
  await confirmAddress(aisyah);
  await priya.api.paymentDetails.savePaymentDetails(DETAILS);
  const { page: byLink } = await visit({ viewport: PHONE });
  const { page } = aisyah;
  await Promise.all([
    byLink.goto(link),
    page.goto(`/payment-success?paymentId=${paymentId}&userId=${aisyah.userId}`),
  ]);
  for (const each of [byLink, page]) await expect(upload(each)).toContainText('RM 63.45');

  await priya.api.payments.changePaymentRequest({
    homeId,
    paymentId,
    revision: 0,
    title: 'Weekly groceries at Jaya Grocer',
    debtorIds: [aisyah.userId],
    totalAmount: 7000,
  });
  const text = 'Priya Nair changed the amount from RM 63.45 to RM 70.00.';
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  // A page without a session gets no live notes; its reader returns from the bank's app.
  await byLink.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(byLink.getByRole('status').filter({ hasText: text })).toBeVisible();
  for (const each of [byLink, page]) {
    await expect(slip(each)).toContainText('RM 70.00');
    await expect(upload(each)).toContainText('A screenshot or PDF that shows RM 70.00');
    await expect(each.getByRole('img', { name: 'DuitNow QR for RM 70.00' })).toBeVisible();
    await expect(slip(each)).not.toContainText('63.45');
  }
  await expectSound(byLink);
  await choose(page, await receipt({ sen: 7000 }));
  await button(page, SUBMIT).click();
  await expect(region(page, 'Payment Verified!')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(text)).toHaveCount(0);
});
