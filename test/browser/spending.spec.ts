import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  expect,
  expectSound,
  expectToast,
  PHONE,
  region,
  test,
  today,
  withDatabase,
  type Housemate,
} from '#test/browser/harness.ts';
import { ask, PAGE } from '#test/browser/payment-steps.ts';

const part = (page: Page) => region(page, 'Spending');
const opener = (page: Page) => button(part(page), 'Spending');
const table = (page: Page) => part(page).getByRole('table', { name: 'Spending by month and category' });

/** Aisyah asked for 80.00 and 20.00 this month and 30.00 in another; she paid Ben 25.00 of her debts. */
async function buildSpent(aisyah: Housemate, ben: Housemate) {
  const { id: homeId } = await buildHome([aisyah, ben]);
  const asked = { homeId, from: aisyah, debtors: [ben] };
  await ask({ ...asked, title: 'TNB', sen: 8000 });
  const rice = await ask({ ...asked, title: 'Rice', sen: 2000 });
  const before = await ask({ ...asked, title: 'TNB before', sen: 3000 });
  const owed = await ask({ homeId, from: ben, debtors: [aisyah], title: 'Gas', sen: 2500 });
  await aisyah.api.payments.markAsPaid({ homeId, paymentId: owed });
  await withDatabase(async (client) => {
    await client.query(`update payment_requests set category = 'groceries' where id = $1`, [rice]);
    await client.query(
      `update payment_requests set created_at = created_at - interval '4 months' where id = $1`,
      [before],
    );
  });
  return homeId;
}

test('the part is folded, loads when opened, and stays open or folded in this home', async ({ person }) => {
  const [aisyah, ben] = [await person('Aisyah Rahman'), await person.withoutBrowser('Ben Tan')];
  await buildSpent(aisyah, ben);
  const { page } = aisyah;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  expect(asked.filter((url) => url.includes('getSpending'))).toEqual([]);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(table(page)).toBeVisible();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');

  const rows = table(page).getByRole('row');
  await expect(rows.nth(0)).toHaveText('MonthCategoryAsked forPaid');
  await expect(rows.nth(1)).toContainText('AllRM 100.00RM 25.00');
  await expect(rows.nth(2)).toHaveText('GroceriesRM 20.00RM 0.00');
  await expect(rows.nth(3)).toHaveText('UtilitiesRM 80.00RM 25.00');
  await expect(table(page).getByRole('rowheader')).toHaveCount(12);
  await expect(table(page).getByRole('row').filter({ hasText: 'RM 30.00' })).toHaveCount(2);

  await page.reload();
  await expect(table(page)).toBeVisible();
  const { id: other } = await buildHome([aisyah, ben], 'Another home');
  await page.goto(`${PAGE}?homeId=${other}`);
  // Without requests there is none.
  await expect(page.getByText('No payment requests yet')).toBeVisible();
  await expect(part(page)).toHaveCount(0);
  await ask({ homeId: other, from: ben, debtors: [aisyah], title: 'Gas', sen: 2500 });
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test(
  'the part updates live, and says if it is empty or could not be loaded',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    const [aisyah, ben] = [await person('Aisyah Rahman'), await person('Ben Tan', { viewport: PHONE })];
    const { id: homeId } = await buildHome([aisyah, ben]);
    const paymentId = await ask({ homeId, from: aisyah, debtors: [ben], title: 'Gas', sen: 2500 });
    const { page } = ben;
    await page.goto(PAGE);
    await page.route('**/getSpending', (route) => route.fulfill({ status: 500, body: '{}' }));
    await opener(page).tap();
    await expect(part(page).getByText('Failed to load your spending')).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/getSpending');
    await button(part(page), 'Try again').tap();
    await expect(
      part(page).getByText('You asked for nothing and paid nothing in the last 12 months.'),
    ).toBeVisible();
    await expectSound(page);

    await ben.api.payments.markAsPaid({ homeId, paymentId });
    await expect(table(page).getByRole('row').nth(1)).toContainText('RM 25.00');
  },
);

test('phones show the table on request, and axe finds nothing', async ({ person }) => {
  test.slow();
  const [aisyah, ben] = [
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person.withoutBrowser('Ben Tan'),
  ];
  await buildSpent(aisyah, ben);
  const { page } = aisyah;
  await page.goto(PAGE);
  await opener(page).tap();
  // Screen readers can read it anyway.
  await expect(table(page)).toHaveCount(1);
  const width = async () => (await table(page).locator('..').boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(10);
  await button(part(page), 'Show as a table').tap();
  await expect.poll(width).toBeGreaterThan(250);
  await expect(button(part(page), 'Hide the table')).toHaveAttribute('aria-expanded', 'true');
  await expectSound(page);
});

test('the spending is saved as a table', async ({ person, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  const [aisyah, ben] = [await person('Aisyah Rahman'), await person.withoutBrowser('Ben Tan')];
  await buildSpent(aisyah, ben);
  const { page } = aisyah;
  await page.goto(PAGE);
  await opener(page).click();
  const save = button(part(page), 'Download as CSV');
  await page.route('**/api/my-spending.csv*', (route) => route.fulfill({ status: 503, body: 'down' }));
  await save.click();
  await expectToast(page, 'Failed to prepare the file. Please try again.');
  await page.unroute('**/api/my-spending.csv*');
  const coming = page.waitForEvent('download');
  await save.click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^serumah-my-spending-[-\w]+-[-\d]{10}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('\u{feff}Month,Category,Asked for (RM),Paid (RM)\r\n');
  expect(text).toContain(`${today().slice(0, 7)},Utilities,80.00,25.00\r\n`);
  expect(text.trimEnd().split('\r\n')).toHaveLength(73);
});
