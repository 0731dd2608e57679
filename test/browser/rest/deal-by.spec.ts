import type { Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import {
  buildHome,
  button,
  expect,
  expectSound,
  expectToast,
  PHONE,
  region,
  test,
  today,
} from '#test/browser/harness.ts';

// Sweep and Mop are assigned together, on one day to one person.
const LONGEST = 75;

const select = (page: Page) => page.getByLabel('Deal by');
const table = (page: Page) => page.getByRole('table', { name: 'Chores this week' });

/** Returns the minutes that the board shows under this name in the week of that Monday. */
async function minutesShown(page: Page, monday: string, name: string) {
  await page.goto(`/chores?week=${monday}&view=table`);
  const rows = table(page).getByRole('row').filter({ hasText: name });
  await expect(rows).not.toHaveCount(0);
  const texts = await rows.allInnerTexts();
  return texts.reduce((sum, text) => sum + Number(/(\d+) min/.exec(text)?.[1]), 0);
}

test('even minutes are switched on, and four regenerated weeks are even in both browsers', async ({
  person,
}) => {
  test.slow();
  const [aisyah, ben] = [await person('Aisyah Rahman'), await person('Ben Tan')];
  await buildHome([aisyah, ben]);
  const [hers, his] = [aisyah.page, ben.page];
  for (const page of [hers, his]) await page.goto('/home-management');
  await expect(select(hers)).toHaveValue('turns');
  await expect(select(hers)).toHaveAccessibleDescription(
    '“Turns” goes round by name. With “Even minutes” the next chore goes to whoever did the least, per day at home. Chores that are planned already stay as they are until you regenerate them.',
  );
  const definition = his.getByRole('definition').filter({ hasText: /^(Turns|Even minutes)$/ });
  await expect(definition).toHaveText('Turns');
  await expect(his.getByText('Only the administrator, Aisyah Rahman, can change this.')).toBeVisible();
  await expect(select(his)).toHaveCount(0);

  await select(hers).focus();
  await hers.keyboard.press('ArrowDown');
  await expect(select(hers)).toHaveValue('even_minutes');
  await expect(definition).toHaveText('Even minutes');
  await expect(region(his, 'History')).toContainText('Aisyah Rahman set Deal by to Even minutes');

  await hers.goto('/chores');
  await button(hers, 'Regenerate').click();
  await button(hers.getByRole('alertdialog', { name: 'Regenerate chores?' }), 'Regenerate').click();
  await expectToast(hers, 'Chores regenerated successfully based on latest settings!');
  // From next Monday on, so that each week has chores of both.
  const mondays = [1, 2, 3, 4].map((week) => addDays(weekStart(today()), 7 * week));
  const sums = { aisyah: 0, ben: 0 };
  for (const monday of mondays) {
    const herMinutes = await minutesShown(hers, monday, 'You');
    const hisMinutes = await minutesShown(hers, monday, 'Ben');
    expect(await minutesShown(his, monday, 'Aisyah')).toBe(herMinutes);
    expect(await minutesShown(his, monday, 'You')).toBe(hisMinutes);
    sums.aisyah += herMinutes;
    sums.ben += hisMinutes;
  }
  // The days before may have been uneven in the other direction.
  expect(Math.abs(sums.aisyah - sums.ben)).toBeLessThanOrEqual(2 * LONGEST);
  expect(sums.aisyah + sums.ben).toBeGreaterThan(4 * 3 * LONGEST);
});

test('a setting that fails to save rolls back, and axe finds nothing', async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const [aisyah, ben] = [await person('Aisyah Rahman', { viewport: PHONE }), await person('Ben Tan')];
  await buildHome([aisyah, ben]);
  for (const { page } of [aisyah, ben]) await page.goto('/home-management/balance');
  await expect(select(aisyah.page)).toBeVisible();
  await expectSound(aisyah.page, { part: '.card:has(option[value=even_minutes])' });
  await expect(ben.page.getByRole('definition').filter({ hasText: 'Turns' })).toBeVisible();
  await expectSound(ben.page, { part: '.card:has(> dl)' });
  await aisyah.page.route(/\/homes\/updateHomeSettings/, (route) => route.abort());
  await select(aisyah.page).selectOption('Even minutes');
  await expectToast(aisyah.page, 'Failed to save settings. Please try again.');
  await expect(select(aisyah.page)).toHaveValue('turns');
});
