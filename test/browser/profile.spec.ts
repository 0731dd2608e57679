import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  letterTo,
  PHONE,
  test,
} from '#test/browser/harness.ts';
import { openPart, partOf, rowOf } from '#test/browser/profile-steps.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const SESSIONS = 'Where you are signed in';
const DELETE = 'Delete account';
const sessionsOf = (page: Page) => partOf(page, SESSIONS);

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login?next=%2Fprofile');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
}

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const) {
  test(`the name is edited, checked and reset (${size})`, async ({ person }) => {
    const { page } = await person('Aisyah Rahman', { viewport, colorScheme });
    await page.goto('/profile');
    await expect(rowOf(page, SESSIONS)).toContainText('1 device');
    await expectAccessible(page);
    await button(page, 'Edit Profile').click();
    // A phone's keyboard would cover the form.
    if (size === 'phone') await expect(field(page, 'Display name')).not.toBeFocused();
    else await expect(field(page, 'Display name')).toBeFocused();
    await expect(field(page, 'Email')).not.toBeEditable();
    await expectAccessible(page);
    await field(page, 'Display name').fill('  ');
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Display name is required');
    await field(page, 'Display name').fill(' A ');
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Display name must be at least 2 characters');
    await button(page, 'Cancel').click();
    await expect(button(page, 'Edit Profile')).toBeFocused();
    await button(page, 'Edit Profile').click();
    await expect(field(page, 'Display name')).toHaveValue('Aisyah Rahman');
    await field(page, 'Display name').fill('  Aisyah binti Rahman ');
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Profile updated successfully!');
    await expect(page.getByRole('main').getByText('Aisyah binti Rahman', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('a name that fails to save stays typed', async ({ person, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  const { page } = await person('Aisyah Rahman');
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await field(page, 'Display name').fill('Aisyah binti Rahman');
  await page.route('**/users/updateDisplayName', (route) => route.fulfill({ status: 503, body: '' }));
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Failed to update profile. Please try again.');
  await expect(field(page, 'Display name')).toHaveValue('Aisyah binti Rahman');
});

test('the confirmation email is sent again', async ({ person }) => {
  const { page, email } = await person('Aisyah Rahman');
  await letterTo(email, /Confirm your email/);
  await page.goto('/profile');
  await button(page, 'Send again').click();
  await expectToast(page, `A new email is on its way to ${email}.`);
});

test('one session is ended, then all others, and their screens redirect to /login', async ({
  visit,
  person,
}) => {
  const { page, email, password } = await person('Aisyah Rahman');
  const others = [await visit(), await visit({ viewport: PHONE }), await visit()];
  for (const other of others) await signIn(other.page, email, password);
  await page.goto('/profile');
  await openPart(page, SESSIONS);
  const rows = sessionsOf(page).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await rows.nth(1).getByRole('button', { name: 'Sign out' }).click();
  await expect(rows).toHaveCount(3);
  await button(page, 'Sign out everywhere else').click();
  await expectToast(page, "You're signed out everywhere else.");
  await expect(rows).toHaveCount(1);
  for (const other of others) await expect(other.page).toHaveURL(/\/login/);
  await expect(page).toHaveURL('/profile');
});

test('a person who signs in again in this browser stays, although the page is notified before the new cookie arrives', async ({
  person,
}) => {
  const { page, api, email, password } = await person('Aisyah Rahman');
  await page.goto('/profile');
  await openPart(page, SESSIONS);
  await expect(sessionsOf(page).getByText('This device')).toBeVisible();
  const answers: string[] = [];
  await page.route(
    '**/users/getSession',
    async (route) => {
      const response = await route.fetch();
      const { json } = (await response.json()) as { json: object };
      await route.fulfill({ response, json: { json: { ...json, user: null } } });
    },
    { times: 1 },
  );
  page.on('response', (response) => {
    if (response.url().endsWith('/users/getSession')) answers.push(response.url());
  });
  await api.users.signIn({ email, password });
  await expect.poll(() => answers.length).toBeGreaterThan(1);
  await expect(sessionsOf(page).getByText('This device')).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test(
  'a person whose session ends on the profile reads what to do, and is redirected to /login',
  { tag: '@rest' },
  async ({ visit, person }) => {
    const { page, email, password } = await person('Aisyah Rahman');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    // It shows only until the redirect.
    await page.evaluate(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body.textContent.includes('Please log in to view your profile.')) return;
        document.documentElement.dataset['seen'] = 'yes';
        observer.disconnect();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const other = await visit();
    await signIn(other.page, email, password);
    await openPart(other.page, SESSIONS);
    await button(other.page, 'Sign out everywhere else').click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('html')).toHaveAttribute('data-seen', 'yes');
  },
);

test('a list that could not be loaded can be retried', async ({ person }) => {
  const { page } = await person('Aisyah Rahman');
  // Without a stream the list is not refetched by itself.
  await page.route('**/api/live*', () => {});
  await page.route('**/users/listSessions**', (route) => route.fulfill({ status: 429, body: '' }));
  await page.goto('/profile');
  await openPart(page, SESSIONS);
  await expect(sessionsOf(page).getByText('This list could not be loaded.')).toBeVisible();
  await page.unroute('**/users/listSessions**');
  await sessionsOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(sessionsOf(page).getByText('This device')).toBeVisible();
});

test('changing the password ends the other sessions', async ({ visit, person }) => {
  const { page, email, password } = await person('Aisyah Rahman', { viewport: PHONE });
  const other = await visit();
  await signIn(other.page, email, password);
  await page.goto('/profile');
  const part = await openPart(page, 'Password');
  await expect(part).toContainText('Changing it signs out your other devices.');
  await button(page, 'Save password').click();
  await expectToast(page, 'Please fill in all fields');
  await field(page, 'Current password').fill('not this one');
  await field(page, 'New password').fill('another horse');
  await field(page, 'Confirm password').fill('another horse');
  await button(page, 'Save password').click();
  await expectToast(page, "That's not your current password.");
  await expectAccessible(page);
  await field(page, 'Current password').fill(password);
  await button(page, 'Save password').click();
  await expectToast(page, 'Password changed. Your other devices were signed out.');
  await expect(rowOf(page, 'Password')).toBeFocused();
  await expect(other.page).toHaveURL(/\/login/);
  await signIn(other.page, email, 'another horse');
});

test("an account is deleted with its password, an administrator's only without other members", async ({
  visit,
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const wei = await person('Wei Jie Tan');
  await buildHome([aisyah, wei]);
  await buildHome([aisyah], 'Taman Desa 3');
  const { page, password } = aisyah;
  await page.goto('/profile');
  const dialog = await openPart(page, DELETE);
  const yes = dialog.getByRole('button', { name: 'Delete account' });
  // Shown before a password is typed. The home where she lives alone does not prevent it.
  await expect(dialog).toContainText("You're the administrator of a home where others live.");
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expect(yes).toHaveCount(0);
  await expect(dialog.getByRole('link')).toHaveText(['Seri Pandan 12A']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep account' }).click();
  await expect(rowOf(page, DELETE)).toBeFocused();
  await openPart(page, DELETE);
  await dialog.getByRole('link', { name: 'Seri Pandan 12A' }).click();
  await expect(page).toHaveURL('/home-management/settings');
  await expect(button(page, 'Hand over role')).toBeVisible();

  await wei.page.goto('/profile');
  const his = await openPart(wei.page, DELETE);
  const hisYes = his.getByRole('button', { name: 'Delete account' });
  await expectAccessible(wei.page);
  await hisYes.click();
  await expect(his.getByRole('alert')).toHaveText('Please fill in all fields');
  await his.getByLabel('Password', { exact: true }).fill('not this one');
  await hisYes.click();
  await expectToast(wei.page, "That's not your current password.");
  await expect(his.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    "That's not your current password.",
  );
  await his.getByLabel('Password', { exact: true }).fill(wei.password);
  await hisYes.click();
  await expectToast(wei.page, 'Your account has been deleted.');
  await expect(wei.page).toHaveURL('/login');
  const again = await visit();
  await again.page.goto('/login');
  await field(again.page, 'Email').fill(wei.email);
  await field(again.page, 'Password').fill(wei.password);
  await button(again.page, 'Sign in').click();
  await expectToast(again.page, 'Wrong email or password.');

  // Now she lives alone there, too.
  await page.goto('/profile');
  await openPart(page, DELETE);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await yes.click();
  await expectToast(page, 'Your account has been deleted.');
  await expect(page).toHaveURL('/login');
});
