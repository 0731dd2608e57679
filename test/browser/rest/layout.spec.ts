import type { Locator, Page } from '@playwright/test';
import {
  buildHome,
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  PHONE,
  test,
  withDatabase,
} from '#test/browser/harness.ts';
import { ask } from '#test/browser/payment-steps.ts';

const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Seri Pandan 12A' });

const SCREENS = [
  ['Dashboard', '/dashboard', 'Welcome to Seri Pandan 12A'],
  ['Chores', '/chores', 'Weekly Chores'],
  ['Swap Requests', '/swap-requests', 'Chore Swap Requests'],
  ['Pay My Money Back', '/pay-my-money-back', 'Pay My Money Back'],
  ['Home Management', '/home-management', 'Home Management'],
] as const;

const GUARDED = [...SCREENS.map(([, path]) => path), '/profile'];

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

test('five links open five screens, and the name opens the profile', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(SCREENS.map(([label]) => label));
  await expect(button(page, 'Menu')).toBeHidden();
  for (const [label, path, heading] of SCREENS) {
    await link(nav, label).click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText(heading);
    await expect(link(nav, label)).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(`${label} · Serumah`);
  }
  await link(page, 'Aisyah Rahman').click();
  await expect(page).toHaveURL('/profile');
  await link(page, 'Serumah').click();
  await expect(page).toHaveURL('/dashboard');
  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
});

test('every page has a title, signed out too', async ({ visit, person }) => {
  const { page } = await visit();
  for (const [path, name] of [
    ['/login', 'Sign in'],
    ['/register', 'Create an account'],
    ['/forgot-password', 'Forgotten password'],
    ['/reset-password#token=old', 'New password'],
    ['/confirm-address#token=old', 'Confirm your email'],
    ['/change-email#token=old', 'Confirm your new email'],
    ['/keep-email#token=old', 'Take your account back'],
    ['/join-home?homeId=none', 'Join Home'],
    ['/payment-success?paymentId=none&userId=none', 'Upload Payment Proof'],
    ['/unsubscribe#token=old', 'Stop these emails'],
    // Guarded, so the title is that of the page it redirects to.
    ['/chores', 'Sign in'],
    ['/nowhere', 'This page does not exist'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${name} · Serumah`);
  }
  const aisyah = await person('Aisyah Rahman');
  await aisyah.page.goto('/profile/');
  await expect(aisyah.page).toHaveTitle('My Profile · Serumah');
  await withDatabase((client) =>
    client.query(`update users set display_name = '' where id = $1`, [aisyah.userId]),
  );
  await aisyah.page.goto('/dashboard');
  await expect(aisyah.page).toHaveTitle('Your name · Serumah');
});

test("a phone's menu contains the links, light and dark, and Logout", async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/dashboard');
  for (const [label, path, heading] of SCREENS) {
    await button(page, 'Menu').click();
    const links = menu(page).getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(SCREENS.map(([each]) => each));
    await link(menu(page), label).click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText(heading);
    await expect(menu(page)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
  await link(page, 'Aisyah Rahman').click();
  await expect(page).toHaveURL('/profile');
  await button(page, 'Menu').click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page, 'Menu')).toBeFocused();
  await button(page, 'Menu').click();
  await expect(menu(page).getByRole('radio', { name: 'Auto' })).toBeChecked();
  await menu(page).getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await menu(page).getByText('Auto', { exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
  await button(menu(page), 'Logout').click();
  await expect(page).toHaveURL('/login');
});

test('every screen redirects to /login when signed out, and signing in leads back', async ({
  person,
  visit,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const { page } = await visit();
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page).toHaveURL(
      path === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(path)}`,
    );
    await expect(button(page, 'Sign in')).toBeVisible();
  }
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await page.goto('/complete-profile');
  await expect(page).toHaveURL('/login');
  await page.goto('/chores?week=2026-11-23');
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, aisyah);
  await expect(page).toHaveURL('/chores?week=2026-11-23');
});

test('the sign-in screens redirect to the dashboard when signed in', async ({ person }) => {
  const { page } = await person('Aisyah Rahman');
  for (const path of ['/login', '/register', '/complete-profile']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('every screen redirects to the form for a missing name', async ({ person }) => {
  const { page, userId } = await person('Aisyah Rahman');
  await withDatabase((client) => client.query("update users set display_name = ' ' where id = $1", [userId]));
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page).toHaveURL(
      path === '/dashboard' ? '/complete-profile' : `/complete-profile?next=${encodeURIComponent(path)}`,
    );
  }
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/complete-profile');
  }
  await expect(page.getByText('You can change your display name later in the settings.')).toBeVisible();
});

test('an unknown address says so inside the frame, and links on', async ({ person, visit }) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE });
  for (const path of ['/chores/no-such-page', '/no-such-page']) {
    await page.goto(path);
    await expect(title(page)).toHaveText('This page does not exist');
    await expect(page).toHaveTitle('This page does not exist · Serumah');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(button(page, 'Menu')).toBeVisible();
  }
  await expect(page.getByText('The link may be old or mistyped.')).toBeVisible();
  await link(page, 'Go to Dashboard').click();
  await expect(page).toHaveURL('/dashboard');

  // It shows without signing in.
  const { page: visitor } = await visit();
  await visitor.goto('/no-such-page');
  await expect(title(visitor)).toHaveText('This page does not exist');
  await expectSound(visitor);
});

for (const [scheme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`a person who sees ${scheme} can choose ${other}, and it stays`, async ({ person }) => {
    const { page } = await person('Aisyah Rahman', { colorScheme: scheme });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/dashboard');
    await expect(title(page)).toHaveText('No Home Found');
    const before = await ground();
    await button(page, 'Switch light and dark').click();
    await expect.poll(ground).not.toBe(before);
    const chosen = await ground();
    await page.reload();
    await expect(title(page)).toHaveText('No Home Found');
    await expect(page.locator('html')).toHaveCSS('color-scheme', other);
    expect(await ground()).toBe(chosen);
    await button(page, 'Switch light and dark').click();
    await expect.poll(ground).toBe(before);
  });

test('a part that cannot be loaded is retried, and does not replace the page', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { page } = await person('Aisyah Rahman');
  let refused = 0;
  await page.route('**/assets/toaster*', (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/dashboard');
  await expect.poll(() => refused).toBeGreaterThan(1);
  await expect(title(page)).toHaveText('No Home Found');
});

test('a tab that missed that another user signed in shows nothing of the first', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const [aisyah, wei, ben] = [
    await person('Aisyah Rahman'),
    await person('Wei Ming'),
    await person('Ben Tan'),
  ];
  const { id: homeId } = await buildHome([aisyah, wei, ben]);
  await ask({ homeId, from: aisyah, debtors: [wei], title: 'Aisyah’s own', sen: 1000 });
  const { page, context } = aisyah;
  await page.goto('/pay-my-money-back');
  await expect(page.getByText('Aisyah’s own')).toBeVisible();
  await link(page, 'Aisyah Rahman').click();
  await expect(page).toHaveURL('/profile');
  await page.route('**/api/**', (route) => route.abort());
  await aisyah.api.users.signIn({ email: ben.email, password: ben.password });
  await page.unroute('**/api/**');
  await page.route('**/payments/**', () => {});
  const other = await context.newPage();
  await other.goto('/dashboard');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  await other.evaluate(() => new BroadcastChannel('serumah').postMessage({ note: { topics: ['me'] } }));
  await expect(link(page, 'Ben Tan')).toBeVisible();
  await link(page, 'Pay My Money Back').click();
  await expect(page).toHaveURL('/pay-my-money-back');
  await expect(title(page)).toHaveText('Pay My Money Back');
  await expect(page.getByText('Aisyah’s own')).toHaveCount(0);
});

test('a page older than the server offers to reload', async ({ person }) => {
  const { page } = await person('Aisyah Rahman', { viewport: PHONE, colorScheme: 'dark' });
  await page.route('**/api/live*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 1000\ndata: ${JSON.stringify({ resync: true, version: 'a newer one' })}\n\n`,
    }),
  );
  await page.goto('/dashboard');
  const banner = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const loaded = page.waitForEvent('load');
  await button(banner, 'Reload').click();
  await loaded;
  await page.unroute('**/api/live*');
  await expect(title(page)).toHaveText('No Home Found');
  await expect(banner).toHaveCount(0);
});

test('the links of the sign-in pages are large enough for a finger', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE });
  for (const [path, names] of [
    ['/login', ['Create an account', 'Forgotten password?']],
    ['/register', ['Sign in']],
    ['/forgot-password', ['Back to sign in']],
  ] as const) {
    await page.goto(path);
    for (const name of names) {
      const box = await page.getByRole('link', { name, exact: true }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the first Tab offers to skip the bar', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  await buildHome([aisyah]);
  const { page } = aisyah;
  await page.goto('/home-management');
  await expect(button(page, 'Copy Link')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await expect(link(page, 'Skip to content')).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('axe finds nothing on the frame and its pages', async ({ person }) => {
  test.slow();
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const { page } = aisyah;
  const look = async (path: string, heading: string) => {
    await page.goto(path);
    await expect(title(page)).toHaveText(heading);
    await expectSound(page);
  };
  await look('/dashboard', 'No Home Found');
  await look('/no-such-page', 'This page does not exist');
  await look('/swap-requests', 'No Home Found');
  await look('/pay-my-money-back', 'No Home Found');
  await look('/payment-success', 'This link does not work');
  await buildHome([aisyah]);
  await page.goto('/dashboard');
  await expect(title(page)).toHaveText('Welcome to Seri Pandan 12A');
  await expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(PHONE);
  await button(page, 'Menu').click();
  await expect(menu(page)).toBeVisible();
  await expectSound(page, { sizes: [PHONE] });
});
