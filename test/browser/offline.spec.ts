import type { Page } from '@playwright/test';
import {
  button,
  buildHome,
  DESKTOP,
  expect,
  expectAccessible,
  expectLoaded,
  expectNoSidewaysScroll,
  expectToast,
  PHONE,
  PHONE_LANDSCAPE,
  test,
} from '#test/browser/harness.ts';
import { ask, PAGE as MONEY } from '#test/browser/payment-steps.ts';
import { buildHome as buildSwapHome } from '#test/browser/swap-steps.ts';

const strip = (page: Page) => page.getByRole('status').filter({ hasText: /You are offline|Reconnecting…/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Marks the page, to notice if it was reloaded. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['marked'] = '';
  });
const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.documentElement.dataset);

/** The files that are preloaded when the browser is idle. */
const PAGES = ['Dashboard', 'Chores', 'SwapRequests', 'PayMyMoneyBack', 'HomeManagement'];
const readAhead = (page: Page) => expectLoaded(page, [...PAGES, 'ShellMenu', 'side-sheet']);

test('a lost network shows without moving the page, and so does its return', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page, context } = aisyah;
  await page.goto('/dashboard');
  await expect(title(page)).toHaveText('Welcome to Seri Pandan 12A');
  await readAhead(page);
  for (const size of [PHONE, PHONE_LANDSCAPE, DESKTOP, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    const before = await title(page).boundingBox();
    await context.setOffline(true);
    await expect(strip(page)).toHaveText(/^You are offline\. This is how it was at \d\d:\d\d\.$/);
    expect(await title(page).boundingBox()).toEqual(before);
    const box = await strip(page).boundingBox();
    if (size.width < 768) {
      const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      expect(box && box.y + box.height).toBe(bar?.y);
    } else if (before && size === DESKTOP) expect(box && box.y + box.height).toBeLessThanOrEqual(before.y);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(strip(page)).toHaveCount(0);
    expect(await title(page).boundingBox()).toEqual(before);
  }
});

test('an unreachable server shows until it is back', { tag: '@rest' }, async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const { page } = await person('Aisyah Rahman');
  await page.route('**/api/live*', (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(strip(page)).toHaveText('Reconnecting…');
  // A longer gap counts as offline.
  await expect(strip(page)).toContainText('You are offline.', { timeout: 25_000 });
  await page.unroute('**/healthz');
  await page.unroute('**/api/live*');
  await expect(strip(page)).toHaveCount(0);
});

test(
  'a blocked stream alone does not count as offline, whatever the browser reports',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const { page } = await person('Aisyah Rahman');
    await page.route('**/api/live*', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(strip(page)).toHaveText('Reconnecting…');
    const asked = page.waitForResponse('**/healthz', { timeout: 25_000 });
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
      dispatchEvent(new Event('offline'));
    });
    await asked;
    await expect(strip(page)).toHaveText('Reconnecting…');
  },
);

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)
  test(
    `every page opens offline on ${device}, says so, and loads by itself later`,
    { tag: device === 'a desktop' ? '@rest' : [] },
    async ({ person, expectedErrors }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
      const aisyah = await person('Aisyah Rahman', { viewport });
      await buildHome([aisyah]);
      const { page, context } = aisyah;
      await page.goto('/dashboard');
      await readAhead(page);
      await mark(page);
      await context.setOffline(true);
      await place(page, viewport === PHONE ? 'Swaps' : 'Swap Requests').click();
      await expect(title(page)).toHaveText('Chore Swap Requests');
      await expect(page.getByText('You are offline. This comes as soon as you are connected.')).toBeVisible();
      await place(page, viewport === PHONE ? 'Money' : 'Pay My Money Back').click();
      await expect(title(page)).toHaveText('Pay My Money Back');
      await place(page, 'Chores').click();
      await expect(title(page)).toHaveText('Weekly Chores');
      if (viewport === PHONE) {
        await button(page, 'Menu').click();
        await page.getByRole('dialog').getByRole('link', { name: 'Home Management' }).click();
      } else await place(page, 'Home Management').click();
      await expect(title(page)).toHaveText('Home Management');
      await place(page, 'Dashboard').click();
      await expect(title(page)).toHaveText('Welcome to Seri Pandan 12A');
      await place(page, viewport === PHONE ? 'Swaps' : 'Swap Requests').click();
      await context.setOffline(false);
      await expect(page.getByText('No incoming swap requests.')).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    },
  );

test(
  'a page whose code cannot be loaded keeps the current one on screen, and opens by itself',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
    const aisyah = await person('Aisyah Rahman');
    await buildHome([aisyah]);
    const { page, context } = aisyah;
    await page.route('**/assets/{SwapRequests,HomeManagement}-*', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(title(page)).toHaveText('Welcome to Seri Pandan 12A');
    await expect(page.getByRole('status', { name: 'Notices' })).toBeAttached();
    await mark(page);

    // The browser reports that it is online.
    await place(page, 'Swap Requests').click();
    await expect(strip(page)).toHaveText('You are offline. It opens as soon as you are connected.');
    await expect(title(page)).toHaveText('Welcome to Seri Pandan 12A');
    await page.unroute('**/assets/{SwapRequests,HomeManagement}-*');
    await expect(title(page)).toHaveText('Chore Swap Requests');
    await expect(strip(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);

    // The browser reports that it is offline.
    await page.goto('/profile');
    await expect(title(page)).toHaveText('My Profile');
    await context.setOffline(true);
    await mark(page);
    await place(page, 'Chores').click();
    await context.setOffline(false);
    await expect(title(page)).toHaveText('Weekly Chores');
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'a dialog whose code is missing opens once it can be loaded',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const { aisyah } = await buildSwapHome(person);
    const { page } = aisyah;
    await page.route('**/assets/TemplateSheet-*', (route) => route.abort());
    await page.goto('/home-management/chores');
    await button(page, 'Add template').click();
    await expect(strip(page)).toHaveText('You are offline. It opens as soon as you are connected.');
    await expect(title(page)).toHaveText('Home Management');
    await page.unroute('**/assets/TemplateSheet-*');
    await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  },
);

test('a page that outlived a deployment reloads if its part is gone', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  let isGone = true;
  await page.route('**/assets/SwapRequests-*', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/profile');
  await expect(title(page)).toHaveText('My Profile');
  await mark(page);
  // The next page is of the server's new build.
  page.once('domcontentloaded', () => {
    isGone = false;
  });
  await place(page, 'Swap Requests').hover();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await place(page, 'Swap Requests').click();
  await expect(title(page)).toHaveText('Chore Swap Requests');
});

test('an action that could not be completed says why', async ({ person, expectedErrors }) => {
  expectedErrors.push(/status of 5\d\d/);
  const { aisyah } = await buildSwapHome(person);
  const { page } = aisyah;
  await page.goto('/chores');
  await button(page, 'Next week').click();
  const complete = page.getByRole('button', { name: 'Mark complete: Mop' });
  const refused = { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Internal' };
  await page.route('**/completeChore', (route) => route.fulfill({ status: 500, json: { json: refused } }));
  await complete.click();
  await expectToast(page, 'Failed to complete chore');
  await expectToast(page, 'The server had a problem. Try again in a moment.');
  await page.unroute('**/completeChore');
});

test("a toast's action is disabled while the server is not reached, and says why", async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const [aisyah, weiJie] = [await person('Aisyah Rahman'), await person('Wei Jie Tan')];
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const paymentId = await ask({ homeId, from: weiJie, debtors: [aisyah], title: 'Netflix', sen: 5490 });
  const isPaid = async () => {
    const { payments } = await weiJie.api.payments.listPaymentRequests({ homeId });
    return payments.find(({ id }) => id === paymentId)?.debtors[0]?.paid;
  };
  const { page, context } = aisyah;
  await page.goto(MONEY);
  await button(page, 'Mark as Paid').click();
  const toast = page.getByRole('group').filter({ hasText: 'Payment marked as paid' });
  // The pointer on the toast keeps it open.
  await toast.hover();
  await context.setOffline(true);
  await expect(strip(page)).toHaveText(/^You are offline/);
  const undo = button(toast, 'Undo');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAttribute('title', 'You are offline.');
  await undo.click({ force: true });
  await expect(toast).toBeVisible();
  await context.setOffline(false);
  await expect(undo).not.toHaveAttribute('aria-disabled');
  await undo.click();
  await expect(toast).toHaveCount(0);
  await expect.poll(isPaid).toBe(false);
});
