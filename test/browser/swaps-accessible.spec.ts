import { weekStart } from '#domain/days.ts';
import { buildHome, buildSwap, incoming, swapDialog } from '#test/browser/swap-steps.ts';
import {
  buildHome as buildHomeOf,
  button,
  withoutFirstReads,
  expect,
  expectSound,
  PHONE,
  SIZES,
  test,
} from '#test/browser/harness.ts';

test('axe finds nothing on the page of requests in any size: open, answered and empty', async ({
  person,
}) => {
  test.slow();
  const { homeId, aisyah, weiJie, hers, his } = await buildHome(person, { viewport: PHONE });
  const { page } = weiJie;
  await page.goto('/swap-requests');
  await expect(page.getByText('No incoming swap requests.')).toBeVisible();
  await expectSound(page, { sizes: SIZES });

  const old = await buildSwap(homeId, aisyah, weiJie, hers.id);
  await weiJie.api.swaps.rejectSwapRequest({ homeId, swapRequestId: old });
  await aisyah.api.swaps.requestSwap({
    homeId,
    id: crypto.randomUUID(),
    choreId: hers.id,
    targetUserId: weiJie.userId,
    returnChoreId: his.id,
    message: 'Balikkampungonthelongestwordwithoutanyspace'.repeat(4),
  });
  await buildSwap(homeId, weiJie, aisyah, his.id);
  await expect(button(incoming(page), 'Accept')).toBeVisible();
  await expect(page.getByText('Declined', { exact: true })).toBeVisible();
  await expectSound(page, { sizes: SIZES });
});

test('axe finds nothing in the swap dialog and on the board around it', async ({ person }) => {
  test.slow();
  const { aisyah, hers } = await buildHome(person);
  const { page } = aisyah;
  const open = async () => {
    await page.goto(`/chores?week=${weekStart(hers.dueDate)}`);
    await button(page, 'Request swap: Mop').click();
  };
  await open();
  await button(swapDialog(page), 'Send Request').click();
  await expect(swapDialog(page).getByText('Please choose a housemate.')).toBeVisible();
  await expectSound(page, { sizes: SIZES });
  await swapDialog(page).getByLabel('Housemate').selectOption('Wei Jie Tan');
  await button(swapDialog(page), 'Send Request').click();
  await expect(page.getByRole('link', { name: 'Swap requested: Mop' })).toBeVisible();
  await expectSound(page, { sizes: SIZES });
});

test(
  'the page has no faults without a home, and if the requests cannot be loaded',
  { tag: '@rest' },
  async ({ person, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const { page, ...aisyah } = await person('Aisyah Rahman');
    await page.goto('/swap-requests');
    await expect(page.getByRole('heading', { name: 'No Home Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage Homes' })).toBeVisible();
    await expectSound(page, { sizes: [PHONE] });

    await buildHomeOf([aisyah]);
    await withoutFirstReads(page);
    await page.route('**/swaps/listSwapRequests', (route) => route.abort());
    await page.goto('/swap-requests');
    await expect(page.getByText('Loading Swap Requests...')).toBeVisible();
    await expect(page.getByText('Failed to load swap requests')).toBeVisible({ timeout: 20_000 });
    await expectSound(page, { sizes: [PHONE] });
    await page.unroute('**/swaps/listSwapRequests');
    await button(page, 'Try again').click();
    await expect(page.getByText('No incoming swap requests.')).toBeVisible();
  },
);
