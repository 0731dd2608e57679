import type { Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import { dayHeading } from '#words/days.ts';
import { pressPlanned } from '#test/browser/board-steps.ts';
import {
  buildChores,
  buildHome,
  button,
  withoutFirstReads,
  expect,
  expectAccessible,
  expectToast,
  PHONE,
  test,
  today,
} from '#test/browser/harness.ts';

const weekends = (page: Page) => page.getByRole('checkbox', { name: 'Include Weekends' });
const NO_LONGER_FIT = /no longer fit the plan\./;
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Regenerate chores?' });
const week = (page: Page) => page.getByRole('region', { name: 'Chores this week' });
const table = (page: Page) => page.getByRole('table', { name: 'Chores this week' });

test("Regenerate and its Undo show on the other's board at once, on a phone and a desktop", async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const nextWeek = addDays(weekStart(today()), 7);
  const sunday = addDays(nextWeek, 6);
  // A Sunday, which has no chores in a plan without weekends.
  await buildChores(homeId, [
    { type: 'mop', assignedTo: aisyah.userId, dueDate: sunday },
    { type: 'sweep', assignedTo: weiJie.userId, dueDate: sunday },
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: sunday, to: sunday });
  const mop = chores.find((chore) => chore.type === 'mop');
  await aisyah.api.chores.completeChore({ homeId, choreId: mop?.id ?? '' });
  await aisyah.page.goto(`/chores?week=${nextWeek}&view=calendar`);
  await weiJie.page.goto(`/chores?week=${nextWeek}&view=table`);
  const his = table(weiJie.page).getByRole('rowgroup', { name: dayHeading(sunday) });
  await expect(his.getByRole('row')).toHaveCount(2);

  await pressPlanned(aisyah.page, 'Regenerate');
  await expect(question(aisyah.page).getByText('You lose 2 chores, 1 of them completed.')).toBeVisible();
  // The question first says what is lost and how to undo it.
  await expect(question(aisyah.page).getByRole('paragraph')).toHaveText([
    /^You lose/,
    "Any member can bring them back for 7 days, from the home's history.",
    'New chores are then planned with the latest settings.',
  ]);
  const colourOf = (name: string) =>
    button(question(aisyah.page), name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf('Regenerate')).toBe('rgb(192, 38, 63)');
  await expectAccessible(aisyah.page, '[role=alertdialog]');
  await question(aisyah.page).getByLabel('Keep completed chores').check();
  await expect(question(aisyah.page).getByText('You lose 1 chore.', { exact: true })).toBeVisible();
  await question(aisyah.page).getByLabel('Keep completed chores').uncheck();
  await button(question(aisyah.page), 'Regenerate').click();
  await expectToast(aisyah.page, 'Chores regenerated successfully based on latest settings!');
  await expect(question(aisyah.page)).toHaveCount(0);
  await expect(his).toHaveCount(0, { timeout: 2000 });
  await expect(table(weiJie.page).getByRole('rowgroup', { name: dayHeading(nextWeek) })).toBeVisible();

  await button(aisyah.page.getByRole('status'), 'Undo').click();
  await expectToast(aisyah.page, 'The earlier chores are back.');
  await expect(his.getByRole('row')).toHaveCount(2, { timeout: 2000 });
  await expect(his.getByRole('row').filter({ hasText: 'Mop' })).toContainText('Completed');
  await expect(week(aisyah.page).getByRole('listitem')).toHaveCount(2);
});

test('a Regenerate whose answer is lost says so, and a retry does it once', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/chores');
  const ids: string[] = [];
  await page.route('**/regenerateChoresForHome', async (route) => {
    ids.push(/"id":"([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
    // The first call reaches the server, but its answer is lost.
    if (ids.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button(page, 'Regenerate').click();
  await button(question(page), 'Regenerate').click();
  await expectToast(page, 'Failed to regenerate chores');
  await expect(question(page)).toBeVisible();
  await button(question(page), 'Regenerate').click();
  await expectToast(page, 'Chores regenerated successfully based on latest settings!');
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
  const { entries } = await aisyah.api.homes.listHistory({ homeId });
  expect(entries.filter((entry) => entry.type === 'chores_regenerated')).toHaveLength(1);
});

test(
  'Include Weekends saves at once, offers to plan again, and rolls back if it is refused',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const aisyah = await person('Aisyah Rahman');
    const weiJie = await person('Wei Jie Tan');
    const { id: homeId } = await buildHome([aisyah, weiJie]);
    // Any member may: Wei Jie is not the administrator.
    const { page } = weiJie;
    const saturday = addDays(weekStart(today()), 12);
    await page.goto(`/chores?week=${addDays(saturday, -5)}`);
    await expect(weekends(page)).not.toBeChecked();
    await expect(week(page).getByRole('region', { name: dayHeading(saturday) })).toContainText('Nothing due');

    await page.route('**/updateHomeSettings', (route) => route.abort());
    await weekends(page).click();
    await expectToast(page, 'Failed to save settings. Please try again.');
    await expect(weekends(page)).not.toBeChecked();
    await expect(button(page, 'Plan again')).toHaveCount(0);
    await page.unroute('**/updateHomeSettings');

    await weekends(page).check();
    const offer = page.getByRole('status').filter({ hasText: NO_LONGER_FIT });
    await expect(offer).toBeVisible();
    expect((await aisyah.api.homes.getHome({ homeId })).settings.includeWeekends).toBe(true);
    await expectAccessible(page);
    // Switched back, there is nothing left to offer.
    await weekends(page).uncheck();
    await expect(offer).toHaveCount(0);
    await weekends(page).check();
    await button(offer, 'Not now').click();
    await expect(offer).toHaveCount(0);
    await expect(week(page)).toBeFocused();

    // The offer stays hidden on this device while nothing changes. The others still see it, also on Home Management.
    await page.reload();
    await expect(weekends(page)).toBeChecked();
    await expect(week(page).getByRole('region', { name: dayHeading(saturday) })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await aisyah.page.goto('/home-management/settings');
    await expect(aisyah.page.getByText(NO_LONGER_FIT)).toBeVisible();
    await aisyah.page.getByRole('switch', { name: 'Include Weekends' }).uncheck();
    await expect(weekends(page)).not.toBeChecked({ timeout: 2000 });
    await expect(aisyah.page.getByText(NO_LONGER_FIT)).toHaveCount(0);
    // Once it has ended, it is offered again.
    await weekends(page).check();
    await button(offer, 'Plan again').click();
    await expectToast(page, 'Chores planned again!');
    await expect(offer).toHaveCount(0);
    await expect(week(page)).toBeFocused();
    await expect(
      week(page)
        .getByRole('region', { name: dayHeading(saturday) })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
  },
);

test('Include Weekends is disabled until the home has loaded, so that no click is lost', async ({
  person,
}) => {
  const { page, ...aisyah } = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await withoutFirstReads(page);
  await page.route('**/getHome', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/chores');
  await expect(weekends(page)).toBeDisabled();
  answer();
  await weekends(page).check();
  await expect(page.getByText(NO_LONGER_FIT)).toBeVisible();
});
