import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { plainDate, shortDate } from '#words/days.ts';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  expectSound,
  expectToast,
  letterTo,
  PHONE,
  region,
  SIZES,
  test,
} from '#test/browser/harness.ts';
import { ask, choose, form, moreOptions, PAGE, request } from '#test/browser/payment-steps.ts';
import { daysAfter, morningOf } from '#test/browser/repeating-steps.ts';

// Each test moves the clock of a second server, for all homes.
test.describe.configure({ mode: 'default' });

const repeating = (page: Page) => region(page, 'Repeating');
const series = (page: Page, title: string) =>
  repeating(page).getByRole('listitem', { name: title, exact: true });
const opener = (page: Page) => repeating(page).getByRole('button', { name: /^Repeating/ });

test('a rent repeats over three months, each on its day and once, and its debtors are notified of each', async ({
  person,
}) => {
  test.slow();
  const [aisyah, weiJie] = [await person('Aisyah Rahman'), await person('Wei Jie Tan', { viewport: PHONE })];
  await buildHome([aisyah, weiJie]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await choose(page, 'Wei');
  await form(page).getByLabel('Pay for what? *').fill('Rent');
  await form(page).getByLabel('Total Amount (RM) *').fill('2000');
  await moreOptions(page).click();
  const repeats = form(page).getByLabel('Repeats');
  await expect(repeats).toHaveValue('');
  await expect(repeats.getByRole('option')).toHaveText([
    'Does not repeat',
    'Every month',
    'Every 2 weeks',
    'Every week',
  ]);
  await repeats.selectOption('Every month');
  const [first = '', ...others] = daysAfter('month', 3);
  await expect(form(page).getByText(/^The next one is asked on .*, at 09:00\.$/)).toBeVisible();
  await button(page, 'Get My Money Back').click();
  await expect(request(page, 'Rent')).toHaveCount(1);
  await expect(request(page, 'Rent').getByText('Repeats every month')).toBeVisible();
  // The form is reset.
  await expect(repeats).toHaveValue('');

  await weiJie.page.goto(PAGE);
  await expect(request(weiJie.page, 'Rent').getByText('Repeats every month')).toBeVisible();
  await expect(repeating(weiJie.page)).toHaveCount(0);

  await expect(opener(page)).toHaveText(`RepeatingRent, ${shortDate(first)}`);
  await opener(page).click();
  await expect(series(page, 'Rent')).toContainText(`Every month · next on ${plainDate(first)}`);
  for (const [count, day] of [first, ...others].entries()) {
    await morningOf(day);
    await morningOf(day);
    for (const each of [page, weiJie.page]) await expect(request(each, 'Rent')).toHaveCount(count + 2);
    await expect(request(page, 'Rent').first()).toContainText(plainDate(day));
  }
  await expect(series(page, 'Rent')).toContainText(plainDate(daysAfter('month', 4).at(-1) ?? ''));
  const letter = await letterTo(weiJie.email, /Rent/);
  expect(letter.text).toContain('RM 2,000.00');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByText(/^Rent for .* was asked for: RM 2,000\.00\.$/)).toHaveCount(3);
});

test('a repeating request is changed, paused, resumed and stopped, by keyboard too', async ({ person }) => {
  const [aisyah, weiJie, priya] = [
    await person('Aisyah Rahman'),
    await person.withoutBrowser('Wei Jie Tan'),
    await person.withoutBrowser('Priya Nair'),
  ];
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  await ask({
    homeId,
    from: aisyah,
    debtors: [weiJie, priya],
    title: 'Rent',
    sen: 200_000,
    repeats: 'month',
  });
  const { page } = aisyah;
  await page.goto(PAGE);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const rent = series(page, 'Rent');
  await button(rent, 'Change amount').focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Change the amount: Rent' });
  await expect(window.getByLabel('Total Amount (RM) *')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0');
  await button(window, 'Save amount').click();
  await expect(window.getByText('Please enter a valid amount')).toBeVisible();
  await window.getByLabel('Total Amount (RM) *').fill('1800');
  await expect(window.getByText('RM 900.00')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToast(page, 'The amount was changed.');
  await expect(rent).toContainText('RM 1,800.00');
  // Earlier requests stay.
  await expect(request(page, 'Rent')).toContainText('RM 2,000.00');
  await expect(button(rent, 'Change amount')).toBeFocused();

  await button(rent, 'Pause').click();
  await expect(rent.getByText('Paused', { exact: true })).toBeVisible();
  await expect(request(page, 'Rent').getByText('Repeats every month')).toHaveCount(0);
  // By keyboard: a second tap at the place of 'Pause' is ignored for half a second.
  await expect(button(rent, 'Resume')).toBeEnabled();
  await button(rent, 'Resume').press('Enter');
  await expect(button(rent, 'Pause')).toBeVisible();
  await expect(request(page, 'Rent').getByText('Repeats every month')).toBeVisible();

  await button(rent, 'Stop').click();
  const question = page.getByRole('alertdialog');
  await button(question, 'Cancel').click();
  await expect(button(rent, 'Stop')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(question, 'Stop it').click();
  await expectToast(page, 'It no longer repeats.');
  await expect(repeating(page).getByText('Nothing repeats any more.')).toBeVisible();
  await expect(opener(page)).toBeFocused();
  await expect(request(page, 'Rent')).toHaveCount(1);
  await page.reload();
  await expect(request(page, 'Rent')).toHaveCount(1);
  await expect(repeating(page)).toHaveCount(0);
});

test('different amounts are changed one by one', { tag: '@rest' }, async ({ person }) => {
  const [aisyah, weiJie, priya] = [
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person.withoutBrowser('Wei Jie Tan'),
    await person.withoutBrowser('Priya Nair'),
  ];
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  await aisyah.api.payments.createPaymentRequest({
    homeId,
    id: randomUUID(),
    title: 'Internet',
    totalAmount: 3000,
    debtorIds: [weiJie.userId, priya.userId],
    split: { by: 'amounts', amounts: [1000, 2000] },
    repeats: 'two_weeks',
  });
  const { page } = aisyah;
  await page.goto(PAGE);
  await opener(page).click();
  await button(series(page, 'Internet'), 'Change amount').click();
  const window = page.getByRole('dialog');
  await expect(window.getByLabel('Amount for Priya Nair')).toHaveValue('20.00');
  await window.getByLabel('Amount for Wei Jie Tan').fill('12.50');
  await expect(window.getByText('RM 32.50')).toBeVisible();
  await expectSound(page, { part: '[role=dialog]' });
  await button(window, 'Save amount').click();
  await expect(series(page, 'Internet')).toContainText('RM 32.50');
});

test(
  'axe finds nothing and nothing is cut: with several, one paused, its windows, and failures',
  { tag: '@rest' },
  async ({ person }) => {
    test.slow();
    const long = 'Sharifah Nurul Ain Batrisyia binti Wan Ahmad';
    const [aisyah, weiJie, sharifah] = [
      await person('Aisyah Rahman', { viewport: DESKTOP }),
      await person('Wei Jie Tan'),
      await person(long),
    ];
    const { id: homeId } = await buildHome([aisyah, weiJie, sharifah]);
    const { page } = aisyah;
    const rent = { homeId, from: aisyah, debtors: [weiJie, sharifah], title: 'Rent', sen: 200_000 };
    await ask({ ...rent, repeats: 'month' });
    const seriesId = await ask({ ...rent, title: `Internet ${'x'.repeat(60)}`, repeats: 'week' });
    await aisyah.api.repeating.pauseRepeating({ homeId, seriesId });
    await page.goto(PAGE);
    await opener(page).click();
    await expect(series(page, 'Rent')).toBeVisible();
    await expectSound(page, { sizes: SIZES });
    await button(series(page, 'Rent'), 'Stop').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSound(page, { part: '[role=alertdialog]' });
    await page.keyboard.press('Escape');
    await page.route('**/repeating/listRepeating**', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(repeating(page).getByText('Failed to load what repeats')).toBeVisible();
    await page.unroute('**/repeating/listRepeating**');
    await button(repeating(page), 'Try again').click();
    await expect(series(page, 'Rent')).toBeVisible();
  },
);
