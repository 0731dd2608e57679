import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  PHONE,
  test,
  type Housemate,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';

const askForMoney = ({ api }: Housemate, homeId: string, debtors: Housemate[], totalAmount: number) =>
  api.payments.createPaymentRequest({
    homeId,
    id: randomUUID(),
    title: 'Electricity bill',
    totalAmount,
    debtorIds: debtors.map(({ userId }) => userId),
  });

async function saved(page: Page, press: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const) {
  test(`my data and my payments are saved as files (${size})`, async ({ person }) => {
    const aisyah = await person('Aisyah Rahman', { viewport, colorScheme });
    const ben = await person('Ben Tan');
    const { id: homeId } = await buildHome([aisyah, ben]);
    await askForMoney(aisyah, homeId, [ben], 5800);
    const { page } = aisyah;
    await page.goto('/profile');
    const part = await openPart(page, 'My data');
    await expect(part.getByRole('heading', { level: 3 })).toHaveText(['Everything', 'My payments']);
    await expect(part).toContainText('Pictures and receipts are listed but not included.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const data = await saved(page, button(part, 'Download my data'));
    expect(data.name).toMatch(/^serumah-my-data-.*\.json$/);
    expect(JSON.parse(data.text)).toMatchObject({
      account: { displayName: 'Aisyah Rahman' },
      homes: [{ id: homeId }],
      paymentRequests: [{ title: 'Electricity bill', totalAmountInSen: 5800 }],
    });
    const table = await saved(page, button(part, 'Download my payments'));
    expect(table.name).toMatch(/^serumah-my-payments-.*\.csv$/);
    expect(table.text).toContain('Electricity bill,,Aisyah Rahman,Ben Tan,58.00,58.00,Pending,,');
  });
}

test('a file that cannot be created says so, and the button can be pressed again', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  const { page } = await person('Aisyah Rahman');
  await page.goto('/profile');
  await page.route('**/api/my-data.json', (route) => route.fulfill({ status: 503, body: 'down' }));
  const press = button(await openPart(page, 'My data'), 'Download my data');
  await press.click();
  await expectToast(page, 'Failed to prepare the file. Please try again.');
  await page.unroute('**/api/my-data.json');
  expect((await saved(page, press)).name).toMatch(/json$/);
});

test('leaving, removing a member, and deleting home or account first show open amounts', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const ben = await person('Ben Tan');
  const { id: homeId } = await buildHome([aisyah, ben]);
  await askForMoney(aisyah, homeId, [ben], 1200);
  await askForMoney(ben, homeId, [aisyah], 5800);

  await ben.page.goto('/home-management');
  await button(ben.page, 'Leave').click();
  await expect(ben.page.getByRole('main')).toContainText('Move out of Seri Pandan 12A');
  await expect(ben.page.getByRole('main')).toContainText(
    'RM 12.00 that you owe and RM 58.00 that you are owed stay on Pay My Money Back.',
  );
  await expectAccessible(ben.page);
  await ben.page.goto('/profile');
  await expect(await openPart(ben.page, 'Delete account')).toContainText(
    "You are still owed RM 58.00 and still owe RM 12.00. Once you're gone, nobody",
  );
  await expectAccessible(ben.page, '[role=dialog]');

  const { page } = aisyah;
  await page.goto('/home-management');
  await button(page, 'Remove Ben Tan').click();
  await expect(question(page, 'Remove Ben Tan?')).toContainText(
    'They still owe you RM 12.00 and you still owe them RM 58.00. This stays open on Pay My Money Back.',
  );
  await button(question(page, 'Remove Ben Tan?'), 'Cancel').click();
  const home = await saved(page, button(page, 'Download home data'));
  expect(home.name).toMatch(/^serumah-home-data-Seri-Pandan-12A-.*\.json$/);
  expect(JSON.parse(home.text)).toMatchObject({ home: { id: homeId }, members: [{}, {}] });
  await button(page, 'Delete home').click();
  await expect(question(page, 'Delete Seri Pandan 12A?')).toContainText(
    'Its payment requests will be deleted too, with RM 70.00 still unpaid.',
  );
  await expectAccessible(page, '[role=alertdialog]');
});

test('a notification about money in a former home still opens its page', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const ben = await person('Ben Tan');
  const { id: homeId } = await buildHome([aisyah, ben]);
  await askForMoney(aisyah, homeId, [ben], 5800);
  await ben.api.homes.leaveHome({ homeId });
  const { page } = ben;
  await page.goto('/profile');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page.getByRole('link', { name: /Aisyah Rahman asks you for RM 58.00: Electricity bill\./ }).click();
  await expect(page).toHaveURL(/\/pay-my-money-back/);
});
