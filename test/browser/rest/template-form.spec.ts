import {
  buildHome,
  button,
  expect,
  expectSound,
  expectToast,
  PHONE,
  SIZES,
  test,
} from '#test/browser/harness.ts';
import {
  createTemplate,
  field,
  form,
  offers,
  question,
  row,
  save,
  together,
  withoutLive,
} from '#test/browser/templates-page.ts';

test('a lost answer keeps the form, and saving again creates one template with the latest input', async ({
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

test('a form whose template was deleted says so on save, and keeps the input', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const homeId = await together(aisyah, weiJie);
  const { template } = await createTemplate(weiJie, homeId);
  const { page } = aisyah;
  await button(page, 'Edit Water Plants').click();
  await field(page, 'Description').fill('Every pot of the balcony');
  await weiJie.api.templates.deleteTemplate({ homeId, templateId: template.id });
  await expect(page.locator('h3', { hasText: 'Water Plants' })).toHaveCount(0);
  await save(page);
  await expectToast(page, 'This template no longer exists.');
  await expect(field(page, 'Description')).toHaveValue('Every pot of the balcony');
});

test('closing asks before it discards input', async ({ person }) => {
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
    await expect(question(page)).toContainText('Discard your changes?');
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
  // Without changes, going back is not blocked.
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('a template is created by keyboard', async ({ person }) => {
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
  // Back to the icons: first the cell for any other emoji, then the selected one; arrow keys move between them.
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

test('a wrong field says why, and the first one has the focus', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/home-management/chores');
  await button(page, 'Edit Mop').click();
  // Mop follows Sweep, and the form says that its own frequency does not count.
  await expect(field(page, 'Frequency')).toHaveAccessibleDescription(
    'Always on the same days as Sweep, whatever you choose here.',
  );
  await field(page, 'Frequency').selectOption('multiple');
  await field(page, 'Times per week').fill('8');
  await field(page, 'Estimated time (minutes)').fill('7');
  // The icon takes at most two characters, as people count them.
  await field(page, 'Icon').pressSequentially('abc');
  await expect(field(page, 'Icon')).toHaveValue('ab');
  await field(page, 'Icon').fill('👨‍👩‍👧‍👦🧹🧹');
  await expect(field(page, 'Icon')).toHaveValue('👨‍👩‍👧‍👦🧹');
  await save(page);
  await expectToast(page, 'Please enter a number from 2 to 7');
  await expect(field(page, 'Times per week')).toBeFocused();
  await expect(field(page, 'Times per week')).toHaveAccessibleDescription(
    'Please enter a number from 2 to 7',
  );
  const minutes = 'Please enter a time from 5 to 300 minutes, in steps of 5';
  await expect(field(page, 'Estimated time (minutes)')).toHaveAccessibleDescription(minutes);
  // The buttons lead back into the allowed range.
  await button(form(page), 'Fewer times').click();
  await expect(field(page, 'Times per week')).toHaveValue('7');
  await expect(button(form(page), 'More times')).toBeDisabled();
  await button(form(page), 'Less time').click();
  await expect(field(page, 'Estimated time (minutes)')).toHaveValue('5');
  await save(page);
  await expectToast(page, 'Template updated successfully!');
  // Both characters are side by side in its tile.
  const tile = row(page, 'Mop').getByText('👨‍👩‍👧‍👦🧹', { exact: true });
  const { fits, lines } = await tile.evaluate((square) => {
    const text = document.createRange();
    text.selectNodeContents(square);
    const { width, height } = square.getBoundingClientRect();
    const drawn = text.getBoundingClientRect();
    return { fits: drawn.width <= width && drawn.height <= height, lines: text.getClientRects().length };
  });
  expect({ fits, lines }).toEqual({ fits: true, lines: 1 });
});

test("a call that does not reach the server fails with the action's own text", async ({
  person,
  expectedErrors,
}) => {
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
  await expect(offers(page)).toContainText('Throw Rubbish no longer fit the plan.');

  await page.route(/\/templates\/(save|reset|delete|plan)/, (route) => route.abort());
  await button(page, 'Plan again').click();
  await expectToast(page, 'Failed to plan the chores. Please try again.');
  await expect(offers(page)).toContainText('Throw Rubbish no longer fit the plan.');
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
  await page.goto('/home-management/chores');
  await button(page, 'Edit Mop').click();
  await field(page, 'Frequency').selectOption('multiple');
  await field(page, 'Estimated time (minutes)').fill('7');
  await save(page);
  await expectToast(page, 'Please enter a time from 5 to 300 minutes, in steps of 5');
  for (const size of SIZES) {
    await expectSound(page, { sizes: [size], part: '[role=dialog]' });
    await expect(button(form(page), 'Save')).toBeInViewport({ ratio: 1 });
  }
  await button(form(page), 'Cancel').click();
  await expect(question(page)).toBeVisible();
  await expectSound(page, { sizes: SIZES, part: '[role=alertdialog]' });
  await button(question(page), 'Keep editing').click();
  await field(page, 'Estimated time (minutes)').fill('25');
  await field(page, 'Name').fill('Mop the floors');
  await save(page);
  await expect(row(page, 'Mop the floors')).toBeVisible();
  await button(page, 'Edit Throw Rubbish').click();
  await field(page, 'Frequency').selectOption('weekly');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Not scrolled to the part, where the top bar would cover half a button.
    await page.goto(size.width < 768 ? '/home-management/chores' : '/home-management');
    await expect(offers(page)).toContainText('Throw Rubbish no longer fit the plan.');
    await expectSound(page, { sizes: [size] });
  }
  await button(page, 'Not now').click();
  await expect(offers(page)).toHaveText('');
});
