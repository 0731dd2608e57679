import type { Locator } from '@playwright/test';
import {
  buildHome,
  button,
  deleteAccount,
  expect,
  expectSound,
  expectToast,
  PHONE,
  test,
} from '#test/browser/harness.ts';
import {
  ask,
  chooseMore,
  form,
  insertProof,
  shareRow,
  PAGE,
  request,
  requests,
  titleOf,
} from '#test/browser/payment-steps.ts';

test('a share is let go after a question, both see it at once, and it can be asked for again', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const paymentId = await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1250 });
  await insertProof({ homeId, paymentId, debtor: weiJie, state: 'review' });
  const { page } = aisyah;
  await Promise.all([page.goto(PAGE), weiJie.page.goto(PAGE)]);
  const theirs = shareRow(page, 'Rice', 'Wei Jie Tan');
  await expect(button(theirs, 'Check proof')).toBeVisible();
  await chooseMore(page, 'Rice', 'Let it go', 'Wei Jie Tan');
  const question = page.getByRole('alertdialog', { name: "Let go of Wei Jie Tan's share?" });
  await expect(question).toContainText(
    "You'll no longer ask for RM 12.50 for “Rice”. It will count as settled, not as paid.",
  );
  await expect(question).toContainText('The receipt waiting for your answer will no longer be needed.');
  await button(question, 'Cancel').click();
  await expect(question).toBeHidden();
  await chooseMore(page, 'Rice', 'Let it go', 'Wei Jie Tan');
  await button(question, 'Let it go').click();
  await expectToast(page, 'You let it go.');
  await expect(theirs.getByText('Let go', { exact: true })).toBeVisible();
  await expect(theirs.getByText(/ · By you · /)).toBeVisible();
  await expect(request(page, 'Rice').getByText('Completed', { exact: true })).toBeVisible();
  await expect(titleOf(page, 'Rice')).toBeFocused();
  const own = shareRow(weiJie.page, 'Rice', 'You');
  await expect(own.getByText('Let go', { exact: true })).toBeVisible({ timeout: 2000 });
  await expect(button(own, 'Mark as Paid')).toHaveCount(0);
  await expect(weiJie.page.getByRole('group', { name: 'You owe' })).toContainText('RM 0.00');

  await weiJie.page.goto(`/payment-success?paymentId=${paymentId}&userId=${weiJie.userId}`);
  await expect(weiJie.page.getByRole('heading', { name: 'Let go' })).toBeVisible();
  await expect(
    weiJie.page.getByText(
      "Aisyah Rahman no longer asks you for RM 12.50: Rice. There's nothing left to pay.",
    ),
  ).toBeVisible();
  await expect(button(weiJie.page, 'Submit for Verification')).toHaveCount(0);
  await weiJie.page.goto(PAGE);
  await expect(own).toBeVisible();

  await button(theirs, 'Reopen').click();
  await button(page.getByRole('alertdialog'), 'Reopen').click();
  await expect(theirs.getByText('Pending', { exact: true })).toBeVisible();
  await expect(button(own, 'Mark as Paid')).toBeVisible({ timeout: 2000 });
});

test("a deleted account's shares end: they accept no receipts and get no notifications", async ({
  person,
}) => {
  const [weiJie, aisyah, ben] = [
    await person('Wei Jie Tan'),
    await person('Aisyah Rahman'),
    await person('Ben Lim'),
  ];
  const { id: homeId } = await buildHome([weiJie, aisyah, ben]);
  const { page } = weiJie;
  const rice = await ask({ homeId, from: aisyah, debtors: [weiJie, ben], title: 'Rice', sen: 2500 });
  await ben.api.payments.markAsPaid({ homeId, paymentId: rice });
  await ask({ homeId, from: weiJie, debtors: [ben], title: 'Gas', sen: 1250 });
  await page.goto(PAGE);
  const own = shareRow(page, 'Rice', 'You');
  await expect(own.getByRole('link', { name: 'Upload proof' })).toBeVisible();
  await deleteAccount(aisyah);
  await expect(own.getByRole('link', { name: 'Upload proof' })).toHaveCount(0);
  await expect(button(own, 'Mark as Paid')).toBeVisible();
  await page.goto(`/payment-success?paymentId=${rice}&userId=${weiJie.userId}`);
  await expect(page.getByRole('heading', { name: 'Nobody can check a receipt' })).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Payment Requests' }).click();
  await expect(button(own, 'Mark as Paid')).toBeVisible();

  await deleteAccount(ben);
  const gone = shareRow(page, 'Gas', 'Former housemate');
  await chooseMore(page, 'Gas', 'Let it go', 'Former housemate');
  await button(page.getByRole('alertdialog'), 'Let it go').click();
  await button(gone, 'Reopen').click();
  await expect(page.getByRole('alertdialog')).toContainText('RM 12.50 for “Gas” will be unpaid again.');
  await expect(page.getByRole('alertdialog')).not.toContainText("We'll tell");
  await button(page.getByRole('alertdialog'), 'Reopen').click();
  await expectToast(page, 'The share is open again.');
});

test("a share marked by mistake is undone from the toast, and the requester's notification disappears", async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1250 });
  const { page } = weiJie;
  await Promise.all([page.goto(PAGE), aisyah.page.goto(PAGE)]);
  const own = shareRow(page, 'Rice', 'You');
  await expect(own.getByRole('link', { name: 'Upload proof' })).toBeVisible();
  await button(own, 'Mark as Paid').click();
  await expect(own.getByText(/ · Marked by you · /)).toBeVisible();
  await expect(aisyah.page.getByText(/ · Marked by Wei Jie Tan · /)).toBeVisible({ timeout: 2000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Your share is open again.');
  await expect(button(own, 'Mark as Paid')).toBeVisible();
  await expect(page.getByRole('group', { name: 'You owe' })).toContainText('RM 12.50');
  await expect(
    shareRow(aisyah.page, 'Rice', 'Wei Jie Tan').getByText('Pending', { exact: true }),
  ).toBeVisible({
    timeout: 2000,
  });
});

test('completed requests are one line, and those completed now stay visible until the page reopens', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  for (const title of ['Rice', 'Gas', 'Water', 'Internet']) {
    const paymentId = await ask({ homeId, from: aisyah, debtors: [weiJie], title, sen: 1250 });
    if (title !== 'Internet') await weiJie.api.payments.markAsPaid({ homeId, paymentId });
  }
  const { page } = weiJie;
  await page.goto(PAGE);
  const titles = requests(page).getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['Internet']);
  const fold = button(requests(page), '3 completed');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['Internet', 'Water', 'Gas', 'Rice']);
  await page.keyboard.press('Enter');
  await button(shareRow(page, 'Internet', 'You'), 'Mark as Paid').click();
  await expect(request(page, 'Internet').getByText('Completed', { exact: true })).toBeVisible();
  await expect(titleOf(page, 'Internet')).toBeFocused();
  await expect(fold).toBeVisible();
  await page.reload();
  await expect(button(requests(page), '4 completed')).toHaveAttribute('aria-expanded', 'false');
  await expect(titles).toHaveCount(0);
});

test('requests open in another home are a line that shows that home', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { id: melati } = await buildHome([aisyah, weiJie], 'Taman Melati 3');
  await ask({ homeId: melati, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1250 });
  await buildHome([aisyah, weiJie], 'Seri Pandan 12A');
  const { page } = weiJie;
  await page.goto(PAGE);
  await expect(page.getByText('No payment requests yet')).toBeVisible();
  const elsewhere = button(page, 'You owe RM 12.50 in Taman Melati 3');
  await page.setViewportSize({ width: 240, height: 800 });
  // The icon keeps its size beside two lines of text.
  await expect(elsewhere.locator('svg')).toHaveCSS('width', '16px');
  await elsewhere.click();
  await expectToast(page, 'Home switched successfully!');
  await expect(request(page, 'Rice')).toBeVisible();
  await expect(elsewhere).toHaveCount(0);
});

test('a former member reads that line in the column of what stays open', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { id: melati } = await buildHome([weiJie, aisyah], 'Taman Melati 3');
  await ask({ homeId: melati, from: weiJie, debtors: [aisyah], title: 'Deposit', sen: 5000 });
  const { id: pandan } = await buildHome([aisyah, weiJie], 'Seri Pandan 12A');
  await ask({ homeId: pandan, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1250 });
  await weiJie.api.homes.leaveHome({ homeId: pandan });
  const { page } = weiJie;
  await page.goto(PAGE);
  const elsewhere = button(page, 'You are owed RM 50.00 in Taman Melati 3');
  await expect(request(page, 'Rice')).toBeVisible();
  const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? 0);
  expect(await left(elsewhere.locator('svg'))).toBe(await left(request(page, 'Rice')));
  await expectSound(page);
});

test('a wrong amount says at once what is wrong, and the input stays', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  await buildHome([aisyah, weiJie]);
  const { page } = aisyah;
  await page.setViewportSize(PHONE);
  await page.goto(PAGE);
  await form(page).getByLabel('Who owes you money? *').focus();
  const total = form(page).getByLabel('Total Amount (RM) *');
  for (const [typed, said] of [
    ['100.555', /at most two decimal places/],
    ['-5', /more than zero/],
    ['abc', /in numbers/],
  ] as const) {
    await total.fill(typed);
    await expect(total).not.toHaveAttribute('aria-invalid');
    await form(page).getByLabel('Pay for what? *').focus();
    await expect(total).toHaveAccessibleDescription(said);
    await expect(total).toHaveValue(typed);
  }
  // An ambiguous amount is asked about, and one press answers.
  await total.fill('12 50');
  await form(page).getByLabel('Pay for what? *').focus();
  await expect(total).toHaveAccessibleDescription('Did you mean 12.50?');
  await expect(total).toHaveValue('12 50');
  await expectSound(page);
  await button(form(page), 'Use 12.50').click();
  await expect(total).toHaveValue('12.50');
  await expect(total).not.toHaveAttribute('aria-invalid');
  await expect(form(page)).not.toContainText('Did you mean');
  await total.fill('１２，５ ＲＭ');
  await form(page).getByLabel('Pay for what? *').focus();
  await expect(total).toHaveValue('12.50');
  await expect(total).not.toHaveAttribute('aria-invalid');
});
