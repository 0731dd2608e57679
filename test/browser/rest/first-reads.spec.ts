import type { Locator } from '@playwright/test';
import { buildChores, buildHome, expect, PHONE, region, test, today } from '#test/browser/harness.ts';

const READ_FIRST =
  /getSession|getHome|getDashboard|listTemplates|listChores|listLateChores|listHomes|listPayment/;

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test('each page shows its content without asking the server again', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id: homeId } = await buildHome([aisyah]);
  // Today may be a Sunday, which has no chores in a plan without weekends.
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { includeWeekends: true } });
  await buildChores(homeId, [{ type: 'wash_toilet', assignedTo: aisyah.userId, dueDate: today() }]);
  const { page } = aisyah;
  const asked: string[] = [];
  await page.route('**/api/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  // On a busy machine the server gives up reading for a page, and the page reads itself. So it may take a second
  // attempt.
  const opens = (at: string, shows: Locator) =>
    expect(async () => {
      asked.length = 0;
      await page.goto(at);
      await expect(shows).toBeVisible({ timeout: 1000 });
      expect(asked.filter((each) => READ_FIRST.test(each))).toEqual([]);
    }).toPass();
  const first = page.getByRole('button', { name: /^Mark complete/ }).first();
  await opens('/dashboard', first);
  await opens('/chores', first);
  await opens('/swap-requests', page.getByText('No incoming swap requests.'));
  await opens('/pay-my-money-back', page.getByText('No payment requests yet'));
  await opens('/home-management', page.getByText('1 home. Switch, create or join'));
  await opens('/home-management/homes', region(page, 'Your Homes').getByText('Seri Pandan 12A'));
});

test('the offers of the plan show together with the chores', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id: homeId } = await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { includeWeekends: true } });
  const { page } = aisyah;
  await page.route('**/api/**', (route) => route.abort());
  for (const at of ['/chores', '/home-management'])
    await expect(async () => {
      await page.goto(at);
      await expect(page.getByText(/chores of .*Throw Rubbish.* no longer fit the plan\./)).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
});

test('once the stream is open, only changed data is refetched, not what the page carried', async ({
  person,
}) => {
  const [aisyah, weiJie] = [await person('Aisyah Rahman'), await person('Wei Jie Tan')];
  await buildHome([aisyah, weiJie]);
  const { page } = aisyah;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const read = () => asked.filter((each) => READ_FIRST.test(each));
  // As above: a busy server may have given up a read.
  await expect(async () => {
    asked.length = 0;
    const stream = page.waitForResponse((response) => response.url().includes('/api/live?since='));
    await page.goto('/dashboard');
    await stream;
    await page.waitForTimeout(1000);
    expect(read()).toEqual([]);
  }).toPass();
  await weiJie.api.users.updateDisplayName({ displayName: 'Wei Jie' });
  await expect.poll(read).toContainEqual(expect.stringContaining('getHome'));
});
