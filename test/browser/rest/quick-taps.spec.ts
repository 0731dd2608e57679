import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import {
  buildChores,
  buildHome,
  button,
  expect,
  expectToast,
  PHONE,
  region,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';

/** Taps twice at the same place, 250 ms apart, whatever is there the second time. */
async function tapTwice(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(250);
  await page.touchscreen.tap(x, y);
}

const completedOf = async ({ api }: Housemate, homeId: string) => {
  const { chores } = await api.chores.listChores({
    homeId,
    from: addDays(weekStart(today()), -14),
    to: addDays(today(), 7),
  });
  return chores.filter(({ status }) => status === 'completed').map(({ type }) => type);
};

const TYPES = ['mop', 'sweep', 'wash_toilet'] as const;

/** Three chores of each kind: due today, or late from last week. */
const PLACES = [
  { name: 'today on the dashboard', path: '/dashboard', list: "Today's Chores", late: false },
  { name: 'late on the dashboard', path: '/dashboard', list: 'Overdue', late: true },
  {
    name: 'late in the calendar',
    path: '/chores?view=calendar',
    list: 'Overdue from earlier weeks',
    late: true,
  },
  { name: 'late on the board', path: '/chores', list: 'Overdue', late: true },
] as const;

for (const { name, path, list, late } of PLACES)
  test(`two quick taps complete one chore, and its row stays for a moment: ${name}`, async ({ person }) => {
    const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
    const { id: homeId } = await buildHome([aisyah]);
    await buildChores(
      homeId,
      TYPES.map((type) => ({
        type,
        assignedTo: aisyah.userId,
        dueDate: late ? addDays(weekStart(today()), -3) : today(),
        status: late ? ('overdue' as const) : ('pending' as const),
      })),
    );
    const { page } = aisyah;
    await page.goto(path);
    // Of a list, or of the board's table.
    const rows = region(page, list)
      .getByRole('listitem')
      .or(page.getByRole('rowgroup', { name: list }).getByRole('row'));
    const mark = rows.getByRole('button', { name: /^Mark complete/ });
    await expect(mark).toHaveCount(3);
    const names = await mark.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    await tapTwice(page, mark.first());
    // It stays where it was, with the next one below it.
    await expect(rows.nth(0).getByRole('button', { name: /^Undo/ })).toBeVisible();
    await expect(rows.nth(1).getByRole('button', { name: names[1] ?? '' })).toBeVisible();
    await expectToast(page, 'Chore marked as completed!');
    await expect(rows.first().getByRole('button', { name: names[1] ?? '' })).toBeVisible();
    await expect(mark).toHaveCount(2);
    expect(await completedOf(aisyah, homeId)).toHaveLength(1);
  });

test('two quick taps answer one swap request, and its card stays for a moment', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const types = ['mop', 'sweep'] as const;
  await buildChores(
    homeId,
    types.map((type) => ({ type, assignedTo: weiJie.userId, dueDate: addDays(today(), 2) })),
  );
  const { chores } = await weiJie.api.chores.listChores({
    homeId,
    from: today(),
    to: addDays(today(), 3),
  });
  for (const { id: choreId } of chores)
    await weiJie.api.swaps.requestSwap({ homeId, id: randomUUID(), choreId, targetUserId: aisyah.userId });
  const { page } = aisyah;
  await page.goto('/swap-requests');
  const incoming = region(page, 'Incoming Requests');
  await expect(button(incoming, 'Reject')).toHaveCount(2);
  await tapTwice(page, button(incoming, 'Reject').first());
  await expect(incoming.getByRole('listitem').first()).toContainText('Declined');
  await expectToast(page, 'Swap rejected.');
  await expect(incoming.getByRole('listitem').first()).not.toContainText('Declined');
  await expect(button(incoming, 'Reject')).toHaveCount(1);
  const { swaps } = await aisyah.api.swaps.listSwapRequests({ homeId, direction: 'incoming' });
  expect(swaps.map(({ status }) => status).toSorted()).toEqual(['declined', 'pending']);
});

test('two quick taps end one session, and keys are never ignored', async ({ person, visit }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  for (let times = 0; times < 3; times += 1) {
    const { page } = await visit();
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(aisyah.email);
    await page.getByLabel('Password', { exact: true }).fill(aisyah.password);
    await button(page, 'Sign in').click();
    await expect(page).toHaveURL('/dashboard');
  }
  const { page } = aisyah;
  await page.goto('/profile');
  const places = await openPart(page, 'Where you are signed in');
  const signOut = places.getByRole('button', { name: /^Sign out: / });
  await expect(signOut).toHaveCount(3);
  await tapTwice(page, signOut.first());
  await expect(places.getByRole('listitem')).toHaveCount(3);
  expect(await aisyah.api.users.listSessions()).toHaveLength(3);
  await expect(signOut).toHaveCount(2);
  for (const which of [0, 1]) await signOut.nth(which).press('Enter', { noWaitAfter: true });
  await expect(signOut).toHaveCount(0);
  expect(await aisyah.api.users.listSessions()).toHaveLength(1);
});
