import path from 'node:path';
import type { Page } from '@playwright/test';
import { button, DESKTOP, expect, PHONE } from '#test/browser/harness.ts';
import { shareRow } from '#test/browser/payment-steps.ts';
import { buildPictureHome, ELECTRICITY } from '#test/browser/pictures/home.ts';
import { test } from '#test/browser/pictures/still.ts';

const DOCS = path.join(import.meta.dirname, '../../../docs');
const take = (page: Page, name: string) => page.screenshot({ path: path.join(DOCS, `${name}.png`) });

test('the pictures of the README', async ({ person, receipt }) => {
  test.skip(process.env['SCREEN'] !== undefined);
  const { page } = (await buildPictureHome(person, receipt, DESKTOP)).reader;
  await page.goto('/chores');
  // No plan created these chores, and a banner says so until it is dismissed.
  await button(page, 'Not now').click();
  await expect(page.getByRole('button', { name: /^Mark complete/ }).first()).toBeVisible();
  await take(page, 'board');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: "Today's Chores" })).toBeVisible();
  await take(page, 'dashboard');
  await page.goto('/swap-requests');
  await expect(page.getByRole('button', { name: 'Accept' }).first()).toBeVisible();
  await take(page, 'swaps');
  await page.goto('/pay-my-money-back');
  await button(shareRow(page, ELECTRICITY, 'Mei Ling Chong'), 'Check proof').click();
  await expect(button(page, 'Confirm')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Receipt from/ })).toHaveJSProperty('complete', true);
  await button(page, 'Confirm').scrollIntoViewIfNeeded();
  await take(page, 'money');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  await page.goto('/chores');
  await expect(page.getByRole('button', { name: /^Mark complete/ }).first()).toBeVisible();
  await take(page, 'board-phone');
});
