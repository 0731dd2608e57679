import { addDays } from '#domain/days.ts';
import { choreRow, sheetOf, undoInToast } from '#test/browser/board-steps.ts';
import {
  buildChores,
  buildHome,
  button,
  expect,
  expectSound,
  expectToast,
  PHONE,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';

/** Wei Jie has a chore of yesterday and one of today. */
async function buildLate([aisyah, weiJie, ...others]: [Housemate, Housemate, ...Housemate[]]) {
  const { id: homeId } = await buildHome([aisyah, weiJie, ...others]);
  const yesterday = addDays(today(), -1);
  await buildChores(homeId, [
    { type: 'mop', assignedTo: weiJie.userId, dueDate: yesterday, status: 'overdue' },
    { type: 'sweep', assignedTo: weiJie.userId, dueDate: today() },
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: yesterday, to: today() });
  const idOf = (type: string) => chores.find((chore) => chore.type === type)?.id ?? '';
  return { homeId, mop: idOf('mop'), sweep: idOf('sweep') };
}

test('a late chore is theirs at once, goes back by Undo, and its owner sees it and takes it back', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  const { mop, sweep } = await buildLate([aisyah, weiJie]);
  const { page } = aisyah;
  await page.goto(`/chores?week=${addDays(today(), -1)}`);
  await weiJie.page.goto(`/chores?week=${addDays(today(), -1)}`);
  await expect(button(choreRow(weiJie.page, mop), 'Mark complete: Mop')).toBeVisible();
  await expectSound(page, { sizes: [PHONE] });

  await button(choreRow(page, mop), 'I’ll do it: Mop').click();
  await expectToast(page, 'It’s yours now. We told Wei Jie Tan.');
  await expect(choreRow(page, mop)).toContainText('You · for Wei Jie Tan');
  await expect(button(choreRow(page, mop), 'Mark complete: Mop')).toBeVisible();
  await expect(choreRow(weiJie.page, mop)).toContainText('Aisyah Rahman · for you');
  await undoInToast(page).click();
  await expectToast(page, 'The chore is with Wei Jie Tan again.');
  await expect(button(choreRow(weiJie.page, mop), 'Mark complete: Mop')).toBeVisible();

  await button(choreRow(page, mop), 'I’ll do it: Mop').click();
  await expect(choreRow(weiJie.page, mop)).toContainText('for you');
  await choreRow(weiJie.page, mop).getByRole('link').click();
  const theirs = sheetOf(weiJie.page, 'Mop');
  await expect(theirs.getByText('Aisyah Rahman took it over from you.')).toBeVisible();
  await expectSound(weiJie.page, { sizes: [PHONE], part: '[role=dialog]' });
  await button(theirs, 'No, I’ll do it: Mop').click();
  await expectToast(weiJie.page, 'It’s yours again.');
  await expect(choreRow(page, mop)).toContainText('Wei Jie Tan');
  await expect(button(choreRow(page, mop), 'I’ll do it: Mop')).toBeVisible();

  // A chore of today from the dashboard; its sheet also gives it back.
  await page.goto('/dashboard');
  await choreRow(page, sweep).getByRole('link').click();
  await button(sheetOf(page, 'Sweep'), 'I’ll do it: Sweep').click();
  await expect(choreRow(page, sweep)).toContainText('for Wei Jie Tan');
  await button(choreRow(page, sweep), 'Mark complete: Sweep').click();
  await expectToast(page, 'Chore marked as completed!');
  await undoInToast(page).click();
  await choreRow(page, sweep).getByRole('link').click();
  await button(sheetOf(page, 'Sweep'), 'Give it back').click();
  await expectToast(page, 'The chore is with Wei Jie Tan again.');
  // The finished row stays for a moment.
  await expect(choreRow(page, sweep)).toHaveCount(1);
  await expect(choreRow(page, sweep)).toContainText('Wei Jie Tan');

  await weiJie.page.goto('/dashboard');
  await weiJie.page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(weiJie.page.getByText('Aisyah Rahman does Mop', { exact: false }).first()).toBeVisible();
});

test('@rest of two who press it at once, the second reads that it is taken', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const priya = await person.withoutBrowser('Priya Nair');
  const { homeId, mop } = await buildLate([aisyah, weiJie, priya]);
  const { page } = aisyah;
  await page.goto(`/chores?week=${addDays(today(), -1)}`);
  await page.route('**/claimChore', async (route) => {
    await priya.api.chores.claimChore({ homeId, choreId: mop });
    await route.continue();
  });
  await button(choreRow(page, mop), 'I’ll do it: Mop').click();
  await expectToast(page, 'Somebody else has just taken over this chore.');
  await expect(choreRow(page, mop)).toContainText('Priya Nair');
  await expect(choreRow(page, mop)).toContainText('for Wei Jie Tan');
  await expect(button(choreRow(page, mop), 'I’ll do it: Mop')).toHaveCount(0);
  await expectSound(page);
});
