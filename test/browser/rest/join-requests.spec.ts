import type { Page } from '@playwright/test';
import { openHomePart } from '#test/browser/home-steps.ts';
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

let homes = 0;
/** No other test has a home of this name. */
const newName = () => `Asks first ${++homes}-${Date.now()}`;

async function ask(page: Page, name: string) {
  await region(page, 'Join Home').getByLabel('Exact home name').fill(name);
  await button(region(page, 'Join Home'), 'Join Home').click();
}

test('a newcomer waits if a home asks first, withdraws, asks again and is accepted', async ({ person }) => {
  test.slow();
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person('Wei Jie Tan');
  const { name } = await buildHome([aisyah, weiJie], newName());
  const nadia = await person('Nadia Omar', { viewport: PHONE });
  await Promise.all([weiJie, nadia].map(({ page }) => page.goto('/home-management')));
  await aisyah.page.goto('/home-management/settings');
  await aisyah.page.getByLabel('Find by name').selectOption('Ask first');
  await openHomePart(aisyah.page, 'History');
  await expect(region(aisyah.page, 'History')).toContainText('You set Find by name to Ask first');
  await openHomePart(aisyah.page, 'Members and invite');
  await expect(region(aisyah.page, 'Waiting to join')).toHaveCount(0);

  await ask(nadia.page, name);
  await expectToast(nadia.page, `You asked to join ${name}. Its administrator will accept or decline.`);
  const own = region(nadia.page, 'You asked to join');
  await expect(own.getByRole('listitem')).toContainText(name);
  await expect(nadia.page.getByText('No Home Found')).toBeVisible();
  const waiting = region(aisyah.page, 'Waiting to join');
  await expect(waiting.getByRole('listitem')).toContainText('Nadia Omar');
  await expect(button(waiting, 'Accept')).toHaveAccessibleDescription('Nadia Omar');
  await expect(waiting).toContainText('gets one of every 3 chores, from tomorrow on.');
  await expectSound(aisyah.page);
  await expectSound(nadia.page);
  await expect(region(weiJie.page, 'Members')).toContainText('Aisyah Rahman');
  await expect(region(weiJie.page, 'Waiting to join')).toHaveCount(0);

  await button(own, 'Take back').click();
  await expectToast(nadia.page, `You took back your request to join ${name}.`);
  await expect(own).toHaveCount(0);
  await expect(waiting).toHaveCount(0);

  await ask(nadia.page, name);
  await expect(waiting).toContainText('Nadia Omar');
  await button(waiting, 'Accept').click();
  await expectToast(aisyah.page, 'Nadia Omar is now a member.');
  await expect(waiting).toHaveCount(0);
  await expect(aisyah.page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(region(aisyah.page, 'Members')).toContainText('Nadia Omar');
  await expect(region(weiJie.page, 'Members')).toContainText('Nadia Omar');
  await expect(region(weiJie.page, 'History')).toContainText('Aisyah Rahman let Nadia Omar in');
  await openHomePart(nadia.page, 'Members');
  await expect(region(nadia.page, 'Members')).toContainText('Wei Jie Tan');
  await expect(region(nadia.page, 'You asked to join')).toHaveCount(0);
  await button(nadia.page, 'Notifications, 1 unread').click();
  await expect(
    nadia.page.getByText(`Aisyah Rahman accepted your request: you now live in ${name}. Your first: `),
  ).toBeVisible();
});

test('a declined newcomer sees it at once, and cannot ask again before tomorrow', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id: homeId, name } = await buildHome([aisyah], newName());
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { findByName: 'ask_first' } });
  const nadia = await person('Nadia Omar');
  await Promise.all([aisyah.page.goto('/dashboard'), nadia.page.goto('/home-management')]);
  await ask(nadia.page, name);
  await button(aisyah.page, 'Notifications, 1 unread').click();
  await aisyah.page.getByText(`Nadia Omar asked to join ${name}.`).click();
  const waiting = region(aisyah.page, 'Waiting to join');
  await button(waiting, 'Decline').click();
  await expectToast(aisyah.page, 'Nadia Omar was declined.');
  await expect(waiting).toHaveCount(0);
  await expect(region(aisyah.page, 'History')).toContainText('You declined a request to join');

  await expect(region(nadia.page, 'You asked to join')).toHaveCount(0);
  await button(nadia.page, 'Notifications, 1 unread').click();
  await expect(
    nadia.page.getByText(`The administrator of ${name} declined your request. You can ask again in a day.`),
  ).toBeVisible();
  await nadia.page.keyboard.press('Escape');
  await ask(nadia.page, name);
  await expectToast(nadia.page, 'The administrator declined your request. You can ask again after a day.');
  await expect(region(nadia.page, 'You asked to join')).toHaveCount(0);
});
