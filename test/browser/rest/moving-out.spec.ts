import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { shortDate } from '#words/days.ts';
import { openHomePart } from '#test/browser/home-steps.ts';
import {
  buildChores,
  buildHome,
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  expectToast,
  PHONE,
  region,
  test,
  today,
  withDatabase,
  type MakePerson,
} from '#test/browser/harness.ts';
import { ask, insertProof, shareRow } from '#test/browser/payment-steps.ts';

const PAGE = '/move-out';
const PARTS = ['What I owe', 'What I am owed', 'My chores', 'My data'];
const leaveNow = (page: Page) => button(page, 'Leave now');
/** Shows the details of a part. */
const unfold = (page: Page, part: string) =>
  region(page, part).getByRole('button', { expanded: false }).click();
const question = (page: Page, name: string) => region(page, name);

/**
 * Aisyah, the administrator, owes Priya RM 59.60 and is owed RM 46.80 by Wei Jie; Wei Jie asked her to take a chore.
 */
async function buildLeaving(person: MakePerson, viewport = PHONE) {
  const [aisyah, priya, weiJie] = [
    await person('Aisyah Rahman', { viewport }),
    await person('Priya Nair'),
    await person('Wei Jie Tan'),
  ];
  const { id: homeId } = await buildHome([aisyah, priya, weiJie]);
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  await ask({ homeId, from: priya, debtors: [aisyah], title: 'TNB electricity, October', sen: 5960 });
  await ask({
    homeId,
    from: aisyah,
    debtors: [weiJie],
    title: 'Groceries, week 47',
    sen: 4680,
    repeats: 'week',
  });
  return { aisyah, priya, weiJie, homeId };
}

test('a member moves out from the list to Leave now, interrupted in the middle', async ({ person }) => {
  test.slow();
  const { aisyah } = await buildLeaving(person);
  const { page } = aisyah;
  await page.goto('/home-management');
  await openHomePart(page, 'Move out');
  await expect(page.getByRole('heading', { level: 1, name: 'Move out of Seri Pandan 12A' })).toBeVisible();
  await expect(page).toHaveTitle('Move out · Serumah');
  const parts = page.getByRole('main').getByRole('region');
  await expect(parts).toHaveCount(PARTS.length + 1);
  for (const [place, part] of [...PARTS, 'Who takes over?'].entries())
    await expect(parts.nth(place)).toHaveAccessibleName(part);
  await expect(region(page, 'What I owe')).toContainText('You owe RM 59.60To Priya Nair');
  await expect(region(page, 'What I am owed')).toContainText('You are owed RM 46.80By 1 person');
  await expect(question(page, 'Who takes over?')).toContainText(
    'Hand over the role first, then you can leave.',
  );
  await expect(leaveNow(page)).toHaveCount(0);

  await button(region(page, 'What I owe'), 'Settle up with Priya Nair').click();
  await button(page.getByRole('dialog'), 'Mark as Paid').click();
  await expectToast(page, 'Settled up with Priya Nair! We told them.');
  await expect(region(page, 'What I owe')).toHaveCount(0);
  // The focused element is gone.
  await expect(page.locator('#moving-out:focus, #moving-out :focus')).toHaveCount(1);

  // Another day: nothing of the list was left in the page.
  await page.goto('/dashboard');
  await page.goto(PAGE);
  await expect(region(page, 'What I am owed')).toBeVisible();
  await expect(region(page, 'What I owe')).toHaveCount(0);
  await expect(region(page, 'My data')).toContainText('Download it now, or later from your profile');
  await button(question(page, 'Who takes over?'), 'Hand over').click();
  await expectToast(page, 'Priya Nair is now the administrator.');
  const ending = question(page, 'Leave with money open?');
  await expect(ending).toBeFocused();
  await expect(ending).toContainText('RM 46.80 that you are owed stays on Pay My Money Back.');
  await expect(ending).toContainText('Your repeating request ends: it asks nobody any more.');

  await unfold(page, 'What I am owed');
  await button(region(page, 'What I am owed'), 'Let it go').click();
  const letting = page.getByRole('alertdialog', { name: "Let go of Wei Jie Tan's share?" });
  await expect(letting).toContainText('Groceries, week 47');
  await button(letting, 'Let it go').click();
  await expect(region(page, 'What I am owed')).toHaveCount(0);
  await expect(region(page, 'What I owe')).toContainText('No money is open');
  const saved = page.waitForEvent('download');
  await button(region(page, 'My data'), 'Download my data').click();
  await saved;
  await expect(region(page, 'My data')).toContainText(/Downloaded \w{3} \d/);

  await button(question(page, 'Leave Seri Pandan 12A?'), 'Leave now').click();
  await expectToast(page, 'Left home successfully!');
  await expect(page.getByRole('heading', { level: 1, name: 'Goodbye, Seri Pandan 12A' })).toBeFocused();
  await expectSound(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Start or join another home' }).click();
  await expect(page).toHaveURL('/home-management');
  await expect(page.getByText('No Home Found')).toBeVisible();
  expect(await aisyah.api.homes.listHomes()).toEqual([]);
});

test('the list says which chores go to whom and which swaps end, and leaving does that', async ({
  person,
}) => {
  const { weiJie, aisyah, homeId } = await buildLeaving(person);
  const { page } = weiJie;
  const { chores } = await weiJie.api.homes.getMovingOut({ homeId });
  const [first] = chores;
  if (!first) throw new Error('no chores');
  await weiJie.api.swaps.requestSwap({
    homeId,
    id: randomUUID(),
    choreId: first.id,
    targetUserId: aisyah.userId,
  });
  await page.goto('/home-management/homes');
  await button(page, 'Leave').click();
  const own = region(page, 'My chores');
  await expect(own).toContainText(`${chores.length} chores go to the others`);
  await unfold(page, 'My chores');
  for (const name of ['Aisyah Rahman', 'Priya Nair']) {
    const count = chores.filter(
      ({ assignedTo }) => (assignedTo === aisyah.userId) === (name === 'Aisyah Rahman'),
    ).length;
    await expect(own).toContainText(`${name} gets ${count} chore`);
  }
  await expect(region(page, 'Swaps')).toContainText('1 swap request ends');
  await unfold(page, 'Swaps');
  await expect(region(page, 'Swaps')).toContainText('You asked Aisyah Rahman to take');
  const ending = question(page, 'Leave with money open?');
  await expect(ending).toContainText('RM 46.80 that you owe stays on Pay My Money Back.');
  await expect(ending).toContainText('The others will be told that you left.');
  await expect(region(page, 'Who takes over?')).toHaveCount(0);
  await leaveNow(page).click();
  await expectToast(page, 'Left home successfully!');
  const stays = page.getByRole('main').getByRole('link', { name: /^You owe RM 46\.80/ });
  await stays.click();
  await expect(page).toHaveURL('/pay-my-money-back');
});

test('Leave now in three tabs at once ends the same in all', async ({ person }) => {
  const { weiJie } = await buildLeaving(person);
  const { page } = weiJie;
  const tabs = [await page.context().newPage(), await page.context().newPage()];
  const [list, rows] = tabs as [Page, Page];
  // Their tabs were pressed before they received what the first one did.
  const { promise: hasLeft, resolve: left } = Promise.withResolvers<void>();
  for (const tab of tabs)
    await tab.route(/\/homes\/leaveHome/, async (route) => {
      await hasLeft;
      await route.continue();
    });
  await list.goto(PAGE);
  await leaveNow(list).click();
  await rows.goto('/home-management/homes');
  await button(rows, 'Leave').click();
  await leaveNow(rows).click();
  await page.goto(PAGE);
  await leaveNow(page).click();
  await expectToast(page, 'Left home successfully!');
  left();
  for (const tab of tabs) await expectToast(tab, 'Left home successfully!');
  for (const tab of [page, ...tabs]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Goodbye, Seri Pandan 12A' })).toBeVisible();
    await expect(tab.getByText("You don't have access to this.")).toHaveCount(0);
  }
});

test('a waiting receipt is checked first: the list links to it, and offers nothing else', async ({
  person,
}) => {
  const { aisyah, weiJie, homeId } = await buildLeaving(person);
  const { page } = aisyah;
  const paymentId = await ask({
    homeId,
    from: aisyah,
    debtors: [weiJie],
    title: 'Water filter',
    sen: 9385,
  });
  await insertProof({ homeId, paymentId, debtor: weiJie, state: 'review' });
  await page.goto(PAGE);
  await expect(region(page, 'What I am owed')).toContainText('By 1 person, 1 receipt to check');
  await unfold(page, 'What I am owed');
  const row = region(page, 'What I am owed').getByRole('listitem');
  await expect(row).toContainText('2 lines, 1 to check');
  await expect(button(row, 'Share with Wei Jie Tan')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(1);
  await row.getByRole('link', { name: 'Check proof' }).click();
  await expect(page).toHaveURL(/\/pay-my-money-back/);
  await expect(button(shareRow(page, 'Water filter', 'Wei Jie Tan'), 'Check proof')).toBeInViewport();
});

test('shares that others pay leave the list, and axe finds nothing', async ({ person }) => {
  test.slow();
  const { aisyah, priya, weiJie, homeId } = await buildLeaving(person);
  const { page } = weiJie;
  const paymentId = await ask({
    homeId,
    from: weiJie,
    debtors: [priya],
    title: 'Water filter',
    sen: 9385,
  });
  await page.goto(PAGE);
  const owed = region(page, 'What I am owed');
  await unfold(page, 'What I am owed');
  await expect(owed).toContainText('Priya Nair1 lineRM 93.85');
  await expect(button(owed, 'Share with Priya Nair')).toBeVisible();
  await button(owed, 'Remind Priya Nair').click();
  await expectToast(page, 'No reminder was sent: the last email went out less than an hour ago.');
  await expectSound(page);
  await priya.api.payments.markAsPaid({ homeId, paymentId });
  await expect(owed).toHaveCount(0);
  // It is open from the start, because its row has a note.
  await expect(region(page, 'What I owe').getByRole('button', { expanded: true })).toBeVisible();
  await unfold(page, 'My chores');
  await expectSound(page);
  await aisyah.page.goto(PAGE);
  await expect(region(aisyah.page, 'Who takes over?')).toBeVisible();
  await expectSound(aisyah.page);
});

test('debts between two members show in both directions, also if they are equal', async ({ person }) => {
  const { priya, weiJie, homeId } = await buildLeaving(person);
  const { page } = priya;
  await ask({ homeId, from: priya, debtors: [weiJie], title: 'Netflix', sen: 2000 });
  await ask({ homeId, from: weiJie, debtors: [priya], title: 'Water filter', sen: 2000 });
  await page.goto(PAGE);
  const owe = region(page, 'What I owe');
  await expect(owe.getByRole('heading')).toContainText('RM 20.00');
  await unfold(page, 'What I owe');
  await expect(owe.getByRole('listitem')).toContainText('You owe RM 20.00, they owe you RM 20.00');
  const owed = region(page, 'What I am owed');
  await expect(owed.getByRole('heading')).toContainText('RM 79.60');
  await unfold(page, 'What I am owed');
  await expect(owed.getByRole('listitem')).toHaveCount(1);
  const ending = question(page, 'Leave with money open?');
  await expect(ending).toContainText('RM 20.00 that you owe and RM 79.60 that you are owed stay');

  // Wei Jie and Priya owe each other, so the list has one row for them, and both of his parts have a sum.
  await weiJie.page.goto(PAGE);
  await expect(region(weiJie.page, 'What I am owed').getByRole('heading')).toContainText('RM 20.00');
  await expect(region(weiJie.page, 'What I am owed')).toContainText('Set against what you owe');
  await expect(question(weiJie.page, 'Leave with money open?')).toContainText(
    'RM 66.80 that you owe and RM 20.00 that you are owed stay',
  );
  await expectSound(weiJie.page);
});

/** Priya has owed Wei Jie two lines for more than an hour, and he owes her RM 20.00. */
async function buildOwed(person: MakePerson) {
  const { priya, weiJie, homeId } = await buildLeaving(person);
  for (const [title, sen] of [
    ['Water filter', 9385],
    ['Groceries, week 48', 4680],
  ] as const)
    await ask({ homeId, from: weiJie, debtors: [priya], title, sen });
  await ask({ homeId, from: priya, debtors: [weiJie], title: 'Netflix', sen: 2000 });
  await withDatabase((db) =>
    db.query(`update payment_debtors set notified_at = notified_at - interval '2 hours' where home_id = $1`, [
      homeId,
    ]),
  );
  const row = region(weiJie.page, 'What I am owed').getByRole('listitem').filter({ hasText: 'Priya Nair' });
  return { page: weiJie.page, row };
}

test('a debtor of several lines has one row, with one reminder for all and its date', async ({ person }) => {
  const { page, row } = await buildOwed(person);
  await page.goto(PAGE);
  await unfold(page, 'What I am owed');
  await expect(row).toContainText('You owe RM 20.00, they owe you RM 140.65');
  await expect(row).toContainText('RM 120.65');
  await button(row, 'Remind Priya Nair').click();
  await expectToast(page, 'Reminder sent.');
  await expect(row).toContainText(
    `You owe RM 20.00, they owe you RM 140.65, reminded on ${shortDate(today())}`,
  );
  await expect(button(row, 'Remind Priya Nair')).toHaveCount(0);
  await expect(page.locator('#moving-out-owed')).toBeFocused();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(PHONE);
  const menu = button(page, 'Menu');
  await expect(menu).toHaveAttribute('data-status', 'active');
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('link', { name: 'Home Management' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('all lines of a person are let go at once, after a question that names them', async ({ person }) => {
  const { page, row } = await buildOwed(person);
  await page.goto(PAGE);
  await unfold(page, 'What I am owed');
  await button(row, 'Let it go').click();
  const letting = page.getByRole('alertdialog', { name: "Let go of Priya Nair's 2 shares?" });
  await expect(letting).toContainText('Water filter');
  await expect(letting).toContainText("You'll no longer ask for RM 140.65.");
  await expect(letting).toContainText('The RM 20.00 that you owe in turn stays open.');
  await expectSound(page, { sizes: [PHONE], part: '[role=alertdialog]' });
  await button(letting, 'Let it go').click();
  await expectToast(page, 'You let 2 shares go.');
  await expect(region(page, 'What I am owed')).toHaveCount(0);
  await expect(region(page, 'What I owe')).toContainText('Priya Nair');
});

test('a member who lives alone is told to delete the home', async ({ person }) => {
  const alone = await person('Nurul Huda', { viewport: PHONE });
  await buildHome([alone], 'Rumah Nenek');
  const { page, api } = alone;
  await page.goto(PAGE);
  const ending = question(page, 'Leave Rumah Nenek?');
  await expect(ending).toContainText('To end the home, delete it on Home Management.');
  await expect(ending).not.toContainText('The others');
  await expect(leaveNow(page)).toHaveCount(0);
  await expect(region(page, 'What I owe')).toContainText('No money is open');
  await ending.getByRole('link', { name: 'Home Management' }).click();
  await expect(button(page, 'Delete home')).toBeVisible();
  expect(await api.homes.listHomes()).toHaveLength(1);
});

test('a part opens by keyboard, and the sheet returns the focus', async ({ person }) => {
  const { weiJie } = await buildLeaving(person, undefined);
  const { page } = weiJie;
  await page.goto(PAGE);
  await region(page, 'My chores').getByRole('button', { expanded: false }).focus();
  await page.keyboard.press('Enter');
  await expect(region(page, 'My chores')).toContainText('gets');
  const settle = button(region(page, 'What I owe'), 'Settle up with Aisyah Rahman');
  await settle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settle).toBeFocused();
});

test('a list that cannot be loaded says so and is retried, and a loading one says so', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  const { weiJie } = await buildLeaving(person);
  const { page } = weiJie;
  let fails = true;
  await page.route('**/getMovingOut', async (route) => {
    await (fails ? route.fulfill({ status: 500, json: {} }) : route.continue());
  });
  await page.goto(PAGE);
  await expect(page.getByText('Loading the move-out list…')).toBeAttached();
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('Failed to load the move-out list', { timeout: 20_000 });
  fails = false;
  await button(failed, 'Try again').click();
  await expect(leaveNow(page)).toBeVisible();
});

test('without a home there is nothing to move out of', async ({ person }) => {
  const { page } = await person('Nadia Omar');
  await page.goto(PAGE);
  await expect(page.getByText('You need to live in a home to move out of it.')).toBeVisible();
});

test('late chores are let go, and the way leads to another home', async ({ person }) => {
  const { weiJie, homeId } = await buildLeaving(person);
  const { page, userId } = weiJie;
  await buildHome([weiJie], 'Rumah Nenek');
  await weiJie.api.homes.switchHome({ homeId });
  const dueDate = addDays(today(), -9);
  await buildChores(homeId, [{ type: 'mop', assignedTo: userId, dueDate, status: 'overdue' }]);
  await page.goto(PAGE);
  await expect(question(page, 'Leave with money open?')).toContainText('1 overdue chore is let go.');
  await leaveNow(page).click();
  await button(page, 'Show Rumah Nenek').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Rumah Nenek');
});
