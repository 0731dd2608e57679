import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  button,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  expectToast,
  letterTo,
  PHONE,
  test,
  type Housemate,
  type Person,
} from '#test/browser/harness.ts';
import { tokenIn } from '#test/observers/link-token.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change email address' });
const newEmail = () => `${randomUUID()}@example.com`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

function linkIn(text: string | undefined, path: string) {
  const link = new RegExp(`\\S+${path}#token=\\S+`).exec(text ?? '')?.[0];
  if (link === undefined) throw new Error(`no link to ${path} in ${text}`);
  return link;
}

async function signIn(page: Page, email: string, password: string) {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
}

async function confirmAddress({ api, email }: Housemate) {
  const link = linkIn((await letterTo(email, /Confirm your email/)).text, '/confirm-address');
  await api.users.confirmAddress({ token: tokenIn(link) });
}

/** Asks for a new address on the profile; ends before its email is opened. */
async function askFor({ page, password }: Person, email: string) {
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await button(page, 'Change email address').click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('New email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await button(dialog, 'Send link').click();
  await expect(dialog.getByText(`If no other account uses ${email}`)).toBeVisible();
  return linkIn((await letterTo(email, /Confirm your new email/)).text, '/change-email');
}

test('a change of address asks for the password, in a window that says what is wrong', async ({ person }) => {
  const { page, email, password } = await person('Aisyah Rahman');
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await button(page, 'Change email address').click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('New email address')).toBeFocused();
  await expectSound(page, { part: '[role=dialog]' });
  await button(dialog, 'Send link').click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill in all fields');
  await dialog.getByLabel('New email address').fill(email.toUpperCase());
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await button(dialog, 'Send link').click();
  await expect(dialog.getByText('This is already your email.')).toBeVisible();
  await dialog.getByLabel('New email address').fill('nothing');
  await button(dialog, 'Send link').click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  const other = newEmail();
  await dialog.getByLabel('New email address').fill(other);
  await button(dialog, 'Send link').click();
  await expect(dialog.getByText("That's not your current password.")).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await button(dialog, 'Send link').click();
  await expect(dialog.getByText(`Until then, your email stays ${email}.`)).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Close' }).last();
  await expect(close).toBeFocused();
  await expectSound(page, { part: '[role=dialog]' });
  await close.click();
  await expect(button(page, 'Change email address')).toBeFocused();
  // Closing the window discards the input.
  await button(page, 'Change email address').click();
  await expect(dialog.getByLabel('New email address')).toHaveValue('');
});

test('the emailed link changes the address by a click in the account, and the open profile updates', async ({
  visit,
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  await confirmAddress(aisyah);
  const email = newEmail();
  const link = await askFor(aisyah, email);

  const weiJie = await person('Wei Jie Tan');
  await weiJie.page.goto(link);
  const asOther = `This link is for another account, but you're signed in as ${weiJie.email}.`;
  await expect(weiJie.page.getByText(asOther)).toBeVisible();

  const { page } = await visit({ viewport: PHONE, colorScheme: 'dark' });
  await page.goto(link);
  await expect(heading(page, 'Is this your new email?')).toBeVisible();
  await expect(page).toHaveURL('/change-email');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, aisyah.email, aisyah.password);
  await expect(page).toHaveURL('/change-email');
  await page.reload();
  await expectSound(page);
  await button(page, 'Confirm new email').click();
  await expect(heading(page, 'Email changed')).toBeVisible();
  await expect(page.getByText(`From now on, sign in with ${email}.`)).toBeVisible();
  await expectAccessible(page);
  // This browser asked for the change, but it is one of the others here, which are signed out.
  await expect(aisyah.page).toHaveURL(/\/login/);
  await signIn(aisyah.page, email, aisyah.password);
  await expect(aisyah.page).toHaveURL('/profile');
  await expect(aisyah.page.getByRole('main')).toContainText(email);
  await expect(aisyah.page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'Email changed')).toBeVisible();
});

test('an owner who did not change the address takes the account back by the email to the old one', async ({
  visit,
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  await confirmAddress(aisyah);
  const link = await askFor(aisyah, newEmail());
  await aisyah.page.goto(link);
  await button(aisyah.page, 'Confirm new email').click();
  await expect(heading(aisyah.page, 'Email changed')).toBeVisible();
  const expectAnswer = await letterTo(aisyah.email, /was changed/);
  const { page } = await visit({ viewport: PHONE });
  await page.goto(linkIn(expectAnswer.text, '/keep-email'));
  await expect(page).toHaveURL('/keep-email');
  await page.reload();
  await expect(heading(page, "Wasn't this you?")).toBeVisible();
  await expectSound(page);
  await button(page, 'Take my account back').click();
  await expect(heading(page, 'You have your account back')).toBeVisible();
  await expect(
    page.getByText(`Your email is ${aisyah.email} again, and everyone was signed out.`),
  ).toBeVisible();
  await expectAccessible(page);
  await aisyah.page.goto('/profile');
  await expect(aisyah.page).toHaveURL(/\/login/);
  const reset = linkIn((await letterTo(aisyah.email, /Choose a new password/)).text, '/reset-password');
  await page.goto(reset);
  await field(page, 'New password').fill('another horse');
  await field(page, 'Confirm password').fill('another horse');
  await button(page, 'Save password').click();
  await expectToast(page, "Password changed. You're signed in.");
  await expect(page).toHaveURL('/dashboard');
  await page.goto(linkIn(expectAnswer.text, '/keep-email'));
  await button(page, 'Take my account back').click();
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await expectAccessible(page);
});

for (const [path, opensPage] of [
  ['/change-email', 'Sign in'],
  ['/keep-email', 'Forgotten password?'],
] as const)
  test(`an old link to ${path} says what to do`, async ({ visit }) => {
    const { page } = await visit({ viewport: DESKTOP });
    await page.goto(`${path}?token=old`);
    if (path === '/keep-email') await button(page, 'Take my account back').click();
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await expect(page.getByRole('link', { name: opensPage })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
