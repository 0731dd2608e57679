import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/days.ts';
import { BUILT_IN_TEMPLATES, TEMPLATE_LIMITS } from '#domain/templates.ts';
import { templateFields } from '#test/builders/homes.ts';
import {
  buildHome,
  button,
  withoutFirstReads,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectToast,
  PHONE,
  region,
  test,
  today,
  withDatabase,
} from '#test/browser/harness.ts';
import {
  field,
  form,
  question,
  row,
  save,
  templates,
  together,
  withoutLive,
} from '#test/browser/templates-page.ts';

for (const [size, viewport, colorScheme] of [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const)
  test(
    `a template is added, changed, reset and deleted, and the other browser follows (${size})`,
    { tag: size === 'desktop' ? '@rest' : [] },
    async ({ person }) => {
      test.slow();
      const aisyah = await person('Aisyah Rahman', { viewport, colorScheme });
      const weiJie = await person('Wei Jie Tan');
      await together(aisyah, weiJie);
      const { page } = aisyah;
      await expect(templates(page).getByRole('listitem')).toHaveCount(BUILT_IN_TEMPLATES.length);
      await expect(row(page, 'Throw Rubbish')).toContainText('Every day');
      await expect(row(page, 'Throw Rubbish')).toContainText('10 min');
      await expect(row(page, 'Throw Rubbish')).toContainText('Critical');

      await button(page, 'Add template').click();
      await expect(field(page, 'Frequency')).toHaveValue('weekly');
      await expect(field(page, 'Times per week')).toHaveCount(0);
      await expect(field(page, 'Estimated time (minutes)')).toHaveValue('30');
      await expect(form(page).getByRole('radio', { name: 'Normal' })).toBeChecked();
      await expect(field(page, 'Flexible')).toBeChecked();
      await expect(field(page, 'Flexible')).toHaveAccessibleDescription(/The plan stays the same\.$/);
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
      await field(page, 'Icon').fill('👩🏽‍🔧🚽🧹');
      await expect(field(page, 'Icon')).toHaveValue('👩🏽‍🔧🚽');
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
    },
  );

test('templates that could not be loaded can be retried', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page } = aisyah;
  await withoutLive(page);
  await withoutFirstReads(page);
  await page.route('**/templates/listTemplates**', (route) => route.fulfill({ status: 429, body: '' }));
  await page.goto('/home-management/chores');
  await expect(page.getByText('Failed to load chore templates')).toBeVisible();
  await expect(button(page, 'Add template')).toHaveCount(0);
  await page.unroute('**/templates/listTemplates**');
  await button(templates(page), 'Try again').click();
  await expect(row(page, 'Sweep')).toBeVisible();
});

test('a home with a hundred templates cannot add more, and the button says why', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  await withDatabase((client) =>
    client.query(
      `insert into chore_templates (home_id, template_id, client_id, created_by, name, description, frequency,
                                    priority, estimated_time, icon, flexible, is_custom)
       select $1, 'chore_' || n, gen_random_uuid(), $2, 'Chore ' || n, 'Made by a test', 'monthly', 3, 30, '🧹', true, true
         from generate_series(1, ${TEMPLATE_LIMITS.perHome - BUILT_IN_TEMPLATES.length}) n`,
      [homeId, aisyah.userId],
    ),
  );
  const { page } = aisyah;
  await page.goto('/home-management');
  await expect(templates(page).getByRole('listitem')).toHaveCount(100);
  await expect(button(page, 'Add template')).toBeDisabled();
  await expect(button(page, 'Add template')).toHaveAccessibleDescription(
    'A home can have at most 100 templates. Delete one you no longer need.',
  );
});

test('completed chores keep their names on the board and in the history', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: DESKTOP });
  const { id: homeId } = await buildHome([aisyah]);
  const { api, page } = aisyah;
  const fields = (name: string) => templateFields({ name, frequency: 'daily' });
  await api.templates.createTemplate({ homeId, id: randomUUID(), fields: fields('Bins') });
  await api.templates.saveTemplate({ homeId, templateId: 'bins', fields: fields('Recycling') });
  const { chores } = await api.chores.listChores({ homeId, from: today(), to: addDays(today(), 30) });
  const bin = chores.find(({ type }) => type === 'bins');
  const mop = chores.find(({ type }) => type === 'mop');
  for (const chore of [bin, mop]) await api.chores.completeChore({ homeId, choreId: chore?.id ?? '' });
  await api.templates.deleteTemplate({ homeId, templateId: 'bins', removeOpenChores: true });
  await api.templates.saveTemplate({ homeId, templateId: 'mop', fields: fields('Wet mop') });
  await page.goto(`/chores?week=${bin?.dueDate ?? ''}`);
  await expect(page.getByRole('main')).toContainText('Recycling');
  await page.goto('/home-management');
  const history = region(page, 'History');
  await expect(history).toContainText('You completed Mop');
  await expect(history).toContainText('You completed Recycling');
});
