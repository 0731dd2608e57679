import type { Page } from '@playwright/test';
import { expect, expectToast, PHONE, test } from '#test/browser/harness.ts';
import { openPart, partOf } from '#test/browser/profile-steps.ts';

const MAIL = 'Notifications and mail';
const choiceOf = (page: Page, kind: string) =>
  partOf(page, MAIL).getByRole('checkbox', { name: `${kind}: E-mail`, exact: true });
const SWAPS = 'Swap requests and answers';
const JOINED = 'Someone joined your home';

test("email choices save at once, and show in the user's other browsers", async ({ person }) => {
  const { page, context, api } = await person('Aisyah Rahman', { viewport: PHONE });
  await page.goto('/profile');
  await openPart(page, MAIL);
  const other = await context.newPage();
  await other.goto('/profile');
  await openPart(other, MAIL);
  await expect(choiceOf(page, SWAPS)).toBeChecked();
  await expect(choiceOf(page, JOINED)).toBeChecked();
  await expect(choiceOf(page, 'Messages from housemates')).toBeChecked();
  // The second choice before the first is answered.
  await choiceOf(page, SWAPS).uncheck();
  await choiceOf(page, JOINED).uncheck();
  await expect(choiceOf(other, SWAPS)).not.toBeChecked();
  await expect(choiceOf(other, JOINED)).not.toBeChecked();
  await choiceOf(other, JOINED).check();
  await expect(choiceOf(page, JOINED)).toBeChecked();
  await expect.poll(async () => (await api.users.getSession()).user?.unwantedMail).toEqual(['swaps']);
  await page.reload();
  await openPart(page, MAIL);
  await expect(choiceOf(page, SWAPS)).not.toBeChecked();
  await expect(choiceOf(page, JOINED)).toBeChecked();
});

test('a choice that fails to save rolls back, and a toast says so', async ({ person, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  const { page, api } = await person('Aisyah Rahman');
  await page.goto('/profile');
  await openPart(page, MAIL);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/mailChoices/setMailChoices', async (route) => {
    await asked;
    await route.fulfill({ status: 503, body: '' });
  });
  await choiceOf(page, SWAPS).click();
  await expect(choiceOf(page, SWAPS)).not.toBeChecked();
  answer();
  await expectToast(page, 'Failed to change your email settings. Please try again.');
  await expect(choiceOf(page, SWAPS)).toBeChecked();
  expect((await api.users.getSession()).user?.unwantedMail).toEqual([]);
});
