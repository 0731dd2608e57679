import type { Locator, Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import { dayHeading } from '#words/days.ts';
import {
  buildChores,
  buildHome,
  button,
  DESKTOP,
  expect,
  expectSound,
  PHONE,
  PHONE_LANDSCAPE,
  region,
  SIZES,
  SMALL_DESKTOP,
  TABLET,
  tabTo,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const choose = (page: Page, name: string) => page.locator('label').getByText(name, { exact: true }).click();
const week = (page: Page) => region(page, 'Chores this week');
const row = (within: Page | Locator, name: string) => within.getByRole('row').filter({ hasText: name });

/** Builds a week with a chore of every badge. Late chores are on days that have passed, if the week has any yet. */
async function buildWeek(one: Housemate, other: Housemate) {
  const { id: homeId } = await buildHome([one, other]);
  const day = today();
  const monday = weekStart(day);
  const sunday = addDays(monday, 6);
  await buildChores(homeId, [
    { type: 'throw_rubbish', assignedTo: one.userId, dueDate: day },
    { type: 'wash_toilet', assignedTo: other.userId, dueDate: day },
    { type: 'mop', assignedTo: other.userId, dueDate: sunday },
    ...(day === monday
      ? []
      : [
          { type: 'sweep', assignedTo: one.userId, dueDate: monday, status: 'overdue' as const },
          { type: 'mop', assignedTo: other.userId, dueDate: monday },
        ]),
    { type: 'sweep', assignedTo: one.userId, dueDate: addDays(monday, -7), status: 'overdue' },
  ]);
  const { chores } = await other.api.chores.listChores({ homeId, from: monday, to: sunday });
  const done = chores.find((chore) => chore.type === 'mop' && chore.dueDate === monday);
  if (done) await other.api.chores.completeChore({ homeId, choreId: done.id });
  return { homeId, day, monday, sunday };
}

/** Checks the page in its current size, light and dark. */
async function expectLayoutSound(page: Page) {
  const sizes = SIZES.filter(({ width }) => width === page.viewportSize()?.width);
  expect(sizes).toHaveLength(1);
  await expectSound(page, { sizes, dark: sizes });
}

const isBelow = async (one: Locator, other: Locator) =>
  ((await one.boundingBox())?.y ?? 0) > ((await other.boundingBox())?.y ?? Infinity);

test('a phone has stacked rows and the scroller, and in landscape the list', async ({ person }) => {
  test.slow();
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { day, monday } = await buildWeek(aisyah, weiJie);
  const { page } = aisyah;
  await page.goto('/chores');

  // It opens with the table, and what was chosen stays chosen.
  await expect(radio(page, 'Table')).toBeChecked();
  await choose(page, 'Calendar');
  await page.goto('/chores');
  await expect(radio(page, 'Calendar')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Jump to day' })).toBeVisible();
  // Only sideways: its vertical position depends on what is above it.
  const todaysLeft = async () => (await region(page, dayHeading(day)).boundingBox())?.x ?? -1;
  await expect.poll(todaysLeft).toBeLessThan(PHONE.width / 2);
  expect(await todaysLeft()).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('all');
  await expectLayoutSound(page);

  // Planning is behind one button; its rows are named by their titles.
  await expect(button(page, 'Regenerate')).toHaveCount(0);
  await button(page, 'Planning').click();
  const planning = page.getByRole('dialog', { name: 'Planning' });
  await expect(planning.getByRole('checkbox', { name: 'Include Weekends', exact: true })).toBeEnabled();
  await expect(button(planning, 'Regenerate')).toHaveAccessibleDescription(/^Plan everything again\./);
  await expect(button(planning, 'I am away')).toBeVisible();
  await expect(planning.getByRole('link')).toHaveText([/^Chores and how often/, /^Balance/]);
  await expectSound(page, { sizes: [PHONE], dark: [PHONE], part: '[role=dialog]' });
  await button(planning, 'Regenerate').click();
  const question = page.getByRole('alertdialog', { name: 'Regenerate chores?' });
  await expect(question).toBeVisible();
  await expect(planning).toHaveCount(0);
  await button(question, 'Cancel').click();
  await expect(button(page, 'Planning')).toBeFocused();

  // Stacked, it is still a table to screen readers. Late chores are first, and past days are folded.
  await choose(page, 'Table');
  await expect(page).toHaveURL(/view=table/);
  const table = page.getByRole('table', { name: 'Chores this week' });
  await expect(row(table, 'Throw Rubbish').getByRole('cell')).not.toHaveCount(0);
  const todaysGroup = table.getByRole('rowgroup', { name: dayHeading(day) });
  await expect(
    row(todaysGroup, 'Throw Rubbish').getByRole('button', { name: /^Mark complete/ }),
  ).toBeVisible();
  await row(todaysGroup, 'Throw Rubbish')
    .getByRole('button', { name: /^Mark complete/ })
    .click();
  await expect(row(todaysGroup, 'Throw Rubbish').getByText('Completed', { exact: true })).toBeVisible();
  if (day !== monday) {
    const late = table.getByRole('rowgroup', { name: 'Overdue' });
    await expect(row(late, 'Sweep')).toHaveCount(2);
    await expect(row(late, 'Sweep').first().getByText('Overdue', { exact: true })).toBeVisible();
    expect(await isBelow(todaysGroup, late)).toBe(true);
    const firstDay = table.getByRole('rowgroup', { name: dayHeading(monday) });
    await expect(firstDay).toHaveCount(0);
    await button(page, 'Show earlier days').click();
    await expect(row(firstDay, 'Mop').getByText('Completed', { exact: true })).toBeVisible();
    await expect(row(firstDay, 'Sweep')).toHaveCount(0);
    await button(page, 'Hide earlier days').click();
    await expect(firstDay).toHaveCount(0);
  }
  // After scrolling down to that button, the top bar would cover half of another one.
  await page.evaluate(() => scrollTo(0, 0));
  await expectLayoutSound(page);

  await page.getByRole('combobox', { name: 'Show' }).selectOption('My Chores');
  await expect(page).toHaveURL(/tab=mine/);
  await expect(row(table, 'Wash Toilet')).toHaveCount(0);
  await expect(row(todaysGroup, 'Throw Rubbish')).toBeVisible();

  // In landscape the choice stays, because it is in the address.
  await page.setViewportSize(PHONE_LANDSCAPE);
  await expect(page.getByRole('tab', { name: 'My Chores' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'All Chores' }).click();
  await expect(row(todaysGroup, 'Wash Toilet')).toBeVisible();
  // A row has one or two lines, however narrow its columns are.
  expect((await row(todaysGroup, 'Wash Toilet').boundingBox())?.height).toBeLessThan(80);
  await expectLayoutSound(page);
  await choose(page, 'Calendar');
  await expect(page).toHaveURL(/\/chores$/);
  const todaysPart = region(week(page), dayHeading(day));
  const todays = todaysPart.getByRole('listitem').filter({ hasText: 'Throw Rubbish' });
  await todays.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(todays.getByText('Due Today', { exact: true })).toBeVisible();
  await expect(todays.getByRole('button', { name: /^Mark complete/ })).toBeVisible();
  await expect(page.getByText('Remaining days')).toHaveCount(0);
  expect(await isBelow(button(page, 'Regenerate'), week(page))).toBe(true);
  if (day !== monday) {
    const firstPart = region(week(page), dayHeading(monday));
    const latePart = region(week(page), 'Overdue');
    await expect(latePart.getByRole('listitem').filter({ hasText: 'Sweep' })).toBeVisible();
    expect(await isBelow(todaysPart, latePart)).toBe(true);
    await expect(firstPart).toHaveCount(0);
    await button(page, 'Show earlier days').click();
    await expect(firstPart.getByText('Mop')).toBeVisible();
    await expect(firstPart.getByText('Sweep')).toHaveCount(0);
  }
  await expectLayoutSound(page);

  // Another week shows all seven days, and nothing is folded.
  await button(page, 'Previous week').click();
  await expect(region(week(page), dayHeading(addDays(monday, -1)))).toBeVisible();
  await expect(region(week(page), 'Overdue').getByText('Sweep')).toBeVisible();
  await expect(region(week(page), dayHeading(addDays(monday, -7)))).toHaveText(/Overdue, listed above/);
  await expect(button(page, 'Show earlier days')).toHaveCount(0);
});

test('a portrait tablet and a desktop have seven columns, and the desktop remembers the list', async ({
  person,
}) => {
  test.slow();
  const aisyah = await person('Aisyah Rahman', { viewport: DESKTOP });
  const weiJie = await person('Wei Jie Tan');
  const { day, monday, sunday } = await buildWeek(aisyah, weiJie);
  const { page } = aisyah;
  await page.setViewportSize(TABLET);
  await page.goto('/chores');
  const expectColumns = async () => {
    await expect(region(week(page), dayHeading(monday))).toBeInViewport();
    await expect(region(week(page), dayHeading(sunday))).toBeInViewport();
    await expect(page.getByRole('group', { name: 'Jump to day' })).toHaveCount(0);
    expect(await isBelow(week(page), button(page, 'Regenerate'))).toBe(true);
  };
  await expectColumns();
  await expect(page.getByText('Remaining days')).toHaveCount(0);
  await expectLayoutSound(page);

  await page.setViewportSize(SMALL_DESKTOP);
  await expectColumns();
  await expectLayoutSound(page);
  await choose(page, 'Remaining days');
  await expect(page.getByRole('group', { name: 'Calendar, Monday to Sunday' })).toHaveCount(0);
  if (day !== monday) await expect(region(week(page), dayHeading(monday))).toHaveCount(0);
  await expectLayoutSound(page);

  await page.setViewportSize(DESKTOP);
  await page.reload();
  await expect(radio(page, 'Remaining days')).toBeChecked();
  const todays = region(week(page), dayHeading(day))
    .getByRole('listitem')
    .filter({ hasText: 'Throw Rubbish' });
  await expect(todays).toBeVisible();
  // The button stays near the name, however wide the screen is.
  expect((await todays.boundingBox())?.width).toBeLessThan(850);
  await expectLayoutSound(page);
  await choose(page, 'Week');
  await expectColumns();
  await expectLayoutSound(page);

  await choose(page, 'Table');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Day',
    'Chore',
    'Assigned to',
    'Time',
    'Status',
    'Actions',
  ]);
  const todaysRow = row(page.getByRole('rowgroup', { name: dayHeading(day) }), 'Throw Rubbish');
  await expect(todaysRow.getByRole('cell')).toContainText([
    '',
    'Throw Rubbish',
    'You',
    '10 min',
    'Due Today',
    'Mark complete',
  ]);
  await expect(radio(page, 'Week')).toHaveCount(0);
  await expectLayoutSound(page);
  await page.reload();
  await expect(todaysRow).toBeVisible();
});

test('the choice lasts until the page closes if storage is unavailable', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new Error('refused');
      },
    });
  });
  await page.goto(`/chores?week=${addDays(weekStart(today()), 7)}`);
  await expect(week(page).getByRole('listitem').first()).toBeVisible();
  await choose(page, 'Remaining days');
  await expect(page.getByRole('group', { name: 'Calendar, Monday to Sunday' })).toHaveCount(0);
});

test('view, days, tabs, a chore and the question work by keyboard', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { day } = await buildWeek(aisyah, weiJie);
  const { page } = aisyah;
  await page.goto('/chores');
  const isChosen = (name: string) => expect(radio(page, name)).toBeChecked();

  await tabTo(page, button(page, 'Regenerate'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Regenerate chores?' });
  await expect(button(question, 'Cancel')).toBeFocused();
  await tabTo(page, question.getByLabel('Keep completed chores'));
  await page.keyboard.press('Space');
  await expect(question.getByLabel('Keep completed chores')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(button(page, 'Regenerate')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(button(page, 'I am away')).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'All Chores' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'My Chores' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'My Chores' })).not.toContainText('Wash Toilet');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel', { name: 'All Chores' })).toContainText('Wash Toilet');

  await page.keyboard.press('Tab');
  await expect(radio(page, 'Week')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await isChosen('Remaining days');

  await page.keyboard.press('Tab');
  await expect(radio(page, 'Calendar')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await isChosen('Table');
  await page.keyboard.press('ArrowLeft');
  await isChosen('Calendar');

  await tabTo(page, page.getByRole('button', { name: 'Mark complete: Throw Rubbish' }));
  await page.keyboard.press('Enter');
  await expect(region(week(page), dayHeading(day)).getByText('Completed', { exact: true })).toBeVisible();
});

test("minutes and 'flexible' show in lists and tables, and in the sheet of the week's cards", async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  await buildChores(homeId, [{ type: 'mop', assignedTo: aisyah.userId, dueDate: today() }]);
  const { page } = aisyah;
  const facts = page.getByText('45 min · flexible');
  await page.goto('/chores');
  for (const size of [PHONE, PHONE_LANDSCAPE]) {
    await page.setViewportSize(size);
    await expect(facts).toBeVisible();
  }
  await page.setViewportSize(DESKTOP);
  const card = week(page).getByRole('listitem').filter({ hasText: 'Mop' });
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('45 min');
  await card.getByRole('link', { name: 'Mop' }).click();
  const opened = page.getByRole('dialog', { name: 'Mop' });
  await expect(opened.getByText('45 min')).toBeVisible();
  await expect(opened.getByText('Flexible', { exact: true })).toBeVisible();
  await page.goto('/chores?view=table');
  await expect(row(page, 'Mop').getByRole('cell', { name: '45 min flexible' })).toBeVisible();
  await expect(facts).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(facts).toBeVisible();
});
