import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, daysOfWeek, weekStart } from '#domain/days.ts';
import {
  buildChores,
  buildHome,
  button,
  confirmAddress,
  expect,
  expectNoSidewaysScroll,
  PHONE,
  PHONE_LANDSCAPE,
  test,
  today,
  type MakePerson,
  region,
} from '#test/browser/harness.ts';
import { ask, insertProof, PAGE, request } from '#test/browser/payment-steps.ts';
import { rowOf } from '#test/browser/profile-steps.ts';
import { createTemplate } from '#test/browser/templates-page.ts';
import { DETAILS } from '#test/builders/payment-details.ts';

/** Returns how high a page is, and how many buttons, links and fields its content shows. */
async function measure(page: Page) {
  await expect(page.locator('body [aria-busy=true], body .skeleton').locator('visible=true')).toHaveCount(0);
  const controls = page.getByRole('main').locator('a[href], button, input, select, textarea');
  return {
    height: await page.evaluate(() => document.documentElement.scrollHeight),
    controls: await controls.locator('visible=true').count(),
  };
}

/** A home of five people, as in the pictures that the limits come from. */
async function fivePeople(person: MakePerson) {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const [wei, priya, hafiz, mei] = [
    await person.withoutBrowser('Wei Jie Tan'),
    await person.withoutBrowser('Priya Nair'),
    await person.withoutBrowser('Muhammad Hafiz bin Ismail'),
    await person.withoutBrowser('Mei Ling Chong'),
  ];
  const { id: homeId } = await buildHome([aisyah, wei, priya, hafiz, mei]);
  return { homeId, aisyah, wei, priya, hafiz, mei };
}

/** Five people; the reader owes two of them, and all owe her, one with a receipt to check. */
async function buildMoney(person: MakePerson) {
  const { homeId, aisyah, wei, priya, hafiz, mei } = await fivePeople(person);
  const all = [wei, priya, hafiz, mei];
  const own = { homeId, from: aisyah };
  const rice = await ask({ ...own, debtors: [wei], title: 'Rice', sen: 2500 });
  await wei.api.payments.markAsPaid({ homeId, paymentId: rice });
  await ask({
    homeId,
    from: hafiz,
    debtors: [aisyah, wei, priya],
    title: 'Plumber, kitchen sink',
    sen: 18_000,
  });
  const unifi = { ...own, debtors: [wei, priya], title: 'Unifi broadband, November', sen: 14_900 };
  const paid = await ask({ ...unifi, repeats: 'month' });
  // The tests of repeating requests make those of every home again.
  const { series } = await aisyah.api.repeating.listRepeating({ homeId });
  for (const { id } of series) await aisyah.api.repeating.pauseRepeating({ homeId, seriesId: id });
  await priya.api.payments.markAsPaid({ homeId, paymentId: paid });
  const paymentId = await ask({ ...own, debtors: all, title: 'TNB electricity, October', sen: 23_840 });
  await wei.api.payments.markAsPaid({ homeId, paymentId });
  await insertProof({ homeId, paymentId, debtor: mei, state: 'review', isNotified: true });
  await ask({ ...own, debtors: all, title: 'Jaya Grocer, week 47', sen: 18_720 });
  await ask({ homeId, from: priya, debtors: [aisyah, wei], title: 'Pizza on Friday', sen: 9620 });
  await ask({ ...own, debtors: [mei], title: 'Water', sen: 2100 });
  return aisyah;
}

test('Pay My Money Back on a phone is totals, people, the form and a row for each request', async ({
  person,
}) => {
  const { page } = await buildMoney(person);
  await page.goto(PAGE);
  await expect(button(page, '1 completed')).toBeVisible();
  await expect.poll(async () => (await measure(page)).height).toBeLessThanOrEqual(1700);
  const { controls } = await measure(page);
  expect(controls).toBeLessThanOrEqual(20);
  await expectNoSidewaysScroll(page);
  const pay = request(page, 'Pizza on Friday').getByRole('link', { name: 'Upload proof' });
  expect((await pay.boundingBox())?.y).toBeLessThan(PHONE.height);
  // From the bell, both answers to a receipt are on the first screen.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Please check a receipt/ })
    .click();
  for (const answer of ['Confirm', 'Not received'])
    await expect(button(page, answer)).toBeInViewport({ ratio: 1 });
});

test('the profile is an index on a phone: all rows with their values, and not much longer than the screen', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { page, api } = aisyah;
  const { id: homeId } = await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  await confirmAddress(aisyah);
  await api.paymentDetails.savePaymentDetails(DETAILS);
  await api.calendars.makeCalendarLink();
  await api.pushes.setMorning({ hour: 7, byMail: true });
  const from = addDays(today(), 20);
  await api.absences.createAbsence({ homeId, id: randomUUID(), from, to: addDays(from, 4) });
  await page.goto('/profile');
  // What Chromium does outside of tests.
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  for (const [row, value] of [
    ['How to pay me', 'Maybank ·· 9938'],
    ['Away', /[A-Z][a-z]{2} \d\d – [A-Z][a-z]{2} \d\d/],
    ['Calendar', 'My chores'],
    ['Language', 'English'],
    ['Notifications and mail', '07:00'],
    ['Where you are signed in', '1 device'],
    ['Install Serumah', ''],
    ['Password', ''],
    ['Two-step sign-in', 'Off'],
    ['My data', ''],
    ['Delete account', ''],
  ] as const)
    await expect(rowOf(page, row)).toContainText(value);
  await expect.poll(async () => (await measure(page)).height).toBeLessThanOrEqual(960);
  const { controls } = await measure(page);
  expect(controls).toBe(12);
  const rows = await page
    .getByRole('main')
    .locator('button[aria-haspopup=dialog]')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  // One line each, with the line between them.
  expect(Math.max(...rows)).toBeLessThanOrEqual(47);
});

test("the board's list of days begins with the reader's own late chore on a phone", async ({ person }) => {
  const { homeId, aisyah, ...housemates } = await fivePeople(person);
  const day = today();
  const people = [aisyah, ...Object.values(housemates)];
  const of = (nth: number) => people[nth % people.length]?.userId ?? '';
  const lastWeek = addDays(weekStart(day), -4);
  // On Mondays one day less than the week has, like the screen that the goals were measured on.
  const later = daysOfWeek(weekStart(day)).filter((each) => each > day && each <= addDays(day, 5));
  await buildChores(homeId, [
    { type: 'mop', assignedTo: of(0), dueDate: lastWeek, status: 'overdue' },
    { type: 'wash_toilet', assignedTo: of(1), dueDate: lastWeek, status: 'overdue' },
    { type: 'sweep', assignedTo: of(2), dueDate: lastWeek, status: 'overdue' },
    { type: 'throw_rubbish', assignedTo: of(0), dueDate: day },
    { type: 'mop', assignedTo: of(0), dueDate: day },
    { type: 'wash_toilet', assignedTo: of(1), dueDate: day },
    { type: 'sweep', assignedTo: of(4), dueDate: day },
    ...later.flatMap((dueDate, nth) => [
      { type: 'throw_rubbish' as const, assignedTo: of(nth + 2), dueDate },
      { type: 'sweep' as const, assignedTo: of(nth + 3), dueDate },
    ]),
  ]);
  await aisyah.page.goto('/chores');
  const { page } = aisyah;
  // No plan created these chores, and a banner says so until it is dismissed.
  await page.getByRole('button', { name: 'Not now' }).click();
  const own = page.getByRole('button', { name: /^Mark complete/ });
  await expect(own.first()).toHaveAccessibleName('Mark complete: Mop');
  expect((await own.first().boundingBox())?.y).toBeLessThanOrEqual(320);
  await expect(page.getByRole('rowgroup').first()).toHaveAccessibleName('Overdue');
  await expect.poll(async () => (await measure(page)).height).toBeLessThanOrEqual(1950);
  const { controls } = await measure(page);
  expect(controls).toBeLessThanOrEqual(40);
});

/** Five people; the reader has a late chore and two of today, two swaps that wait, and money in both directions. */
async function buildWeek(person: MakePerson) {
  const { homeId, aisyah, wei, priya, hafiz, mei } = await fivePeople(person);
  for (const step of ['chores', 'board'] as const) await aisyah.api.homes.markStepDone({ homeId, step });
  const at = (days: number, type: string, { userId: assignedTo }: { userId: string }) => ({
    type,
    assignedTo,
    dueDate: addDays(today(), days),
  });
  await buildChores(homeId, [
    { ...at(-5, 'mop', aisyah), status: 'overdue' },
    at(0, 'throw_rubbish', aisyah),
    at(0, 'wash_toilet', aisyah),
    at(0, 'mop', wei),
    at(0, 'sweep', mei),
    // Of templates that are deleted.
    at(0, 'buy_groceries', priya),
    at(1, 'mop', hafiz),
    at(1, 'throw_rubbish', priya),
    at(2, 'sweep', aisyah),
    at(2, 'throw_rubbish', wei),
    at(2, 'mop', wei),
    at(3, 'mop', aisyah),
    at(3, 'sweep', wei),
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: today(), to: addDays(today(), 3) });
  const idOf = (days: number, { userId }: { userId: string }) =>
    chores.find(({ dueDate, assignedTo }) => dueDate === addDays(today(), days) && assignedTo === userId)
      ?.id ?? '';
  for (const each of [mei, priya]) await each.api.chores.completeChore({ homeId, choreId: idOf(0, each) });
  for (const [from, to, choreId] of [
    [aisyah, priya, idOf(3, aisyah)],
    [wei, aisyah, idOf(3, wei)],
  ] as const)
    await from.api.swaps.requestSwap({ homeId, id: randomUUID(), choreId, targetUserId: to.userId });
  await ask({ homeId, from: priya, debtors: [aisyah], title: 'Pizza', sen: 26_810 });
  const paymentId = await ask({ homeId, from: aisyah, debtors: [mei], title: 'TNB', sen: 54_100 });
  await insertProof({ homeId, paymentId, debtor: mei, state: 'review' });
  return aisyah;
}

test("the dashboard on a phone begins with the reader's own chores, each a card of one row", async ({
  person,
}) => {
  const { page } = await buildWeek(person);
  await page.goto('/dashboard');
  await expect(region(page, 'Pending Swaps').getByRole('listitem')).toHaveCount(2);
  await expect.poll(async () => (await measure(page)).height).toBeLessThanOrEqual(1370);
  const { controls } = await measure(page);
  // Sums and receipts are two links.
  expect(controls).toBe(23);
  await expectNoSidewaysScroll(page);
  const own = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Mark complete/ }) });
  expect(await own.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))).toEqual([
    68, 68, 68,
  ]);
  expect((await button(page, 'Mark complete: Mop').boundingBox())?.y).toBeLessThanOrEqual(240);
});

test('Home Management is one screen of rows on a phone', async ({ person }) => {
  const [aisyah, weiJie] = [
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person('Wei Jie Tan', { viewport: PHONE }),
  ];
  const others = [
    await person.withoutBrowser('Priya Nair'),
    await person.withoutBrowser('Muhammad Hafiz bin Ismail'),
    await person.withoutBrowser('Mei Ling Chong'),
  ];
  const { id: homeId } = await buildHome([aisyah, weiJie, ...others]);
  await createTemplate(aisyah, homeId);
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  const rows = ['Chores', 'Balance', 'Settings', 'History', 'Your Homes', 'Move out'];
  for (const [{ page }, members, controls] of [
    [aisyah, 'Members and invite', 9],
    [weiJie, 'Members', 7],
  ] as const) {
    await page.goto('/home-management');
    for (const name of [members, ...rows])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    const shown = await measure(page);
    expect(shown.height).toBeLessThanOrEqual(900);
    expect(shown.controls).toBeLessThanOrEqual(controls);
    await expectNoSidewaysScroll(page);
  }
  const { page } = aisyah;
  for (const [name, part, title] of [
    ['Members and invite', 'members', 'Members and invite'],
    ['Chores', 'chores', 'Chore Templates'],
    ['Balance', 'balance', 'Balance'],
    ['Settings', 'settings', 'Settings'],
    ['History', 'history', 'History'],
    ['Your Homes', 'homes', 'Your Homes'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/home-management/${part}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoSidewaysScroll(page);
    await page.getByRole('main').getByRole('link', { name: 'Home Management', exact: true }).click();
    await expect(page).toHaveURL('/home-management');
  }
});

test('on wide screens the rows lead down one page, and old links to their parts', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  await buildHome([aisyah, weiJie]);
  const { page } = aisyah;
  await page.goto('/home-management');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  for (const [name, part, title] of [
    ['Settings', 'settings', 'Settings'],
    ['Chores', 'chores', 'Chore Templates'],
    ['Your Homes', 'homes', 'Your Homes'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/home-management/${part}`);
    await expect(heading(title)).toBeInViewport();
    for (const open of ['Members', 'Balance', 'History', 'Create Home'])
      await expect(region(page, open)).toBeAttached();
  }
  for (const [old, part, title] of [
    ['#home-templates', 'chores', 'Chore Templates'],
    [`#home-person-${weiJie.userId}`, `members#home-person-${weiJie.userId}`, 'Members'],
  ] as const)
    for (const viewport of [PHONE, page.viewportSize() ?? PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto('/dashboard');
      await page.goto(`/home-management${old}`);
      await expect(page).toHaveURL(`/home-management/${part}`);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
    }
});

test('turning a phone keeps what is typed in a part', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/home-management/homes');
  const name = page.getByLabel('Home name', { exact: true });
  await name.fill('Rumah Nenek');
  await page.setViewportSize(PHONE_LANDSCAPE);
  await expect(page.getByRole('region', { name: 'Members', exact: true })).toBeAttached();
  await expect(name).toHaveValue('Rumah Nenek');
  await expect(name).toBeFocused();
  await page.setViewportSize(PHONE);
  await expect(name).toHaveValue('Rumah Nenek');
});

test('moving out is one page with one question on a phone', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const [priya, weiJie] = [
    await person.withoutBrowser('Priya Nair'),
    await person.withoutBrowser('Wei Jie Tan'),
  ];
  const { id: homeId } = await buildHome([aisyah, priya, weiJie]);
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  await ask({ homeId, from: priya, debtors: [aisyah], title: 'TNB electricity', sen: 5960 });
  await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Groceries', sen: 4680 });
  const { page } = aisyah;
  await page.goto('/move-out');
  await expect(page.getByRole('heading', { name: 'Who takes over?' })).toBeVisible();
  const shown = await measure(page);
  expect(shown.height).toBeLessThanOrEqual(900);
  // The way back, the rows with their buttons, and the question's three.
  expect(shown.controls).toBeLessThanOrEqual(9);
  await expectNoSidewaysScroll(page);
});
