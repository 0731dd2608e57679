import type { Page } from '@playwright/test';
import { addDays, weekStart, type Day } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { dayHeading, shortDate } from '#words/days.ts';
import {
  buildChores,
  buildHome,
  button,
  DESKTOP,
  expect,
  expectSound,
  expectToast,
  PHONE,
  region,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const step = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const card = (page: Page, id: string) => page.locator(`#${chorePlace(id)}`);
/** Returns a day of this week, or of the next one, whose neighbours are in the same week and not in the past. */
const middleDay = (): Day => {
  const soon = addDays(today(), 1);
  return weekStart(addDays(soon, 1)) === weekStart(today()) ? soon : addDays(weekStart(today()), 8);
};

/** Aisyah washes the toilet, mops and sweeps on a future day. */
async function buildAhead([aisyah, weiJie]: [Housemate, Housemate]) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  // The day may be a Saturday, which has no chores in a plan without weekends.
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { includeWeekends: true } });
  const day = middleDay();
  await buildChores(homeId, [
    { type: 'wash_toilet', assignedTo: aisyah.userId, dueDate: day },
    { type: 'mop', assignedTo: aisyah.userId, dueDate: day },
    { type: 'sweep', assignedTo: aisyah.userId, dueDate: day },
    { type: 'throw_rubbish', assignedTo: aisyah.userId, dueDate: day },
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: day, to: day });
  const idOf = (type: string) => chores.find((chore) => chore.type === type)?.id ?? '';
  const path = (type: string) => `/chores?week=${day}&chore=${idOf(type)}`;
  return { homeId, day, path, toilet: idOf('wash_toilet'), sweep: idOf('sweep') };
}

test('a flexible chore moves by a day, says so, moves back by Undo, and moves again', async ({ person }) => {
  test.slow();
  const aisyah = await person('Aisyah Rahman');
  const { homeId, day, path, toilet } = await buildAhead([
    aisyah,
    await person.withoutBrowser('Wei Jie Tan'),
  ]);
  const { page } = aisyah;
  await page.goto(path('throw_rubbish'));
  await expect(sheet(page, 'Throw Rubbish')).toBeVisible();
  await expect(step(page, 'A day later')).toHaveCount(0);
  await page.goto(path('wash_toilet'));
  await expect(step(page, 'A day earlier')).toHaveAccessibleDescription(
    `To ${dayHeading(addDays(day, -1))}. Once for each chore.`,
  );
  await expectSound(page, { part: '[role=dialog]' });
  await page.setViewportSize(DESKTOP);
  const to = addDays(day, 1);
  await step(page, 'A day later').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group').getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToast(page, `Wash Toilet is now on ${dayHeading(day)}.`);
  await expect(card(page, toilet)).not.toContainText('moved from');

  await card(page, toilet).getByRole('link').click();
  await step(page, 'A day later').click();
  await expectToast(page, `Wash Toilet is now on ${dayHeading(to)}.`);
  await expect(sheet(page, 'Wash Toilet')).toHaveCount(0);
  await expect(card(page, toilet)).toContainText(`moved from ${shortDate(day)}`);
  await expectSound(page);
  await page.setViewportSize(DESKTOP);

  // Regenerated with one chore per day: the moved chore stays and counts for its original day.
  const { templates } = aisyah.api;
  const fields = {
    name: 'Wash Toilet',
    description: 'Bowl, floor and basin',
    frequency: 'daily' as const,
    priority: 4,
    estimatedTime: 20,
    icon: '🚽',
    flexible: true,
    requiresSameDay: [],
  };
  await templates.saveTemplate({ homeId, templateId: 'wash_toilet', fields });
  await templates.planTemplates({ homeId, id: crypto.randomUUID(), templateIds: ['wash_toilet'] });
  await expect(card(page, toilet)).toContainText(`moved from ${shortDate(day)}`);
  await expect(region(page, dayHeading(day)).getByRole('link', { name: 'Wash Toilet' })).toHaveCount(0);

  // A chore can move only once: it says where it came from and offers no step.
  await card(page, toilet).getByRole('link').click();
  await expect(sheet(page, 'Wash Toilet').getByText(`moved from ${shortDate(day)}`)).toBeVisible();
  await expect(step(page, 'A day later')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The toast with Undo has gone by now.
  await aisyah.api.chores.moveChore({ homeId, choreId: toilet, to: day });
  await expect(card(page, toilet)).not.toContainText('moved from');
});

test('a chore on the same day moves along on a phone, and a refusal rolls both back', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { day, path, sweep } = await buildAhead([aisyah, await person('Wei Jie Tan')]);
  const { page } = aisyah;
  await page.goto(path('mop'));
  const to = addDays(day, 1);
  await expect(step(page, 'A day later')).toHaveAccessibleDescription(
    `To ${dayHeading(to)}, together with Sweep. Once for each chore.`,
  );
  await page.route('**/moveChore', (route) => route.fulfill({ status: 409, json: {} }));
  await step(page, 'A day later').click();
  await expectToast(page, 'Failed to move the chore. Please try again.');
  await expect(card(page, sweep)).not.toContainText('moved from');
  await page.unroute('**/moveChore');
  await page.goto(path('mop'));
  await step(page, 'A day later').click();
  await expectToast(page, `Mop is now on ${dayHeading(to)}.`);
  await expect(card(page, sweep)).toContainText(`moved from ${shortDate(day)}`);

  // A desktop's table says it too.
  await page.setViewportSize(DESKTOP);
  await page.goto(`/chores?week=${day}&view=table`);
  const ofTable = page.getByRole('row').filter({ hasText: 'Sweep' });
  await expect(ofTable.getByText(`moved from ${shortDate(day)}`).filter({ visible: true })).toHaveCount(1);
});

test('a reminder that two members press is sent once, and both read that it was sent', async ({ person }) => {
  test.slow();
  const [aisyah, weiJie] = [await person('Aisyah Rahman'), await person('Wei Jie Tan')];
  const priya = await person('Priya Nair', { viewport: PHONE });
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  const late = addDays(weekStart(today()), -3);
  await buildChores(homeId, [
    { type: 'mop', assignedTo: weiJie.userId, dueDate: late, status: 'overdue' },
    { type: 'throw_rubbish', assignedTo: aisyah.userId, dueDate: today() },
  ]);
  for (const { page } of [aisyah, priya]) await page.goto('/chores?view=calendar');
  const row = (page: Page) => region(page, 'Overdue from earlier weeks').getByRole('listitem');
  await region(priya.page, 'Overdue from earlier weeks')
    .getByRole('button', { name: '1 of housemates’' })
    .click();
  // On phones 'Remind' is in the sheet.
  await expect(button(row(priya.page), 'I’ll do it: Mop')).toBeVisible();
  await expectSound(priya.page, { sizes: [PHONE] });
  await button(row(aisyah.page), 'Remind Wei Jie Tan: Mop').focus();
  await aisyah.page.keyboard.press('Enter');
  await expectToast(aisyah.page, 'Wei Jie Tan will be reminded.');
  await expect(button(row(aisyah.page), 'Reminded: Mop')).toBeFocused();
  await expect(button(row(aisyah.page), 'Reminded: Mop')).toHaveAttribute('aria-disabled', 'true');
  await expectSound(aisyah.page, { sizes: [DESKTOP] });
  // The housemate who presses a moment later sees that it was already sent.
  const { chores } = await priya.api.chores.listLateChores({ homeId });
  const again = { homeId, choreId: chores[0]?.id ?? '' };
  expect(await priya.api.chores.remindOfChore(again)).toEqual({ wasReminded: true });
  await row(priya.page).getByRole('link', { name: 'Mop' }).click();
  await expect(button(sheet(priya.page, 'Mop'), 'Reminded: Mop')).toBeVisible();
  await expectSound(priya.page, { sizes: [DESKTOP, PHONE], part: '[role=dialog]' });

  await weiJie.page.goto('/chores');
  await weiJie.page.getByRole('button', { name: /^Notifications/ }).click();
  const told = weiJie.page.getByRole('link', { name: /reminds you of Mop on/ });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText('A chore is overdue');
  await told.click();
  await expect(weiJie.page).toHaveURL(/\/chores/);
  await expect(row(weiJie.page).getByRole('button', { name: /^Remind/ })).toHaveCount(0);
});
