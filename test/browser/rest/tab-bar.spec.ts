import type { Page } from '@playwright/test';
import {
  button,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  PHONE,
  PHONE_LANDSCAPE,
  test,
} from '#test/browser/harness.ts';
import { ask } from '#test/browser/payment-steps.ts';
import { buildHome, buildSwap } from '#test/browser/swap-steps.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name });
const menuButton = (page: Page) => button(page, 'Menu');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Seri Pandan 12A' });

test('a phone has its tabs at the bottom, with counts of what waits', async ({ person }) => {
  const { aisyah, weiJie, his, homeId } = await buildHome(person, { viewport: PHONE });
  const { page } = aisyah;
  await page.goto('/dashboard');
  await expect(bar(page).getByRole('link')).toHaveText(['Dashboard', 'Chores', 'Swaps', 'Money']);
  await expect(tab(page, 'Dashboard')).toHaveAttribute('aria-current', 'page');
  const box = await bar(page).boundingBox();
  expect(box && box.y + box.height).toBe(PHONE.height);
  for (const each of await bar(page).locator('a, button').all()) {
    const size = await each.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(56);
    expect(size?.width).toBeGreaterThanOrEqual(72);
  }

  // Both reach the open page as live notes.
  await buildSwap(homeId, weiJie, aisyah, his.id);
  await ask({ homeId, from: weiJie, debtors: [aisyah], title: 'Groceries', sen: 6000 });
  await expect(tab(page, 'Swaps 1 to answer')).toBeVisible();
  await expect(tab(page, 'Money 1 to pay or check')).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(PHONE);
  await tab(page, 'Money').click();
  await expect(page).toHaveURL('/pay-my-money-back');
  await expect(tab(page, 'Money')).toHaveAttribute('aria-current', 'page');
  // The end of the page is above the bar.
  const lowest = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      const all = [...document.querySelectorAll('main *')];
      return Math.max(...all.map((each) => each.getBoundingClientRect().bottom));
    });
  await expect.poll(lowest).toBeLessThanOrEqual(box?.y ?? 0);
});

test('the bar is hidden while a keyboard is open, and on wider screens', async ({ person }) => {
  const { aisyah } = await buildHome(person, { viewport: PHONE });
  const { page } = aisyah;
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await page.getByLabel('Display name').tap();
  await expect(tab(page, 'Chores')).toBeVisible();
  await page.setViewportSize({ ...PHONE, height: 450 });
  await expect(tab(page, 'Chores')).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(tab(page, 'Chores')).toBeVisible();

  for (const size of [PHONE_LANDSCAPE, { width: 768, height: 1024 }, { width: 999, height: 800 }]) {
    await page.setViewportSize(size);
    await expect(tab(page, 'Chores')).toBeHidden();
    await expect(menuButton(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(bar(page).getByRole('link')).toHaveText([
    'Dashboard',
    'Chores',
    'Swap Requests',
    'Pay My Money Back',
    'Home Management',
  ]);
  await expect(menuButton(page)).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('the menu lists all homes, and another is a tap away', async ({ person }) => {
  const { aisyah, weiJie, homeId } = await buildHome(person, { viewport: PHONE });
  const { page } = aisyah;
  await ask({ homeId, from: weiJie, debtors: [aisyah], title: 'Groceries', sen: 6000 });
  await aisyah.api.homes.createHome({
    id: crypto.randomUUID(),
    name: 'Rumah Nenek',
    timeZone: 'Asia/Kuala_Lumpur',
  });
  await page.goto('/dashboard');
  await menuButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Rumah Nenek' });
  await expect(sheet.getByRole('link', { name: 'Aisyah Rahman Profile' })).toBeVisible();
  await expect(button(sheet, 'Rumah Nenek 1 person')).toHaveAttribute('aria-current', 'true');
  await expectSound(page);
  await page.setViewportSize(PHONE);
  await button(sheet, 'Seri Pandan 12A 2 people · You owe RM 60.00').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seri Pandan 12A');
  await expect(sheet).toHaveCount(0);
  await menuButton(page).click();
  await expect(menu(page).getByRole('link', { name: 'Pay My Money Back 1 to pay or check' })).toBeVisible();
});
