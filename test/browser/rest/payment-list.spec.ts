import type { Page } from '@playwright/test';
import {
  withoutFirstReads,
  buildHome,
  button,
  expect,
  expectSound,
  PHONE,
  SIZES,
  test,
  type MakePerson,
} from '#test/browser/harness.ts';
import { ask, shareRow, PAGE, request, requests } from '#test/browser/payment-steps.ts';

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
  await expect(button(page, '1 completed')).toBeVisible();
  await side(page, 'Owed to you').click();
  await expect(titles(page)).toHaveText(['Plumber']);
  await expect(button(page, '1 completed')).toHaveCount(0);
  await expect(page).toHaveURL(`${PAGE}?show=owed`);
  await page.reload();
  await expectShown(page, 'Owed to you');
  await expect(titles(page)).toHaveText(['Plumber']);
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
  await expect(titles(page)).toHaveText(['Plumber', 'Netflix']);
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

test("the reader's share is first, and phones fold the others' to a line except for the requester", async ({
  person,
}) => {
  const { page } = (await buildShared(person)).aisyah;
  await page.goto(PAGE);
  const card = request(page, 'TNB');
  const fold = button(card, '2 others, 1 of them paid');
  await expect(card.getByRole('listitem')).toHaveText([/^ARYou/]);
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(request(page, 'Rice').getByRole('listitem')).toHaveCount(3);
  await fold.tap();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  const all = [/^ARYou/, /^PNPriya Nair.*Paid/, /^HOHafiz Osman.*Pending/];
  await expect(card.getByRole('listitem')).toHaveText(all);
  await expectSound(page, { sizes: SIZES });
  // Wide screens have room for all of them.
  await expect(fold).toHaveCount(0);
  await expect(card.getByRole('listitem')).toHaveText(all);

  await page.setViewportSize(PHONE);
  const upload = shareRow(page, 'TNB', 'You').getByRole('link', { name: 'Upload proof' });
  const left = async (control: typeof upload) => (await control.boundingBox())?.x ?? 0;
  const mark = button(shareRow(page, 'TNB', 'You'), 'Mark as Paid');
  expect(await left(upload)).toBeLessThan(await left(mark));
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
