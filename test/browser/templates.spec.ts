import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { TemplateFields } from '#contract/templates.ts';
import {
  buildHome,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  PHONE,
  PHONE_ON_ITS_SIDE,
  SMALL_DESKTOP,
  TABLET,
  test,
  withDatabase,
  type Person,
} from '#test/browser/harness.ts';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const templates = (page: Page) => region(page, 'Chore Templates');
const row = (page: Page, name: string) =>
  templates(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const offer = (page: Page) => templates(page).getByRole('status');
const form = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const save = (page: Page) => button(form(page), 'Save').click();

const WATERING: TemplateFields = {
  name: 'Water Plants',
  description: 'Balcony pots and the pandan',
  frequency: 'daily',
  priority: 1,
  estimatedTime: 15,
  icon: '🪴',
  flexible: true,
  requiresSameDay: [],
};

const createTemplate = (person: Person, homeId: string, fields: Partial<TemplateFields> = {}) =>
  person.api.templates.createTemplate({ homeId, id: randomUUID(), fields: { ...WATERING, ...fields } });

/** Both browsers look at Home Management of one home, in which chores are planned. */
async function together(aisyah: Person, weiJie: Person) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  await aisyah.api.chores.openHome({ homeId });
  for (const { page } of [aisyah, weiJie]) {
    await page.goto('/home-management');
    await expect(row(page, 'Sweep')).toBeVisible();
  }
  return homeId;
}

/** The page hears nothing of what changes, as if its stream were lost with the rest of the network. */
const withoutLive = (page: Page) => page.route('**/api/live', () => {});

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const)
  test(`a template is added, changed, reset and deleted, and the other browser follows (${size})`, async ({
    person,
  }) => {
    test.slow();
    const aisyah = await person('Aisyah Rahman', { viewport, colorScheme });
    const weiJie = await person('Wei Jie Tan');
    await together(aisyah, weiJie);
    const { page } = aisyah;
    await expect(templates(page).getByRole('listitem')).toHaveCount(4);
    await expect(row(page, 'Throw Rubbish')).toContainText('Every day');
    await expect(row(page, 'Throw Rubbish')).toContainText('10 min');
    await expect(row(page, 'Throw Rubbish')).toContainText('Critical');

    await button(page, 'Add template').click();
    await expect(field(page, 'Frequency')).toHaveValue('weekly');
    await expect(field(page, 'Times per week')).toHaveCount(0);
    await expect(field(page, 'Estimated time (minutes)')).toHaveValue('30');
    await expect(form(page).getByRole('radio', { name: 'Normal' })).toBeChecked();
    await expect(field(page, 'Flexible')).toBeChecked();
    await save(page);
    await expectToast(page, 'Please fill in all required fields');
    await expect(field(page, 'Name')).toBeFocused();
    await field(page, 'Name').fill('Water Plants');
    await field(page, 'Description').fill('Balcony pots and the pandan');
    await form(page).getByRole('radio', { name: 'Potted plant' }).check();
    await field(page, 'Frequency').selectOption({ label: 'Several times a week' });
    await expect(field(page, 'Times per week')).toHaveValue('2');
    await button(form(page), 'More times').click();
    await button(form(page), 'Less time').click();
    await form(page).getByRole('radio', { name: 'Low' }).check();
    await save(page);
    await expectToast(page, 'Custom chore template created successfully!');
    await expect(form(page)).toHaveCount(0);
    for (const each of [page, weiJie.page]) {
      await expect(row(each, 'Water Plants')).toContainText('Custom');
      await expect(row(each, 'Water Plants')).toContainText('3× a week');
      await expect(row(each, 'Water Plants')).toContainText('25 min');
      await expect(row(each, 'Water Plants')).toContainText('🪴');
    }

    await button(page, 'Edit Wash Toilet').click();
    await field(page, 'Name').fill('Wash Both Toilets');
    await field(page, 'Icon').fill('🚿🚽🧹');
    await save(page);
    await expectToast(page, 'Please choose an icon of at most 2 characters');
    await expect(field(page, 'Icon')).toBeFocused();
    await field(page, 'Icon').fill('👩🏽‍🔧🚽');
    await save(page);
    await expectToast(page, 'Template updated successfully!');
    for (const each of [page, weiJie.page]) {
      await expect(row(each, 'Wash Both Toilets')).toContainText('Changed');
      await expect(row(each, 'Wash Both Toilets')).toContainText('👩🏽‍🔧🚽');
    }

    await button(page, 'Reset Wash Both Toilets').click();
    await button(question(page), 'Cancel').click();
    await expect(button(page, 'Reset Wash Both Toilets')).toBeFocused();
    await button(page, 'Reset Wash Both Toilets').click();
    await button(question(page), 'Reset').click();
    await expectToast(page, 'Template reset to default!');
    await expect(button(page, 'Edit Wash Toilet')).toBeFocused();
    await expect(row(weiJie.page, 'Wash Toilet')).not.toContainText('Changed');
    await expect(button(weiJie.page, 'Reset Wash Toilet')).toHaveCount(0);

    await button(page, 'Delete Water Plants').click();
    await button(question(page), 'Delete').click();
    await expectToast(page, 'Template deleted successfully!');
    await expect(button(page, 'Add template')).toBeFocused();
    for (const each of [page, weiJie.page]) await expect(row(each, 'Water Plants')).toHaveCount(0);
    await expect(region(weiJie.page, 'History')).toContainText(
      'Aisyah Rahman deleted the template Water Plants',
    );
    await expectNoSidewaysScroll(page);
  });

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

test('a lost answer keeps the form, and saving again makes one template, as it stands then', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  const { page } = aisyah;
  await withoutLive(page);
  await page.goto('/home-management');
  await button(page, 'Add template').click();
  await field(page, 'Name').fill('Water Plants');
  await field(page, 'Description').fill('Balcony pots');
  await page.route('**/templates/createTemplate', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expectToast(page, 'Failed to save template');
  await expect(field(page, 'Name')).toHaveValue('Water Plants');
  await page.unroute('**/templates/createTemplate');
  await field(page, 'Description').fill('Balcony pots and the pandan');
  await save(page);
  await expectToast(page, 'Custom chore template created successfully!');
  await expect(row(page, 'Water Plants')).toHaveCount(1);
  await expect(row(page, 'Water Plants')).toContainText('Balcony pots and the pandan');
  const own = (await aisyah.api.templates.listTemplates({ homeId })).filter(({ isCustom }) => isCustom);
  expect(own).toMatchObject([{ name: 'Water Plants', description: 'Balcony pots and the pandan' }]);
});

test('a form whose template somebody else deleted says so on save, and keeps what was typed', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const homeId = await together(aisyah, weiJie);
  const { template } = await createTemplate(weiJie, homeId);
  const { page } = aisyah;
  await button(page, 'Edit Water Plants').click();
  await field(page, 'Description').fill('Every pot of the balcony');
  await weiJie.api.templates.deleteTemplate({ homeId, templateId: template.id });
  await expect(page.locator('h3', { hasText: 'Water Plants' })).toHaveCount(0);
  await save(page);
  await expectToast(page, 'This template is not there any more.');
  await expect(field(page, 'Description')).toHaveValue('Every pot of the balcony');
});

test('closing loses nothing that was typed without a question', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Home Management' }).click();
  await button(page, 'Edit Mop').click();
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  await expect(button(page, 'Edit Mop')).toBeFocused();

  await button(page, 'Edit Mop').click();
  await field(page, 'Name').fill('Mop All Floors');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => button(form(page), 'Cancel').click(),
    () => button(form(page), 'Close').click(),
    () => page.mouse.click(100, 400),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question(page)).toContainText('Discard what you changed?');
    await button(question(page), 'Keep editing').click();
    await expect(question(page)).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('Mop All Floors');
  }
  await expect(page).toHaveURL('/home-management');
  await page.keyboard.press('Escape');
  await button(question(page), 'Discard').click();
  await expect(form(page)).toHaveCount(0);
  await button(page, 'Edit Mop').click();
  await expect(field(page, 'Name')).toHaveValue('Mop');
  // Nothing changed any more: the way back is free.
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('by keyboard alone a template is made', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  const { page } = aisyah;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto('/home-management');
  await button(page, 'Add template').focus();
  await press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  // Back to the icons: the cell for any other, then the chosen one, with arrow keys between them.
  await press('Shift+Tab', 'Shift+Tab', 'ArrowRight', 'ArrowRight', 'Tab', 'Tab');
  await page.keyboard.type('Clean Kitchen');
  await press('Tab');
  await page.keyboard.type('Stove, sink and counter');
  await press('Tab');
  await expect(field(page, 'Frequency')).toBeFocused();
  await page.keyboard.type('Several');
  await press('Tab', 'ArrowUp', 'Tab', 'ArrowDown', 'Tab', 'ArrowRight', 'Tab');
  // The first of the other templates, then past the others to 'Flexible'.
  await press('Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Space', 'Tab', 'Tab');
  await expect(button(form(page), 'Save')).toBeFocused();
  await press('Enter');
  await expectToast(page, 'Custom chore template created successfully!');
  await expect(button(page, 'Add template')).toBeFocused();
  const made = (await aisyah.api.templates.listTemplates({ homeId })).find(({ isCustom }) => isCustom);
  expect(made).toMatchObject({
    name: 'Clean Kitchen',
    description: 'Stove, sink and counter',
    icon: '🚽',
    frequency: 'multiple',
    occurrencesPerWeek: 3,
    estimatedTime: 25,
    priority: 4,
    requiresSameDay: ['throw_rubbish'],
    flexible: false,
  });
});

test('a field that is wrong says how, and the first one has the focus', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/home-management');
  await button(page, 'Edit Mop').click();
  // Mop follows Sweep, and the form says that its own frequency does not count.
  await expect(field(page, 'Frequency')).toHaveAccessibleDescription(
    'Comes on the days of Sweep, whatever stands here.',
  );
  await field(page, 'Frequency').selectOption('multiple');
  await field(page, 'Times per week').fill('8');
  await field(page, 'Estimated time (minutes)').fill('7');
  await save(page);
  await expectToast(page, 'Please enter a number from 2 to 7');
  await expect(field(page, 'Times per week')).toBeFocused();
  await expect(field(page, 'Times per week')).toHaveAccessibleDescription(
    'Please enter a number from 2 to 7',
  );
  const minutes = 'Please enter a time from 5 to 300 minutes, in steps of 5';
  await expect(field(page, 'Estimated time (minutes)')).toHaveAccessibleDescription(minutes);
  // The steps lead back to what is allowed.
  await button(form(page), 'Fewer times').click();
  await expect(field(page, 'Times per week')).toHaveValue('7');
  await expect(button(form(page), 'More times')).toBeDisabled();
  await button(form(page), 'Less time').click();
  await expect(field(page, 'Estimated time (minutes)')).toHaveValue('5');
  await save(page);
  await expectToast(page, 'Template updated successfully!');
});

test("what the server never gets is said in the action's own words", async ({ person, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  await createTemplate(aisyah, homeId);
  await aisyah.api.chores.openHome({ homeId });
  const { page } = aisyah;
  await withoutLive(page);
  await page.goto('/home-management');
  await button(page, 'Edit Throw Rubbish').click();
  await field(page, 'Frequency').selectOption('weekly');
  await save(page);
  await expect(offer(page)).toContainText('Plan Throw Rubbish anew?');

  await page.route(/\/templates\/(save|reset|delete|plan)/, (route) => route.abort());
  await button(page, 'Plan anew').click();
  await expectToast(page, 'Failed to plan the chores anew');
  await expect(offer(page)).toContainText('Plan Throw Rubbish anew?');
  await button(page, 'Reset Throw Rubbish').click();
  await button(question(page), 'Reset').click();
  await expectToast(page, 'Failed to reset template');
  await button(question(page), 'Cancel').click();
  await button(page, 'Delete Water Plants').click();
  await button(question(page), 'Delete').click();
  await expectToast(page, 'Failed to delete template');
  await button(question(page), 'Cancel').click();
  await button(page, 'Edit Sweep').click();
  await field(page, 'Name').fill('Sweep All Floors');
  await save(page);
  await expectToast(page, 'Failed to save template');
  await expect(field(page, 'Name')).toHaveValue('Sweep All Floors');
});

test('templates that could not be loaded can be tried again', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page } = aisyah;
  await withoutLive(page);
  await page.route('**/templates/listTemplates**', (route) => route.fulfill({ status: 429, body: '' }));
  await page.goto('/home-management');
  await expect(page.getByText('Failed to load chore templates')).toBeVisible();
  await expect(button(page, 'Add template')).toHaveCount(0);
  await page.unroute('**/templates/listTemplates**');
  await button(templates(page), 'Try again').click();
  await expect(row(page, 'Sweep')).toBeVisible();
});

test('a home with a hundred templates can have no more, and the button says why', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  await withDatabase((client) =>
    client.query(
      `insert into chore_templates (home_id, template_id, client_id, created_by, name, description, frequency,
                                    priority, estimated_time, icon, flexible, is_custom)
       select $1, 'chore_' || n, gen_random_uuid(), $2, 'Chore ' || n, 'Made by a test', 'monthly', 3, 30, '🧹', true, true
         from generate_series(1, 96) n`,
      [homeId, aisyah.userId],
    ),
  );
  const { page } = aisyah;
  await page.goto('/home-management');
  await expect(templates(page).getByRole('listitem')).toHaveCount(100);
  await expect(button(page, 'Add template')).toBeDisabled();
  await expect(button(page, 'Add template')).toHaveAccessibleDescription(
    'A home can have at most 100 templates. Delete one that you no longer need.',
  );
});

test('any member brings a replaced plan back from the history, once', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  const homeId = await together(aisyah, weiJie);
  const undo = (page: Page) => button(region(page, 'History'), 'Undo');
  const sweeps = () =>
    withDatabase(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from chores where home_id = $1 and type = 'sweep' order by due_date`,
        [homeId],
      );
      return rows.map(({ id }) => id);
    });
  const before = await sweeps();
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  for (const { page } of [aisyah, weiJie]) await expect(undo(page)).toHaveCount(1);
  expect(await sweeps()).not.toEqual(before);

  await undo(weiJie.page).click();
  await expect(question(weiJie.page)).toContainText('Bring the earlier chores back?');
  await button(question(weiJie.page), 'Bring back').click();
  await expectToast(weiJie.page, 'The earlier chores are back.');
  for (const { page } of [aisyah, weiJie]) await expect(undo(page)).toHaveCount(0);
  await expect(region(aisyah.page, 'History')).toContainText('Wei Jie Tan brought the earlier chores back');
  expect(await sweeps()).toEqual(before);

  // Too old: the plan of before is no longer kept.
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  await expect(undo(aisyah.page)).toHaveCount(1);
  await withDatabase((client) =>
    client.query(`update home_events set created_at = created_at - interval '7 days' where home_id = $1`, [
      homeId,
    ]),
  );
  await aisyah.page.reload();
  await expect(region(aisyah.page, 'History')).toContainText('You regenerated the chores');
  await expect(undo(aisyah.page)).toHaveCount(0);
});

test('axe finds nothing in the form, its question and the offer, light and dark, at every size', async ({
  person,
}) => {
  test.slow();
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  await createTemplate(aisyah, homeId, {
    name: 'Clean the whole kitchen, the hob and the extractor hood',
  });
  await aisyah.api.chores.openHome({ homeId });
  const { page } = aisyah;
  await page.goto('/home-management');
  let name = 'Mop';
  for (const [viewport, colorScheme] of [
    [PHONE, 'light'],
    [PHONE_ON_ITS_SIDE, 'dark'],
    [TABLET, 'light'],
    [PHONE, 'dark'],
    [DESKTOP, 'light'],
    [DESKTOP, 'dark'],
    [SMALL_DESKTOP, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await button(page, `Edit ${name}`).click();
    await field(page, 'Frequency').selectOption('multiple');
    await field(page, 'Estimated time (minutes)').fill('7');
    await save(page);
    await expectToast(page, 'Please enter a time from 5 to 300 minutes, in steps of 5');
    await expectAccessible(page, '[role=dialog]');
    await expect(button(form(page), 'Save')).toBeInViewport({ ratio: 1 });
    await button(form(page), 'Cancel').click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page, '[role=alertdialog]');
    await button(question(page), 'Keep editing').click();
    await field(page, 'Estimated time (minutes)').fill('25');
    name = name === 'Mop' ? 'Mop the floors' : 'Mop';
    await field(page, 'Name').fill(name);
    await save(page);
    await expect(row(page, name)).toBeVisible();
    await button(page, 'Edit Throw Rubbish').click();
    await field(page, 'Frequency').selectOption(colorScheme === 'light' ? 'weekly' : 'monthly');
    await save(page);
    await expect(form(page)).toHaveCount(0);
    await expect(offer(page)).toContainText('Plan Throw Rubbish anew?');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(page, 'Not now').click();
  }
});
