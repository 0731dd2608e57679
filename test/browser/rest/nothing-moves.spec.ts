import type { Locator, Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import {
  buildChores,
  buildHome,
  button,
  expect,
  expectToast,
  PHONE,
  region,
  test,
  today,
  type MakePerson,
} from '#test/browser/harness.ts';
import { ask } from '#test/browser/payment-steps.ts';
import { incoming, swapDialog } from '#test/browser/swap-steps.ts';

// Whether things stay in place after a tap (docs/design.md 'Principles'). layout-shift.spec.ts looks at pages that load.

const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

/** Records where the top of an element is in every frame; returns the ways it went by more than a pixel, each change of direction once. */
async function recordWays(target: Locator) {
  await target.evaluate((element) => {
    const tops: number[] = [];
    Object.assign(globalThis, { tops });
    const look = () => {
      tops.push(element.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    target.evaluate(() => {
      const { tops } = globalThis as unknown as { tops: number[] };
      const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? top));
      const ways = steps.filter((step) => Math.abs(step) > 1).map((step) => (step > 0 ? 'down' : 'up'));
      return ways.filter((way, index) => way !== ways[index - 1]);
    });
}

/** A home of two: on these days from today Aisyah has a chore each, and Wei Jie some the day after tomorrow. */
async function buildChoresOf(
  person: MakePerson,
  { days, theirs = [] }: { days: number[]; theirs?: string[] },
) {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const types = ['wash_toilet', 'mop', 'sweep'];
  const dueIn = (day: number) => addDays(today(), day);
  await buildChores(homeId, [
    ...days.map((day, index) => ({
      type: types[index] ?? '',
      assignedTo: aisyah.userId,
      dueDate: dueIn(day),
    })),
    ...theirs.map((type) => ({ type, assignedTo: weiJie.userId, dueDate: dueIn(2) })),
  ]);
  return { aisyah, weiJie, homeId, page: aisyah.page };
}

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  for (const { name, days, way } of [
    { name: 'one of several', days: [0, 0, 9], way: 'up' },
    { name: "the day's last", days: [0, 9], way: 'down' },
  ])
    test(`while a finished row folds, what is below goes one way only: ${name} (motion: ${reducedMotion})`, async ({
      person,
    }) => {
      const { page } = await buildChoresOf(person, { days });
      await page.emulateMedia({ reducedMotion });
      await page.goto('/dashboard');
      const below = page.getByRole('heading', { name: 'Upcoming Chores' });
      await expect(below).toBeVisible();
      const mark = region(page, "Today's Chores").getByRole('button', { name: /^Mark complete/ });
      await mark.first().tap();
      await expect(mark).toHaveCount(days.length - 2);
      const waysOf = await recordWays(below);
      await expect(page.getByText('1 done', { exact: true })).toBeVisible();
      // Until the fold has ended.
      await page.waitForTimeout(600);
      expect(await waysOf()).toEqual([way]);
    });

test('a chore of a later day keeps the height of its row when it is completed', async ({ person }) => {
  const { page } = await buildChoresOf(person, { days: [7, 7] });
  await page.goto(`/chores?week=${addDays(weekStart(today()), 7)}`);
  const next = page.getByRole('row').filter({ hasText: 'Mop' });
  const before = await topOf(next);
  await page.getByRole('button', { name: 'Mark complete: Wash Toilet' }).tap();
  await expect(page.getByText('Done. Thank you!')).toBeVisible();
  expect(await topOf(next)).toBeCloseTo(before, 0);
  await expect(page.getByText('Done. Thank you!')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Wash Toilet' })).toContainText('Completed');
  expect(await topOf(next)).toBeCloseTo(before, 0);
});

/** Holds a call back until the returned function is called. */
async function holdBack(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the sheet of a chore keeps its height while the days around it load', async ({ person }) => {
  const { page } = await buildChoresOf(person, { days: [0] });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Mark complete: Wash Toilet' })).toBeVisible();
  const release = await holdBack(page, 'listChores');
  await region(page, "Today's Chores").getByRole('link', { name: 'Wash Toilet' }).tap();
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Wash Toilet' });
  await expect(title).toBeInViewport();
  await expect(page.getByRole('dialog').locator('.skeleton').first()).toBeVisible();
  // It has risen; only the skeletons still move.
  const rising = () => document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  await expect.poll(() => page.evaluate(rising)).toBe(0);
  const before = await topOf(title);
  release();
  await expect(page.getByRole('dialog').locator('.skeleton')).toHaveCount(0);
  expect(await topOf(title)).toBeCloseTo(before, 0);
});

test('the swap dialog keeps its height when a housemate is chosen', async ({ person }) => {
  const { page } = await buildChoresOf(person, { days: [0], theirs: ['sweep', 'mop', 'throw_rubbish'] });
  await page.goto('/chores');
  await page.getByRole('button', { name: 'Request swap: Wash Toilet' }).tap();
  const face = swapDialog(page).getByRole('radio', { name: 'Wei Jie Tan' });
  await expect(face).toBeInViewport();
  const before = await topOf(face);
  await face.tap();
  await expect(
    swapDialog(page).getByText('This week').or(swapDialog(page).getByText('Next week')).first(),
  ).toBeVisible();
  expect(await topOf(face)).toBeCloseTo(before, 0);
});

test('an accepted request keeps its place, and the page does not scroll', async ({ person }) => {
  const { page, aisyah, weiJie, homeId } = await buildChoresOf(person, {
    days: [0],
    theirs: ['sweep', 'throw_rubbish'],
  });
  const { chores } = await weiJie.api.chores.listChores({ homeId, from: today(), to: addDays(today(), 3) });
  for (const { id: choreId } of chores.filter(({ assignedTo }) => assignedTo === weiJie.userId))
    await weiJie.api.swaps.requestSwap({
      homeId,
      id: crypto.randomUUID(),
      choreId,
      targetUserId: aisyah.userId,
    });
  await page.goto('/swap-requests');
  const next = region(page, 'Incoming Requests').getByRole('listitem').nth(1);
  const before = await topOf(next);
  await button(incoming(page), 'Accept').tap();
  await expect(incoming(page)).toContainText('Accepted');
  expect(await topOf(next)).toBeCloseTo(before, 0);
  await expect(incoming(page)).not.toContainText('Accepted');
});

test('a request keeps its place when its share was marked as paid, until the reader comes again', async ({
  person,
}) => {
  const { page, aisyah, weiJie, homeId } = await buildChoresOf(person, { days: [0] });
  await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Water', sen: 4500 });
  for (const title of ['Gas', 'Netflix'])
    await ask({ homeId, from: weiJie, debtors: [aisyah], title, sen: 3000 });
  await page.goto('/pay-my-money-back');
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(titles).toEqual(['Netflix', 'Gas', 'Water']);
  await page.getByRole('article', { name: 'Netflix' }).getByRole('button', { name: 'Mark as Paid' }).tap();
  await expectToast(page, 'Payment marked as paid!');
  await expect(page.getByRole('article', { name: 'Netflix' })).toContainText('Marked by you');
  expect(await titles()).toEqual(['Netflix', 'Gas', 'Water']);
  await page.reload();
  await expect.poll(titles).toEqual(['Gas', 'Water']);
  await expect(page.getByText('1 completed')).toBeVisible();
});
