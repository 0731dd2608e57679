import { randomUUID } from 'node:crypto';
import { button, expect, expectToast, PHONE, region, test } from '#test/browser/harness.ts';
import {
  createTemplate,
  field,
  form,
  offers,
  question,
  row,
  save,
  templates,
  together,
} from '#test/browser/templates-page.ts';

test("a misfit shows on everyone's board as long as it exists, and re-planning can be undone", async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan');
  const homeId = await together(aisyah, weiJie);
  await weiJie.page.goto('/chores');
  await button(weiJie.page, 'Next week').click();
  await expect(weiJie.page.getByText('Throw Rubbish').first()).toBeVisible();

  const { page } = aisyah;
  // A new template is planned at once.
  await createTemplate(weiJie, homeId);
  const watering = weiJie.page.getByRole('listitem').filter({ hasText: 'Water Plants' });
  await expect(watering).toHaveCount(5);
  await button(page, 'Edit Water Plants').click();
  await field(page, 'Frequency').selectOption('weekly');
  await save(page);
  for (const each of [page, weiJie.page]) {
    await expect(offers(each)).toContainText(/\d+ chores of Water Plants no longer fit the plan\./);
    await expect(offers(each)).toContainText(
      /From \w{3} \d\d on, \d+ are removed\. No agreed swap is lost\./,
    );
  }
  await page.reload();
  await expect(offers(page)).toContainText('Water Plants no longer fit the plan.');

  await button(weiJie.page, 'Plan again').click();
  await expectToast(weiJie.page, 'Chores planned again!');
  // The page stays at the top, where the banner was.
  expect(await weiJie.page.evaluate(() => scrollY)).toBe(0);
  for (const each of [page, weiJie.page]) await expect(offers(each)).toHaveText('');
  await expect(watering).toHaveCount(1);
  // On a phone, History is a page of its own.
  await page.goto('/home-management/history');
  await expect(region(page, 'History')).toContainText(
    /Wei Jie Tan planned Water Plants again \(\d+ open chores\)/,
  );
  await button(weiJie.page, 'Undo').click();
  await expectToast(weiJie.page, 'The earlier chores are back.');
  await expect(watering).toHaveCount(5);
  await expect(offers(weiJie.page)).toContainText('Water Plants no longer fit the plan.');
});

test('an offer is hidden on one device until something changes, and names what is gone', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const homeId = await together(aisyah, weiJie);
  await createTemplate(weiJie, homeId);
  const { page } = aisyah;
  // Mop follows Sweep, so both are offered.
  await button(page, 'Edit Sweep').click();
  await field(page, 'Frequency').selectOption('weekly');
  await save(page);
  await expect(offers(page)).toContainText('of Mop and Sweep no longer fit the plan.');
  await expect(row(page, 'Mop')).toContainText('Every week');
  await button(page, 'Not now').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await button(page, 'Not now').click();
  await expect(offers(page)).toHaveText('');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.reload();
  await expect(row(page, 'Mop')).toBeVisible();
  await expect(offers(page)).toHaveText('');
  await expect(offers(weiJie.page)).toContainText('of Mop and Sweep');
  // A change of only the name does not affect the plan.
  await button(page, 'Edit Sweep').click();
  await field(page, 'Name').fill('Vacuum');
  await save(page);
  await expect(row(page, 'Vacuum')).toBeVisible();
  await expect(offers(page)).toHaveText('');
  await button(page, 'Edit Vacuum').click();
  await field(page, 'Frequency').selectOption('monthly');
  await save(page);
  await expect(offers(page)).toContainText('of Mop and Vacuum');
  await button(page, 'Reset Vacuum').click();
  await button(question(page), 'Reset').click();
  for (const each of [page, weiJie.page]) await expect(offers(each)).toHaveText('');

  await button(page, 'Delete Water Plants').click();
  const remove = question(page).getByRole('checkbox', { name: /Remove its open chores too \(\d+\)/ });
  await expect(remove).toBeChecked();
  await remove.uncheck();
  await button(question(page), 'Delete').click();
  await expectToast(page, 'Template deleted successfully!');
  await expect(offers(page)).toContainText(/chores of water plants \(deleted\) no longer fit/);
  await button(page, 'Plan again').click();
  for (const each of [page, weiJie.page]) await expect(offers(each)).toHaveText('');
});

test("a deleted template's open chores are removed by default", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const homeId = await together(aisyah, weiJie);
  await createTemplate(weiJie, homeId);
  await weiJie.page.goto('/chores');
  await button(weiJie.page, 'Next week').click();
  const watering = weiJie.page.getByRole('listitem').filter({ hasText: 'Water Plants' });
  await expect(watering).toHaveCount(5);
  await button(aisyah.page, 'Delete Water Plants').click();
  await button(question(aisyah.page), 'Delete').click();
  await expect(watering).toHaveCount(0);
  await expect(offers(weiJie.page)).toHaveText('');
});

test('an offer that another member accepted in the meantime changes nothing', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const homeId = await together(aisyah, weiJie);
  const { page } = aisyah;
  await button(page, 'Edit Throw Rubbish').click();
  await field(page, 'Frequency').selectOption('monthly');
  await save(page);
  await expect(offers(page)).toContainText('Throw Rubbish no longer fit');
  await page.route('**/plans/getPlanOffers', (request) => request.abort());
  const ids = { homeId, id: randomUUID(), templateIds: ['throw_rubbish'] };
  await weiJie.api.templates.planTemplates(ids);
  await button(page, 'Plan again').click();
  await expectToast(page, 'Nothing to change: the chores already fit the plan.');
});

test('the form says which chores come together, chains included', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await together(aisyah, await person.withoutBrowser('Wei Jie Tan'));
  const { page } = aisyah;
  await button(templates(page), 'Add template').click();
  await field(page, 'Name').fill('Dust');
  await expect(form(page).getByRole('status')).toHaveText('');
  await form(page).getByRole('checkbox', { name: 'Sweep' }).check();
  // Sweep brings Mop along.
  await expect(form(page).getByRole('status')).toHaveText(
    'Dust, Mop and Sweep will then be planned every week, for the same person.',
  );
  await field(page, 'Frequency').selectOption('multiple');
  await expect(form(page).getByRole('status')).toContainText('will then be planned 2× a week');
  await expect(form(page).getByRole('group', { name: 'Together with' })).toBeVisible();
});
