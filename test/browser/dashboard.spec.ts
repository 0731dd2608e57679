import type { Locator, Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import { weekdayDate } from '#words/dashboard.ts';
import { dayHeading, relativeDate, shortDate } from '#words/days.ts';
import {
  buildChores,
  buildHome,
  button,
  withoutFirstReads,
  DESKTOP,
  expect,
  expectLedTo,
  expectSound,
  expectToast,
  PHONE,
  region,
  SIZES,
  test,
  today,
  withDatabase,
  type Housemate,
} from '#test/browser/harness.ts';
import { ask, insertProof, shareRow } from '#test/browser/payment-steps.ts';
import { outgoing, swapDialog } from '#test/browser/swap-steps.ts';

const counter = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const expectCount = (page: Page, name: string, count: number) =>
  expect(counter(page, name)).toHaveText(
    new RegExp(`^${count} ${name}( \\d+ of \\d+ done| \\d+ yours| none yours)?$`),
    {
      timeout: 2000,
    },
  );
const choreLink = (page: Page, list: string, name: string) =>
  region(page, list).getByRole('link', { name, exact: true }).first();
const opened = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const item = (within: Locator, name: string) => within.getByRole('listitem').filter({ hasText: name });

/**
 * A home of two with something in every part of the dashboard: chores of both today, late ones of both, and six to
 * come.
 */
async function buildFullHome(aisyah: Housemate, weiJie: Housemate) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const day = today();
  const [hers, his] = [aisyah.userId, weiJie.userId];
  await buildChores(homeId, [
    { type: 'throw_rubbish', assignedTo: his, dueDate: day },
    { type: 'mop', assignedTo: hers, dueDate: day },
    { type: 'sweep', assignedTo: hers, dueDate: addDays(day, -9), status: 'overdue' },
    { type: 'mop', assignedTo: his, dueDate: addDays(day, -8), status: 'overdue' },
    { type: 'throw_rubbish', assignedTo: his, dueDate: addDays(day, 1) },
    { type: 'mop', assignedTo: hers, dueDate: addDays(day, 1) },
    { type: 'sweep', assignedTo: his, dueDate: addDays(day, 3) },
    { type: 'wash_toilet', assignedTo: his, dueDate: addDays(day, 3) },
    { type: 'throw_rubbish', assignedTo: hers, dueDate: addDays(day, 5) },
    { type: 'throw_rubbish', assignedTo: hers, dueDate: addDays(day, 7) },
    { type: 'sweep', assignedTo: hers, dueDate: addDays(day, 8) },
  ]);
  return { homeId, day };
}

/** He asked her for a swap and she asked him, in the form of the server's answer. */
const buildSwaps = (homeId: string, aisyah: Housemate, weiJie: Housemate) =>
  withDatabase(async (client) => {
    await client.query(
      `insert into swap_requests (home_id, chore_type, chore_due_date, requester_id, target_user_id, created_at)
       values ($1, 'wash_toilet', $2, $3, $4, now()), ($1, 'mop', $2, $4, $3, now() - interval '1 minute')`,
      [homeId, addDays(today(), 1), weiJie.userId, aisyah.userId],
    );
    await client.query('select pg_notify($1, $2)', [
      'changes',
      JSON.stringify({ homeId, topics: ['swaps'] }),
    ]);
  });

test("the dashboard counts the whole home, shows the reader's part first, and links on", async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { homeId, day } = await buildFullHome(aisyah, weiJie);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await expect(region(page, "Today's Chores")).toBeVisible();
  await expectCount(page, "Today's Chores", 2);
  await expect(counter(page, "Today's Chores").getByText('0 of 2 done', { exact: true })).toBeVisible();
  await expectCount(page, 'Upcoming Chores', 6);
  await expectCount(page, 'Overdue Chores', 2);
  await expectCount(page, 'Pending Swaps', 0);
  await expect(page.getByText('Mop is yours today.', { exact: true })).toBeVisible();
  const late = region(page, 'Overdue').getByRole('listitem');
  await expect(late).toHaveCount(1);
  await expect(late).toContainText(`${relativeDate(addDays(day, -9), day)} · 30 min`);

  const todays = region(page, "Today's Chores");
  await expect(todays.getByText(dayHeading(day))).toBeVisible();
  // By priority, his chore would be first.
  await expect(todays.getByRole('listitem')).toContainText(['Mop', 'Throw Rubbish']);
  await expect(item(todays, 'Mop')).toContainText('Today · 45 min');
  await expect(item(todays, 'Throw Rubbish')).toContainText('Wei Jie Tan');
  await expect(item(todays, 'Throw Rubbish').getByRole('button')).toHaveCount(0);

  const upcoming = region(page, 'Upcoming Chores').getByRole('listitem');
  await expect(upcoming).toContainText(['Mop', 'Throw Rubbish', 'Wash Toilet', 'Sweep', 'Throw Rubbish']);
  await expect(upcoming.first()).toContainText('You');
  await expect(upcoming.first()).toContainText('Tomorrow');
  await expect(upcoming.nth(1)).toContainText('Wei Jie Tan');
  await expect(upcoming.last()).toContainText(weekdayDate(addDays(day, 5), day));
  await expect(page.getByRole('link', { name: '1 more on the board' })).toHaveAttribute('href', '/chores');

  await expect(region(page, 'Pending Swaps')).toHaveCount(0);
  await buildSwaps(homeId, aisyah, weiJie);
  const swaps = region(page, 'Pending Swaps').getByRole('listitem');
  await expect(swaps).toHaveCount(2, { timeout: 2000 });
  await expectCount(page, 'Pending Swaps', 2);
  await expect(swaps.first()).toContainText('Swap request received');
  await expect(swaps.first()).toContainText('Wash Toilet · Tomorrow');
  await expect(swaps.last()).toContainText('You requested a swap');
  await expect(swaps.last()).toContainText('Wei Jie Tan');
  await expect(swaps.last().getByRole('link')).toHaveAttribute('href', /^\/swap-requests#swap-/);

  for (const [name, href] of [
    ["Today's Chores", '/chores'],
    ['Upcoming Chores', '/chores'],
    ['Pending Swaps', '/swap-requests'],
  ] as const)
    await expect(counter(page, name).getByRole('link')).toHaveAttribute('href', href);
  // Links to her late chore among all.
  await counter(page, 'Overdue Chores').getByRole('link').click();
  await expect(page).toHaveURL(/\/chores\?tab=all#chore-/);
  const earlier = region(page, 'Overdue from earlier weeks').getByRole('listitem');
  await expect(earlier).toContainText(['Sweep', 'Mop']);
  await expectLedTo(earlier.first());
});

test('a chore completed on a phone counts on the other dashboard at once, and Undo reverts it', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan', { viewport: DESKTOP });
  const { homeId, day } = await buildFullHome(aisyah, weiJie);
  await Promise.all([aisyah.page.goto('/dashboard'), weiJie.page.goto('/dashboard')]);
  const hers = item(region(aisyah.page, "Today's Chores"), 'Mop');
  const his = item(region(weiJie.page, "Today's Chores"), 'Mop');
  await expect(his).toContainText('Aisyah Rahman');
  await expect(his.getByText('Completed', { exact: true })).toHaveCount(0);

  await hers.getByRole('button', { name: 'Mark complete: Mop' }).click();
  await expectToast(aisyah.page, 'Chore marked as completed!');
  await expect(hers).toHaveCount(0);
  await expect(aisyah.page.getByText("You're done for today, but 1 chore is late.")).toBeVisible();
  await expect(aisyah.page.getByText('1 of 2 done', { exact: true })).toBeVisible();
  await expect(his.getByText('Completed', { exact: true })).toBeVisible({ timeout: 2000 });

  await aisyah.page.getByRole('group').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(hers.getByRole('button', { name: 'Mark complete: Mop' })).toBeVisible();
  await expect(his.getByText('Completed', { exact: true })).toHaveCount(0, { timeout: 2000 });
  await hers.getByRole('button', { name: 'Mark complete: Mop' }).click();
  // Its row stays for a moment, and a tap on 'Undo' at the same place would be ignored for half a second.
  await expect(hers).toHaveCount(0);
  await button(aisyah.page, 'Undo: Mop').click();
  await expect(hers.getByRole('button', { name: 'Mark complete: Mop' })).toBeVisible();

  // A chore completed on the board counts here too.
  const { chores } = await aisyah.api.chores.listChores({
    homeId,
    from: addDays(day, -9),
    to: addDays(day, 1),
  });
  const others = chores.filter((chore) => chore.assignedTo === aisyah.userId && chore.dueDate !== day);
  expect(others).toHaveLength(2);
  for (const { id: choreId } of others) await aisyah.api.chores.completeChore({ homeId, choreId });
  for (const { page } of [aisyah, weiJie]) {
    await expectCount(page, 'Overdue Chores', 1);
    await expectCount(page, 'Upcoming Chores', 5);
  }
  await expect(aisyah.page.getByText('has been overdue')).toHaveCount(0);
});

test('a completion that fails on the server is rolled back with a toast', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  const aisyah = await person('Aisyah Rahman');
  await buildFullHome(aisyah, await person('Wei Jie Tan'));
  const { page } = aisyah;
  await page.goto('/dashboard');
  const failed = { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Internal' };
  await page.route('**/completeChore', (route) => route.fulfill({ status: 500, json: { json: failed } }));
  await page.getByRole('button', { name: 'Mark complete: Mop' }).click();
  await expectToast(page, 'Failed to complete chore');
  await expect(page.getByRole('button', { name: 'Mark complete: Mop' })).toBeVisible();
  await expect(page.getByText('Mop is yours today.')).toBeVisible();
});

test(
  'a dashboard that cannot be loaded says so, and Try again loads it',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/status of 5\d\d/);
    const { page, ...aisyah } = await person('Aisyah Rahman');
    await buildHome([aisyah]);
    await withoutFirstReads(page);
    await page.route('**/getDashboard', (route) => route.fulfill({ status: 503 }));
    await page.goto('/dashboard');
    await expect(page.getByText('Your home could not be loaded.')).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/getDashboard');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seri Pandan 12A');
  },
);

test('the placeholder shows for at most a second', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await withoutFirstReads(page);
  await page.route('**/getDashboard', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  const skeleton = page.locator('main .animate-pulse');
  await expect(skeleton.first()).toBeVisible();
  await expect(skeleton).toHaveCount(0, { timeout: 1500 });
  await expect(page.getByText('Loading…')).toBeVisible();
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seri Pandan 12A');
});

test('the dashboard says what to do without a home', async ({ person }) => {
  const { page } = await person('Aisyah Rahman');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No Home Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage Homes' }).click();
  await expect(page).toHaveURL('/home-management');
});

test('the page refetches when a day ends', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildFullHome(aisyah, await person.withoutBrowser('Wei Jie Tan'));
  const { page } = aisyah;
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(region(page, "Today's Chores").getByRole('listitem')).toHaveCount(2);
  const asked = page.waitForRequest('**/getDashboard');
  await page.clock.fastForward('24:00:00');
  await asked;
});

test("the dashboard says 'all caught up', and works by keyboard", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  await buildChores(homeId, [{ type: 'mop', assignedTo: aisyah.userId, dueDate: today() }]);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await expect(region(page, 'Upcoming Chores').getByText('All caught up!')).toBeVisible();
  await counter(page, "Today's Chores").getByRole('link').focus();
  const reached: string[] = [];
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab');
    reached.push((await page.locator(':focus').textContent()) ?? '');
  }
  expect(reached).toEqual(['0 Upcoming Chores', '0 Overdue Chores', '0 Pending Swaps']);
  // The creator of the home sees the next steps first.
  const complete = page.getByRole('button', { name: 'Mark complete: Mop' });
  while (!(await complete.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText("You're done for today.")).toBeVisible();
  await expect(page.getByRole('heading', { name: "Today's Chores" })).toBeFocused();
});

test("axe finds nothing, and every size shows the reader's chore on the first screen", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Muhammad Hafiz Iskandar bin Zulkarnain');
  const { homeId } = await buildFullHome(aisyah, weiJie);
  await buildSwaps(homeId, aisyah, weiJie);
  for (const step of ['chores', 'board'] as const) await aisyah.api.homes.markStepDone({ homeId, step });
  const { page } = aisyah;
  await page.goto('/dashboard');
  await expect(region(page, 'Pending Swaps')).toBeVisible();
  for (const size of SIZES) {
    await expectSound(page, { sizes: [size] });
    await expect(page.getByRole('button', { name: 'Mark complete: Sweep' })).toBeInViewport({ ratio: 1 });
  }
});

test('a late chore is completed in one tap, and comes back with Undo', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  await buildFullHome(aisyah, weiJie);
  const { page } = aisyah;
  await page.goto('/dashboard');
  const overdue = region(page, 'Overdue');
  await expectCount(page, 'Overdue Chores', 2);
  await overdue.getByRole('button', { name: 'Mark complete: Sweep' }).click();
  await expectToast(page, 'Chore marked as completed!');
  await expect(overdue).toHaveCount(0, { timeout: 2000 });
  await expectCount(page, 'Overdue Chores', 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(item(overdue, 'Sweep').getByText('Overdue', { exact: true })).toBeVisible();
});

test('the welcome card says what is owed and to be checked, and links there', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await expect(region(page, "Today's Chores")).toBeVisible();
  await expect(region(page, 'Money')).toHaveCount(0);
  await ask({ homeId, from: weiJie, debtors: [aisyah], title: 'Rice', sen: 15_345 });
  const money = region(page, 'Money').getByRole('link');
  await expect(money).toHaveText(['RM 153.45 You owe ']);
  const paymentId = await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'TNB', sen: 5960 });
  await insertProof({ homeId, paymentId, debtor: weiJie, state: 'review' });
  await page.reload();
  await expect(money).toHaveText(['RM 153.45 You owe RM 59.60 Owed to you ', '1 receipt to check ']);
  await money.first().click();
  await expect(page).toHaveURL('/pay-my-money-back');
  await page.goBack();
  await money.last().click();
  await expectLedTo(shareRow(page, 'TNB', 'Wei Jie Tan'));
  await expect(page.getByRole('group', { name: 'Proof from Wei Jie Tan' })).toBeVisible();
});

test(
  'completed chores fold to one line, with Undo for the last one and all rows behind it',
  { tag: '@rest' },
  async ({ person }) => {
    const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
    const { id: homeId } = await buildHome([aisyah, await person('Wei Jie Tan')]);
    const types = ['throw_rubbish', 'sweep', 'mop'];
    await buildChores(
      homeId,
      types.map((type) => ({ type, assignedTo: aisyah.userId, dueDate: today() })),
    );
    const { page } = aisyah;
    await page.goto('/dashboard');
    const todays = region(page, "Today's Chores");
    for (const name of ['Sweep', 'Throw Rubbish']) {
      await button(todays, `Mark complete: ${name}`).click();
      await expect(button(todays, `Undo: ${name}`)).toBeVisible();
    }
    await expect(todays.getByRole('listitem')).toContainText(['Mop']);
    await expect(todays.getByRole('button', { name: /^Undo/ })).toHaveCount(1);
    await expectSound(page, { sizes: [PHONE, DESKTOP], dark: [PHONE] });
    await page.setViewportSize(PHONE);
    await button(todays, '2 done').click();
    await expect(todays.getByRole('listitem')).toContainText(['Mop', 'Throw Rubbish', 'Sweep']);
    await button(item(todays, 'Sweep'), 'Undo: Sweep').click();
    await expect(button(todays, 'Mark complete: Sweep')).toBeVisible();
    await button(todays, '1 done').click();
    await button(todays, 'Undo: Throw Rubbish').click();
    await expect(todays.getByRole('button', { name: /done$/ })).toHaveCount(0);
    await expect(todays.getByRole('listitem')).toHaveCount(3);
  },
);

test("a swap is requested in the chore's dialog, and the button then links to the request", async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  await buildFullHome(aisyah, weiJie);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await expect(button(page, 'Mark complete: Mop')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Request swap/ })).toHaveCount(0);
  // Not for late chores, and not for his.
  for (const [list, name] of [
    ['Overdue', 'Sweep'],
    ["Today's Chores", 'Throw Rubbish'],
  ] as const) {
    await choreLink(page, list, name).click();
    await expect(region(opened(page, name), 'Whose turn it is')).toBeVisible();
    await expect(opened(page, name).getByRole('button', { name: /^Request swap/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(choreLink(page, list, name)).toBeFocused();
  }
  await choreLink(page, "Today's Chores", 'Mop').click();
  await button(opened(page, 'Mop'), 'Request swap: Mop').click();
  await swapDialog(page).getByLabel('Housemate').selectOption('Wei Jie Tan');
  await button(swapDialog(page), 'Send Request').click();
  await expectToast(page, 'Swap request sent successfully!');
  await expect(choreLink(page, "Today's Chores", 'Mop')).toBeFocused();
  await expect(region(page, 'Pending Swaps').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await opened(page, 'Mop').getByRole('link', { name: 'Swap requested: Mop' }).click();
  await expectLedTo(outgoing(page));
});

test('each chore opens over the page, goes back with Back, and has its place on the board as its address', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { day } = await buildFullHome(aisyah, weiJie);
  const { page } = aisyah;
  await page.goto('/dashboard');
  for (const [list, name, due] of [
    ['Overdue', 'Sweep', addDays(day, -9)],
    ["Today's Chores", 'Mop', day],
    ["Today's Chores", 'Throw Rubbish', day],
    ['Upcoming Chores', 'Sweep', addDays(day, 3)],
    ['Upcoming Chores', 'Wash Toilet', addDays(day, 3)],
  ] as const) {
    const link = choreLink(page, list, name);
    await expect(link).toHaveAttribute('href', new RegExp(`^/chores\\?week=${due}&chore=`));
    await link.click();
    await expect(opened(page, name).getByText(dayHeading(due), { exact: true })).toBeVisible();
    await page.goBack();
    await expect(opened(page, name)).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
  }
  // Completed in its dialog, it stays for a moment as well.
  await choreLink(page, "Today's Chores", 'Mop').click();
  await button(opened(page, 'Mop'), 'Mark complete: Mop').click();
  await expect(region(page, "Today's Chores").getByText('Done. Thank you!')).toBeVisible();
  await expect(button(page, '1 done')).toBeVisible();
  await expect(region(page, "Today's Chores").getByText('Done. Thank you!')).toHaveCount(0);
});

test('an own chore moves by a day in its dialog, once the weeks around it are loaded', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id: homeId } = await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  await buildChores(homeId, [{ type: 'mop', assignedTo: aisyah.userId, dueDate: addDays(today(), 2) }]);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await choreLink(page, 'Upcoming Chores', 'Mop').click();
  await button(opened(page, 'Mop'), 'A day earlier').click();
  await expect(region(page, 'Upcoming Chores').getByRole('listitem')).toContainText('Tomorrow');
});

test('the row of a chore stays and says thanks, and the last one of today says what is next', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id: homeId } = await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  const dueDate = today();
  await buildChores(homeId, [
    { type: 'mop', assignedTo: aisyah.userId, dueDate },
    { type: 'throw_rubbish', assignedTo: aisyah.userId, dueDate },
    { type: 'sweep', assignedTo: aisyah.userId, dueDate: addDays(dueDate, 2) },
  ]);
  const { page } = aisyah;
  await page.addInitScript(() => {
    navigator.vibrate = (pattern) => {
      document.body.dataset['buzz'] = String(pattern);
      return true;
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dashboard');
  const todays = region(page, "Today's Chores");
  const rows = todays.getByRole('listitem');
  await button(todays, 'Mark complete: Throw Rubbish').click();
  await expect(page.locator('body')).toHaveAttribute('data-buzz', '10');
  await expect(rows.first()).toContainText('Throw RubbishDone. Thank you!');
  await expect(button(rows.first(), 'Undo: Throw Rubbish')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Mop');
  await expect(todays.getByText('All done today')).toHaveCount(0);
  await button(todays, 'Mark complete: Mop').click();
  await expect(todays.getByText('All done today')).toBeVisible();
  await expect(todays).toContainText(`Your next: Sweep, ${weekdayDate(addDays(dueDate, 2), dueDate)}`);
  await expectSound(page, { sizes: [PHONE, DESKTOP], dark: [PHONE] });
  await page.setViewportSize(PHONE);
  await button(todays, 'Undo: Mop').click();
  await expect(todays.getByText('All done today')).toHaveCount(0);
  await expect(button(todays, 'Mark complete: Mop')).toBeVisible();
});

test('with more than three late chores one card offers to start fresh, which keeps those of this week', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { id: homeId } = await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  const monday = weekStart(today());
  const late = (days: number, type = 'mop') => ({
    type,
    assignedTo: aisyah.userId,
    dueDate: addDays(monday, days),
    status: 'overdue' as const,
  });
  const earlier = [late(-14), late(-13, 'sweep'), late(-7), late(-6, 'sweep'), late(-5), late(-4)];
  // On Mondays this week has none.
  const ofThisWeek = today() > monday ? [late(0, 'sweep')] : [];
  await buildChores(homeId, [...earlier, ...ofThisWeek]);
  const { page } = aisyah;
  await page.goto('/dashboard');
  const overdue = region(page, 'Overdue');
  await expect(
    overdue.getByRole('heading', { name: `${earlier.length + ofThisWeek.length} of your chores are late` }),
  ).toBeVisible();
  await expect(overdue).toContainText(`The oldest is from ${shortDate(addDays(monday, -14))}.`);
  await expect(overdue).toContainText('Let the 6 from earlier weeks go');
  await expect(overdue.getByRole('listitem')).toHaveCount(0);
  await expectSound(page, { sizes: [PHONE, DESKTOP], dark: [PHONE] });
  await page.setViewportSize(PHONE);
  await button(overdue, 'Show them').click();
  await expect(overdue.getByRole('listitem')).toHaveCount(5);
  await expect(overdue.getByRole('link', { name: /more on the board$/ })).toBeVisible();
  await button(overdue, 'Hide them').click();
  await button(overdue, 'Start fresh').click();
  const question = page.getByRole('alertdialog', { name: 'Let go of 6 overdue chores?' });
  await button(question, 'Let them go').click();
  await expectToast(page, '6 chores are off the board for good.');
  await expect(overdue.getByRole('listitem')).toHaveCount(ofThisWeek.length);
  await page.getByRole('group').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(button(overdue, 'Show them')).toBeVisible();
});

test("a newcomer's first days begin with their first chore, until they have done it", async ({ person }) => {
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const devi = await person('Devi Lim', { viewport: PHONE });
  const { id: homeId } = await buildHome([weiJie, devi]);
  const dueDate = addDays(today(), 2);
  await buildChores(homeId, [
    { type: 'mop', assignedTo: weiJie.userId, dueDate: today() },
    { type: 'throw_rubbish', assignedTo: devi.userId, dueDate },
  ]);
  const { page } = devi;
  await page.goto('/dashboard');
  const first = region(page, 'Your first: Throw Rubbish');
  await expect(first).toContainText(`${dayHeading(dueDate)} · 10 min`);
  await expect(first).toContainText('It goes round the two of you.');
  await expect(first.getByRole('link', { name: 'Who lives here' })).toHaveAttribute(
    'href',
    /^\/home-management/,
  );
  await expectSound(page, { sizes: [PHONE, DESKTOP], dark: [PHONE] });
  await page.setViewportSize(PHONE);
  await first.getByRole('link', { name: 'See my week' }).click();
  await expect(page).toHaveURL(/\/chores\?tab=mine/);
  const { ownNext } = await devi.api.dashboard.getDashboard({ homeId });
  await devi.api.chores.completeChore({ homeId, choreId: ownNext?.id ?? '' });
  await page.goto('/dashboard');
  await expect(region(page, "Today's Chores")).toBeVisible();
  await expect(first).toHaveCount(0);
});
