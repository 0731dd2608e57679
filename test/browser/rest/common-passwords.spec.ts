import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  button,
  expect,
  expectAccessible,
  expectSound,
  expectToast,
  letterTo,
  PHONE,
  test,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const COMMON = "This is one of the most common passwords, so it's easy to guess.";
const OWN_PASSWORD = "This is mostly a name that others know, so it's easy to guess.";
const warning = (page: Page, text: string) => page.getByText(text);

test('a common password gets a warning at registration, and is accepted', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE });
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/password-warning')) lists.push(request.url());
  });
  await page.goto('/register');
  await field(page, 'Display name').fill('Aisyah Rahman');
  await field(page, 'Email').fill(`${randomUUID()}@example.com`);
  // It loads when the user types a password, and not before.
  expect(lists).toEqual([]);
  await field(page, 'Password').fill('Aisyah1992');
  await expect(warning(page, OWN_PASSWORD)).toBeVisible();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/At least 6 characters.*mostly a name/);
  await field(page, 'Password').fill('Iloveyou');
  await expect(warning(page, COMMON)).toBeVisible();
  await expect(warning(page, OWN_PASSWORD)).toHaveCount(0);
  await expectSound(page);
  await field(page, 'Password').fill('Iloveyou all');
  await expect(warning(page, COMMON)).toHaveCount(0);
  await field(page, 'Password').fill('Iloveyou');
  await expect(warning(page, COMMON)).toBeVisible();
  // Fetched once, then imported from the cache.
  expect(new Set(lists).size).toBe(1);
  await field(page, 'Confirm password').fill('Iloveyou');
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/dashboard');
});

test('the same warning shows where a password is changed, or reset by an emailed link', async ({
  person,
  visit,
}) => {
  const { page, email, password } = await person('Aisyah Rahman');
  await page.goto('/profile');
  await openPart(page, 'Password');
  await field(page, 'Current password').fill(password);
  await field(page, 'New password').fill('rahman 99');
  await expect(warning(page, OWN_PASSWORD)).toBeVisible();
  await field(page, 'New password').fill('football');
  await expect(warning(page, COMMON)).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Confirm password').fill('football');
  await button(page, 'Save password').click();
  await expectToast(page, 'Password changed. Your other devices were signed out.');

  const { page: elsewhere } = await visit();
  await elsewhere.goto('/forgot-password');
  await field(elsewhere, 'Email').fill(email);
  await button(elsewhere, 'Send link').click();
  const { text } = await letterTo(email, /new password/);
  await elsewhere.goto(/\S+\/reset-password#token=\S+/.exec(text ?? '')?.[0] ?? '');
  await field(elsewhere, 'New password').fill('serumah1');
  await expect(warning(elsewhere, OWN_PASSWORD)).toBeVisible();
  await field(elsewhere, 'New password').fill('123456');
  await expect(warning(elsewhere, COMMON)).toBeVisible();
  await expectAccessible(elsewhere);
  await field(elsewhere, 'Confirm password').fill('123456');
  await button(elsewhere, 'Save password').click();
  await expectToast(elsewhere, "Password changed. You're signed in.");
});

test('registration works without the list of passwords, and shows no warning', async ({
  visit,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { page } = await visit();
  await page.route('**/password-warning-*.js', (route) => route.abort());
  // A page with a missing part checks whether the server is reached, and reloads.
  await page.route('**/healthz', (route) => route.abort());
  await page.goto('/register');
  await field(page, 'Display name').fill('Aisyah Rahman');
  await field(page, 'Email').fill(`${randomUUID()}@example.com`);
  const asked = page.waitForRequest('**/password-warning-*.js');
  await field(page, 'Password').fill('password');
  await asked;
  await field(page, 'Confirm password').fill('password');
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/dashboard');
});
