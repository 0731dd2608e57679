import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  buildChores,
  buildHome,
  button,
  DESKTOP,
  expect,
  expectAccessible,
  expectSound,
  expectToast,
  PHONE,
  test,
  today,
  withDatabase,
  type Housemate,
} from '#test/browser/harness.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const dot = (page: Page) => page.getByRole('banner').getByText(/^\d\+?$/);
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const rows = (page: Page) => list(page).getByRole('listitem');

/** The bell's name has the number of unread notifications; its badge shows up to nine. */
async function expectUnread(page: Page, unread: number) {
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  await expect(bell(page)).toHaveAccessibleName(name);
  await expect(dot(page)).toHaveText(unread === 0 ? [] : [unread > 9 ? '9+' : String(unread)]);
}

/** Two members; the first has a chore today, and nothing is unread. */
async function buildTwo(aisyah: Housemate, weiJie: Housemate) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  await buildChores(homeId, [{ type: 'wash_toilet', assignedTo: aisyah.userId, dueDate: today() }]);
  for (const { api } of [aisyah, weiJie]) await api.notifications.markAllNotificationsRead();
  return homeId;
}

async function askForSwap(homeId: string, requester: Housemate, target: Housemate) {
  const { chores } = await requester.api.chores.listChores({ homeId, from: today(), to: today() });
  const choreId = chores.find((chore) => chore.assignedTo === requester.userId)?.id ?? '';
  await requester.api.swaps.requestSwap({ homeId, id: randomUUID(), choreId, targetUserId: target.userId });
}

/** Creates as many notifications about deleted homes, the first one the newest. */
const notifyOf = ({ userId }: Housemate, count: number) =>
  withDatabase((client) =>
    client.query(
      `insert into notifications (user_id, type, data, created_at)
       select $1, 'home_deleted', jsonb_build_object('homeName', 'Home ' || at), now() - at * interval '1 minute'
         from generate_series(1, $2::int) as at`,
      [userId, count],
    ),
  );

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)
  test(`a swap request on ${name} shows in the bell at once, is read by opening, and links to its place`, async ({
    person,
  }) => {
    const aisyah = await person('Aisyah Rahman');
    const weiJie = await person('Wei Jie Tan', { viewport });
    const homeId = await buildTwo(aisyah, weiJie);
    const { page } = weiJie;
    await page.goto('/dashboard');
    await expectUnread(page, 0);
    await askForSwap(homeId, aisyah, weiJie);
    await expectUnread(page, 1);

    await bell(page).click();
    const row = rows(page).filter({ hasText: 'Swap request received (unread)' });
    await expect(row).toContainText('Aisyah Rahman wants to swap chores with you: Wash Toilet on ');
    await expect(row).toContainText('Just now');
    await expectUnread(page, 0);
    // New rows stay marked until the list is closed.
    await expect(row).toBeVisible();
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/swap-requests#swap-/);
    await expect(list(page)).toBeHidden();
    await bell(page).click();
    await expect(rows(page).first()).toContainText('Swap request received');
    await expect(list(page).getByText('(unread)')).toHaveCount(0);
  });

test('a notification that arrives while the bell is open shows at once', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const homeId = await buildTwo(aisyah, weiJie);
  await weiJie.page.goto('/dashboard');
  await bell(weiJie.page).click();
  await expect(rows(weiJie.page)).not.toHaveCount(0);
  await askForSwap(homeId, aisyah, weiJie);
  await expect(rows(weiJie.page).first()).toContainText('Swap request received (unread)');
  await expectUnread(weiJie.page, 0);
});

test('older notifications load page by page, and all are marked in every tab at once', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await notifyOf(aisyah, 60);
  const { page, context } = aisyah;
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard'), other.goto('/home-management')]);
  for (const tab of [page, other]) await expectUnread(tab, 60);

  await bell(page).click();
  await expect(rows(page)).toHaveCount(50);
  for (const tab of [page, other]) await expectUnread(tab, 10);
  await expect(list(page).getByText('(unread)')).toHaveCount(50);
  await button(list(page), 'Mark all as read').click();
  for (const tab of [page, other]) await expectUnread(tab, 0);
  await expect(list(page).getByText('(unread)')).toHaveCount(0);
  await expect(button(list(page), 'Mark all as read')).toHaveCount(0);

  await button(list(page), 'Show more').click();
  await expect(rows(page)).toHaveCount(60);
  await expect(rows(page).last()).toContainText('The administrator deleted Home 60.');
  await expect(button(list(page), 'Show more')).toHaveCount(0);
});

test('a notification about another home switches to it first', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { id } = await buildHome([aisyah], 'Elsewhere');
  await buildHome([aisyah]);
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  await weiJie.api.homes.joinHome({ homeId: id });
  const { page } = aisyah;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seri Pandan 12A');
  await bell(page).click();
  await rows(page)
    .filter({
      hasText: /Wei Jie Tan joined Elsewhere\. \d+ of your chores are theirs now\.\s*Switches to Elsewhere/,
    })
    .getByRole('link')
    .click();
  await expectToast(page, 'Home switched successfully!');
  await expect(page).toHaveURL(/\/home-management\/members#home-person-/);
  await expect(page.getByRole('region', { name: 'Members' })).toContainText('Wei Jie Tan');
});

test('a notification about a former home has no link', async ({ person }) => {
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const weiJie = await person('Wei Jie Tan');
  const homeId = await buildTwo(aisyah, weiJie);
  await askForSwap(homeId, aisyah, weiJie);
  await aisyah.api.homes.removeMember({ homeId, userId: weiJie.userId });
  const { page } = weiJie;
  await page.goto('/dashboard');
  await bell(page).click();
  const request = rows(page).filter({ hasText: 'Swap request received' });
  await expect(request).toContainText('Aisyah Rahman wants to swap chores with you: wash toilet on ');
  await expect(request.getByRole('link')).toHaveCount(0);
  await rows(page).filter({ hasText: 'Removed from a home' }).getByRole('link').click();
  await expect(page).toHaveURL('/home-management');
});

test('the bell works by keyboard: opened, walked through, closed, with the focus back', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  await notifyOf(aisyah, 2);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(button(list(page), 'Mark all as read')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home-management');
});

test('the bell says that it is empty, loading, or failed', async ({ person }) => {
  const { page } = await person('Aisyah Rahman');
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route('**/listNotifications', async (route) => {
    await held;
    // Refused rather than failed, so that it is not retried.
    await route.fulfill({
      status: 403,
      json: { json: { defined: false, code: 'FORBIDDEN', status: 403, message: '' } },
    });
  });
  await page.goto('/dashboard');
  await bell(page).click();
  await expect(list(page).getByText('Loading notifications…')).toBeAttached();
  go();
  const failed = list(page).getByRole('alert');
  await expect(failed).toContainText('Failed to load the notifications');
  await expectAccessible(page);
  await page.unroute('**/listNotifications');
  await button(failed, 'Try again').click();
  await expect(list(page)).toContainText('Nothing here yet.');
  await expectAccessible(page);
});

test('axe finds nothing in the bell, and it fits every size', { tag: '@rest' }, async ({ person }) => {
  const aisyah = await person.withoutBrowser('Muhammad Hafiz Iskandar bin Zulkarnain');
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  const homeId = await buildTwo(aisyah, weiJie);
  const { page } = weiJie;
  await page.goto('/dashboard');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await notifyOf(weiJie, 12);
    await page.reload();
    await expect(dot(page)).toHaveText('9+');
    await expectSound(page, { sizes: [viewport] });
    await bell(page).click();
    await expect(list(page).getByText('(unread)').first()).toBeAttached();
    await expectSound(page, { sizes: [viewport] });
    await expect(list(page)).toBeInViewport({ ratio: 1 });
  }
  await askForSwap(homeId, aisyah, weiJie);
  await expect(rows(page).first()).toContainText('Muhammad Hafiz Iskandar bin Zulkarnain wants to swap');
});
