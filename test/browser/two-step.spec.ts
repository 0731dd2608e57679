import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  button,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  PHONE,
  test,
} from '#test/browser/harness.ts';
import { openPart, rowOf } from '#test/browser/profile-steps.ts';
import { codeAt } from '#test/builders/two-step.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const openTwoStep = (page: Page) => openPart(page, 'Two-step sign-in');
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** No code is accepted twice. Three are valid at a time: those of half a minute ago, now, and the next half minute. */
async function codeOf(secret: string, halfMinutes: -1 | 0 | 1) {
  // The oldest expires first, and must still be valid after typing it.
  const left = 30_000 - (Date.now() % 30_000);
  if (halfMinutes === -1 && left < 10_000) await pause(left);
  return codeAt(secret, new Date(Date.now() + halfMinutes * 30_000));
}

async function firstStep(page: Page, email: string, password: string) {
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
}

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const) {
  test(
    `two-step sign-in is set up, asked for and turned off (${size})`,
    { tag: size === 'desktop' ? '@rest' : [] },
    async ({ person, visit, expectedErrors }) => {
      expectedErrors.push(/status of 40[13]/);
      const { page, email, password } = await person('Aisyah Rahman', { viewport, colorScheme });
      await page.goto('/profile');
      await button(await openTwoStep(page), 'Set up').click();
      const setUp = dialogOf(page, 'Set up two-step sign-in');
      await expect(field(page, 'Password')).toBeVisible();
      await button(setUp, 'Continue').click();
      await expectToast(page, 'Please fill in all fields');
      await field(page, 'Password').fill('another horse');
      await button(setUp, 'Continue').click();
      await expectToast(page, "That's not your current password.");
      await field(page, 'Password').fill(password);
      await button(setUp, 'Continue').click();
      await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const secret = (await setUp.getByText(/^(?:[A-Z2-7]{4} ?){10}$/).innerText()).replaceAll(' ', '');
      await field(page, 'Code').fill('000000');
      await button(setUp, 'Turn on').click();
      await expect(field(page, 'Code')).toHaveAccessibleDescription(/That code is wrong/);
      await field(page, 'Code').fill(await codeOf(secret, -1));
      await button(setUp, 'Turn on').click();
      await expectToast(page, 'Two-step sign-in is on. Your other devices were signed out.');
      const codes = dialogOf(page, 'Your recovery codes');
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      await expect(button(codes, 'Copy codes')).toBeFocused();
      await expectAccessible(page);
      const [recovery = ''] = await codes.getByRole('listitem').allInnerTexts();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        button(codes, 'Save as file').click(),
      ]);
      expect(saved.suggestedFilename()).toBe('serumah-recovery-codes.txt');
      await button(codes, "I've saved them").click();
      await expect(await openTwoStep(page)).toContainText('You have 10 recovery codes left');

      const other = await visit({ viewport, colorScheme });
      await firstStep(other.page, email, password);
      await expect(field(other.page, 'Code')).toBeFocused();
      await expectAccessible(other.page);
      await button(other.page, 'Continue').click();
      await expectToast(other.page, 'Please enter a code');
      await field(other.page, 'Code').fill('000000');
      await other.page.keyboard.press('Enter');
      await expect(field(other.page, 'Code')).toHaveAccessibleDescription(/That code is wrong/);
      await button(other.page, 'Back to sign in').click();
      await expect(field(other.page, 'Email')).toHaveValue(email);
      await button(other.page, 'Sign in').click();
      await field(other.page, 'Code').fill(await codeOf(secret, 0));
      await button(other.page, 'Continue').click();
      await expectToast(other.page, 'Successfully logged in!');
      await expect(other.page).toHaveURL('/dashboard');

      const third = await visit({ viewport, colorScheme });
      await firstStep(third.page, email, password);
      await button(third.page, 'Use a recovery code').click();
      await expect(field(third.page, 'Recovery code')).toBeFocused();
      await expectNoSidewaysScroll(third.page);
      await field(third.page, 'Recovery code').fill(recovery);
      await button(third.page, 'Continue').click();
      await expect(third.page).toHaveURL('/dashboard');

      await page.reload();
      await expect(await openTwoStep(page)).toContainText('You have 9 recovery codes left');
      await button(page, 'Turn off').click();
      const end = dialogOf(page, 'Turn off two-step sign-in?');
      await field(page, 'Password').fill(password);
      await field(page, 'Code').fill(await codeOf(secret, 1));
      await expectAccessible(page);
      await button(end, 'Turn off').click();
      await expectToast(page, 'Two-step sign-in is off.');
      await expect(rowOf(page, 'Two-step sign-in')).toContainText('Off');
    },
  );
}

test('new recovery codes replace the old ones', async ({ person }) => {
  const { page, api, password } = await person('Aisyah Rahman');
  const { secret } = await api.twoStep.begin({ password });
  await api.twoStep.confirm({ code: await codeOf(secret, -1) });
  await page.goto('/profile');
  await button(await openTwoStep(page), 'New recovery codes').click();
  await field(page, 'Password').fill(password);
  await field(page, 'Code').fill(await codeOf(secret, 0));
  await button(dialogOf(page, 'New recovery codes?'), 'Make new codes').click();
  await expect(dialogOf(page, 'Your recovery codes').getByRole('listitem')).toHaveCount(10);
});
