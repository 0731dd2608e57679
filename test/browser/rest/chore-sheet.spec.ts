import type { Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { dayHeading, shortDate, weekdayShort } from '#words/days.ts';
import {
  buildChores,
  buildHome,
  button,
  expect,
  expectAccessible,
  expectSound,
  expectToast,
  PHONE,
  region,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const dated = (day: string) => `${weekdayShort(day)}, ${shortDate(day)}`;

/**
 * Today Aisyah mops and Wei Jie washes the toilet. He mopped last week, and the next mopping has no assignee. Her chore
 * of last week is late.
 */
async function buildTurns(aisyah: Housemate, weiJie: Housemate) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const day = today();
  const [last, next] = [addDays(weekStart(day), -6), addDays(day, 9)];
  await buildChores(homeId, [
    { type: 'mop', assignedTo: weiJie.userId, dueDate: addDays(last, -7) },
    { type: 'mop', assignedTo: weiJie.userId, dueDate: last },
    { type: 'mop', assignedTo: aisyah.userId, dueDate: day },
    { type: 'wash_toilet', assignedTo: weiJie.userId, dueDate: day },
    { type: 'wash_toilet', assignedTo: aisyah.userId, dueDate: next },
    { type: 'sweep', assignedTo: aisyah.userId, dueDate: addDays(last, 1), status: 'overdue' },
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: day, to: day });
  const mop = chores.find(({ type }) => type === 'mop');
  if (!mop) throw new Error('the chores were not built');
  return { homeId, day, last, next, mop };
}

test('a chore opens by its card and shows what to do, whose turn it is, and its buttons', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const { day, last, next, mop } = await buildTurns(aisyah, await person('Wei Jie Tan'));
  const { page } = aisyah;
  await page.goto('/chores');
  const card = page.locator(`#${chorePlace(mop.id)}`);
  // On the card, but not on one of its buttons.
  await card.click({ position: { x: 6, y: 6 } });
  const opened = sheet(page, 'Mop');
  await expect(opened.getByText('Due Today', { exact: true })).toBeVisible();
  await expect(opened.getByText(dayHeading(day))).toBeVisible();
  await expect(opened.getByText('Everywhere that was swept')).toBeVisible();
  // The initials on the pictures are decorative.
  await expect(opened.getByRole('listitem')).toHaveText([
    '45 min',
    'Every 2nd day',
    'Flexible',
    `LastWJWei Jie Tan${dated(last)}`,
    'NowARYouToday',
    'NextNot planned yet',
  ]);
  await expect(page).toHaveURL(new RegExp(`chore=${mop.id}`));
  await expect(opened.getByRole('button', { name: /^Let it go/ })).toHaveCount(0);
  await expectAccessible(page, '[role=dialog]');

  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(page).toHaveURL(/\/chores$/);
  await expect(link(page, 'Mop').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await page.goBack();
  await expect(opened).toHaveCount(0);
  await page.goForward();
  await button(opened, 'Mark complete: Mop').click();
  await expectToast(page, 'Chore marked as completed!');
  await expect(opened).toHaveCount(0);
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  await expect(link(page, 'Mop').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await button(opened, 'Undo: Mop').click();
  await expect(card.getByText('Due Today', { exact: true })).toBeVisible();

  // A housemate's chore shows the turn and no buttons.
  await link(page, 'Wash Toilet').click();
  const his = sheet(page, 'Wash Toilet');
  await expect(his.getByRole('listitem').last()).toHaveText(`NextARYou${dated(next)}`);
  await expect(his.getByText('Nobody yet')).toBeVisible();
  await expect(his.getByRole('button')).toHaveText(['', 'I’ll do it']);
});

test('a link opens a chore, in the table too, and a refused read of the turn shows', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const aisyah = await person('Aisyah Rahman');
  const { day, mop } = await buildTurns(aisyah, await person('Wei Jie Tan'));
  const { page } = aisyah;
  const to = addDays(day, -1);
  await page.route('**/listChores', (route) =>
    route.request().postData()?.includes(`"to":"${to}"`) ? route.abort() : route.continue(),
  );
  await page.goto(`/chores?week=${day}&chore=${mop.id}&view=table`);
  const opened = sheet(page, 'Mop');
  await expect(opened.getByText('Who had it last and who has it next could not be loaded.')).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/listChores');
  await button(opened, 'Try again').click();
  await expect(opened.getByText('Wei Jie Tan', { exact: true })).toBeVisible();
  await button(opened, 'Close').click();
  await expect(opened).toHaveCount(0);
  await expect(page).not.toHaveURL(/chore=/);
  await page.getByRole('row').getByRole('link', { name: 'Mop', exact: true }).last().click();
  await expect(opened).toBeVisible();
  // A chore that no longer exists opens nothing.
  await page.goto(`/chores?chore=${crypto.randomUUID()}`);
  await expect(region(page, dayHeading(day))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("a phone's sheet opens the swap, and lets a late chore go", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildTurns(aisyah, await person.withoutBrowser('Wei Jie Tan'));
  const { page } = aisyah;
  await page.goto('/chores');
  const late = page.getByRole('rowgroup', { name: 'Overdue' });
  const row = late.getByRole('row').filter({ hasText: 'Sweep' });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(66);
  await expect(row.getByRole('button')).toHaveAccessibleName('Mark complete: Sweep');
  await page.setViewportSize({ width: 340, height: 740 });
  const box = await row.getByRole('button').boundingBox();
  const name = await row.getByRole('link').boundingBox();
  expect(box?.y).toBeGreaterThan((name?.y ?? Infinity) + (name?.height ?? 0));
  await page.setViewportSize(PHONE);

  await link(page, 'Mop').last().tap();
  await button(sheet(page, 'Mop'), 'Request swap: Mop').tap();
  const dialog = page.getByRole('dialog', { name: 'Request a Chore Swap' });
  await expect(dialog).toBeVisible();
  await expect(sheet(page, 'Mop')).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await button(dialog, 'Cancel').tap();
  await expect(button(page, 'Request swap: Mop')).toBeFocused();

  await row.tap({ position: { x: 30, y: 30 } });
  await expectSound(page, { sizes: [PHONE], dark: [PHONE], part: '[role=dialog]' });
  await expect(
    sheet(page, 'Sweep').getByText('Off the board for good. It counts as not done.'),
  ).toBeVisible();
  await sheet(page, 'Sweep')
    .getByRole('button', { name: /^Let it go/ })
    .tap();
  await expectToast(page, 'Sweep is off the board for good.');
  await expect(sheet(page, 'Sweep')).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect(region(page, 'Chores this week')).toBeFocused();
});
