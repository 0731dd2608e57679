import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { choreRow, sheetOf } from '#test/browser/board-steps.ts';
import {
  buildChores,
  buildHome,
  button,
  DESKTOP,
  expect,
  expectSound,
  expectToast,
  PHONE,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';

const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click();
const heart = (page: Page, id: string) => choreRow(page, id).getByRole('button', { name: /^Thank / });

/** Mei Ling has done a chore of yesterday and one of today, and has another one of today. */
async function buildDone([aisyah, mei, ...others]: [Housemate, Housemate, ...Housemate[]]) {
  const { id: homeId } = await buildHome([aisyah, mei, ...others]);
  const yesterday = addDays(today(), -1);
  const of = (type: string, dueDate: string) => ({ type, assignedTo: mei.userId, dueDate });
  await buildChores(homeId, [of('mop', yesterday), of('sweep', today()), of('throw_rubbish', today())]);
  const { chores } = await mei.api.chores.listChores({ homeId, from: yesterday, to: today() });
  const idOf = (type: string) => chores.find((chore) => chore.type === type)?.id ?? '';
  const ids = { mop: idOf('mop'), sweep: idOf('sweep'), rubbish: idOf('throw_rubbish') };
  for (const choreId of [ids.mop, ids.sweep]) await mei.api.chores.completeChore({ homeId, choreId });
  // The bell counts that the others joined.
  await mei.api.notifications.markAllNotificationsRead();
  return { homeId, ...ids };
}

test('a heart thanks a housemate, who sees it in the bell and at the chore, and it can be taken back', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const mei = await person('Mei Ling Chong', { viewport: PHONE });
  const priya = await person.withoutBrowser('Priya Nair');
  const { homeId, sweep, rubbish } = await buildDone([aisyah, mei, priya]);
  const { page } = aisyah;
  await page.goto('/chores');
  await mei.page.goto('/chores');
  await expect(heart(page, sweep)).toHaveAccessibleName('Thank Mei Ling Chong: Sweep');
  await expect(heart(page, sweep)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page, rubbish)).toHaveCount(0);
  await expect(choreRow(mei.page, sweep)).toContainText('Completed');
  await expect(heart(mei.page, sweep)).toHaveCount(0);
  // The heart makes no row higher.
  const heightOf = (id: string) => choreRow(page, id).evaluate((row) => row.getBoundingClientRect().height);
  expect(await heightOf(sweep)).toBe(await heightOf(rubbish));
  await expectSound(page, { sizes: [PHONE] });

  await heart(page, sweep).click();
  await expect(heart(page, sweep)).toHaveAttribute('aria-pressed', 'true');
  const bell = mei.page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toBeVisible();
  await priya.api.chores.thankForChore({ homeId, choreId: sweep, isThanked: true });
  await bell.click();
  const line = mei.page.getByRole('link', { name: 'Priya Nair and Aisyah Rahman thank you for Sweep.' });
  await expect(line).toContainText('Thank you!');
  await line.click();
  await expect(mei.page).toHaveURL(new RegExp(`#${chorePlace(sweep)}$`));
  await choreRow(mei.page, sweep).getByRole('link').click();
  const theirs = sheetOf(mei.page, 'Sweep');
  await expect(theirs).toContainText('You did it');
  await expect(theirs).toContainText('Thanked by Aisyah Rahman and Priya Nair');
  await expect(theirs.getByRole('button', { name: /^Thank/ })).toHaveCount(0);
  await expectSound(mei.page, { sizes: [PHONE], part: '[role=dialog]' });

  // In the sheet the same in words; there it is taken back.
  await choreRow(page, sweep).getByRole('link').click();
  const own = sheetOf(page, 'Sweep');
  await expect(own).toContainText('Mei Ling Chong did it');
  await expect(own).toContainText('Thanked by you and Priya Nair');
  await expectSound(page, { sizes: [PHONE], part: '[role=dialog]' });
  await button(own, 'Thanked: Sweep').click();
  await expect(button(own, 'Thank Mei Ling Chong: Sweep')).toBeFocused();
  await expect(own).toContainText('Thanked by Priya Nair');
  await expect(theirs).toContainText('Thanked by Priya Nair');
  await close(page);
  await expect(heart(page, sweep)).toHaveAttribute('aria-pressed', 'false');

  await close(mei.page);
  await mei.page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(mei.page.getByText('Priya Nair thanks you for Sweep.')).toBeVisible();
});

test('@rest on a desktop in every view; a refusal says why, and the heart is empty again', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const aisyah = await person('Aisyah Rahman', { viewport: DESKTOP });
  const mei = await person.withoutBrowser('Mei Ling Chong');
  const { homeId, sweep } = await buildDone([aisyah, mei]);
  const { page } = aisyah;
  for (const view of ['calendar', 'table']) {
    await page.goto(`/chores?view=${view}`);
    await heart(page, sweep).click();
    await expect(heart(page, sweep)).toHaveAttribute('aria-pressed', view === 'calendar' ? 'true' : 'false');
    await expectSound(page);
  }
  await page.goto('/chores?view=calendar');
  await page.locator('label').getByText('Remaining days', { exact: true }).click();
  await page.route('**/thankForChore', async (route) => {
    await mei.api.chores.reopenChore({ homeId, choreId: sweep });
    await route.continue();
  });
  await heart(page, sweep).click();
  await expectToast(page, "This chore isn't completed.");
  await expect(heart(page, sweep)).toHaveCount(0);
  await expect(choreRow(page, sweep)).toContainText('Due Today');
});
