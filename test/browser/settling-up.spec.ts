import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  expect,
  expectSound,
  expectToast,
  PHONE,
  region,
  withDatabase,
  type Person,
  type MakePerson,
} from '#test/browser/harness.ts';
import { ask, shareRow, PAGE } from '#test/browser/payment-steps.ts';
import { DETAILS } from '#test/builders/payment-details.ts';
import { chooser, SUBMIT, test, upload, type Receipts } from '#test/browser/proof-steps.ts';

const part = (page: Page) => region(page, 'Between us');
const row = (page: Page, name: string) => part(page).getByRole('listitem').filter({ hasText: name });
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Settle up with/ });

/** Aisyah owes Priya RM 59.60 and RM 93.85, and Priya owes her RM 46.80; Wei Jie owes Aisyah the same amount. */
async function buildOwing(person: MakePerson) {
  const [aisyah, priya, weiJie] = [
    await person('Aisyah Rahman'),
    await person('Priya Nair'),
    await person('Wei Jie Tan'),
  ];
  const { id: homeId } = await buildHome([aisyah, priya, weiJie]);
  const asks = (from: Person, debtors: Person[], title: string, sen: number) =>
    ask({ homeId, from, debtors, title, sen });
  const electricity = await asks(priya, [aisyah], 'TNB electricity, October', 5960);
  const filter = await asks(priya, [aisyah], 'Water filter', 9385);
  const groceries = await asks(aisyah, [priya, weiJie], 'Groceries, week 47', 9360);
  return { aisyah, priya, weiJie, homeId, electricity, filter, groceries, asks };
}

const open = async ({ page }: Person) => {
  await page.goto(PAGE);
  await button(row(page, 'Priya Nair'), 'Settle up with Priya Nair').click();
  await expect(sheet(page)).toBeVisible();
};

test("'Between us' says who owes whom, and only the one who owes more settles up", async ({ person }) => {
  const { aisyah, priya, weiJie } = await buildOwing(person);
  const { page } = aisyah;
  await page.goto(PAGE);
  await expect(row(page, 'Priya Nair')).toContainText('You owe RM 153.45, they owe you RM 46.80');
  await expect(row(page, 'Priya Nair')).toContainText('RM 106.65');
  await expect(row(page, 'Wei Jie Tan')).toContainText('Owes you RM 46.80');
  await expect(part(page).getByRole('button', { name: /^Settle up/ })).toHaveCount(1);
  await priya.page.goto(PAGE);
  await expect(row(priya.page, 'Aisyah Rahman')).toContainText('You owe RM 46.80, they owe you RM 153.45');
  // Nothing is open between them.
  await expect(row(priya.page, 'Wei Jie Tan')).toHaveCount(0);
  await expect(part(priya.page).getByRole('button', { name: /^Settle up/ })).toHaveCount(0);
  await weiJie.page.goto(PAGE);
  await expect(button(row(weiJie.page, 'Aisyah Rahman'), 'Settle up with Aisyah Rahman')).toBeVisible();
});

test('two members with mutual debts settle up by Mark as Paid, and both see it', async ({ person }) => {
  const { aisyah, priya } = await buildOwing(person);
  const { page } = aisyah;
  await priya.page.goto(PAGE);
  await expect(row(priya.page, 'Aisyah Rahman')).toContainText('RM 106.65');
  await open(aisyah);
  const shown = sheet(page);
  for (const text of [
    'TNB electricity, October',
    'RM 93.85',
    'Priya Nair owes you',
    '− RM 46.80',
    'RM 106.65',
  ])
    await expect(shown.getByText(text).first()).toBeVisible();
  await expect(shown).toContainText('One receipt of RM 106.65 settles these three lines, and nothing else.');
  await button(shown, 'Mark as Paid').click();
  await expectToast(page, 'Settled up with Priya Nair! We told them.');
  await expect(row(page, 'Priya Nair')).toContainText('Even');
  await expect(row(page, 'Wei Jie Tan')).toContainText('RM 46.80');
  // In the other browser, without an action there.
  await expect(row(priya.page, 'Aisyah Rahman')).toContainText('Even');
  await expect(shareRow(priya.page, 'Water filter', 'Aisyah Rahman')).toContainText(
    'Settled up with Aisyah Rahman',
  );
  await expect(shareRow(page, 'Groceries, week 47', 'Priya Nair')).toContainText(
    'Settled up with Priya Nair',
  );
});

test(
  'the sheet and the page for its receipt say how to pay the difference',
  { tag: '@rest' },
  async ({ person }) => {
    const { aisyah, priya } = await buildOwing(person);
    const { page } = aisyah;
    const payeeDetails = region(sheet(page), 'How to pay Priya Nair');
    await open(aisyah);
    await expect(payeeDetails).toContainText('Priya Nair has not said how to pay yet. Please ask.');
    await priya.api.paymentDetails.savePaymentDetails(DETAILS);
    await open(aisyah);
    await expect(payeeDetails).toContainText(DETAILS.accountNumber);
    await expect(payeeDetails.getByRole('img', { name: 'DuitNow QR for RM 106.65' })).toBeVisible();
    await expectSound(page, { part: '[role=dialog]' });
    await sheet(page).getByRole('link', { name: 'Upload proof' }).click();
    await expect(upload(page)).toBeVisible();
    const onPage = region(page, 'How to pay Priya Nair');
    await expect(onPage.getByRole('img', { name: 'DuitNow QR for RM 106.65' })).toBeVisible();
    await expectSound(page);
  },
);

test('a share that changes in the meantime is reported, and the receipt settles what was shown', async ({
  person,
}) => {
  const { aisyah, asks, priya } = await buildOwing(person);
  const { page } = aisyah;
  await open(aisyah);
  await asks(priya, [aisyah], 'Gas', 1000);
  // The payment details beside it load in a live region too.
  const changed = sheet(page).getByRole('status').filter({ hasText: 'Something changed meanwhile.' });
  await expect(changed).toHaveText('Something changed meanwhile. This is how it is now.');
  await expect(sheet(page)).toContainText('One receipt of RM 116.65 settles these four lines');
  await button(sheet(page), 'Mark as Paid').click();
  await expectToast(page, 'Settled up with Priya Nair! We told them.');
  await expect(row(page, 'Priya Nair')).toContainText('Even');
});

test(
  'an unseen change stops settling up with a clear text, and nothing is settled',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/409/);
    const { aisyah, filter } = await buildOwing(person);
    const { page } = aisyah;
    await open(aisyah);
    // Without a live note.
    await withDatabase((client) =>
      client.query('update payment_debtors set amount = 9000 where payment_id = $1', [filter]),
    );
    await button(sheet(page), 'Mark as Paid').click();
    await expectToast(page, 'Something between you two changed, so nothing was settled. Please look again.');
    await expect(sheet(page)).toContainText('RM 102.80');
    await expect(
      sheet(page)
        .getByRole('status')
        .filter({ hasText: /meanwhile/ }),
    ).toBeVisible();
    await button(sheet(page), 'Close').click();
    await expect(row(page, 'Priya Nair')).toContainText('You owe RM 149.60');
  },
);

test(
  'the sheet has no faults on phone and desktop, works by keyboard, and returns the focus',
  { tag: '@rest' },
  async ({ person }) => {
    const { aisyah } = await buildOwing(person);
    const { page } = aisyah;
    await page.goto(PAGE);
    const opener = button(row(page, 'Priya Nair'), 'Settle up with Priya Nair');
    await expectSound(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await expectSound(page, { part: '[role=dialog]' });
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.setViewportSize(PHONE);
    await opener.click();
    await expectSound(page, { part: '[role=dialog]' });
    await expect(button(sheet(page), 'Mark as Paid')).toBeInViewport();
    await expect(sheet(page).getByRole('link', { name: 'Upload proof' })).toBeInViewport();
  },
);

const READ_MS = 60_000;

/** Opens the page for receipts from the sheet, and sends one. */
async function sendProof({ page }: Person, file: Awaited<ReturnType<Receipts>>) {
  await sheet(page).getByRole('link', { name: 'Upload proof' }).click();
  await expect(upload(page)).toContainText('A screenshot or PDF that shows RM 106.65, Priya Nair');
  await chooser(page).setInputFiles(file);
  await button(page, SUBMIT).click();
}

test('two members with mutual debts settle up by one receipt', async ({ person, receipt }) => {
  test.slow();
  const { aisyah, priya } = await buildOwing(person);
  const { page } = aisyah;
  await priya.page.goto(PAGE);
  await open(aisyah);
  await sendProof(aisyah, await receipt({ sen: 10_665 }));
  await expect(region(page, 'Payment Verified!')).toBeVisible({ timeout: READ_MS });
  await expectSound(page);
  await expect(row(priya.page, 'Aisyah Rahman')).toContainText('Even');
  await page.getByRole('link', { name: 'Go to Payment Requests' }).click();
  await expect(row(page, 'Wei Jie Tan')).toContainText('RM 46.80');
  await expect(row(page, 'Priya Nair')).toHaveCount(0);
});

test(
  'an unsure receipt is checked by the other member, with all that it settles',
  { tag: '@rest' },
  async ({ person, receipt }) => {
    test.slow();
    const { aisyah, priya, electricity, groceries } = await buildOwing(person);
    const { page } = aisyah;
    await open(aisyah);
    await sendProof(aisyah, await receipt({ sen: 10_665, recipient: 'Somebody Else' }));
    await expect(region(page, 'Sent for review')).toBeVisible({ timeout: READ_MS });
    await page.getByRole('link', { name: 'Go to Payment Requests' }).click();
    // None of them can be paid in another way in the meantime.
    await expect(button(page, 'Mark as Paid')).toHaveCount(0);
    // The receipt is attached to the newest of the three.
    await expect(page.getByText('Priya Nair is checking your receipt, which settles this too.')).toHaveCount(
      2,
    );
    await expect(part(page).getByRole('button', { name: /^Settle up/ })).toHaveCount(0);
    // An email's link to one of them does not offer to withdraw a receipt that is attached to another.
    const linkOf = (paymentId: string, { userId }: Person) =>
      `/payment-success?paymentId=${paymentId}&userId=${userId}`;
    await page.goto(linkOf(electricity, aisyah));
    await expect(
      page.getByText('Priya Nair is checking your receipt, which settles this too.'),
    ).toBeVisible();
    await expect(button(page, 'Take back')).toHaveCount(0);
    await priya.page.goto(linkOf(groceries, priya));
    const forPriya = region(priya.page, 'A receipt waits for you');
    await expect(forPriya).toContainText(
      'Aisyah Rahman sent a receipt that settles this too. Check it where they owe you.',
    );
    await expect(button(priya.page, 'Take back')).toHaveCount(0);
    await expectSound(priya.page);
    await page.goto(PAGE);
    await forPriya.getByRole('link', { name: 'Go to Payment Requests' }).click();
    await expect(button(priya.page, 'Check proof')).toHaveCount(1);
    await button(priya.page, 'Check proof').click();
    const check = priya.page.getByRole('group', { name: 'Proof from Aisyah Rahman' });
    for (const text of [
      'It settles these lines together:',
      'Water filter',
      'Groceries, week 47',
      'Did RM 106.65 arrive?',
    ])
      await expect(check).toContainText(text);
    await expectSound(priya.page);
    await button(check, 'Confirm').click();
    await expectToast(priya.page, 'Payment confirmed. We told Aisyah Rahman.');
    await expect(row(priya.page, 'Aisyah Rahman')).toContainText('Even');
    await expect(row(page, 'Priya Nair')).toContainText('Even');
  },
);

test(
  'the answer shows where the receipt was sent from, and Not received reopens the upload',
  { tag: '@rest' },
  async ({ person, receipt }) => {
    test.slow();
    const { aisyah, priya, homeId, filter } = await buildOwing(person);
    const { page } = aisyah;
    await open(aisyah);
    await sheet(page).getByRole('link', { name: 'Upload proof' }).click();
    for (const approve of [false, true]) {
      await expect(upload(page)).toBeVisible();
      await expect(upload(page).getByRole('img', { name: /^Preview of/ })).toHaveCount(0);
      await chooser(page).setInputFiles(await receipt({ sen: 10_665, recipient: 'Somebody Else' }));
      await button(page, SUBMIT).click();
      await expect(region(page, 'Sent for review')).toBeVisible({ timeout: READ_MS });
      await priya.api.payments.reviewPaymentProof({
        homeId,
        paymentId: filter,
        userId: aisyah.userId,
        approve,
      });
      await expect(region(page, 'Sent for review')).toHaveCount(0);
    }
    await expect(region(page, 'Already Paid')).toContainText('RM 106.65');
    await expectSound(page);
  },
);

test(
  'the other member is asked to check the receipt after two refusals',
  { tag: '@rest' },
  async ({ person, receipt }) => {
    test.slow();
    const { aisyah, priya } = await buildOwing(person);
    const { page } = aisyah;
    await priya.page.goto(PAGE);
    await open(aisyah);
    const tooLittle = await receipt({ sen: 9000 });
    await sendProof(aisyah, tooLittle);
    const refused = region(page, 'Verification Failed');
    await expect(refused).toContainText('RM 106.65', { timeout: READ_MS });
    await expect(refused.getByRole('button', { name: /^Ask/ })).toHaveCount(0);
    await button(refused, 'Try Again').click();
    await chooser(page).setInputFiles(tooLittle);
    await button(page, SUBMIT).click();
    await expect(button(refused, 'Ask Priya Nair to check')).toBeVisible({ timeout: READ_MS });
    await expectSound(page);
    // Once available, it stays under the form, also after the page was reopened.
    await button(refused, 'Try Again').click();
    await expect(button(upload(page), 'Ask Priya Nair to check')).toBeVisible();
    await page.reload();
    // The page reads that it was asked before it gets the answer.
    await page.route('**/payments/askForReview', async (route) => {
      const read = page.waitForResponse(/settlingUp\/getBetweenUs/);
      const response = await route.fetch();
      await read;
      await page.waitForTimeout(500);
      await route.fulfill({ response });
    });
    await button(upload(page), 'Ask Priya Nair to check').focus();
    await page.keyboard.press('Enter');
    await expect(region(page, 'Sent for review')).toContainText('We have asked Priya Nair to check it');
    await expectSound(page);
    await button(priya.page, 'Check proof').click();
    const check = priya.page.getByRole('group', { name: 'Proof from Aisyah Rahman' });
    await expect(check).toContainText('It settles these lines together:');
    await expect(check).toContainText('Did RM 106.65 arrive?');
  },
);

test(
  "a share that changes while the receipt's page is open is reported, and so is that none is left",
  { tag: '@rest' },
  async ({ person }) => {
    const { aisyah, priya, homeId, electricity, filter, asks } = await buildOwing(person);
    const { page } = aisyah;
    await open(aisyah);
    await sheet(page).getByRole('link', { name: 'Upload proof' }).click();
    await expect(upload(page)).toContainText('RM 106.65');
    const text = page.getByText('Something changed meanwhile. This is how it is now.');
    // A new share stays open: the receipt pays what was shown.
    await asks(priya, [aisyah], 'Gas', 1000);
    await priya.api.payments.changePaymentRequest({
      homeId,
      paymentId: filter,
      revision: 0,
      title: 'Water filter',
      debtorIds: [aisyah.userId],
      totalAmount: 9000,
    });
    await expect(upload(page)).toContainText('RM 112.80');
    await expect(text).toBeVisible();
    await expectSound(page);
    for (const paymentId of [electricity, filter])
      await priya.api.payments.letGoPayment({ homeId, paymentId, userId: aisyah.userId });
    await expect(upload(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('You have nothing left to settle up here.');
  },
);
