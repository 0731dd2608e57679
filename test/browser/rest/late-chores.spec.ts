import type { Locator, Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import { shortDate, weekRange } from '#words/days.ts';
import {
  buildChores,
  buildHome,
  button,
  expect,
  expectLedTo,
  expectSound,
  expectToast,
  PHONE,
  PHONE_LANDSCAPE,
  region,
  SIZES,
  test,
  today,
  type Housemate,
  type Person,
  type MakePerson,
} from '#test/browser/harness.ts';

const TITLE = 'Overdue from earlier weeks';
const group = (page: Page) => region(page, TITLE);
const rows = (page: Page) => group(page).getByRole('listitem');
const item = (within: Page | Locator, name: string) => within.getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, name: string) => page.locator('label').getByText(name, { exact: true }).click();
const undo = (page: Page) => page.getByRole('group').getByRole('button', { name: 'Undo', exact: true });

/** Last week has two chores of hers and two of the others; today has one. */
async function buildLate([aisyah, weiJie, priya]: [Housemate, Housemate, Housemate]) {
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  const day = today();
  const last = addDays(weekStart(day), -7);
  await buildChores(homeId, [
    { type: 'throw_rubbish', assignedTo: aisyah.userId, dueDate: day },
    { type: 'wash_toilet', assignedTo: aisyah.userId, dueDate: addDays(last, 4), status: 'overdue' },
    { type: 'mop', assignedTo: aisyah.userId, dueDate: addDays(last, 3), status: 'overdue' },
    { type: 'sweep', assignedTo: weiJie.userId, dueDate: last, status: 'overdue' },
    { type: 'throw_rubbish', assignedTo: priya.userId, dueDate: addDays(last, 1), status: 'overdue' },
  ]);
  return { homeId, day, last };
}

const threePeople = async (person: MakePerson): Promise<[Person, Person, Person]> => [
  await person('Aisyah Rahman'),
  await person('Wei Jie Tan', { viewport: PHONE }),
  await person('Priya Nair'),
];

test('the dashboard links to late chores of earlier weeks, and letting one go removes it for good', async ({
  person,
}) => {
  const people = await threePeople(person);
  const [aisyah, weiJie] = people;
  const { last } = await buildLate(people);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await page.getByRole('group', { name: 'Overdue Chores' }).getByRole('link').click();
  // Links to her oldest late chore: her own first, then by day.
  await expectLedTo(rows(page).first());
  await choose(page, 'Calendar');
  await expect(rows(page)).toContainText(['Mop', 'Wash Toilet', 'Sweep']);
  await expect(rows(page).first()).toContainText('You');
  await expect(rows(page).first()).toContainText(`Thu, ${shortDate(addDays(last, 3))}`);
  await expect(rows(page).first().getByText('Overdue', { exact: true })).toBeVisible();
  await expect(group(page).getByRole('button', { name: /swap/i })).toHaveCount(0);
  const fold = group(page).getByRole('button', { name: '1 of housemates’' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(rows(page)).toContainText(['Mop', 'Wash Toilet', 'Sweep', 'Throw Rubbish']);

  await button(group(page), 'Mark complete: Wash Toilet').click();
  await expect(item(group(page), 'Wash Toilet')).toHaveCount(0);
  await expectToast(page, 'Chore marked as completed!');
  await undo(page).click();
  await expect(item(group(page), 'Wash Toilet')).toBeVisible();

  await button(group(page), 'Let it go: Mop').click();
  await expect(item(group(page), 'Mop')).toHaveCount(0);
  await expectToast(page, 'Mop is off the board for good.');
  await undo(page).first().click();
  await expectToast(page, 'The chore is back on the board.');
  await expect(item(group(page), 'Mop')).toBeVisible();

  // A housemate may let go only their own, and sees at once what the administrator lets go.
  await weiJie.page.goto('/chores?view=calendar');
  await group(weiJie.page).getByRole('button', { name: '3 of housemates’' }).click();
  await expect(rows(weiJie.page)).toHaveCount(4);
  // On a phone it is in the chore's sheet, because the row has only one button.
  await expect(group(weiJie.page).getByRole('listitem').getByRole('button')).toHaveCount(4);
  const sheet = (name: string) => weiJie.page.getByRole('dialog', { name, exact: true });
  await group(weiJie.page).getByRole('link', { name: 'Mop' }).click();
  await expect(sheet('Mop').getByText('Overdue', { exact: true })).toBeVisible();
  await expect(sheet('Mop').getByRole('button', { name: /^Let it go|^Mark complete/ })).toHaveCount(0);
  await weiJie.page.keyboard.press('Escape');
  await group(weiJie.page).getByRole('link', { name: 'Sweep' }).click();
  await expect(sheet('Sweep').getByRole('button', { name: /^Let it go/ })).toBeVisible();
  await weiJie.page.keyboard.press('Escape');
  await button(group(page), 'Let it go: Mop').click();
  await button(group(page), 'Let it go: Sweep').click();
  await expect(item(group(weiJie.page), 'Sweep')).toHaveCount(0, { timeout: 2000 });
  await expect(rows(weiJie.page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toContainText(['Wash Toilet', 'Throw Rubbish']);
  await button(page, 'Previous week').click();
  await expect(group(page)).toHaveCount(0);
  await expect(item(page, 'Wash Toilet')).toBeVisible();
  await expect(item(page, 'Mop')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Request swap/ })).toHaveCount(0);

  await page.goto('/home-management/history');
  const history = region(page, 'History');
  await expect(history).toContainText(/You let go of Sweep \(\w+ \d+\), which was assigned to Wei Jie Tan/);
  await expect(history).toContainText(/You let go of Mop \(\w+ \d+\)/);
});

test("the counter links to everyone's late chores, whatever tab and view the board was left on", async ({
  person,
}) => {
  const people = await threePeople(person);
  const [, , { page }] = people;
  await buildLate(people);
  await page.goto('/chores');
  await page.getByRole('tab', { name: 'My Chores' }).click();
  await expect(rows(page)).toHaveCount(1);
  await choose(page, 'Table');
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/dashboard');
  await page.getByRole('group', { name: 'Overdue Chores' }).getByRole('link').click();
  await expectLedTo(rows(page).first());
  await expect(group(page).getByRole('heading', { level: 3 })).toHaveText(`${TITLE} 4`);
  await expect(rows(page).first()).toContainText('Throw Rubbish');
  await expect(page.getByRole('table', { name: 'Chores this week' })).toBeVisible();
  // If none is hers, it links to the group.
  await button(group(page), 'Mark complete: Throw Rubbish').click();
  await expectToast(page, 'Chore marked as completed!');
  await page.goto('/dashboard');
  await page.getByRole('group', { name: 'Overdue Chores' }).getByRole('link').click();
  await expect(group(page)).toBeFocused();
  await expect(group(page)).toBeInViewport();
});

test('a refused letting go is rolled back with its reason', async ({ person }) => {
  const people = await threePeople(person);
  const [{ page }] = people;
  await buildLate(people);
  await page.goto('/chores');
  await page.route('**/letGoChore', (route) => route.fulfill({ status: 409, json: {} }));
  await button(group(page), 'Let it go: Mop').click();
  await expectToast(page, 'Failed to let go of the chore. Please try again.');
  await expect(item(group(page), 'Mop')).toBeVisible();
});

test("a phone's table has late chores of all weeks in one group, the reader's first", async ({ person }) => {
  const people = await threePeople(person);
  const [aisyah, weiJie, priya] = people;
  const { homeId, last } = await buildLate(people);
  const { page } = weiJie;
  await page.goto('/chores');
  const late = page.getByRole('rowgroup', { name: 'Overdue', exact: true });
  const lateRows = late.locator('[id^=chore-]');
  await expect(group(page)).toHaveCount(0);
  await expect(lateRows).toHaveCount(1);
  await expect(lateRows).toContainText(`You · ${shortDate(last)}`);
  await expect(lateRows.getByText('Overdue', { exact: true })).toBeVisible();
  await expect(late.getByRole('button')).toHaveText(['Mark complete', /^3 of housemates’/]);
  await late.getByRole('button', { name: '3 of housemates’' }).click();
  await expect(lateRows).toContainText(['Sweep', 'Throw Rubbish', 'Mop', 'Wash Toilet']);
  // Reminding and letting go are in the sheet: a row has one button.
  await expect(lateRows.getByRole('button')).toHaveCount(4);
  await lateRows.nth(1).tap();
  const sheet = page.getByRole('dialog', { name: 'Throw Rubbish' });
  await expect(button(sheet, 'Remind Priya Nair: Throw Rubbish')).toBeVisible();
  await page.keyboard.press('Escape');

  await button(late, 'Mark complete: Sweep').click();
  await expect(lateRows.first().getByText('Completed', { exact: true })).toBeVisible();
  await expect(lateRows).toHaveCount(3);
  await expect(region(page, 'Chores this week')).toBeFocused();
  await undo(page).click();
  await expect(lateRows).toHaveCount(4);

  // From three on, all can be let go together.
  await buildChores(
    homeId,
    [weiJie, weiJie, weiJie, aisyah, priya].map(({ userId }, index) => ({
      type: 'mop',
      assignedTo: userId,
      dueDate: addDays(last, index),
      status: 'overdue',
    })),
  );
  await page.goto('/chores?tab=all#overdue');
  await expect(late).toBeFocused();
  await expect(lateRows).toHaveCount(3);
  await button(late, 'Let go of all 3 of yours').click();
  await button(page.getByRole('alertdialog'), 'Let them go').click();
  await expectToast(page, '3 chores are off the board for good.');
  await expect(lateRows).toHaveCount(0);
  await expect(late.getByRole('button')).toHaveText([/^2 of housemates’/]);
});

test('the group of late chores has no faults in any layout, light and dark', async ({ person }) => {
  test.slow();
  const people = await threePeople(person);
  const [aisyah, weiJie] = people;
  await buildLate(people);
  for (const { page } of [aisyah, weiJie]) {
    await page.goto('/chores?view=calendar');
    await expect(group(page)).toBeVisible();
    await group(page)
      .getByRole('button', { name: /housemates’$/ })
      .click();
    const small = page === weiJie.page;
    const sizes = SIZES.filter(({ width }) => width < 900 === small);
    await expectSound(page, { sizes, dark: sizes });
  }
  await weiJie.page.setViewportSize(PHONE_LANDSCAPE);
  await expect(group(weiJie.page)).toBeVisible();
  // This week's late chores have a group of their own below.
  await weiJie.page.setViewportSize({ width: 320, height: 700 });
  await expectSound(weiJie.page, { sizes: [{ width: 320, height: 700 }], dark: [] });
});

test('all chores that the reader may let go leave at once, after a question, and come back', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const people = await threePeople(person);
  const [aisyah, weiJie, priya] = people;
  const { homeId, last } = await buildLate(people);
  const { page } = aisyah;
  await weiJie.page.goto('/chores?view=calendar');
  await expect(group(weiJie.page)).toBeVisible();
  // Only one late chore is his, which needs no button for several.
  await expect(group(weiJie.page).getByRole('button', { name: /^Let go of all/ })).toHaveCount(0);
  await page.goto('/chores');
  await button(group(page), 'Let go of all 4').click();
  const question = page.getByRole('alertdialog', { name: 'Let go of 4 overdue chores?' });
  await expect(question).toContainText(
    `They are from the week of ${weekRange(last, addDays(last, 6))}. 2 of them are yours, 2 are housemates’.`,
  );
  await button(question, 'Cancel').click();
  await expect(button(group(page), 'Let go of all 4')).toBeFocused();

  await page.route('**/letGoLateChores', (route) => route.fulfill({ status: 409, json: {} }));
  await button(group(page), 'Let go of all 4').click();
  await button(question, 'Let them go').click();
  await expectToast(page, 'Failed to let go of the chores. Please try again.');
  await expect(rows(page)).toHaveCount(3);
  await page.unroute('**/letGoLateChores');
  await button(group(page), 'Let go of all 4').click();
  await button(question, 'Let them go').click();
  await expectToast(page, '4 chores are off the board for good.');
  await expect(group(page)).toHaveCount(0);
  await expect(group(weiJie.page)).toHaveCount(0, { timeout: 2000 });
  await expect(region(page, 'Chores this week')).toBeFocused();
  await undo(page).last().click();
  await expectToast(page, '4 chores are back on the board.');
  await expect(button(group(page), 'Let go of all 4')).toBeVisible();

  // Only the reader's own, although others are listed too.
  const whose = [weiJie, weiJie, weiJie, aisyah, aisyah, priya];
  await buildChores(
    homeId,
    whose.map(({ userId }, index) => ({
      type: 'mop',
      assignedTo: userId,
      dueDate: addDays(last, index),
      status: 'overdue',
    })),
  );
  await weiJie.page.reload();
  const ofHis = button(group(weiJie.page), 'Let go of all 3 of yours');
  await expect(ofHis).toBeVisible();
  await weiJie.page.context().setOffline(true);
  await expect(ofHis).toHaveAttribute('aria-disabled', 'true');
  await weiJie.page.context().setOffline(false);
  await expect(ofHis).not.toHaveAttribute('aria-disabled', 'true');
  await ofHis.click();
  await expect(weiJie.page.getByRole('alertdialog')).toBeVisible();
  const small = [{ width: 320, height: 700 }, PHONE];
  await expectSound(weiJie.page, { sizes: small, dark: small });
  await button(weiJie.page, 'Let them go').click();
  await expectToast(weiJie.page, '3 chores are off the board for good.');
  await expect(group(weiJie.page).getByRole('heading', { level: 3 })).toHaveText(`${TITLE} 3`);

  await page.goto('/chores');
  await button(group(page), 'Let go of all 3').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSound(page);
  await page.goto('/home-management/history');
  await expect(region(page, 'History')).toContainText(
    /You let go of 4 overdue chores \(.+\), 2 of them assigned to housemates/,
  );
});
