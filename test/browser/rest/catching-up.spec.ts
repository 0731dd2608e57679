import type { Page } from '@playwright/test';
import { expect, expectToast, test } from '#test/browser/harness.ts';
import { rowOf } from '#test/browser/profile-steps.ts';

const CALL = '**/api/rpc/users/updateDisplayName';
const SENTENCE = 'The server is catching up. Please try again in a moment.';

/** Makes the server answer 'busy' to the first `times` attempts to change a name. */
async function catchUp(page: Page, times: number, data?: { isUndone: true }) {
  let asked = 0;
  await page.route(CALL, (route) => {
    asked += 1;
    if (asked > times) return route.continue();
    const json = { defined: false, code: 'BUSY', status: 503, message: SENTENCE, data };
    return route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: { json } });
  });
  return { asked: () => asked };
}

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Reconnecting…' });

async function rename(page: Page, name: string) {
  await page.goto('/profile');
  // Any answer shows that the server is back, so first wait for the page's own calls.
  await expect(rowOf(page, 'Where you are signed in')).toContainText('1 device');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Display name').fill(name);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

test('a call that the server has certainly not done is retried until it succeeds, and only a strip says so', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/503/);
  const { page } = await person('Aisyah Rahman');
  const server = await catchUp(page, 2, { isUndone: true });
  await rename(page, 'Aisyah R');
  await expect(strip(page)).toBeVisible();
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
  expect(server.asked()).toBe(3);
  await page.reload();
  await expect(page.getByText('Aisyah R', { exact: true }).first()).toBeVisible();
});

test('a call that may have succeeded is not sent twice: a toast says so, and the input stays', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/503/);
  const { page } = await person('Aisyah Rahman');
  const server = await catchUp(page, 1);
  await rename(page, 'Aisyah R');
  await expectToast(page, SENTENCE);
  await expect(strip(page)).toBeVisible();
  await expect(page.getByLabel('Display name')).toHaveValue('Aisyah R');
  expect(server.asked()).toBe(1);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(strip(page)).toHaveCount(0);
});
