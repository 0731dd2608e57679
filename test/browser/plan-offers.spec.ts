import { button, expect, expectToast, PHONE, region, test } from '#test/browser/harness.ts';
import { createTemplate, field, offer, question, row, save, together } from '#test/browser/templates-page.ts';

test("an accepted offer shows on the other's board without a reload", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan');
  const homeId = await together(aisyah, weiJie);
  await weiJie.page.goto('/chores');
  await button(weiJie.page, 'Next week').click();
  await expect(weiJie.page.getByText('Throw Rubbish').first()).toBeVisible();

  const { page } = aisyah;
  await createTemplate(weiJie, homeId);
  const watering = weiJie.page.getByRole('listitem').filter({ hasText: 'Water Plants' });
  await button(page, 'Edit Water Plants').click();
  await field(page, 'Frequency').selectOption('biennial');
  await save(page);
  await expect(offer(page)).toContainText('Plan Water Plants anew?');
  await expect(offer(page)).toContainText(/\d+ chores change from \w{3} \d\d on: \d+ new\./);
  await expect(offer(page)).toBeInViewport();
  await expect(watering).toHaveCount(0);
  // A look at another page loses no offer.
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(offer(page)).toContainText('Plan Water Plants anew?');

  await button(page, 'Plan anew').click();
  await expectToast(page, 'Chores planned anew!');
  await expect(offer(page)).toHaveText('');
  await expect(watering).not.toHaveCount(0);
  await expect(region(page, 'History')).toContainText(/You planned Water Plants anew \(\d+ open chores\)/);
});

test('offers join into one, follow what becomes of their templates, and can be refused', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const homeId = await together(aisyah, weiJie);
  await createTemplate(weiJie, homeId, { requiresSameDay: ['wash_toilet'] });
  // Dealt anew when Wei Jie joined, they have on some days other turns than the plan, and Sweep as it was would still be offered.
  await aisyah.api.templates.planTemplates({ homeId, templateIds: ['mop', 'sweep'] });
  const { page } = aisyah;
  // Mop comes with Sweep, so both are offered.
  await button(page, 'Edit Sweep').click();
  await field(page, 'Frequency').selectOption('weekly');
  await save(page);
  await expect(offer(page)).toContainText('Plan Mop and Sweep anew?');
  await expect(row(page, 'Mop')).toContainText('Every week');
  await button(page, 'Edit Throw Rubbish').click();
  await field(page, 'Frequency').selectOption('triennial');
  await save(page);
  await expect(offer(page)).toContainText('Plan Mop, Sweep and Throw Rubbish anew?');
  await expect(offer(page)).toContainText('removed');
  // Renamed, it is planned as before.
  await button(page, 'Edit Throw Rubbish').click();
  await field(page, 'Name').fill('Take Out Rubbish');
  await save(page);
  await expect(row(page, 'Take Out Rubbish')).toBeVisible();
  await expect(offer(page)).toContainText('Plan Mop, Sweep and Throw Rubbish anew?');

  await button(page, 'Reset Sweep').click();
  await button(question(page), 'Reset').click();
  await expect(offer(page)).toContainText('Plan Throw Rubbish anew?');
  await button(page, 'Delete Water Plants').click();
  await button(question(page), 'Delete').click();
  await expectToast(page, 'Template deleted successfully!');

  await button(page, 'Not now').click();
  await expect(offer(page)).toHaveText('');
  const before = await aisyah.api.templates.planTemplates({ homeId, templateIds: ['throw_rubbish'] });
  expect(before?.removed).toBeGreaterThan(0);
});

test('an offer that another member took up already has nothing left to change', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const homeId = await together(aisyah, weiJie);
  const { page } = aisyah;
  await button(page, 'Edit Throw Rubbish').click();
  await field(page, 'Frequency').selectOption('monthly');
  await save(page);
  await expect(offer(page)).toContainText('Plan Throw Rubbish anew?');
  await weiJie.api.templates.planTemplates({ homeId, templateIds: ['throw_rubbish'] });
  await button(page, 'Plan anew').click();
  await expectToast(page, 'Nothing had to change: the chores are already planned so.');
  await expect(offer(page)).toHaveText('');
});
