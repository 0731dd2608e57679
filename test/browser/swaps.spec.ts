import type { Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import { dayHeading, shortDate, weekdayShort } from '#words/days.ts';
import { buildHome, buildSwap, incoming, outgoing, swapDialog } from '#test/browser/swap-steps.ts';
import {
  buildChores,
  button,
  expect,
  expectToast,
  PHONE,
  PHONE_LANDSCAPE,
  region,
  test,
  today,
  withDatabase,
} from '#test/browser/harness.ts';

const dated = (day: string) => `${weekdayShort(day)}, ${shortDate(day)}`;
const boardOf = (page: Page, day: string) => page.goto(`/chores?week=${weekStart(day)}&view=calendar`);
const card = (page: Page, day: string, name: string) =>
  region(page, dayHeading(day)).getByRole('listitem').filter({ hasText: name });
const requestSwap = (page: Page, name: string) => button(page, `Request swap: ${name}`);

test('a swap goes through two browsers, from board to board, without a reload', async ({ person }) => {
  const { aisyah, weiJie, hers, his } = await buildHome(person, { viewport: PHONE });
  await Promise.all([boardOf(aisyah.page, hers.dueDate), weiJie.page.goto('/dashboard')]);
  await expect(weiJie.page.getByRole('group', { name: 'Pending Swaps' })).toHaveText(/0/);

  await card(aisyah.page, hers.dueDate, 'Mop')
    .getByRole('button', { name: /^Request swap/ })
    .click();
  const dialog = swapDialog(aisyah.page);
  await expect(dialog).toContainText(`Due ${dayHeading(hers.dueDate)} · about 45 min`);
  const housemates = dialog.getByRole('radiogroup', { name: 'Housemate' });
  await expect(housemates.getByRole('radio')).toHaveCount(1);
  await housemates.getByRole('radio', { name: 'Wei Jie Tan' }).check();
  await dialog
    .getByRole('radiogroup', { name: 'Chore in return' })
    .getByRole('radio', { name: 'Sweep' })
    .first()
    .check();
  await dialog.getByLabel('Message').fill('I have a late shift.');
  await button(dialog, 'Send Request').click();
  await expectToast(aisyah.page, 'Swap request sent successfully!');
  await expect(dialog).toHaveCount(0);

  await expect(weiJie.page.getByRole('group', { name: 'Pending Swaps' })).toHaveText(/1/, { timeout: 2000 });
  await region(weiJie.page, 'Pending Swaps')
    .getByRole('link', { name: /^Swap request received/ })
    .click();
  const request = incoming(weiJie.page);
  await expect(request.getByText('Aisyah Rahman wants to swap chores with you.')).toBeVisible();
  await expect(request).toContainText('Just now');
  await expect(request.getByText('Pending', { exact: true })).toBeVisible();
  await expect(request.getByText('“I have a late shift.”')).toBeVisible();
  await expect(request.getByText('You take').locator('xpath=ancestor::dt/..')).toHaveText(
    new RegExp(`Mop${dated(hers.dueDate)} · 45 min$`),
  );
  await expect(request.getByText('You hand over').locator('xpath=ancestor::dt/..')).toHaveText(
    new RegExp(`Sweep${dated(his.dueDate)} · 30 min$`),
  );

  await button(request, 'Accept').click();
  await expectToast(weiJie.page, 'Swap accepted! The chores have been exchanged.');
  await expect(request.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(request).toContainText('Exchanged');
  await expect(request).toContainText(/Aisyah Rahman's Mop, .+ for your Sweep, /);
  await expect(button(request, 'Accept')).toHaveCount(0);
  await expect(card(aisyah.page, hers.dueDate, 'Mop')).toContainText('Wei Jie Tan', { timeout: 2000 });
  await expect(card(aisyah.page, hers.dueDate, 'Mop').getByRole('button')).toHaveCount(0);
  await expect(
    card(aisyah.page, hers.dueDate, 'Mop').getByRole('link', { name: /^Swap requested/ }),
  ).toHaveCount(0);

  await boardOf(weiJie.page, hers.dueDate);
  await card(weiJie.page, hers.dueDate, 'Mop')
    .getByRole('button', { name: /^Mark complete/ })
    .click();
  await expectToast(weiJie.page, 'Chore marked as completed!');
  await expect(card(aisyah.page, hers.dueDate, 'Mop').getByText('Completed', { exact: true })).toBeVisible({
    timeout: 2000,
  });
  await boardOf(aisyah.page, his.dueDate);
  await expect(card(aisyah.page, his.dueDate, 'Sweep')).toContainText('You');
});

test('a favour is accepted, one is declined, another withdrawn, and the other side sees each at once', async ({
  person,
}) => {
  const { homeId, aisyah, weiJie, hers } = await buildHome(person);
  await Promise.all([aisyah.page.goto('/swap-requests'), weiJie.page.goto('/swap-requests')]);
  await expect(aisyah.page.getByText('No incoming swap requests.')).toBeVisible();
  await expect(aisyah.page.getByText("You haven't sent any swap requests.")).toBeVisible();

  await buildSwap(homeId, aisyah, weiJie, hers.id);
  const [sent, received] = [outgoing(aisyah.page), incoming(weiJie.page)];
  await expect(sent.getByText('You requested to swap with Wei Jie Tan.')).toBeVisible();
  await expect(sent.getByText('Nothing in return')).toBeVisible();
  await expect(received.getByText('Nothing, it is a favour to Aisyah Rahman')).toBeVisible();
  await button(received, 'Reject').click();
  await expectToast(weiJie.page, 'Swap rejected.');
  await expect(received.getByText('Declined', { exact: true })).toBeVisible();
  await expect(sent.getByText('Declined', { exact: true })).toBeVisible({ timeout: 2000 });

  await buildSwap(homeId, aisyah, weiJie, hers.id);
  await expect(button(received, 'Accept')).toBeVisible({ timeout: 2000 });
  await button(sent, 'Cancel Request').click();
  await expectToast(aisyah.page, 'Swap request cancelled.');
  await expect(sent.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(received.getByText('Cancelled', { exact: true })).toBeVisible({ timeout: 2000 });
  await expect(button(received, 'Accept')).toHaveCount(0);

  await buildSwap(homeId, aisyah, weiJie, hers.id);
  await button(received, 'Accept').focus();
  await weiJie.page.keyboard.press('Enter');
  await expectToast(weiJie.page, 'Swap accepted! The chore is now yours.');
  await expect(button(received, 'Accept')).toHaveCount(0);
  await expect(weiJie.page.locator('div:focus').filter({ hasText: 'Incoming Requests' })).toHaveCount(1);
  await expect(sent.getByText('Accepted', { exact: true })).toBeVisible({ timeout: 2000 });
  await expect(sent).toContainText('Handed over');
});

test('a request that was withdrawn a moment before is refused in a sentence', async ({ person }) => {
  const { homeId, aisyah, weiJie, hers } = await buildHome(person);
  await weiJie.page.goto('/swap-requests');
  const received = incoming(weiJie.page);
  const first = await buildSwap(homeId, aisyah, weiJie, hers.id);
  await weiJie.page.route(
    '**/swaps/acceptSwapRequest',
    async (route) => {
      await aisyah.api.swaps.cancelSwapRequest({ homeId, swapRequestId: first });
      await route.continue();
    },
    { times: 1 },
  );
  await button(received, 'Accept').click();
  await expectToast(weiJie.page, 'This swap request was already answered or cancelled.');
  await expect(received.getByText('Cancelled', { exact: true })).toBeVisible();

  // Declining shows at once, and is rolled back.
  const second = await buildSwap(homeId, aisyah, weiJie, hers.id);
  await weiJie.page.route(
    '**/swaps/rejectSwapRequest',
    async (route) => {
      await weiJie.api.swaps.acceptSwapRequest({ homeId, swapRequestId: second });
      await route.continue();
    },
    { times: 1 },
  );
  await button(received, 'Reject').click();
  await expectToast(weiJie.page, 'This swap request was already answered or cancelled.');
  await expect(received.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(received.getByText('Declined', { exact: true })).toHaveCount(0);
});

test('accepting is refused if a chore is gone, and nothing moves', async ({ person }) => {
  const { homeId, aisyah, weiJie, hers, his } = await buildHome(person);
  await weiJie.page.goto('/swap-requests');
  await buildSwap(homeId, aisyah, weiJie, hers.id, his.id);
  // No call removes the chore of a request, so the test edits the database.
  const takeAway = (choreId: string) =>
    withDatabase((client) =>
      client.query('delete from chores where home_id = $1 and id = $2', [homeId, choreId]),
    );
  await takeAway(his.id);
  await button(incoming(weiJie.page), 'Accept').click();
  await expectToast(weiJie.page, 'Chore to swap with does not exist!');
  await takeAway(hers.id);
  await button(incoming(weiJie.page), 'Accept').click();
  await expectToast(weiJie.page, 'Original chore does not exist!');
  await expect(button(incoming(weiJie.page), 'Reject')).toBeVisible();
});

test('a pending request ends with its chore, and the board offers it again after a refusal', async ({
  person,
}) => {
  const { homeId, aisyah, weiJie, hers } = await buildHome(person);
  await Promise.all([boardOf(aisyah.page, hers.dueDate), weiJie.page.goto('/swap-requests')]);
  await expect(requestSwap(aisyah.page, 'Mop')).toBeVisible();
  const first = await buildSwap(homeId, aisyah, weiJie, hers.id);
  const requested = aisyah.page.getByRole('link', { name: 'Swap requested: Mop' });
  await expect(requested).toBeVisible({ timeout: 2000 });
  await expect(requestSwap(aisyah.page, 'Mop')).toHaveCount(0);
  await weiJie.api.swaps.rejectSwapRequest({ homeId, swapRequestId: first });
  await expect(requestSwap(aisyah.page, 'Mop')).toBeVisible({ timeout: 2000 });

  await buildSwap(homeId, aisyah, weiJie, hers.id);
  await expect(button(incoming(weiJie.page), 'Accept')).toBeVisible({ timeout: 2000 });
  await button(aisyah.page, 'Mark complete: Mop').click();
  await expect(button(incoming(weiJie.page), 'Accept')).toHaveCount(0, { timeout: 2000 });
  await expect(incoming(weiJie.page).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(incoming(weiJie.page).getByText('One of the chores was completed.')).toHaveCount(1);
});

test(
  'nothing moves if the home does not exchange automatically, and the page says so',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const { homeId, aisyah, weiJie, hers, his } = await buildHome(person);
    await aisyah.api.homes.updateHomeSettings({ homeId, settings: { exchangeAutomatically: false } });
    await buildSwap(homeId, aisyah, weiJie, hers.id, his.id);
    await weiJie.page.goto('/swap-requests');
    const received = incoming(weiJie.page);
    await expect(
      received.getByText('Nothing moves by itself in this home: agree on who does what.'),
    ).toBeVisible();
    await weiJie.page.route('**/swaps/acceptSwapRequest', (route) => route.abort(), { times: 1 });
    await button(received, 'Accept').click();
    await expectToast(weiJie.page, 'Failed to accept swap. This feature is a work in progress.');
    await button(received, 'Accept').click();
    await expectToast(weiJie.page, 'Swap accepted! Please coordinate the chore change manually.');
    await expect(received).toContainText('Nothing moved by itself');
    await boardOf(weiJie.page, hers.dueDate);
    await expect(card(weiJie.page, hers.dueDate, 'Mop')).toContainText('Aisyah Rahman');

    // After a failure of the server, the texts for each failure show.
    await aisyah.api.homes.updateHomeSettings({ homeId, settings: { exchangeAutomatically: true } });
    await buildSwap(homeId, aisyah, weiJie, hers.id);
    await Promise.all([weiJie.page.goto('/swap-requests'), aisyah.page.goto('/swap-requests')]);
    await weiJie.page.route('**/swaps/*SwapRequest', (route) => route.abort());
    await aisyah.page.route('**/swaps/*SwapRequest', (route) => route.abort());
    await button(received, 'Accept').click();
    await expectToast(weiJie.page, 'Failed to accept swap. Please try again.');
    await button(received, 'Reject').click();
    await expectToast(weiJie.page, 'Failed to reject swap.');
    await expect(button(received, 'Reject')).toBeVisible();
    await button(outgoing(aisyah.page), 'Cancel Request').click();
    await expectToast(aisyah.page, 'Failed to cancel request.');
    await expect(button(outgoing(aisyah.page), 'Cancel Request')).toBeVisible();
  },
);

test(
  'the table and the list offer swaps too, and no layout does once the chore is late',
  { tag: '@rest' },
  async ({ person }) => {
    const { homeId, aisyah, weiJie } = await buildHome(person, { viewport: PHONE });
    const day = today();
    const late = addDays(day, -1);
    await buildChores(homeId, [
      { type: 'mop', assignedTo: aisyah.userId, dueDate: late, status: 'overdue' },
      { type: 'sweep', assignedTo: aisyah.userId, dueDate: day },
      { type: 'wash_toilet', assignedTo: weiJie.userId, dueDate: day },
    ]);
    const { page } = aisyah;
    await page.goto('/chores');
    await expect(requestSwap(page, 'Sweep')).toBeVisible();
    await boardOf(page, late);
    await expect(button(page, 'Mark complete: Mop')).toBeVisible();
    await expect(requestSwap(page, 'Mop')).toHaveCount(0);
    await page.goto(`/chores?view=table&week=${weekStart(late)}`);
    await expect(button(page, 'Mark complete: Mop')).toBeVisible();
    await expect(requestSwap(page, 'Mop')).toHaveCount(0);
    await page.goto('/chores?view=table');
    const row = page.getByRole('row').filter({ hasText: 'Sweep' });
    await expect(row.getByRole('button', { name: /^Request swap/ })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Wash Toilet' }).getByRole('button')).toHaveCount(0);
    await page.setViewportSize(PHONE_LANDSCAPE);
    await page.goto('/chores');
    await requestSwap(page, 'Sweep').click();
    await expect(swapDialog(page)).toBeVisible();
  },
);

test('a member who lives alone cannot request swaps', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const homeId = crypto.randomUUID();
  await aisyah.api.homes.createHome({ id: homeId, name: 'Alone', timeZone: 'Asia/Kuala_Lumpur' });
  await buildChores(homeId, [{ type: 'mop', assignedTo: aisyah.userId, dueDate: today() }]);
  await aisyah.page.goto('/chores');
  await expect(button(aisyah.page, 'Mark complete: Mop')).toBeVisible();
  await expect(aisyah.page.getByRole('button', { name: /^Request swap/ })).toHaveCount(0);
});
