import type { Locator, Page } from '@playwright/test';
import { chorePlace } from '#domain/places.ts';
import {
  buildChores,
  buildHome,
  button,
  expect,
  expectToast,
  PHONE,
  PHONE_LANDSCAPE,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';

type Point = { x: number; y: number };

/** Moves a finger in ten steps; Playwright has no touch that moves. */
async function drag(page: Page, from: Point, by: Point, isLifted = true) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', [{ x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 }]);
    await page.waitForTimeout(16);
  }
  if (isLifted) await touch('touchEnd', []);
  return { lift: () => touch('touchEnd', []) };
}

async function middleOf(target: Locator): Promise<Point> {
  let middle = { x: 0, y: 0 };
  // The layout changes when the phone is turned.
  await expect(async () => {
    await target.scrollIntoViewIfNeeded({ timeout: 1000 });
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to swipe');
    middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }).toPass();
  return middle;
}

async function buildToday(aisyah: Housemate, weiJie: Housemate) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  await buildChores(homeId, [
    { type: 'mop', assignedTo: aisyah.userId, dueDate: today() },
    { type: 'sweep', assignedTo: aisyah.userId, dueDate: today() },
    { type: 'wash_toilet', assignedTo: weiJie.userId, dueDate: today() },
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: today(), to: today() });
  const stateOf = async (type: string) => {
    const { chores: now } = await aisyah.api.chores.listChores({ homeId, from: today(), to: today() });
    return now.find((chore) => chore.type === type)?.status;
  };
  const row = (page: Page, type: string) =>
    page.locator(`#${chorePlace(chores.find((chore) => chore.type === type)?.id ?? '')}`);
  return { stateOf, row };
}

for (const path of ['/dashboard', '/chores'])
  test(`own rows are swiped right to complete and left to ask for a swap (${path})`, async ({ person }) => {
    const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
    const { stateOf, row } = await buildToday(aisyah, await person.withoutBrowser('Wei Jie Tan'));
    const { page } = aisyah;
    await page.goto(path);
    await expect(button(page, 'Mark complete: Mop')).toBeVisible();
    const mop = row(page, 'mop');
    const from = { ...(await middleOf(mop)), x: 60 };
    // The words of what follows show beside the row, and the page does not move sideways.
    const held = await drag(page, from, { x: 60, y: 4 }, false);
    await expect(mop).toHaveAttribute('data-swipe', 'Mark complete');
    await expect(mop).not.toHaveAttribute('data-acts');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await held.lift();
    await expect(mop).not.toHaveAttribute('data-swipe');
    expect(await stateOf('mop')).toBe('pending');
    // Neither from the edge, nor while scrolling, nor on a housemate's row.
    await drag(page, { ...from, x: 10 }, { x: 150, y: 0 });
    await drag(page, from, { x: 60, y: 150 });
    await drag(page, { ...(await middleOf(row(page, 'wash_toilet'))), x: 60 }, { x: 150, y: 0 });
    expect(await stateOf('mop')).toBe('pending');
    expect(await stateOf('wash_toilet')).toBe('pending');
    await expect(page).toHaveURL(path);

    await drag(page, { ...(await middleOf(row(page, 'sweep'))), x: 330 }, { x: -150, y: 6 });
    await expect(page.getByRole('dialog', { name: 'Request a Chore Swap' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.setViewportSize(PHONE_LANDSCAPE);
    await drag(page, await middleOf(row(page, 'sweep')), { x: 150, y: 0 });
    expect(await stateOf('sweep')).toBe('pending');
    await page.setViewportSize(PHONE);
    await drag(page, { ...(await middleOf(mop)), x: 60 }, { x: 150, y: 6 });
    await expectToast(page, 'Chore marked as completed!');
    await expect.poll(() => stateOf('mop')).toBe('completed');
  });

test('a sheet follows the finger down and closes, or goes back if it was not far', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildToday(aisyah, await person.withoutBrowser('Wei Jie Tan'));
  const { page } = aisyah;
  for (const path of ['/dashboard', '/chores']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Mop', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Mop', exact: true });
    await expect(sheet.getByRole('heading', { name: 'Why me?' })).toBeVisible();
    const title = await middleOf(sheet.getByRole('heading', { name: 'Mop', exact: true }));
    const top = (await sheet.boundingBox())?.y ?? 0;
    const held = await drag(page, title, { x: 0, y: 40 }, false);
    await expect.poll(async () => (await sheet.boundingBox())?.y ?? 0).toBeGreaterThan(top + 15);
    await page.waitForTimeout(300);
    await held.lift();
    await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(top);
    await drag(page, title, { x: 0, y: 350 });
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
});
