import type { Locator, Page } from '@playwright/test';
import { pressPlanned } from '#test/browser/board-steps.ts';
import { openHomePart } from '#test/browser/home-steps.ts';
import {
  buildChores,
  buildHome,
  button,
  DESKTOP,
  expect,
  PHONE,
  region,
  test,
  today,
  type MakePerson,
} from '#test/browser/harness.ts';
import { rowOf } from '#test/browser/profile-steps.ts';

type Opening = { path: string; open: (page: Page) => Promise<void>; window: (page: Page) => Locator };
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const press = (name: string) => (page: Page) => button(page, name).click();

/** One window of each kind, and each that is built in a special way. */
const OPENINGS: Record<string, Opening> = {
  'the menu': { path: '/dashboard', open: press('Menu'), window: dialog(/./) },
  'the bell': {
    path: '/dashboard',
    open: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    window: dialog('Notifications'),
  },
  'a sheet': { path: '/home-management/chores', open: press('Add template'), window: dialog('Add template') },
  'a dialog': { path: '/profile', open: press('Two-step sign-in Off'), window: dialog('Two-step sign-in') },
  'a question': {
    path: '/home-management/settings',
    open: press('Delete home'),
    window: (page) => page.getByRole('alertdialog'),
  },
  'a chore': {
    path: '/chores',
    open: (page) => page.getByRole('link', { name: 'Mop', exact: true }).first().click(),
    window: dialog('Mop'),
  },
  'a sheet or dialog': {
    path: '/chores',
    open: (page) => pressPlanned(page, 'I am away'),
    window: dialog('I am away'),
  },
  'a swap': {
    path: '/chores',
    open: press('Request swap: Mop'),
    window: dialog('Request a Chore Swap'),
  },
  'the share menu': {
    path: '/home-management',
    open: press('Share invite link'),
    window: (page) => page.getByRole('menu', { name: 'Share with' }),
  },
};

const people = async (person: MakePerson, options: object) => {
  const aisyah = await person('Aisyah Rahman', options);
  const { id: homeId } = await buildHome([aisyah, await person.withoutBrowser('Ben Tan')]);
  await buildChores(homeId, [{ type: 'mop', assignedTo: aisyah.userId, dueDate: today() }]);
  return aisyah;
};

for (const [size, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`going back closes what is open, and stays on the page (${size})`, async ({ person }) => {
    test.setTimeout(120_000);
    const { page } = await people(person, { viewport });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    for (const [name, { path, open, window }] of Object.entries(OPENINGS)) {
      if (size === 'desktop' && name === 'the menu') continue;
      await page.goto(path);
      for (const round of ['first', 'second']) {
        await open(page);
        await expect(window(page), name).toBeVisible();
        await page.goBack();
        await expect(window(page), `${name}, ${round}`).toHaveCount(0);
        await expect(page).toHaveURL(path);
      }
      await open(page);
      await expect(window(page), name).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(window(page), name).toHaveCount(0);
      // A chore has its own address.
      if (name === 'a chore') continue;
      // Going forward does not reopen what was closed, nor navigate.
      await page.evaluate(() => history.forward());
      await open(page);
      await expect(window(page), name).toBeVisible();
      await page.goBack();
      await expect(window(page), name).toHaveCount(0);
    }
  });

test('going back closes one window after the other, and never discards input', async ({ person }) => {
  const { page } = await people(person, { viewport: PHONE });
  await page.goto('/home-management/chores');
  await button(page, 'Add template').click();
  const form = page.getByRole('dialog', { name: 'Add template' });
  await form.getByLabel('Name', { exact: true }).fill('Water the plants');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  for (const round of ['first', 'second', 'third']) {
    await page.goBack();
    await expect(question, round).toBeVisible();
    await page.goBack();
    await expect(question, round).toHaveCount(0);
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Water the plants');
  }
  await page.goBack();
  await button(question, 'Discard').click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/home-management/chores');
});

test('a link in a window navigates, and going back leads to the page before', async ({ person }) => {
  const { page } = await people(person, { viewport: PHONE });
  await page.goto('/dashboard');
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home Management' }).click();
  await expect(page).toHaveURL('/home-management');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(region(page, "Today's Chores")).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/home-management');
  await openHomePart(page, 'Chores');
  await expect(region(page, 'Chore Templates')).toBeVisible();
  // A window that was open before a reload is not a history step.
  await button(page, 'Add template').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(region(page, 'Chore Templates')).toBeVisible();
  await button(page, 'Add template').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/home-management');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('going back after a button closed a window leads to the page before, and an address opens', async ({
  person,
}) => {
  const { page } = await people(person, { viewport: PHONE });
  await page.goto('/dashboard');
  await page.goto('/home-management/settings');
  for (const name of ['Delete home', 'Rename home']) {
    await button(page, name).click();
    await expect(page.locator('[role$=dialog]:visible')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[role$=dialog]:visible')).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(region(page, "Today's Chores")).toBeVisible();
  await button(page, 'Menu').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // At once, without another history step of the page in between.
  await page.goto('/profile');
  await expect(rowOf(page, 'How to pay me')).toBeVisible();
});
