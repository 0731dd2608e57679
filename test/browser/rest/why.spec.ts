import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { shortDate } from '#words/days.ts';
import {
  buildChores,
  buildHome,
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  PHONE,
  region,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';

const link = (page: Page | Locator, name: string) => page.getByRole('link', { name, exact: true });
const opened = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const TURN = 'Mop goes round all members, and this is your turn.';

/** Today Aisyah mops and Wei Jie washes the toilet; her sweeping of twelve days ago is late. */
async function buildTurns(aisyah: Housemate, weiJie: Housemate) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const day = today();
  await buildChores(homeId, [
    { type: 'mop', assignedTo: aisyah.userId, dueDate: day },
    { type: 'wash_toilet', assignedTo: weiJie.userId, dueDate: day },
    { type: 'sweep', assignedTo: aisyah.userId, dueDate: addDays(day, -12), status: 'overdue' },
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: day, to: day });
  const find = (type: string) => {
    const found = chores.find((chore) => chore.type === type);
    if (!found) throw new Error('the chores were not built');
    return found;
  };
  return { homeId, day, mop: find('mop'), toilet: find('wash_toilet') };
}

test("a chore that opens on a phone says why it is the reader's, also after a swap", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { homeId, day, toilet } = await buildTurns(aisyah, weiJie);
  const { page } = aisyah;
  await page.goto('/chores');
  await expect(button(page, 'Mark complete: Mop')).toBeVisible();
  await link(page, 'Mop').tap();
  const sheet = opened(page, 'Mop');
  await expect(region(sheet, 'Whose turn it is').getByRole('heading', { name: 'Why me?' })).toBeVisible();
  await expect(sheet.getByText(TURN)).toBeVisible();
  await expectSound(page, { sizes: [PHONE, DESKTOP], part: '[role=dialog]' });
  await page.setViewportSize(PHONE);
  await page.keyboard.press('Escape');

  // Of a housemate's chore as well.
  await link(page, 'Wash Toilet').tap();
  const his = opened(page, 'Wash Toilet');
  await expect(his.getByText('Nobody yet')).toBeVisible();
  await expect(his.getByRole('heading', { name: 'Why Wei Jie Tan?' })).toBeVisible();
  await expect(
    his.getByText('Wash Toilet goes round all members, and this is the turn of Wei Jie Tan.'),
  ).toBeVisible();
  await expect(his.getByText('Why me?')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const id = randomUUID();
  await weiJie.api.swaps.requestSwap({
    homeId,
    id,
    choreId: toilet.id,
    targetUserId: aisyah.userId,
  });
  await aisyah.api.swaps.acceptSwapRequest({ homeId, swapRequestId: id });
  await link(page, 'Wash Toilet').tap();
  await expect(his.getByText(`It came by a swap with Wei Jie Tan on ${shortDate(day)}.`)).toBeVisible();
});

test('on a desktop the sheet says why, from the calendar, the table and the late chores', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: DESKTOP });
  const { day, mop } = await buildTurns(aisyah, await person.withoutBrowser('Wei Jie Tan'));
  const { page } = aisyah;
  await page.goto(`/chores?week=${day}`);
  const card = page.locator(`#${chorePlace(mop.id)}`);
  await link(region(page, 'Overdue from earlier weeks'), 'Sweep').click();
  await expect(opened(page, 'Sweep').getByText(/^Sweep goes round /)).toBeVisible();
  await page.keyboard.press('Escape');
  await link(card, 'Mop').press('Enter');
  await expect(opened(page, 'Mop').getByText(TURN)).toBeVisible();
  await expectSound(page, { sizes: [DESKTOP], part: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(link(card, 'Mop')).toBeFocused();
  await page.goto(`/chores?week=${day}&view=table`);
  const row = page.getByRole('row').filter({ hasText: 'Mop' }).filter({ hasText: 'You' });
  await link(row, 'Mop').click();
  await expect(opened(page, 'Mop').getByText(TURN)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button(opened(page, 'Mop'), 'Mark complete: Mop').click();
  await link(row, 'Mop').click();
  await expect(opened(page, 'Mop')).toBeVisible();
  await expect(opened(page, 'Mop').getByText('Why me?')).toHaveCount(0);
});

test("the text stays offline if it was loaded, else says 'offline', and loads by itself later", async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const aisyah = await person('Aisyah Rahman', { viewport: DESKTOP });
  const { day } = await buildTurns(aisyah, await person('Wei Jie Tan'));
  const { page, context } = aisyah;
  await page.goto(`/chores?week=${day}`);
  const [mop, sweep] = [opened(page, 'Mop'), opened(page, 'Sweep')];
  await link(page, 'Mop').click();
  await expect(mop.getByText(TURN)).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /^You are offline\./ })).toBeVisible();
  await link(page, 'Mop').click();
  await expect(mop.getByText(TURN)).toBeVisible();
  await page.keyboard.press('Escape');
  await link(page, 'Sweep').click();
  await expect(sweep.getByText('You are offline. This comes as soon as you are connected.')).toBeVisible({
    timeout: 20_000,
  });
  await context.setOffline(false);
  await expect(sweep.getByText(/^Sweep goes round /)).toBeVisible({ timeout: 20_000 });
});

test('a late chore on the dashboard says why too, and so do loading and failing', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildTurns(aisyah, await person('Wei Jie Tan'));
  const { page } = aisyah;
  let letOn = () => {};
  const held = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  await page.route('**/getWhy', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto('/dashboard');
  const late = region(page, 'Overdue').getByRole('link', { name: 'Sweep', exact: true });
  await late.tap();
  const why = region(opened(page, 'Sweep'), 'Whose turn it is');
  await expect(why.getByRole('status')).toHaveText('Loading…');
  letOn();
  await expect(why.getByText('Why it is yours could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/getWhy');
  await button(why, 'Try again').tap();
  await expect(why.getByText('Sweep goes round all members, and this is your turn.')).toBeVisible();
  await expectSound(page, { sizes: [PHONE], part: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(opened(page, 'Sweep')).toHaveCount(0);
  await page.setViewportSize(DESKTOP);
  await late.press('Enter');
  await expect(why).toBeVisible();
  await expectSound(page, { sizes: [DESKTOP], part: '[role=dialog]' });
  await expect(page).toHaveURL(/\/dashboard$/);
});
