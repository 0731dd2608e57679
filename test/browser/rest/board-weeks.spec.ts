import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, isoWeek, weekStart } from '#domain/days.ts';
import { board } from '#words/chores.ts';
import {
  buildChores,
  buildHome,
  expect,
  expectToast,
  test,
  today,
  withDatabase,
  withoutPause,
} from '#test/browser/harness.ts';
import { buildHome as buildSwapHome } from '#test/browser/swap-steps.ts';

const week = (page: Page) => page.getByRole('region', { name: 'Chores this week' });
const WEEKS = 52;

type Seen = { heading: string; cards: number; elements: number; ms: number };

/** Presses the arrow and reads the page two frames later: what shows by then shows at once. */
const pressNext = (page: Page) =>
  page.evaluate(async (): Promise<Seen> => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const arrow = document.querySelector<HTMLElement>('button[aria-label="Next week"]');
    const started = performance.now();
    arrow?.click();
    await frame();
    await frame();
    return {
      heading: document.querySelector('h2')?.textContent ?? '',
      cards: document.querySelectorAll('section li').length,
      elements: document.querySelectorAll('*').length,
      ms: performance.now() - started,
    };
  });

/**
 * Counts the cached windows of chores that are not being fetched. That cannot be measured from outside, so it reads
 * React's query client.
 */
const countWindows = (page: Page) =>
  page.evaluate(() => {
    type Fiber = { child?: Fiber; sibling?: Fiber; memoizedProps?: { client?: Client } };
    type Client = { getQueryCache?: () => { getAll: () => Query[] } };
    type Query = { queryKey: readonly unknown[]; state: { status: string; fetchStatus: string } };
    const root = document.querySelector('#root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    const find = (fiber: Fiber | undefined): Client | undefined => {
      if (!fiber) return undefined;
      const client = fiber.memoizedProps?.client;
      return client?.getQueryCache ? client : (find(fiber.child) ?? find(fiber.sibling));
    };
    const queries =
      find(key === undefined ? undefined : root[key])
        ?.getQueryCache?.()
        .getAll() ?? [];
    const isRead = ({ state }: Query) => state.status === 'success' && state.fetchStatus === 'idle';
    return queries.filter((query) => isRead(query) && JSON.stringify(query.queryKey).includes('listChores'))
      .length;
  });

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

test('a year of weeks by the arrow: each shows at once, is read once, and old ones are evicted', async ({
  person,
}) => {
  test.slow();
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  const monday = weekStart(today());
  const weeks = Array.from({ length: WEEKS + 3 }, (_, index) => addDays(monday, index * 7));
  await buildChores(
    homeId,
    weeks.flatMap((start) =>
      ['throw_rubbish', 'sweep', 'mop'].map((type, day) => ({
        type,
        assignedTo: aisyah.userId,
        dueDate: addDays(start, day + 4),
      })),
    ),
  );
  const { page, context } = aisyah;
  await withoutPause(context);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/listChores')) reads += 1;
  });
  const readsWithin = async (ms: number) => {
    const earlier = reads;
    await page.waitForTimeout(ms);
    return reads - earlier;
  };
  await page.goto('/chores');
  await expect(week(page).getByRole('listitem')).toHaveCount(3);
  // When the stream opens, it asks once to refetch everything.
  await expect.poll(() => readsWithin(1000)).toBe(0);
  // Before pressing an arrow, the pointer is on it.
  await page.getByRole('button', { name: 'Next week' }).hover();
  await expect.poll(() => countWindows(page)).toBe(3);
  const before = { reads, elements: await page.locator('*').count() };

  const seen: Seen[] = [];
  for (let step = 0; step < WEEKS; step += 1) {
    const neighbour = page.waitForResponse((response) => response.url().endsWith('/listChores'));
    seen.push(await pressNext(page));
    await (await neighbour).finished();
  }
  const headings = weeks.slice(1, WEEKS + 1).map((start) => {
    const { week: number, year } = isoWeek(start);
    return board.week(number, year);
  });
  expect(seen.map(({ heading }) => heading)).toEqual(headings);
  expect(seen.map(({ cards }) => cards)).toEqual(seen.map(() => 3));
  expect(reads - before.reads).toBe(WEEKS);
  expect(Math.max(...seen.map(({ elements }) => elements))).toBeLessThan(before.elements + 50);
  expect(await countWindows(page)).toBeGreaterThanOrEqual(3);
  expect(await countWindows(page)).toBeLessThanOrEqual(7);
  // As quick at the end as at the start, as far as a busy machine can measure.
  const times = seen.map(({ ms }) => ms);
  expect(median(times.slice(-10))).toBeLessThan(2 * median(times.slice(0, 10)) + 50);
});

test('a chore is completed at once while its week is still being read', async ({ person }) => {
  const { aisyah } = await buildSwapHome(person);
  const { page } = aisyah;
  await page.goto('/chores');
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  const reads = Promise.withResolvers<void>();
  await page.route('**/listChores', (route) => reads.promise.then(() => route.continue()));
  const sent = Promise.withResolvers<void>();
  await page.route('**/completeChore', (route) => sent.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Next week' }).click();
  // The week before contains it too.
  await page.getByRole('button', { name: 'Mark complete: Mop' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Mop' })).toBeVisible();
  sent.resolve();
  reads.resolve();
  await expectToast(page, board.completed);
  await expect(page.getByRole('button', { name: 'Undo: Mop' })).toBeVisible();
});

test('New Year has the ISO week and its year, and the address keeps the choices', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await page.goto('/chores?week=2026-12-31');
  await expect(heading('Week 53, 2026')).toBeVisible();
  await expect(page.getByText('Dec 28 – Jan 03, 2027')).toBeVisible();
  await page.getByRole('tab', { name: 'My Chores' }).click();
  await page.locator('label', { hasText: 'Table' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(heading('Week 1, 2027')).toBeVisible();
  await expect(page.getByText('Jan 04 – Jan 10, 2027')).toBeVisible();
  await expect(page).toHaveURL('/chores?week=2027-01-04&view=table&tab=mine');
  await page.goBack();
  await expect(heading('Week 53, 2026')).toBeVisible();
  await expect(page).toHaveURL('/chores?week=2026-12-31&view=table&tab=mine');
  // Invalid parameters are dropped; view and tab are this device's last choice.
  await page.goto('/chores?week=2026-02-30&view=pie&tab=yours');
  await expect(page.getByRole('tab', { name: 'My Chores' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(`/chores?week=${addDays(weekStart(today()), 7)}`);
});

test('the device remembers view and tab, and an address with others shows them once', async ({ person }) => {
  const { page, api, context } = await person('Aisyah Rahman');
  const homeId = randomUUID();
  await api.homes.createHome({ id: homeId, name: 'Seri Pandan 12A', timeZone: 'Asia/Kuala_Lumpur' });
  const isChosen = async (shown: Page, view: string, tab: string) => {
    await expect(shown.getByRole('radio', { name: view })).toBeChecked();
    await expect(shown.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  };
  await page.goto('/chores');
  await isChosen(page, 'Calendar', 'All Chores');
  await page.getByRole('tab', { name: 'My Chores' }).click();
  await page.locator('label', { hasText: 'Table' }).click();
  const bar = page.getByRole('navigation').first();
  await bar.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await bar.getByRole('link', { name: 'Chores', exact: true }).click();
  await expect(page).toHaveURL('/chores');
  await isChosen(page, 'Table', 'My Chores');
  await page.goto('/chores?tab=all');
  await isChosen(page, 'Table', 'All Chores');
  await page.locator('label', { hasText: 'Calendar' }).click();
  const later = await context.newPage();
  await later.goto('/chores');
  await isChosen(later, 'Calendar', 'My Chores');
});

test('an earlier week whose chores are gone says that it is over', async ({ person }) => {
  const { page, api } = await person('Aisyah Rahman');
  const homeId = randomUUID();
  await api.homes.createHome({ id: homeId, name: 'Seri Pandan 12A', timeZone: 'Asia/Kuala_Lumpur' });
  await withDatabase((client) =>
    client.query("update homes set created_at = now() - interval '30 days' where id = $1", [homeId]),
  );
  await page.goto('/chores');
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByText('This week is over, with no chores left.')).toBeVisible();
  await expect(week(page).getByRole('button')).toHaveCount(0);
});

test("a week with only housemates' chores says so, differently from an empty one", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const monday = weekStart(today());
  await buildChores(homeId, [{ type: 'mop', assignedTo: weiJie.userId, dueDate: addDays(monday, 6) }]);
  const { page } = aisyah;
  await page.goto('/chores?tab=mine');
  await expect(page.getByText("None of this week's chores are yours.")).toBeVisible();
  await page.getByRole('tab', { name: 'All Chores' }).click();
  await expect(week(page).getByRole('listitem')).toContainText('Mop');
  await page.goto(`/chores?tab=mine&week=${addDays(monday, 7 * 30)}`);
  await expect(page.getByText('Chores are planned 8 weeks ahead. This week comes later.')).toBeVisible();
});
