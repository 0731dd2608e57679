import { addDays } from '#domain/days.ts';
import { dayHeading, dayShort } from '#words/days.ts';
import { sheetOf, undoInToast } from '#test/browser/board-steps.ts';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  expectToast,
  PHONE,
  test,
  today,
} from '#test/browser/harness.ts';

const FORM = 'Add a chore once';

test('a chore is added once on a phone, a housemate does it, and its day and name are kept', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  await buildHome([aisyah, weiJie]);
  const { page } = aisyah;
  const day = addDays(today(), 1);
  await page.goto(`/chores?week=${day}`);
  await weiJie.page.goto(`/chores?week=${day}`);
  await button(page, 'Add once').click();
  const form = sheetOf(page, FORM);
  await button(form, 'Add chore').click();
  await expectToast(page, 'Please enter what is to do.');
  await form.getByLabel('What is to do?').fill('Clean the windows');
  await form.getByRole('radio', { name: dayHeading(day) }).check();
  await expect(form.getByRole('radio', { name: 'Least busy' })).toBeChecked();
  await form.getByRole('radio', { name: 'Wei Jie Tan' }).check();
  await expectSound(page, { sizes: [PHONE], part: '[role=dialog]' });
  await button(form, 'Add chore').click();
  await expectToast(page, `Clean the windows is on ${dayShort(day)}, for Wei Jie Tan.`);

  const row = weiJie.page.getByRole('row').filter({ hasText: 'Clean the windows' });
  await expect(row).toContainText('You');
  await row.getByRole('link', { name: 'Clean the windows' }).click();
  const theirs = sheetOf(weiJie.page, 'Clean the windows');
  await expect(theirs.getByText('It comes once, and it was given to you.')).toBeVisible();
  await expect(button(theirs, 'Delete')).toHaveCount(0);
  await expectSound(weiJie.page, { sizes: [PHONE], part: '[role=dialog]' });
  await button(theirs, 'Mark complete: Clean the windows').click();
  await expectToast(weiJie.page, 'Chore marked as completed!');
  await expect(page.getByRole('row').filter({ hasText: 'Clean the windows' })).toContainText('Completed');
});

test('@rest another day on a desktop; only the member who added it deletes it', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  const { page } = aisyah;
  const day = addDays(today(), 20);
  await page.goto('/chores');
  await button(page, 'Add once').click();
  const form = sheetOf(page, FORM);
  await form.getByLabel('What is to do?').fill('Wait for the plumber');
  await button(form, 'Another day').click();
  await form.getByLabel('Day', { exact: true }).fill(addDays(today(), -1));
  await button(form, 'Add chore').click();
  await expect(form.getByText('Choose a day from today on, at most a year ahead.')).toBeVisible();
  await form.getByLabel('Day', { exact: true }).fill(day);
  await form.getByRole('radio', { name: 'You' }).check();
  await expectSound(page, { sizes: [DESKTOP], part: '[role=dialog]' });
  await button(form, 'Add chore').click();
  await expectToast(page, `Wait for the plumber is on ${dayShort(day)}, for you.`);
  await page.goto(`/chores?week=${day}`);
  await page.getByRole('link', { name: 'Wait for the plumber' }).click();
  await button(sheetOf(page, 'Wait for the plumber'), 'Delete').click();
  await expectToast(page, 'Wait for the plumber is deleted.');
  await expect(page.getByRole('link', { name: 'Wait for the plumber' })).toHaveCount(0);

  // Undo in the toast deletes it too, also on the narrowest screen.
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/chores');
  await expectNoSidewaysScroll(page);
  await button(page, 'Add once').click();
  await sheetOf(page, FORM).getByLabel('What is to do?').fill('Defrost the fridge');
  await button(sheetOf(page, FORM), 'Add chore').click();
  await undoInToast(page).click();
  await expectToast(page, 'Defrost the fridge is deleted.');
});

test('@rest after a lost answer, another name adds another chore', async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  const { page } = aisyah;
  await page.goto('/chores');
  await page.route('**/addOnceChore', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Add once').click();
  const form = sheetOf(page, FORM);
  const name = form.getByLabel('What is to do?');
  await name.fill('Clean the windows');
  await button(form, 'Add chore').click();
  await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible();
  await page.unroute('**/addOnceChore');
  await name.fill('Defrost the fridge');
  await button(form, 'Add chore').click();
  await expect(form).toHaveCount(0);
  for (const added of ['Clean the windows', 'Defrost the fridge'])
    await expect(page.getByRole('link', { name: added })).toHaveCount(1);
});
