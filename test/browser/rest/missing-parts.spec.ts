import type { Page } from '@playwright/test';
import { button, buildHome, expect, PHONE, test } from '#test/browser/harness.ts';
import { buildHome as buildSwapHome } from '#test/browser/swap-steps.ts';

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const LATER = 'You are offline. It opens as soon as you are connected.';
const MONEY = '**/assets/PayMyMoneyBack-*';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
});

for (const [how, path] of [
  ['at its own address', '/pay-my-money-back'],
  ['from another page', '/dashboard'],
] as const)
  test(`a page opens although the import of its code failed twice: ${how}`, async ({ person }) => {
    const aisyah = await person('Aisyah Rahman');
    await buildHome([aisyah]);
    const { page } = aisyah;
    let left = 2;
    await page.route(MONEY, (route) => {
      if (route.request().resourceType() !== 'script' || left === 0) return route.continue();
      left -= 1;
      return route.abort();
    });
    await page.goto(path);
    if (path === '/dashboard')
      await page.getByRole('link', { name: 'Pay My Money Back', exact: true }).click();
    await expect(title(page)).toHaveText('Pay My Money Back');
    await expect(strip(page)).toHaveCount(0);
    expect(left).toBe(0);
  });

test('a page whose code cannot be loaded at its own address says so, and opens by itself', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.route(MONEY, (route) => route.abort());
  await page.goto('/pay-my-money-back');
  await expect(strip(page)).toHaveText(LATER);
  await page.unroute(MONEY);
  await expect(title(page)).toHaveText('Pay My Money Back');
  await expect(strip(page)).toHaveCount(0);
});

test('the menu says offline after the first visit that it opens later, and does', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page, context } = aisyah;
  await page.route('**/assets/ShellMenu-*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(button(page, 'Menu')).toBeVisible();
  await context.setOffline(true);
  await button(page, 'Menu').click();
  await expect(strip(page)).toHaveText(LATER);
  await page.unroute('**/assets/ShellMenu-*');
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home Management' })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('a page that has loaded no further code says that it is offline', async ({ person }) => {
  const { page, context } = await person('Aisyah Rahman');
  const html = await (await page.request.get('/profile')).text();
  const isFirst = (url: URL) => html.includes(url.pathname);
  await page.route(
    (url) => url.pathname.endsWith('.js') && !isFirst(url),
    (route) => route.abort(),
  );
  await page.goto('/profile');
  await expect(title(page)).toHaveText('My Profile');
  await context.setOffline(true);
  await expect(strip(page)).toHaveText(/^You are offline\. This is how it was at /);
});

test('a form that replaces a card says that it opens later, and does', async ({ person }) => {
  const { page } = await person('Aisyah Rahman');
  await page.route('**/assets/EditProfile-*', (route) => route.abort());
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await expect(strip(page)).toHaveText(LATER);
  await expect(title(page)).toHaveText('My Profile');
  await page.unroute('**/assets/EditProfile-*');
  await expect(button(page, 'Edit Profile')).toHaveCount(0);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('a chore is completed although the code that stores the act loads later', async ({ person }) => {
  const { aisyah } = await buildSwapHome(person);
  const { page, context } = aisyah;
  await page.route('**/assets/act-queue-*', (route) => route.abort());
  await page.goto('/chores');
  await button(page, 'Next week').click();
  const complete = page.getByRole('button', { name: 'Mark complete: Mop' });
  await expect(complete).toBeVisible();
  await context.setOffline(true);
  await expect(page.locator('output')).toHaveText(/^You are offline/);
  await complete.click();
  await expect(page.getByRole('button', { name: 'Undo: Mop' })).toBeVisible();
  const sent = page.waitForResponse('**/completeChore');
  await page.unroute('**/assets/act-queue-*');
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect(strip(page)).toHaveCount(0);
});
