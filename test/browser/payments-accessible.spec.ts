import { buildHome, button, expect, expectSound, PHONE, SIZES, test } from '#test/browser/harness.ts';
import {
  ask,
  chooseMore,
  insertProof,
  moreOf,
  shareRow,
  PAGE,
  request,
  unfold,
  who,
} from '#test/browser/payment-steps.ts';

test('axe finds nothing on the empty page, with requests in every state, and in its windows', async ({
  person,
}) => {
  test.slow();
  const long = 'Sharifah Nurul Ain Batrisyia binti Wan Ahmad';
  const [aisyah, weiJie, sharifah] = [
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person('Wei Jie Tan'),
    await person(long),
  ];
  const { id: homeId } = await buildHome([aisyah, weiJie, sharifah]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await expect(page.getByText('No payment requests yet')).toBeVisible();
  await expectSound(page);

  const debtors = [weiJie, sharifah];
  await ask({ homeId, from: weiJie, debtors: [aisyah, sharifah], title: 'Groceries', sen: 12690 });
  const most = { homeId, from: aisyah, debtors, title: 'x'.repeat(120), sen: 1_000_000_000 };
  await ask(most);
  const paymentId = await ask({ homeId, from: aisyah, debtors, title: 'TNB', sen: 11920 });
  await insertProof({ homeId, paymentId, debtor: weiJie, state: 'verified' });
  await insertProof({ homeId, paymentId, debtor: sharifah, state: 'review' });
  await page.reload();
  await expect(request(page, 'TNB')).toBeVisible();
  await expectSound(page, { sizes: SIZES });

  await page.setViewportSize(PHONE);
  await unfold(page, 'Groceries');
  await unfold(page, most.title);
  await unfold(page, 'TNB');
  await expectSound(page, { sizes: SIZES });
  await page.setViewportSize(PHONE);
  await moreOf(page, most.title, long).click();
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeFocused();
  await expectSound(page, { part: '[role=menu]:popover-open', sizes: [PHONE] });
  await page.keyboard.press('Escape');
  await button(shareRow(page, 'TNB', long), 'Check proof').click();
  await expect(button(page, 'Confirm')).toBeVisible();
  await expectSound(page);
  await button(page, `Enlarge the receipt from ${long}`).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page, { part: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await chooseMore(page, most.title, 'Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSound(page, { part: '[role=alertdialog]' });
});

test(
  'axe finds nothing with the list open, with chips, with errors, alone, and without a home',
  { tag: '@rest' },
  async ({ person }) => {
    test.slow();
    const aisyah = await person('Aisyah Rahman');
    const { page } = aisyah;
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'No Home Found' })).toBeVisible();
    await expectSound(page);
    const { id: homeId } = await buildHome([aisyah]);
    await expect(page.getByRole('link', { name: 'Invite your housemates' })).toBeVisible();
    await expectSound(page);
    for (const name of ['Wei Jie Tan', 'Sharifah Nurul Ain Batrisyia binti Wan Ahmad']) {
      const other = await person(name);
      await other.api.homes.joinHome({ homeId });
    }
    await page.reload();
    await who(page).click();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await expectSound(page);
    await page.keyboard.type('nobody');
    await expect(page.getByText('Nobody found')).toBeVisible();
    await expectSound(page);
    await who(page).fill('sha');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await button(page, 'Get My Money Back').click();
    await expect(page.getByText('Please enter a valid amount')).toBeVisible();
    await expectSound(page, { sizes: SIZES });
  },
);
