import type { Page } from '@playwright/test';
import {
  withoutFirstReads,
  buildHome,
  button,
  DESKTOP,
  expect,
  expectSound,
  PHONE,
  SIZES,
  test,
  type MakePerson,
} from '#test/browser/harness.ts';
import { ask, shareRow, PAGE, request, requests, titleOf } from '#test/browser/payment-steps.ts';

const titles = (page: Page) => requests(page).getByRole('article').getByRole('heading');
const side = (page: Page, name: string) =>
  requests(page).getByRole('group', { name: 'Show' }).getByText(name, { exact: true });
const expectShown = (page: Page, name: string) =>
  expect(button(requests(page), name)).toHaveAttribute('aria-pressed', 'true');

test('one side of the list stays selected after a reload, and links back to all if it is empty', async ({
  person,
}) => {
  const [aisyah, weiJie, priya] = [
    await person('Aisyah Rahman'),
    await person('Wei Jie Tan'),
    await person('Priya Nair'),
  ];
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await expect(page.getByText('No payment requests yet')).toBeVisible();
  await expect(requests(page).getByRole('group', { name: 'Show' })).toHaveCount(0);

  await ask({ homeId, from: weiJie, debtors: [aisyah, priya], title: 'Netflix', sen: 5490 });
  await ask({ homeId, from: aisyah, debtors: [weiJie, priya], title: 'Plumber', sen: 9000 });
  const paid = await ask({ homeId, from: aisyah, debtors: [priya], title: 'Rice', sen: 1250 });
  await priya.api.payments.markAsPaid({ homeId, paymentId: paid });
  await page.reload();
  await expect(titles(page)).toHaveText(['Netflix', 'Plumber']);
  // The choice appears once the list is long.
  await expect(requests(page).getByRole('group', { name: 'Show' })).toHaveCount(0);
  const bills: string[] = [];
  for (let count = 1; count <= 10; count += 1) {
    await ask({ homeId, from: aisyah, debtors: [priya], title: `Bill ${count}`, sen: 1250 });
    bills.unshift(`Bill ${count}`);
  }
  await expect(button(page, '1 completed')).toBeVisible();
  await side(page, 'Owed to you').click();
  await expect(titles(page)).toHaveText([...bills, 'Plumber']);
  await expect(button(page, '1 completed')).toHaveCount(0);
  await expect(page).toHaveURL(`${PAGE}?show=owed`);
  await page.reload();
  await expectShown(page, 'Owed to you');
  await expect(titles(page)).toHaveText([...bills, 'Plumber']);
  await button(requests(page), 'You owe').focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 'You owe');
  await expect(titles(page)).toHaveText(['Netflix']);
  await expectSound(page);

  await button(shareRow(page, 'Netflix', 'You'), 'Mark as Paid').click();
  await expect(page.getByText('You owe nothing right now.')).toBeVisible();
  await expectSound(page);
  await button(page, 'Show all requests').click();
  await expectShown(page, 'All');
  await expect(titles(page)).toHaveText([...bills, 'Plumber', 'Netflix']);
  await expect(requests(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(PAGE);
});

test('a link to a request shows it, whichever side was selected', async ({ person }) => {
  const [aisyah, weiJie] = [await person('Aisyah Rahman'), await person.withoutBrowser('Wei Jie Tan')];
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  await ask({ homeId, from: weiJie, debtors: [aisyah], title: 'Netflix', sen: 5490 });
  const { page } = aisyah;
  await page.goto(`${PAGE}?show=owed`);
  await expect(page.getByText('Nobody owes you anything right now.')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /Netflix/ }).click();
  await expect(request(page, 'Netflix')).toBeFocused();
  await expectShown(page, 'All');
});

/** Aisyah owes money together with others, and has asked others. */
async function buildShared(person: MakePerson) {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const others = [
    await person.withoutBrowser('Wei Jie Tan'),
    await person.withoutBrowser('Priya Nair'),
    await person.withoutBrowser('Hafiz Osman'),
  ] as const;
  const [weiJie, priya, hafiz] = others;
  const { id: homeId } = await buildHome([weiJie, priya, hafiz, aisyah]);
  const debtors = [priya, hafiz, aisyah];
  const paymentId = await ask({ homeId, from: weiJie, debtors, title: 'TNB', sen: 9000 });
  await priya.api.payments.markAsPaid({ homeId, paymentId });
  await ask({ homeId, from: aisyah, debtors: [...others], title: 'Rice', sen: 9000 });
  return { aisyah, homeId };
}

test("phones fold requests to what the reader has to do, and the reader's share is first", async ({
  person,
}) => {
  const { page } = (await buildShared(person)).aisyah;
  await page.goto(PAGE);
  const card = request(page, 'TNB');
  const upload = card.getByRole('link', { name: 'Upload proof' });
  const left = async (control: typeof upload) => (await control.boundingBox())?.x ?? 0;
  expect(await left(upload)).toBeLessThan(await left(button(card, 'Mark as Paid')));
  await expect(card.getByText('RM 30.00', { exact: true })).toBeVisible();
  await expect(card.getByText('of RM 90.00', { exact: true })).toBeVisible();
  await expect(card.getByText('Priya Nair')).toHaveCount(0);
  const own = request(page, 'Rice');
  await expect(own).toContainText('RM 90.00 open');
  await expect(own.getByRole('img', { name: 'Priya Nair: RM 30.00, Pending' })).toBeVisible();
  await expect(own.getByRole('listitem')).toHaveCount(0);
  await titleOf(page, 'Rice').tap();
  await expect(own.getByRole('listitem')).toHaveCount(3);
  await titleOf(page, 'Rice').tap();
  await expect(own.getByRole('listitem')).toHaveCount(0);
  await titleOf(page, 'TNB').tap();
  const all = [/^ARYou/, /^PNPriya Nair.*Paid/, /^HOHafiz Osman.*Pending/];
  await expect(card.getByRole('listitem')).toHaveText(all);
  await expectSound(page, { sizes: SIZES });
});

test('on wide screens the newest own requests stand open, and what is open stays so', async ({ person }) => {
  const [aisyah, weiJie] = [
    await person('Aisyah Rahman', { viewport: DESKTOP }),
    await person.withoutBrowser('Wei Jie Tan'),
  ];
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const asks = (title: string) => ask({ homeId, from: aisyah, debtors: [weiJie], title, sen: 1250 });
  for (const title of ['Rice', 'Gas', 'Water']) await asks(title);
  const internet = await asks('Internet');
  const { page } = aisyah;
  await page.goto(PAGE);
  const expectOpen = (title: string, isOpen: boolean) =>
    expect(titleOf(page, title), title).toHaveAttribute('aria-expanded', String(isOpen));
  await expectOpen('Internet', true);
  await expectOpen('Water', true);
  await expectOpen('Gas', true);
  await expectOpen('Rice', false);
  await expect(page.getByText('Pending', { exact: true })).toHaveCount(3);
  await weiJie.api.payments.markAsPaid({ homeId, paymentId: internet });
  await expect(shareRow(page, 'Internet', 'Wei Jie Tan').getByText('Paid', { exact: true })).toBeVisible();
  await expectOpen('Rice', false);
  await asks('Eggs');
  await expectOpen('Eggs', true);
  await expectOpen('Gas', true);
});

test('cards have placeholders while the list loads, and nothing moves', async ({ person }) => {
  const { aisyah, homeId } = await buildShared(person);
  const { page } = aisyah;
  // Something is open in another home too, with a line above the cards.
  const ben = await person.withoutBrowser('Ben Lim');
  const { id: other } = await buildHome([ben, aisyah], 'Taman Melati 3');
  await ask({ homeId: other, from: ben, debtors: [aisyah], title: 'Gas', sen: 1250 });
  await aisyah.api.homes.switchHome({ homeId });
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const sums = Promise.withResolvers<void>();
  await withoutFirstReads(page);
  await page.route('**/payments/getPaymentSummary', async (route) => {
    await sums.promise;
    await route.continue();
  });
  const listed = page.waitForResponse('**/payments/listPaymentRequests');
  await page.goto(PAGE);
  await listed;
  await expect(page.getByText('Loading payment requests...')).toBeVisible();
  sums.resolve();
  await expect(request(page, 'TNB')).toBeVisible();
  await expect(button(page, 'You owe RM 12.50 in Taman Melati 3')).toBeVisible();
  const shifted = () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  expect(await shifted()).toBeLessThanOrEqual(0.02);
});
