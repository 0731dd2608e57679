import type { Page } from '@playwright/test';
import { pressPlanned } from '#test/browser/board-steps.ts';
import { buildHome, button, expect, PHONE, signedInLongAgo, test } from '#test/browser/harness.ts';
import { closePart, openPart } from '#test/browser/profile-steps.ts';

/** Returns, for each visible password field, the account name beside it that password managers read. */
const accountsBesidePasswords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('form')]
      .filter((form) => form.querySelector('input[type=password]'))
      .map((form) => form.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value),
  );

test('each form with a password names the account for password managers', async ({ person, visit }) => {
  const aisyah = await person('Aisyah Rahman');
  const { page, email } = aisyah;
  await buildHome([aisyah]);
  await signedInLongAgo(aisyah);
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  const emailDialog = () => button(page, 'Change email address').click();
  for (const opener of [
    async () => button(await openPart(page, 'Two-step sign-in'), 'Set up').click(),
    emailDialog,
    () => openPart(page, 'Delete account'),
  ]) {
    await opener();
    await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
    expect(await accountsBesidePasswords(page)).toEqual([email]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await openPart(page, 'Password');
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  expect(await accountsBesidePasswords(page)).toEqual([email]);
  await closePart(page, 'Password');
  const details = await openPart(page, 'How to pay me');
  await details.getByLabel('Account number', { exact: true }).fill('114022079938');
  await button(details, 'Save payment details').click();
  await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
  expect(await accountsBesidePasswords(page)).toEqual([email]);

  const stranger = await visit();
  for (const path of ['/login', '/register']) {
    await stranger.page.goto(path);
    await stranger.page.getByLabel('Email', { exact: true }).fill(email);
    expect(await accountsBesidePasswords(stranger.page)).toEqual([email]);
  }
});

test("no dialog or sheet raises a phone's keyboard when it opens", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { page } = aisyah;
  await buildHome([aisyah, await person.withoutBrowser('Ben Tan')]);
  for (const [path, opener] of [
    ['/profile', 'Two-step sign-in Off'],
    ['/profile', 'Password'],
    ['/profile', 'Delete account'],
    ['/home-management/chores', 'Add template'],
    ['/home-management/settings', 'Delete home'],
    ['/home-management/settings', 'Hand over role'],
    ['/chores', 'I am away'],
  ] as const) {
    await page.goto(path);
    if (path === '/chores') await pressPlanned(page, opener);
    else await button(page, opener).tap();
    const opened = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(opened, opener).toBeVisible();
    await expect
      .poll(() => opened.evaluate((window) => window.contains(document.activeElement)), opener)
      .toBe(true);
    await expect(opened.locator('input:focus, textarea:focus, select:focus'), opener).toHaveCount(0);
  }
});
