import { addDays, weekStart } from '#domain/days.ts';
import { shortDate, weekdayShort } from '#words/days.ts';
import { buildHome, buildTwoChores, outgoing, swapDialog } from '#test/browser/swap-steps.ts';
import {
  buildChores,
  button,
  expect,
  expectLedTo,
  expectAccessible,
  expectToast,
  PHONE,
  region,
  test,
  withDatabase,
} from '#test/browser/harness.ts';

test('the dialog works by keyboard: it asks for a housemate, sends, and the focus stays at the chore', async ({
  person,
}) => {
  const { aisyah, hers } = await buildHome(person);
  const { page } = aisyah;
  await page.goto(`/chores?week=${weekStart(hers.dueDate)}`);
  const opener = button(page, 'Request swap: Mop');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = swapDialog(page);
  await expect(dialog.getByLabel('Housemate')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Housemate')).toBeFocused();
  await expect(dialog.getByLabel('Chore in return')).toBeDisabled();
  await expect(dialog.getByText('Choose a housemate first.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Message')).toBeFocused();
  await page.keyboard.type('Please');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(dialog, 'Send Request')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Housemate')).toBeFocused();
  await expect(dialog.getByLabel('Housemate')).toHaveAccessibleDescription('Please choose a housemate.');
  await expectToast(page, 'Please choose a housemate.');

  await page.keyboard.type('Wei');
  await expect(dialog.getByLabel('Housemate')).toHaveValue(/.+/);
  await expect(dialog.getByLabel('Chore in return')).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Chore in return')).toBeFocused();
  await expect(dialog.getByLabel('Chore in return')).toHaveAccessibleDescription(
    'What you would do for Wei Jie Tan.',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Message')).toHaveValue('Please\n');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Swap request sent successfully!');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Swap requested: Mop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectLedTo(outgoing(page));
  await expect(outgoing(page).getByText('“Please”')).toBeVisible();
});

test('a lost answer keeps the input, and a retry creates one request', async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const { homeId, aisyah, weiJie, hers } = await buildHome(person);
  const { page } = aisyah;
  await page.goto(`/chores?week=${weekStart(hers.dueDate)}`);
  await button(page, 'Request swap: Mop').click();
  const dialog = swapDialog(page);
  await dialog.getByLabel('Housemate').selectOption('Wei Jie Tan');
  await dialog.getByLabel('Message').fill('I have a late shift.');
  await page.route(
    '**/swaps/requestSwap',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(dialog, 'Send Request').click();
  await expectToast(page, 'Failed to send swap request.');
  await expect(dialog.getByLabel('Message')).toHaveValue('I have a late shift.');
  await expect(dialog.getByLabel('Housemate')).toHaveValue(weiJie.userId);
  await button(dialog, 'Send Request').click();
  await expectToast(page, 'Swap request sent successfully!');
  const { swaps } = await aisyah.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
  expect(swaps.map(({ message }) => message)).toEqual(['I have a late shift.']);
});

test('a chore in return can be missing, fail to load, or disappear while the dialog is open', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { homeId, aisyah, weiJie } = await buildHome(person);
  const priya = await person('Priya Nair');
  await priya.api.homes.joinHome({ homeId });
  const { hers, his } = await buildTwoChores(homeId, aisyah, weiJie);
  const { page } = aisyah;
  await page.goto(`/chores?week=${weekStart(hers.dueDate)}`);
  await button(page, 'Request swap: Mop').click();
  const dialog = swapDialog(page);
  const inReturn = dialog.getByLabel('Chore in return');
  await dialog.getByLabel('Housemate').selectOption('Priya Nair');
  await expect(dialog.getByText('Priya Nair has no open chores to give in return.')).toBeVisible();

  // Retried three times before it fails.
  await page.route('**/swaps/listChoresToTake', (route) => route.abort(), { times: 4 });
  await dialog.getByLabel('Housemate').selectOption('Wei Jie Tan');
  await expect(dialog.getByText('Their chores could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await button(dialog, 'Try again').click();
  await inReturn.selectOption(`Sweep, ${weekdayShort(his.dueDate)}, ${shortDate(his.dueDate)}`);
  await weiJie.api.chores.completeChore({ homeId, choreId: his.id });
  await expect(dialog.getByText('Wei Jie Tan has no open chores to give in return.')).toBeVisible();
  await button(dialog, 'Send Request').click();
  await expect(
    dialog.getByText('That chore is no longer open. Choose another one, or nothing.'),
  ).toBeVisible();
  await button(dialog, 'Send Request').click();
  await expectToast(page, 'Swap request sent successfully!');
  const { swaps } = await aisyah.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
  expect(swaps.map(({ returnChore }) => returnChore)).toEqual([null]);
});

test('a phone has pictures to tap, chores in return by week, and buttons above the keyboard', async ({
  person,
}) => {
  const { homeId, aisyah, weiJie, hers } = await buildHome(person, { viewport: PHONE });
  const priya = await person('Priya Nair');
  await priya.api.homes.joinHome({ homeId });
  const his = [1, 8, 15, 22].map((days) => addDays(hers.dueDate, days));
  await buildChores(homeId, [
    { type: 'mop', assignedTo: aisyah.userId, dueDate: hers.dueDate },
    ...his.map((dueDate) => ({ type: 'sweep', assignedTo: weiJie.userId, dueDate })),
  ]);
  const { page } = aisyah;
  await page.goto(`/chores?week=${weekStart(hers.dueDate)}`);
  await button(page, 'Request swap: Mop').tap();
  const dialog = swapDialog(page);
  const housemates = dialog.getByRole('radiogroup', { name: 'Housemate' });
  const inReturn = dialog.getByRole('radiogroup', { name: 'Chore in return' });
  await expect(housemates.getByRole('radio')).toHaveCount(2);
  await expect(inReturn).toHaveAccessibleDescription('Choose a housemate first.');
  await button(dialog, 'Send Request').tap();
  await expect(housemates).toHaveAccessibleDescription('Please choose a housemate.');
  await expect(housemates.getByRole('radio').first()).toBeFocused();

  await housemates.getByRole('radio', { name: 'Wei Jie Tan' }).check();
  await expect(inReturn.getByRole('radio', { name: 'Nothing, as a favour' })).toBeChecked();
  await expect(inReturn.getByText('Next week', { exact: true })).toBeVisible();
  await expect(inReturn.getByRole('radio')).toHaveCount(3);
  await button(inReturn, 'Show later weeks').tap();
  await expect(inReturn.getByRole('radio')).toHaveCount(5);
  await expectAccessible(page, '[role=dialog]');
  await inReturn.getByText('Sweep').first().tap();
  await expect(inReturn.getByRole('radio', { name: 'Sweep' }).first()).toBeChecked();

  // Simulates a keyboard: it covers the lower part of the page, whose height stays the same.
  const message = dialog.getByLabel('Message');
  await message.tap();
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: 480 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  const bottomOf = async (part: typeof message) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? Infinity);
  };
  await expect.poll(() => bottomOf(button(dialog, 'Send Request'))).toBeLessThanOrEqual(480);
  const top = (await button(dialog, 'Send Request').boundingBox())?.y ?? 0;
  await expect.poll(() => bottomOf(message)).toBeLessThanOrEqual(top);
  await message.fill('I have a late shift.');
  await button(dialog, 'Send Request').tap();
  await expectToast(page, 'Swap request sent successfully!');
  await expect(page.getByRole('link', { name: 'Swap requested: Mop' })).toBeFocused();
  const { swaps } = await aisyah.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
  expect(swaps.map(({ returnChore }) => returnChore?.dueDate)).toEqual([his[0]]);
});

test('the message field says near its end how many characters are left', async ({ person }) => {
  const { aisyah, hers } = await buildHome(person);
  const { page } = aisyah;
  await page.goto(`/chores?week=${weekStart(hers.dueDate)}`);
  await button(page, 'Request swap: Mop').click();
  const message = swapDialog(page).getByLabel('Message');
  await message.fill('x'.repeat(399));
  await expect(swapDialog(page).getByText(/left$/)).toHaveCount(0);
  await message.press('x');
  await expect(message).toHaveAccessibleDescription('100 characters left');
  await message.fill('x'.repeat(499));
  await message.press('x');
  await expect(message).toHaveAccessibleDescription('0 characters left');
  await message.press('x');
  await expect(message).toHaveValue('x'.repeat(500));
});

test('a request is refused if the chore was asked for already, or the housemate has just left', async ({
  person,
}) => {
  const { homeId, aisyah, weiJie, hers } = await buildHome(person);
  const { page } = aisyah;
  await page.goto(`/chores?week=${weekStart(hers.dueDate)}`);
  await button(page, 'Request swap: Mop').click();
  const dialog = swapDialog(page);
  await dialog.getByLabel('Housemate').selectOption('Wei Jie Tan');
  await aisyah.api.swaps.requestSwap({
    homeId,
    id: crypto.randomUUID(),
    choreId: hers.id,
    targetUserId: weiJie.userId,
  });
  await button(dialog, 'Send Request').click();
  await expectToast(page, 'There is already a pending swap request for this chore.');
  await expect(dialog).toBeVisible();

  const priya = await person('Priya Nair');
  await priya.api.homes.joinHome({ homeId });
  await dialog.getByLabel('Housemate').selectOption('Priya Nair');
  await page.route(
    '**/swaps/requestSwap',
    async (route) => {
      const { swaps } = await aisyah.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
      for (const swap of swaps) await aisyah.api.swaps.cancelSwapRequest({ homeId, swapRequestId: swap.id });
      await priya.api.homes.leaveHome({ homeId });
      await route.continue();
    },
    { times: 1 },
  );
  await button(dialog, 'Send Request').click();
  await expectToast(page, 'Could not find user details for the swap.');
});

test('a page has fifty requests, and a button loads older ones', async ({ person }) => {
  const { homeId, aisyah, weiJie } = await buildHome(person);
  await buildChores(homeId, []);
  await withDatabase((client) =>
    client.query(
      `insert into swap_requests (home_id, chore_type, chore_due_date, requester_id, target_user_id, status, created_at, updated_at)
       select $1, 'mop', date '2026-01-01' + n, $2, $3, 'declined', now() - n * interval '1 hour', now() from generate_series(1, 51) n`,
      [homeId, aisyah.userId, weiJie.userId],
    ),
  );
  await aisyah.page.goto('/swap-requests');
  const rows = region(aisyah.page, 'Outgoing Requests').getByRole('listitem');
  await expect(rows).toHaveCount(50);
  await button(aisyah.page, 'Show more').click();
  await expect(rows).toHaveCount(51);
  await expect(button(aisyah.page, 'Show more')).toHaveCount(0);
});
