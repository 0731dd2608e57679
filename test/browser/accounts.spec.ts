import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import {
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

const newEmail = () => `${randomUUID()}@example.com`;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const linkIn = (text: string | undefined, path: string) => {
  const link = new RegExp(`http://\\S+${path}#\\S+`).exec(text ?? '')?.[0];
  if (link === undefined) throw new Error(`no link to ${path} in ${text}`);
  return link;
};

async function fillRegistration(
  page: Page,
  typed: { name: string; email: string; password: string; confirm?: string },
) {
  await field(page, 'Display name').fill(typed.name);
  await field(page, 'Email').fill(typed.email);
  await field(page, 'Password').fill(typed.password);
  await field(page, 'Confirm password').fill(typed.confirm ?? typed.password);
}

async function signIn(page: Page, email: string, password: string) {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
}

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const) {
  test(`registration checks in the order of the spec, then opens the dashboard (${size})`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport, colorScheme });
    await page.goto('/register');
    await button(page, 'Create account').click();
    await expectToast(page, 'Please fill in all fields');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
    await expect(field(page, 'Display name')).toBeFocused();
    await expectAccessible(page);

    const email = newEmail();
    await fillRegistration(page, { name: 'Aisyah Rahman', email, password: '123', confirm: '124' });
    await button(page, 'Create account').click();
    await expectToast(page, 'Passwords do not match');
    await fillRegistration(page, { name: 'Aisyah Rahman', email, password: '123' });
    await button(page, 'Create account').click();
    await expectToast(page, 'Password must be at least 6 characters');
    await expectNoSidewaysScroll(page);

    await fillRegistration(page, { name: 'Aisyah Rahman', email, password: 'correct horse' });
    await button(page, 'Create account').click();
    await expectToast(page, 'Account created successfully!');
    await expect(page).toHaveURL('/dashboard');
  });

  test(`a wrong password shows at its field, and a right one signs in (${size})`, async ({
    visit,
    person,
  }) => {
    const { email, password } = await person('Aisyah Rahman');
    const { page } = await visit({ viewport, colorScheme });
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await expectAccessible(page);
    await button(page, 'Sign in').click();
    await expectToast(page, 'Please fill in all fields');
    await signIn(page, email, 'another horse');
    await expectToast(page, 'Wrong email or password.');
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Wrong email or password.');
    await signIn(page, email.toUpperCase(), password);
    await expectToast(page, 'Successfully logged in!');
    await expect(page).toHaveURL('/profile');
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
  });
}

test('the sign-in button says that it is busy, and the input stays after a failure', async ({
  visit,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  const { page } = await visit();
  await page.goto('/login');
  let refuse = () => {};
  const asked = new Promise<void>((done) => (refuse = done));
  await page.route('**/users/signIn', async (route) => {
    await asked;
    await route.fulfill({ status: 503, body: '' });
  });
  await signIn(page, 'somebody@example.com', 'correct horse');
  await expect(button(page, 'Signing in...')).toBeVisible();
  refuse();
  await expectToast(page, 'Failed to log in');
  await expect(field(page, 'Email')).toHaveValue('somebody@example.com');
  await expect(field(page, 'Password')).toHaveValue('correct horse');
});

test('the links between both screens keep the page that the person came from', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/login?next=%2Fprofile');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register?next=%2Fprofile');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await page.goto('/login?next=%2F%2Felsewhere.example');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
});

test.describe('with a lost answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('registering again after a lost answer finds the created account', async ({ visit }) => {
    const { page } = await visit();
    const sent: unknown[] = [];
    await page.route('**/users/register', async (route) => {
      sent.push(route.request().postDataJSON());
      if (sent.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.goto('/register?next=%2Fprofile');
    await fillRegistration(page, { name: 'Aisyah Rahman', email: newEmail(), password: 'correct horse' });
    await button(page, 'Create account').click();
    await expectToast(page, 'Failed to create account');
    await button(page, 'Create account').click();
    await expectToast(page, 'Account created successfully!');
    await expect(page).toHaveURL('/profile');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});

test('an address that has an account is refused at its field', async ({ visit, person }) => {
  const { email } = await person.withoutBrowser('Aisyah Rahman');
  const { page } = await visit();
  await page.goto('/register');
  await fillRegistration(page, { name: 'Somebody Else', email, password: 'correct horse' });
  await button(page, 'Create account').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/An account with this email already exists/);
});

test('signing out in one tab sends the others to /login', async ({ person }) => {
  const { page, context } = await person('Aisyah Rahman');
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/chores');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL(/\/login/);
});

test('a forgotten password is reset by email, once', async ({ visit, person }) => {
  const { email, page: elsewhere } = await person('Aisyah Rahman');
  await elsewhere.goto('/profile');
  const { page } = await visit({ viewport: PHONE });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await field(page, 'Email').fill(email);
  await button(page, 'Send link').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'try another address').click();
  await expect(field(page, 'Email')).toBeFocused();

  const link = linkIn((await letterTo(email, /new password/)).text, '/reset-password');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await field(page, 'New password').fill('another horse');
  await field(page, 'Confirm password').fill('another horses');
  await button(page, 'Save password').click();
  await expectToast(page, 'Passwords do not match');
  await expectAccessible(page);
  await field(page, 'Confirm password').fill('another horse');
  await button(page, 'Save password').click();
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, "Password changed. You're signed in.");
  await expect(elsewhere).toHaveURL(/\/login/);
  await signIn(elsewhere, email, 'another horse');
  await expect(elsewhere).toHaveURL('/profile');

  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('link', { name: 'Send a new link' }).click();
  await expect(elsewhere).toHaveURL('/forgot-password');
});

test("a link's token stays in the browser, and a second link opens in the same tab", async ({
  visit,
  person,
}) => {
  const { email } = await person('Aisyah Rahman');
  const { page } = await visit();
  await page.goto('/forgot-password');
  await field(page, 'Email').fill(email);
  await button(page, 'Send link').click();
  const link = linkIn((await letterTo(email, /new password/)).text, '/reset-password');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto('/reset-password#token=old');
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.goto(link);
  await expect(field(page, 'New password')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  const token = link.split('token=')[1] ?? '';
  expect(token).not.toBe('');
  expect(requested.length).toBeGreaterThan(1);
  expect(requested.filter((each) => each.includes(token))).toEqual([]);
});

test('an unknown address gets the same answer', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/forgot-password');
  await field(page, 'Email').fill('nobody');
  await button(page, 'Send link').click();
  await expectToast(page, 'Please enter a valid email address');
  const email = newEmail();
  await field(page, 'Email').fill(email);
  await button(page, 'Send link').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('the emailed link confirms by a click in the account, and the open profile updates', async ({
  visit,
  person,
}) => {
  const { email, password, page: profile } = await person('Aisyah Rahman');
  await profile.goto('/profile');
  await expect(profile.getByText('Not confirmed yet')).toBeVisible();
  const link = linkIn((await letterTo(email, /Confirm your email/)).text, '/confirm-address');

  // If another user is signed in, the page says so and links to the right account.
  const weiJie = await person('Wei Jie Tan');
  await weiJie.page.goto(link);
  const asOther = `This link is for ${email}, but you're signed in as ${weiJie.email}.`;
  await expect(weiJie.page.getByText(asOther)).toBeVisible();
  await button(weiJie.page, 'Logout').click();
  await expect(weiJie.page).toHaveURL(/\/login\?next=/);

  const { page } = await visit({ viewport: PHONE, colorScheme: 'dark' });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Is this your email?' })).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/confirm-address');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fconfirm-address$/);
  await signIn(page, email, password);
  await expect(page).toHaveURL('/confirm-address');
  await page.reload();
  await button(page, 'Confirm email').click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await expect(page.getByText(`Thanks for confirming ${email}. You're all set.`)).toBeVisible();
  await expectAccessible(page);
  await expect(profile.getByText('Confirmed', { exact: true })).toBeVisible();
  // By keyboard: the link appeared where 'Confirm email' was pressed, and taps there are ignored for half a second.
  await page.getByRole('link', { name: 'Go to Dashboard' }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('an old confirmation link says what to do, signed out and signed in', async ({ visit, person }) => {
  const stranger = await visit();
  await stranger.page.goto('/confirm-address?token=old');
  await expect(stranger.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(stranger.page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(stranger.page);

  const { page, email } = await person('Aisyah Rahman', { viewport: PHONE });
  await page.goto('/confirm-address?token=old');
  await button(page, 'Send a new link').click();
  await expectToast(page, `A new email is on its way to ${email}.`);
});

test('the Google button is disabled with the reason beside it if Google is not set up', async ({ visit }) => {
  const { page } = await visit();
  for (const screen of ['/login', '/register']) {
    await page.goto(screen);
    const google = button(page, 'Continue with Google');
    await expect(google).toBeDisabled();
    await expect(google).toHaveAccessibleDescription('Google sign-in is not set up on this server.');
  }
});
