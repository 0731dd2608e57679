import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  withoutFirstReads,
  expect,
  expectAccessible,
  expectToast,
  test,
} from '#test/browser/harness.ts';
import { rowOf } from '#test/browser/profile-steps.ts';
import { choose, form, PAGE } from '#test/browser/payment-steps.ts';
import { withoutLive } from '#test/browser/templates-page.ts';

const CALLS = '**/api/rpc/**';
const PROXY_ANSWERS =
  'Something on the way answered instead of the server, such as a sign-in page of your network. Reload the page and sign in there.';
const signInPage = { status: 200, contentType: 'text/html', body: '<h1>Sign in to the network</h1>' };
/** Counts how often the page is loaded. */
const countOpenings = (page: Page) => {
  const opened = { times: 0 };
  page.on('domcontentloaded', () => (opened.times += 1));
  return opened;
};

test('a page that fails to render blames the app, not the connection', async ({ person, expectedErrors }) => {
  expectedErrors.push(/TypeError|error occurred/);
  const { page } = await person('Aisyah Rahman');
  await page.route('**/users/listSessions', (route) => route.fulfill({ json: { json: 7, meta: [] } }));
  await page.goto('/profile');
  await rowOf(page, 'Where you are signed in').click();
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
  await expect(page.getByText(/a fault of the app, not of your connection/)).toBeVisible();
  await expect(page.getByText(/Check your connection/)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/users/listSessions');
  await button(page, 'Reload').click();
  await expect(rowOf(page, 'Where you are signed in')).toContainText('1 device');
});

for (const [what, answer, reason] of [
  ['the server fails', { status: 500, body: '' }, 'The server had a problem. Try again in a moment.'],
  ['it was too much', { status: 429, body: '' }, 'That was too much at once. Wait a minute and try again.'],
  [
    'the server refuses',
    {
      status: 404,
      json: { json: { defined: false, code: 'NOT_FOUND', status: 404, message: 'This no longer exists.' } },
    },
    'This no longer exists.',
  ],
] as const)
  test(`a part that could not be loaded shows its reason: ${what}`, async ({ person, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    const aisyah = await person('Aisyah Rahman');
    await buildHome([aisyah]);
    const { page } = aisyah;
    await withoutLive(page);
    await withoutFirstReads(page);
    await page.route('**/swaps/listSwapRequests', (route) => route.fulfill(answer));
    await page.goto('/swap-requests');
    await expect(page.getByText('Failed to load swap requests', { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  });

test('a failed action shows its reason below', async ({ person, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/home-management');
  await page.route('**/homes/updateHomeSettings', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('switch', { name: 'Include Weekends' }).click();
  await expectToast(page, 'Failed to save settings. Please try again.');
  await expectToast(page, 'The server had a problem. Try again in a moment.');
});

for (const [what, answer] of [
  ['a sign-in page', signInPage],
  ['a redirect elsewhere', { status: 302, headers: { location: 'https://sign-in.example/' } }],
  ['a refusal that is not ours', { status: 403, contentType: 'text/html', body: 'No' }],
] as const)
  test(`the page reloads once and keeps the input if a proxy answers: ${what}`, async ({
    person,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_|Failed to load/);
    const aisyah = await person('Aisyah Rahman');
    const weiJie = await person('Wei Jie Tan');
    await buildHome([aisyah, weiJie]);
    const { page } = aisyah;
    const opened = countOpenings(page);
    await page.goto(PAGE);
    await choose(page, 'Wei');
    await form(page).getByLabel('Pay for what? *').fill('TNB electricity');
    await form(page).getByLabel('Total Amount (RM) *').fill('63.45');
    expect(opened.times).toBe(1);
    await page.route(CALLS, (route) => route.fulfill(answer));
    await button(page, 'Get My Money Back').click();
    await expect.poll(() => opened.times).toBe(2);
    await expect(form(page).getByLabel('Pay for what? *')).toHaveValue('TNB electricity');
    await expect(form(page).getByLabel('Total Amount (RM) *')).toHaveValue('63.45');
    await button(page, 'Get My Money Back').click();
    await expectToast(page, PROXY_ANSWERS);
    expect(opened.times).toBe(2);
    await page.unroute(CALLS);
    await button(page, 'Get My Money Back').click();
    await expectToast(page, 'Payment request created and notifications sent!');
  });
