import type { Locator, Page } from '@playwright/test';
import { dayOf } from '#domain/days.ts';
import { plainDate } from '#words/days.ts';
import { openHomePart } from '#test/browser/home-steps.ts';
import {
  buildHome,
  button,
  expect,
  expectAccessible,
  expectToast,
  PHONE,
  region,
  test,
  withoutFirstReads,
} from '#test/browser/harness.ts';

const row = (within: Locator, text: string) => within.getByRole('listitem').filter({ hasText: text });
const question = (page: Page) => page.getByRole('alertdialog');
const setting = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const today = () => plainDate(dayOf(new Date(), 'Asia/Kuala_Lumpur'));

const open = (path: string, ...people: { page: Page }[]) =>
  Promise.all(people.map(({ page }) => page.goto(path)));

test('a new member shows in the other browser at once: in members, count and history', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id } = await buildHome([aisyah]);
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  await open('/home-management', aisyah);
  await expect(region(aisyah.page, 'Members').getByRole('listitem')).toHaveCount(1);

  await weiJie.page.goto(`/join-home?homeId=${id}`);
  await expectToast(weiJie.page, 'Joined home successfully!');
  const members = region(aisyah.page, 'Members');
  await expect(row(members, 'Wei Jie Tan')).toContainText(`Member since ${today()}`);
  await expect(row(members, '(you)')).toContainText(`Aisyah Rahman (you)Administrator since ${today()}`);
  await expect(row(region(aisyah.page, 'Your Homes'), 'Seri Pandan 12A')).toContainText('2 members');
  await expect(region(aisyah.page, 'History')).toContainText('Wei Jie Tan joined');
});

test('a member may change only Include Weekends, and settings change in both browsers', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  await buildHome([aisyah, weiJie]);
  await open('/home-management/settings', aisyah, weiJie);
  const his = weiJie.page;
  await expect(
    region(his, 'Settings').getByText('Only the administrator, Aisyah Rahman, can change these:'),
  ).toBeVisible();
  for (const name of ['Plan chores automatically', 'Exchange chores automatically'])
    await expect(setting(his, name)).toBeDisabled();
  await expect(his.getByLabel('Plan ahead')).toBeDisabled();
  await expect(his.getByLabel('Find by name')).toBeDisabled();
  await expect(his.getByLabel('Time zone')).toBeDisabled();
  await expect(his.getByRole('button', { name: /^(Rename|Delete home|Hand over)/ })).toHaveCount(0);
  // Only the administrator has it (docs/product/homes.md 'The invite link').
  for (const part of ['', '/members']) {
    await his.goto(`/home-management${part}`);
    await expect(his.getByRole('main')).toContainText(part === '' ? '2 members' : 'Aisyah Rahman');
    await expect(his.getByRole('textbox', { name: 'Invite link' })).toHaveCount(0);
    await expect(his.getByRole('button', { name: /^(Remove|Copy Link)/ })).toHaveCount(0);
  }
  await his.goto('/home-management/settings');

  await setting(his, 'Include Weekends').click();
  await expect(setting(aisyah.page, 'Include Weekends')).toBeChecked();
  await expect(region(aisyah.page, 'History')).toContainText('Wei Jie Tan turned on Include Weekends');
  await setting(aisyah.page, 'Exchange chores automatically').click();
  await expect(setting(his, 'Exchange chores automatically')).not.toBeChecked();
  await aisyah.page.getByLabel('Plan ahead').selectOption('2 weeks');
  await expect(his.getByLabel('Plan ahead')).toHaveValue('2');
  await openHomePart(his, 'History');
  await expect(region(his, 'History')).toContainText('Aisyah Rahman set Plan ahead to 2 weeks');
  await openHomePart(his, 'Settings');
  await his.reload();
  await expect(setting(his, 'Include Weekends')).toBeChecked();
  await expect(setting(his, 'Exchange chores automatically')).not.toBeChecked();
});

test('a new name shows in the other browser at once', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  await buildHome([aisyah, weiJie]);
  await Promise.all([open('/home-management', aisyah), open('/dashboard', weiJie)]);
  await button(aisyah.page, 'Rename home').click();
  const dialog = aisyah.page.getByRole('dialog', { name: 'Rename home' });
  await dialog.getByLabel('New name').fill('  ');
  await button(dialog, 'Save').click();
  await expect(dialog.getByLabel('New name')).toHaveAccessibleDescription('Please enter a home name');
  await dialog.getByLabel('New name').fill('Taman Desa 3');
  await button(dialog, 'Save').click();
  await expectToast(aisyah.page, 'Home renamed successfully!');
  await expect(dialog).toHaveCount(0);
  await expect(region(aisyah.page, 'Taman Desa 3')).toBeVisible();
  await expect(row(region(aisyah.page, 'Your Homes'), 'Taman Desa 3')).toBeVisible();
  await expect(region(aisyah.page, 'History')).toContainText('You renamed Seri Pandan 12A to Taman Desa 3');
  await expect(weiJie.page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Taman Desa 3');
});

test('a removed member loses the home on every screen at once, and returns only when allowed', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const board = await weiJie.context.newPage();
  await Promise.all([open('/home-management/members', aisyah, weiJie), board.goto('/chores')]);
  await expect(region(weiJie.page, 'Members')).toContainText('Aisyah Rahman');
  await expect(board.getByText('Manage household chores for Seri Pandan 12A')).toBeVisible();

  await button(aisyah.page, 'Remove Wei Jie Tan').click();
  await expect(question(aisyah.page)).toHaveAccessibleName('Remove Wei Jie Tan?');
  await expect(question(aisyah.page)).toContainText(
    /Their \d+ open chores? will go to the others\. They can only come back after you choose “Allow again”\./,
  );
  await expect(question(aisyah.page)).toContainText(
    "The invite link will change: the one you've sent stops working. “Find by name” changes to “Ask first”.",
  );
  await button(question(aisyah.page), 'Remove').click();
  await expectToast(aisyah.page, 'Member removed successfully!');
  await expect(region(aisyah.page, 'Members').getByRole('listitem')).toHaveCount(1);
  await expect(region(aisyah.page, 'History')).toContainText('You removed Wei Jie Tan');

  await expect(weiJie.page.getByText('No Home Found')).toBeVisible();
  await expect(board.getByRole('heading', { name: 'No Home Found' })).toBeVisible();
  for (const page of [weiJie.page, board]) {
    await expect(page.getByText('Seri Pandan 12A')).toHaveCount(0);
    await expect(page.getByText('Aisyah Rahman')).toHaveCount(0);
  }
  await expect(weiJie.api.homes.getHome({ homeId })).rejects.toThrow();

  await weiJie.page.goto(`/join-home?homeId=${homeId}`);
  await expect(weiJie.page.getByRole('heading', { name: 'Unable to Join' })).toBeVisible();
  await expect(
    weiJie.page.getByText('You were removed from this home. Its administrator can allow you to join again.'),
  ).toBeVisible();

  const former = region(aisyah.page, 'Former members');
  await expect(row(former, 'Wei Jie Tan')).toContainText(`Removed ${today()}`);
  await button(former, 'Allow again').click();
  await expectToast(aisyah.page, 'Wei Jie Tan can now join again with the new invite link.');
  await expect(row(former, 'Wei Jie Tan')).toContainText(`Left ${today()}`);
  await expect(button(former, 'Allow again')).toHaveCount(0);
  await weiJie.page.reload();
  await expect(weiJie.page.getByText('This invite link was replaced by a newer one.')).toBeVisible();
  await weiJie.page.goto(await aisyah.page.getByRole('textbox', { name: 'Invite link' }).inputValue());
  await expect(weiJie.page.getByText('Successfully joined the home!')).toBeVisible();
  await expect(former).toHaveCount(0);
  await expect(region(aisyah.page, 'Members')).toContainText('Wei Jie Tan');
});

test('leaving asks first, and the others see it', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  await buildHome([aisyah, weiJie]);
  await open('/home-management/homes', aisyah, weiJie);
  await button(weiJie.page, 'Leave').click();
  await expect(weiJie.page.getByRole('heading', { level: 1 })).toHaveText('Move out of Seri Pandan 12A');
  await expect(weiJie.page.getByRole('main')).toContainText(/\d+ chores? goe?s? to the others/);
  await expect(weiJie.page.getByRole('main')).toContainText('The others will be told that you left.');
  await button(weiJie.page, 'Leave now').click();
  await expectToast(weiJie.page, 'Left home successfully!');
  await expect(weiJie.page.getByRole('heading', { level: 1 })).toHaveText('Goodbye, Seri Pandan 12A');

  await expect(region(aisyah.page, 'Members').getByRole('listitem')).toHaveCount(1);
  await expect(row(region(aisyah.page, 'Former members'), 'Wei Jie Tan')).toContainText(`Left ${today()}`);
  await expect(region(aisyah.page, 'History')).toContainText('Wei Jie Tan left');
  await expect(row(region(aisyah.page, 'Your Homes'), 'Seri Pandan 12A')).toContainText('1 member');
});

test('the role is handed over: the link and the tools change browsers, and the former administrator may leave', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const nadia = await person('Nadia Omar');
  await buildHome([aisyah, weiJie, nadia]);
  await open('/home-management', aisyah, nadia);
  const link = await aisyah.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  await button(aisyah.page, 'Hand over role').click();
  const dialog = aisyah.page.getByRole('dialog', { name: 'Hand over role' });
  await dialog.getByLabel('New administrator').selectOption('Nadia Omar');
  await button(dialog, 'Hand over').click();
  await expectToast(aisyah.page, 'Nadia Omar is now the administrator.');
  await expect(dialog).toHaveCount(0);

  await expect(nadia.page.getByRole('textbox', { name: 'Invite link' })).toHaveValue(link);
  await expect(button(nadia.page, 'Remove Aisyah Rahman')).toBeVisible();
  await expect(nadia.page.getByLabel('Find by name')).toBeEnabled();
  await expect(button(nadia.page, 'Leave')).toHaveCount(0);
  await expect(aisyah.page.getByRole('textbox', { name: 'Invite link' })).toHaveCount(0);
  await expect(aisyah.page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(aisyah.page.getByLabel('Find by name')).toBeDisabled();
  await expect(region(aisyah.page, 'History')).toContainText('You made Nadia Omar the administrator');
  await expect(region(nadia.page, 'History')).toContainText('Aisyah Rahman made you the administrator');
  await expect(button(aisyah.page, 'Leave')).toBeVisible();
});

test('a deleted home disappears from the other browser at once', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan');
  await buildHome([aisyah, weiJie]);
  await Promise.all([open('/home-management/settings', aisyah), open('/dashboard', weiJie)]);
  await expect(weiJie.page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seri Pandan 12A');
  await button(aisyah.page, 'Delete home').click();
  await question(aisyah.page).getByLabel('Type Seri Pandan 12A to confirm').fill('Seri Pandan 12A');
  await button(question(aisyah.page), 'Delete home').click();
  await expectToast(aisyah.page, 'Home deleted.');
  await expect(weiJie.page.getByRole('heading', { name: 'No Home Found' })).toBeVisible();
  await expect(weiJie.page.getByText('Seri Pandan 12A')).toHaveCount(0);
});

test('a tab keeps its home and its input when another tab switches', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  await buildHome([aisyah, weiJie], 'Seri Pandan 12A');
  const { id: homeId } = await buildHome([aisyah, weiJie], 'Taman Desa 3');
  const { page, context } = aisyah;
  const other = await context.newPage();
  await Promise.all([page.goto('/home-management'), other.goto('/pay-my-money-back')]);
  const what = other.getByLabel('Pay for what? *');
  await what.fill('Durians');
  const homes = region(page, 'Your Homes');
  await expect(row(homes, 'Taman Desa 3').getByText('Active', { exact: true })).toBeVisible();
  await button(row(homes, 'Seri Pandan 12A'), 'Switch').click();
  await expectToast(page, 'Home switched successfully!');
  await expect(row(homes, 'Seri Pandan 12A').getByText('Active', { exact: true })).toBeVisible();
  await expect(region(page, 'Seri Pandan 12A')).toBeVisible();
  await expect(region(page, 'Taman Desa 3')).toHaveCount(0);

  const banner = other.getByRole('status').filter({ hasText: 'in another window' });
  await expect(banner).toContainText('You switched to Seri Pandan 12A in another window.');
  await expect(page.getByText('in another window')).toHaveCount(0);
  await expect(what).toHaveValue('Durians');
  await expectAccessible(other);
  await button(banner, 'Not now').click();
  await expect(banner).toHaveCount(0);
  await expect(what).toHaveValue('Durians');
  // Live notes of its home still reach it.
  await aisyah.api.homes.renameHome({ homeId, name: 'Taman Desa 4' });
  await other.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome to Taman Desa 4');

  // The active home is switched there and back elsewhere: this tab says so again, and shows it if asked.
  await aisyah.api.homes.switchHome({ homeId });
  await expect(banner).toHaveCount(0);
  await button(row(homes, 'Seri Pandan 12A'), 'Switch').click();
  // It appears above what is clicked next.
  await expect(banner).toBeVisible();
  await other.getByRole('link', { name: 'Home Management', exact: true }).click();
  const there = region(other, 'Your Homes');
  await expect(row(there, 'Taman Desa 4')).toContainText('2 members · shown here');
  await expect(button(row(there, 'Taman Desa 4'), 'Switch')).toBeVisible();
  await expect(button(row(there, 'Seri Pandan 12A'), 'Switch')).toBeVisible();
  await expect(region(other, 'Taman Desa 4')).toBeVisible();
  await other.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await button(banner, 'Show it').click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seri Pandan 12A');
  await expect(banner).toHaveCount(0);
  await expect(other.locator('main')).toBeFocused();
  // After a reload the tab shows the active home.
  await aisyah.api.homes.switchHome({ homeId });
  await expect(banner).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome to Taman Desa 4');
});

test('a tab whose home is lost shows the active one; without one it offers the others', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  const lost = await buildHome([aisyah, weiJie], 'Taman Desa 3');
  const kept = await buildHome([aisyah, weiJie], 'Seri Pandan 12A');
  const { page } = weiJie;
  await weiJie.api.homes.switchHome({ homeId: lost.id });
  await page.goto('/chores');
  await expect(page.getByText('Manage household chores for Taman Desa 3')).toBeVisible();
  await weiJie.api.homes.switchHome({ homeId: kept.id });
  await expect(page.getByText('You switched to Seri Pandan 12A in another window.')).toBeVisible();
  await aisyah.api.homes.removeMember({ homeId: lost.id, userId: weiJie.userId });
  await expect(page.getByText('Manage household chores for Seri Pandan 12A')).toBeVisible();
  await expect(page.getByText('in another window')).toHaveCount(0);

  // He leaves the home on screen and has another one.
  const third = await buildHome([weiJie], 'Kampung Baru 7');
  await weiJie.api.homes.switchHome({ homeId: kept.id });
  await weiJie.api.homes.leaveHome({ homeId: kept.id });
  for (const path of ['/chores', '/dashboard', '/swap-requests', '/pay-my-money-back']) {
    if (path !== '/chores') await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'No Home Found' })).toBeVisible();
    await expect(page.getByText(/need to join|create a home/)).toHaveCount(0);
    await expect(page.getByText('You have another home. Switch to it here.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: third.name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage Homes' })).toBeVisible();
  }
  await page.goto('/dashboard');
  await expectAccessible(page);
  await expect(button(page, 'Switch')).toHaveAccessibleDescription('Kampung Baru 7');
  await button(page, 'Switch').click();
  await expectToast(page, 'Home switched successfully!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Kampung Baru 7');
});

test('a change while a screen reads it for the first time is not missed', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const { page } = weiJie;
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let firstRead = () => {};
  const read = new Promise<void>((done) => (firstRead = done));
  await withoutFirstReads(page);
  await page.route('**/homes/listHistory', async (route) => {
    const old = await route.fetch();
    firstRead();
    await released;
    await route.fulfill({ response: old });
  });
  await page.goto('/home-management');
  await expect(region(page, 'Seri Pandan 12A')).toBeVisible();
  await read;
  await aisyah.api.homes.renameHome({ homeId, name: 'Taman Desa 3' });
  await expect(region(page, 'Taman Desa 3')).toBeVisible();
  release();
  await expect(region(page, 'History')).toContainText(
    'Aisyah Rahman renamed Seri Pandan 12A to Taman Desa 3',
  );
});
