import type { Page } from '@playwright/test';
import { button, expect } from '#test/browser/harness.ts';
import { form as moneyForm, line, who } from '#test/browser/payment-steps.ts';
import { ELECTRICITY } from '#test/browser/pictures/home.ts';
import { broken, choose, failed, SUBMIT } from '#test/browser/proof-steps.ts';
import { swapDialog } from '#test/browser/swap-steps.ts';

export type People = Record<'nobody' | 'newcomer' | 'reader' | 'member' | 'alone', Page>;
type Facts = { homeId: string; toPay: string; paid: string; waiting: string; debtorId: string };
type Screen = {
  name: string;
  by: keyof People;
  open: (page: Page, facts: Facts) => Promise<unknown>;
  /** All of the page, not what fits the screen. */
  isWhole?: boolean;
};

export const goto = async (page: Page, to: string) => {
  await page.goto(to);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // Drawings come last, and nothing says that they are there.
  await page.waitForTimeout(500);
};
const at = (name: string, by: keyof People, to: string): Screen => ({
  name,
  by,
  open: (page) => goto(page, to),
  isWhole: true,
});
const proofOf = (id: keyof Facts) => (page: Page, facts: Facts) =>
  goto(page, `/payment-success?paymentId=${facts[id]}&userId=${facts.debtorId}`);

/** Every screen and state that there is a picture of. */
export const SCREENS: Screen[] = [
  at('login', 'nobody', '/login'),
  {
    name: 'login-refused',
    by: 'nobody',
    async open(page) {
      await goto(page, '/login');
      await page.getByLabel('Email', { exact: true }).fill('aisyah@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not that one');
      await button(page, 'Sign in').click();
      await expect(page.getByRole('status').getByText(/./).first()).toBeVisible();
    },
  },
  at('register', 'nobody', '/register'),
  {
    name: 'register-refused',
    by: 'nobody',
    async open(page) {
      await goto(page, '/register');
      await button(page, 'Create account').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    isWhole: true,
  },
  at('forgot-password', 'nobody', '/forgot-password'),
  at('link-expired', 'nobody', '/reset-password?token=gone'),
  at('unsubscribe-expired', 'nobody', '/unsubscribe?token=gone'),
  { name: 'invited', by: 'nobody', open: (page, { homeId }) => goto(page, `/join-home?homeId=${homeId}`) },
  at('no-page', 'nobody', '/nowhere'),
  at('no-page-signed-in', 'reader', '/nowhere'),
  at('dashboard-without-home', 'newcomer', '/dashboard'),
  at('homes-without-home', 'newcomer', '/home-management'),
  { name: 'joined', by: 'newcomer', open: (page, { homeId }) => goto(page, `/join-home?homeId=${homeId}`) },
  at('dashboard-of-newcomer', 'newcomer', '/dashboard'),
  at('dashboard-alone', 'alone', '/dashboard'),
  at('board-alone', 'alone', '/chores'),
  at('swaps-alone', 'alone', '/swap-requests'),
  at('money-alone', 'alone', '/pay-my-money-back'),
  at('homes-alone', 'alone', '/home-management'),
  at('dashboard', 'reader', '/dashboard'),
  at('board', 'reader', '/chores'),
  {
    name: 'board-table',
    by: 'reader',
    async open(page) {
      await goto(page, '/chores?view=table');
      await expect(button(page, 'Mark complete: Water Plants').first()).toBeVisible();
    },
    isWhole: true,
  },
  {
    name: 'chore',
    by: 'reader',
    async open(page) {
      await goto(page, '/chores');
      await page.locator('main li').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'swap-dialog',
    by: 'reader',
    async open(page) {
      await goto(page, '/dashboard');
      await page
        .getByRole('button', { name: /^Request swap: / })
        .first()
        .click();
      await expect(swapDialog(page)).toBeVisible();
    },
  },
  {
    name: 'regenerate',
    by: 'reader',
    async open(page) {
      await goto(page, '/chores');
      await button(page, 'Regenerate').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  at('swaps', 'reader', '/swap-requests'),
  at('money', 'reader', '/pay-my-money-back'),
  {
    name: 'money-picker',
    by: 'reader',
    async open(page) {
      await goto(page, '/pay-my-money-back');
      await who(page).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'money-refused',
    by: 'reader',
    async open(page) {
      await goto(page, '/pay-my-money-back');
      // On phones the form is its first field until that is used.
      await who(page).click();
      await page.keyboard.press('Escape');
      await button(moneyForm(page), 'Get My Money Back').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    isWhole: true,
  },
  {
    name: 'check-proof',
    by: 'reader',
    async open(page) {
      await goto(page, '/pay-my-money-back');
      await button(line(page, ELECTRICITY, 'Mei Ling Chong'), 'Check proof').click();
      await expect(button(page, 'Confirm')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Receipt from/ })).toHaveJSProperty('complete', true);
    },
    isWhole: true,
  },
  at('money-member', 'member', '/pay-my-money-back'),
  { name: 'proof', by: 'member', open: proofOf('toPay'), isWhole: true },
  {
    name: 'proof-refused',
    by: 'member',
    async open(page, facts) {
      await proofOf('toPay')(page, facts);
      await choose(page, broken());
      await button(page, SUBMIT).click();
      await expect(failed(page)).toBeVisible();
    },
    isWhole: true,
  },
  { name: 'proof-waiting', by: 'member', open: proofOf('waiting'), isWhole: true },
  { name: 'proof-paid', by: 'member', open: proofOf('paid'), isWhole: true },
  at('homes', 'reader', '/home-management'),
  at('homes-member', 'member', '/home-management'),
  {
    name: 'template',
    by: 'reader',
    async open(page) {
      await goto(page, '/home-management');
      await button(page, 'Edit Sweep').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  at('profile', 'reader', '/profile'),
  {
    name: 'two-step',
    by: 'reader',
    async open(page) {
      await goto(page, '/profile');
      await button(page, 'Set up').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'bell',
    by: 'reader',
    async open(page) {
      await goto(page, '/dashboard');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'menu',
    by: 'reader',
    async open(page) {
      await goto(page, '/dashboard');
      const menu = button(page, 'Menu');
      // From 1000 px on the links stand in its place.
      if (!(await menu.isVisible())) return;
      await menu.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'offline',
    by: 'reader',
    async open(page) {
      await goto(page, '/dashboard');
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline').first()).toBeVisible();
    },
  },
];
