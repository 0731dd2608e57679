import type { Page } from '@playwright/test';
import {
  button,
  DESKTOP,
  expect,
  expectAccessible,
  expectToast,
  PHONE,
  test,
  withDatabase,
} from '#test/browser/harness.ts';
import { openPart, rowOf } from '#test/browser/profile-steps.ts';
import { GOOGLE_PORT, IDP_PORT } from '#test/browser/places.ts';
import { startIdp } from '#test/fakes/idp.ts';
import { makeFolder, startProgram } from '#test/running/program.ts';

const base = `http://localhost:${GOOGLE_PORT}`;
const CLIENT = { clientId: 'serumah', secret: 'the secret of the client' };
const PEOPLE = [
  { email: 'gina@gmail.example', name: 'Gina Lim' },
  { email: 'noor@gmail.example' },
  { email: 'taken@gmail.example', name: 'Somebody' },
  { email: 'leaving@gmail.example', name: 'Leila Tan' },
  { email: 'paid@gmail.example', name: 'Puteri Aminah' },
];

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: base });

let program: Awaited<ReturnType<typeof startProgram>>;
let idp: Awaited<ReturnType<typeof startIdp>> | undefined;
const data = makeFolder();

test.beforeAll(async () => {
  program = await startProgram({
    DATA_DIR: data.folder,
    PORT: String(GOOGLE_PORT),
    GOOGLE_ISSUER: `http://127.0.0.1:${IDP_PORT}`,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
  });
  expect(await program.ready, program.output.err).toBe(true);
});
test.afterAll(async () => {
  await program[Symbol.asyncDispose]();
  await idp?.close();
  await data[Symbol.asyncDispose]();
});

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

async function openWindow(page: Page) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), google(page).click()]);
  return popup;
}
async function choose(page: Page, name: string) {
  await (await openWindow(page)).getByRole('link', { name }).click();
}

/** The server retries Google after growing pauses of at most a minute. Until then its popup closes by itself. */
async function untilGoogleAnswers(page: Page, name: string) {
  for (;;) {
    const person = (await openWindow(page)).getByRole('link', { name });
    const isThere = await person.waitFor().then(
      () => true,
      () => false,
    );
    if (isThere) return person;
  }
}

test('the button says while Google is down, and works without a restart once it is up', async ({ visit }) => {
  test.setTimeout(180_000);
  const { page } = await visit();
  await page.goto('/login');
  await openWindow(page);
  await expectToast(page, 'Failed to login with Google');

  idp = await startIdp({
    ...CLIENT,
    redirectUri: `${base}/api/auth/callback/google`,
    people: PEOPLE,
    port: IDP_PORT,
  });
  await page.goto('/register?next=%2Fprofile');
  const person = await untilGoogleAnswers(page, 'gina@gmail.example');
  await person.click();
  await expectToast(page, 'Account created successfully!');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByText('Gina Lim', { exact: true })).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('the button says while its popup is open, and both ways to sign in wait', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/login?next=%2Fprofile');
  const popup = await openWindow(page);
  await expect(button(page, 'Connecting to Google...')).toBeVisible();
  await expect(button(page, 'Sign in')).toBeDisabled();
  await popup.getByRole('link', { name: 'gina@gmail.example' }).click();
  await expectToast(page, 'Successfully logged in!');
  await expect(page).toHaveURL('/profile');
});

test('a person without a name completes the profile first, then gets to the page they wanted', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: PHONE });
  await page.goto('/login?next=%2Fprofile');
  await choose(page, 'noor@gmail.example');
  await expectToast(page, 'Please complete your profile!');
  await expect(page).toHaveURL('/complete-profile?next=%2Fprofile');
  await expectAccessible(page);
  await page.goto('/chores');
  await expect(page).toHaveURL('/complete-profile?next=%2Fchores');

  await button(page, 'Continue').click();
  await expectToast(page, 'Please enter a display name');
  const name = page.getByLabel('Display name', { exact: true });
  await name.fill('N');
  await button(page, 'Continue').click();
  await expectToast(page, 'Display name must be at least 2 characters');
  await name.fill(' Noor Aziz ');
  await expect(page.getByText('Noor Aziz', { exact: true })).toBeVisible();
  await button(page, 'Continue').click();
  await expectToast(page, 'Profile completed successfully!');
  await expect(page).toHaveURL('/chores');
  await page.goto('/complete-profile');
  await expect(page).toHaveURL('/dashboard');
});

test('a popup that the person closes frees the button', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/register');
  const popup = await openWindow(page);
  await popup.close();
  await expectToast(page, 'Failed to register with Google: the window was closed. Please try again.');
  await expect(google(page)).toBeEnabled();
  await expect(button(page, 'Create account')).toBeEnabled();
});

test('a person who cancels at Google reads so', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/register');
  await choose(page, 'Cancel');
  await expectToast(page, 'Failed to register with Google');
});

test('a blocked popup says how to allow it', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await google(page).click();
  await expect(
    page.getByRole('status').getByText('pop-ups are blocked. Allow them for this site'),
  ).toBeVisible();
  await expect(google(page)).toBeEnabled();
});

test('an account whose address is not confirmed is not linked', async ({ visit }) => {
  const { page } = await visit({ viewport: DESKTOP, colorScheme: 'dark' });
  await page.goto('/register');
  await page.getByLabel('Display name', { exact: true }).fill('Somebody');
  await page.getByLabel('Email', { exact: true }).fill('taken@gmail.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse');
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/dashboard');
  const other = await visit();
  await other.page.goto('/login');
  await choose(other.page, 'taken@gmail.example');
  await expect(other.page.getByRole('status').getByText('This email has a password.')).toBeVisible();
  await expect(other.page).toHaveURL('/login');
});

test('a person who registered with Google sets a password, or deletes the account without one', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/login?next=%2Fprofile');
  await choose(page, 'leaving@gmail.example');
  await expect(rowOf(page, 'Password')).toContainText('Not set');
  await openPart(page, 'Password');
  await page.getByLabel('New password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse');
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  const dialog = await openPart(page, 'Delete account');
  await expect(dialog.getByLabel('Password')).toHaveCount(0);
  // As the server answers if the sign-in was long ago.
  await page.route('**/users/deleteAccount', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({
        json: {
          defined: false,
          code: 'SIGN_IN_AGAIN',
          status: 403,
          message: 'Please sign in with Google again.',
        },
      }),
    }),
  );
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please sign in with Google again.');
  await expectAccessible(page);
  await page.unroute('**/users/deleteAccount');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await popup.getByRole('link', { name: 'leaving@gmail.example' }).click();
  await expect(dialog.getByText('Thanks. Now you can go on.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'Your account has been deleted.');
  await expect(page).toHaveURL('/login');
});

test('a person without a password reauthenticates with Google wherever it is needed', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE });
  await page.goto('/register?next=%2Fprofile');
  await choose(page, 'paid@gmail.example');
  await expect(page).toHaveURL('/profile');
  await withDatabase(
    (client) => client.query("update sessions set created_at = now() - interval '1 hour'"),
    data.folder,
  );
  const details = await openPart(page, 'How to pay me');
  await details.getByLabel('Account number', { exact: true }).fill('114022079938');
  await button(details, 'Save payment details').click();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(google(page)).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'paid@gmail.example');
  // The act continues by itself.
  await expectToast(page, 'Payment details saved');
  await expect(asked).toHaveCount(0);

  await button(page, 'Edit Profile').click();
  for (const [open, name] of [
    [
      async () => button(await openPart(page, 'Two-step sign-in'), 'Set up').click(),
      'Set up two-step sign-in',
    ],
    [() => button(page, 'Change email address').click(), 'Change email address'],
    [() => openPart(page, 'Delete account'), 'Delete account'],
    [() => openPart(page, 'Password'), 'Password'],
  ] as const) {
    await open();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
