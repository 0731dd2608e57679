import type { Page } from '@playwright/test';
import {
  button,
  buildHome,
  DESKTOP,
  expect,
  expectSound,
  expectToast,
  PHONE,
  region,
  signedInLongAgo,
  test,
} from '#test/browser/harness.ts';

const asked = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });
const password = (page: Page) => asked(page).getByLabel('Password', { exact: true });

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const) {
  test(`a person who signed in long ago reauthenticates before a home is deleted (${size})`, async ({
    person,
  }) => {
    const aisyah = await person('Aisyah Rahman', { viewport, colorScheme });
    await buildHome([aisyah]);
    await signedInLongAgo(aisyah);
    const { page } = aisyah;
    await page.goto('/home-management/settings');
    await button(page, 'Delete home').click();
    const question = page.getByRole('alertdialog', { name: 'Delete Seri Pandan 12A?' });
    await question.getByRole('textbox').fill('Seri Pandan 12A');
    await button(question, 'Delete home').click();
    await expect(asked(page)).toContainText("This can't be undone, and your housemates notice it.");
    await expectSound(page, { part: '[role=dialog]' });
    await page.setViewportSize(viewport);
    await button(asked(page), 'Cancel').click();
    // The input stays, and no failure is shown.
    await expect(asked(page)).toHaveCount(0);
    await expect(question.getByRole('textbox')).toHaveValue('Seri Pandan 12A');
    await button(question, 'Delete home').click();
    await password(page).fill('not it');
    await button(asked(page), 'Delete home').click();
    await expect(asked(page)).toContainText("That's not your current password.");
    await password(page).fill(aisyah.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Home deleted.');
    await expect(asked(page)).toHaveCount(0);
    await expect(question).toHaveCount(0);
  });
}

test('a member is removed and the role handed over with the password', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const wei = await person.withoutBrowser('Wei Ming');
  const priya = await person.withoutBrowser('Priya Nair');
  await buildHome([aisyah, wei, priya]);
  await signedInLongAgo(aisyah);
  const { page } = aisyah;
  await page.goto('/home-management');
  await button(region(page, 'Members'), 'Remove Priya Nair').click();
  await button(page.getByRole('alertdialog'), 'Remove').click();
  await password(page).fill(aisyah.password);
  await button(asked(page), 'Remove').click();
  await expectToast(page, 'Member removed successfully!');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await button(page, 'Hand over role').click();
  const form = page.getByRole('dialog', { name: 'Hand over role' });
  await button(form, 'Hand over').click();
  await password(page).fill('not it');
  await button(asked(page), 'Hand over').click();
  await expect(asked(page)).toContainText("That's not your current password.");
  await password(page).fill(aisyah.password);
  await button(asked(page), 'Hand over').click();
  await expectToast(page, 'Wei Ming is now the administrator.');
  await expect(form).toHaveCount(0);
});
