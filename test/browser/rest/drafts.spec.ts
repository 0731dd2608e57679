import type { Page } from '@playwright/test';
import {
  buildHome,
  button,
  expect,
  expectAccessible,
  expectSound,
  expectToast,
  PHONE,
  SIZES,
  test,
  type Person,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';
import { templateForm as templateWords } from '#words/templates.ts';
import { choose, form, PAGE, who } from '#test/browser/payment-steps.ts';
import { createTemplate, field, form as templateForm } from '#test/browser/templates-page.ts';

/** The server handles the call, but its answer is lost. */
const cutAnswer = async (page: Page, call: string) => {
  let isDone = false;
  await page.route(`**/${call}`, async (route) => {
    await route.fetch();
    isDone = true;
  });
  return () => expect.poll(() => isDone).toBe(true);
};

/** Like a phone that discards a page without notice and later opens it again. */
async function discard(page: Page) {
  const again = await page.context().newPage();
  const viewport = page.viewportSize();
  await page.close();
  if (viewport) await again.setViewportSize(viewport);
  return again;
}

const LEFT = /^You left this unfinished at \d\d:\d\d\./;
const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft ')).length);

test('a money form that the phone discarded is offered again, until it is sent', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  await buildHome([aisyah, weiJie]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await choose(page, 'Wei');
  const what = form(page).getByLabel('Pay for what? *');
  const amount = form(page).getByLabel('Total Amount (RM) *');
  await what.fill('TNB electricity');
  await amount.fill('63.45');
  const again = await discard(page);
  await again.goto(PAGE);
  await expect(form(again).getByText(LEFT)).toBeVisible();
  await expectAccessible(again);
  await expectSound(again, { sizes: SIZES });
  await again.setViewportSize(PHONE);
  await button(form(again), 'Continue').click();
  await expect(form(again).getByText(LEFT)).toBeHidden();
  await expect(form(again).getByLabel('Pay for what? *')).toHaveValue('TNB electricity');
  await expect(form(again).getByLabel('Total Amount (RM) *')).toHaveValue('63.45');
  await expect(form(again)).toContainText('Wei Jie Tan');
  await button(again, 'Get My Money Back').click();
  await expectToast(again, 'Payment request created and notifications sent!');
  expect(await storedDrafts(again)).toBe(0);
  await again.reload();
  await expect(who(again)).toBeVisible();
  await expect(form(again).getByText(LEFT)).toBeHidden();
});

test('a draft belongs to its item, survives a failure, and ends with Discard or a change of the item', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId } = await buildHome([aisyah]);
  const { template } = await createTemplate(aisyah, homeId);
  const { page, api } = aisyah;
  const open = async (name: string) => {
    await page.goto('/home-management');
    await button(page, name).click();
    await expect(templateForm(page)).toBeVisible();
  };
  await open('Add template');
  await field(page, 'Name').fill('Water Plants');
  await page.route('**/templates/createTemplate', (route) => route.fulfill({ status: 500, body: '' }));
  await field(page, 'Description').fill('Balcony pots');
  await button(templateForm(page), 'Save').click();
  await expectToast(page, 'Failed to save template');
  page.on('dialog', (dialog) => void dialog.accept());
  await open(`Edit ${template.name}`);
  await expect(templateForm(page).getByText(LEFT)).toBeHidden();
  await field(page, 'Description').fill('Another one');
  await open(`Edit ${template.name}`);
  await expect(templateForm(page).getByText(LEFT)).toBeVisible();
  await api.templates.saveTemplate({
    homeId,
    templateId: template.id,
    fields: { ...template, description: 'Meanwhile' },
  });
  await open(`Edit ${template.name}`);
  await expect(templateForm(page).getByText(LEFT)).toBeHidden();
  await open('Add template');
  await button(templateForm(page), 'Continue').click();
  await expect(field(page, 'Name')).toHaveValue('Water Plants');
  await expect(field(page, 'Description')).toHaveValue('Balcony pots');
  await open('Add template');
  await button(templateForm(page), 'Discard').click();
  await expect(templateForm(page).getByText(LEFT)).toBeHidden();
  await expect(field(page, 'Name')).toHaveValue('');
  await open('Add template');
  await expect(templateForm(page).getByText(LEFT)).toBeHidden();
});

test('signing out deletes drafts, and secrets are never stored', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
  const { page } = aisyah;
  await page.goto(PAGE);
  await choose(page, 'Wei');
  await form(page).getByLabel('Pay for what? *').fill('TNB electricity');
  await expect.poll(() => storedDrafts(page)).toBe(1);
  await page.goto('/profile');
  const part = await openPart(page, 'How to pay me');
  await part.getByLabel('Account number').fill('7001234567');
  await button(part, 'Cancel').click();
  await button(page.getByRole('alertdialog'), 'Discard').click();
  await expect(part).toHaveCount(0);
  await button(page, 'Edit Profile').click();
  await button(page, 'Change email address').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email address').fill('new@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('a secret of hers');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('new@example.com');
  expect(stored).not.toContain('a secret of hers');
  expect(stored).not.toContain('7001234567');
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => storedDrafts(page)).toBe(0);
});

/** Each form that creates something: how to fill it in and send it, and how to count what it created. */
const MAKING = {
  'a money request': {
    call: 'payments/createPaymentRequest',
    open: (page: Page) => page.goto(PAGE),
    within: form,
    fill: async (page: Page) => {
      await choose(page, 'Wei');
      await form(page).getByLabel('Pay for what? *').fill('TNB electricity');
      await form(page).getByLabel('Total Amount (RM) *').fill('63.45');
    },
    send: 'Get My Money Back',
    sent: 'Payment request created and notifications sent!',
    made: async ({ api }: Person, homeId: string) =>
      (await api.payments.listPaymentRequests({ homeId })).payments.length,
  },
  'a template': {
    call: 'templates/createTemplate',
    open: async (page: Page) => {
      await page.goto('/home-management');
      await button(page, 'Add template').click();
    },
    within: templateForm,
    fill: async (page: Page) => {
      await field(page, 'Name').fill('Water Plants');
      await field(page, 'Description').fill('Balcony pots');
    },
    send: 'Save',
    sent: templateWords.created,
    made: async ({ api }: Person, homeId: string) =>
      (await api.templates.listTemplates({ homeId })).filter(({ name }) => name === 'Water Plants').length,
  },
};

for (const [what, { call, open, within, fill, send, sent, made }] of Object.entries(MAKING))
  test(`${what} whose answer was lost with the page is not created twice by its draft`, async ({
    person,
  }) => {
    const aisyah = await person('Aisyah Rahman');
    const { id: homeId } = await buildHome([aisyah, await person.withoutBrowser('Wei Jie Tan')]);
    const { page } = aisyah;
    await open(page);
    await fill(page);
    const untilDone = await cutAnswer(page, call);
    await button(within(page), send).click();
    await untilDone();
    expect(await made(aisyah, homeId)).toBe(1);
    const again = await discard(page);
    await open(again);
    await button(within(again), 'Continue').click();
    await button(within(again), send).click();
    await expectToast(again, sent);
    expect(await made(aisyah, homeId)).toBe(1);
    expect(await storedDrafts(again)).toBe(0);
  });
