import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  buildHome,
  button,
  expect,
  expectSound,
  expectToast,
  PHONE,
  region,
  test,
} from '#test/browser/harness.ts';

/** Expects that a click opens the window, axe finds nothing in it, and Escape closes it and returns the focus. */
async function expectSoundWindow(page: Page, opener: string, window: Locator) {
  await button(page, opener).click();
  await expect(window).toBeVisible();
  // The page behind it is inert and was checked before.
  await expectSound(page, { part: '[role=dialog], [role=alertdialog]' });
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(button(page, opener)).toBeFocused();
}

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test("axe finds nothing on an administrator's screen and its windows", async ({ person }) => {
  test.slow();
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const nadia = await person.withoutBrowser('Nadia Omar');
  const { id: homeId } = await buildHome([aisyah, weiJie, nadia]);
  await aisyah.api.homes.removeMember({ homeId, userId: nadia.userId });
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  const { page } = aisyah;
  const at = async (part: string, shown: Locator) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/home-management${part}`);
    await expect(shown).toBeVisible();
    // On wide screens all parts are on the index's page.
    await expectSound(page, part === '' ? {} : { sizes: [PHONE] });
    await page.setViewportSize(PHONE);
  };
  await at('', page.getByText(/^You regenerated the chores, /));
  const question = (name: string) => page.getByRole('alertdialog', { name });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await at('/members', region(page, 'Former members').getByText('Nadia Omar'));
  await expectSoundWindow(page, 'Make a new link', question('Make a new invite link?'));
  await expectSoundWindow(page, 'Remove Wei Jie Tan', question('Remove Wei Jie Tan?'));
  await at('/settings', button(page, 'Rename home'));
  await expectSoundWindow(page, 'Rename home', dialog('Rename home'));
  await expectSoundWindow(page, 'Hand over role', dialog('Hand over role'));
  await expectSoundWindow(page, 'Delete home', question('Delete Seri Pandan 12A?'));
  await at('/chores', button(page, 'Add template'));
  await expectSoundWindow(page, 'Add template', dialog('Add template'));
  await at('/balance', page.getByLabel('Deal by'));
  await at('/homes', region(page, 'Your Homes').getByText('Administrator'));
  await at('/history', region(page, 'History').getByText('removed Nadia Omar'));
  await expectSoundWindow(page, 'Undo', question('Bring the earlier chores back?'));
});

test("axe finds nothing without a home, and on a member's screen", { tag: '@rest' }, async ({ person }) => {
  test.slow();
  const { page, api } = await person('Wei Jie Tan', { viewport: PHONE });
  await page.goto('/home-management');
  await expect(page.getByText('No Home Found')).toBeVisible();
  await expectSound(page);
  await button(page, 'Create Home').click();
  await expectToast(page, 'Please enter a home name');
  await expectSound(page);

  const { id: homeId } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  await api.homes.joinHome({ homeId });
  await expect(page.getByText('You joined,')).toBeVisible();
  await expectSound(page);
  for (const [part, shown] of [
    ['members', 'Aisyah Rahman'],
    ['settings', 'Only the administrator'],
    ['homes', 'Member'],
  ] as const) {
    await page.goto(`/home-management/${part}`);
    await expect(page.getByRole('main')).toContainText(shown);
    await expectSound(page, { sizes: [PHONE] });
  }
});

test("axe finds nothing on an invite link's states", { tag: '@rest' }, async ({ person, visit }) => {
  test.slow();
  const { id } = await buildHome([await person.withoutBrowser('Aisyah Rahman')]);
  const address = `/join-home?homeId=${id}`;
  const stranger = await visit({ viewport: PHONE });
  await stranger.page.goto(address);
  await expect(stranger.page.getByText('Please sign in to join this home.')).toBeVisible();
  await expectSound(stranger.page);

  const { page } = await person('Wei Jie Tan', { viewport: PHONE });
  await page.goto('/join-home?homeId=12A');
  await expect(page.getByRole('heading', { name: 'Unable to Join' })).toBeVisible();
  await expectSound(page);
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  await page.route('**/homes/joinHome', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Joining the home…' })).toBeVisible();
  await expectSound(page);
  answer();
  await expect(page.getByText('Successfully joined the home!')).toBeVisible();
  await expectToast(page, 'Joined home successfully!');
  await expectSound(page);
});
test(
  'a home is created and renamed by keyboard, and the focus comes back',
  { tag: '@rest' },
  async ({ person }) => {
    const { page } = await person('Aisyah Rahman');
    await page.goto('/home-management');
    await tabTo(page, page.getByLabel('Home name', { exact: true }));
    await page.keyboard.type('Seri Pandan 12A');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Home created successfully!');

    const rename = button(page, 'Rename home');
    await tabTo(page, rename);
    await page.keyboard.press('Enter');
    const name = page.getByLabel('New name');
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rename).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Taman Desa 3');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Home renamed successfully!');
    await expect(rename).toBeFocused();

    await tabTo(page, button(page, 'Delete home'));
    await page.keyboard.press('Space');
    const question = page.getByRole('alertdialog', { name: 'Delete Taman Desa 3?' });
    await expect(question).toBeVisible();
    // The focus stays inside, however often Tab is pressed.
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(question.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(button(page, 'Delete home')).toBeFocused();
  },
);
