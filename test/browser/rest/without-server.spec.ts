import type { BrowserContext, Page } from '@playwright/test';
import {
  button,
  buildHome,
  expect,
  PHONE,
  test as base,
  withoutPause,
  type Person,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';
import {
  expectStoring,
  expectStored,
  expectWorker,
  EARLIER_STATE,
  storeExpired,
  storedIn,
  strip,
} from '#test/browser/storage-steps.ts';

/** A member whose browser caches the app and reaches the server through the door. */
type Fixtures = { cachedMember: Person };

const test = base.extend<Fixtures>({
  cachedMember: async ({ door, person, expectedErrors }, provide) => {
    expectedErrors.push(/ERR_|Failed to fetch|no-response/, /status of 50\d/);
    const aisyah = await person('Aisyah Rahman', {
      viewport: PHONE,
      serviceWorkers: 'allow',
      baseURL: door.address,
    });
    await buildHome([aisyah]);
    await withoutPause(aisyah.context);
    await aisyah.page.goto('/dashboard');
    await expect(title(aisyah.page)).toHaveText('Welcome to Seri Pandan 12A');
    await expectWorker(aisyah.page, 'en');
    await provide(aisyah);
  },
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Like opening the app by its icon: no other page is open. */
async function openCold(context: BrowserContext, path = '/chores') {
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  const response = await page.goto(path);
  return { page, response };
}

/** Chromium delays the takeover of a new worker while the old one keeps receiving requests. */
const UNASKED_BETWEEN = { timeout: 60_000, intervals: [4000] };

const buildOf = (page: Page) => page.locator('meta[name=version]').getAttribute('content');

/** Expects the cached app, not the browser's error page. */
async function expectCachedApp(page: Page, language = 'en') {
  await expect(page.locator('#root > *').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('#first-reads')).toHaveCount(0);
}

test('the app opens from a cold start without a network, and without its server', async ({
  cachedMember,
  door,
}) => {
  const { context } = cachedMember;
  await context.setOffline(true);
  const offline = await openCold(context);
  expect(offline.response?.fromServiceWorker()).toBe(true);
  expect(offline.response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expectCachedApp(offline.page);
  await context.setOffline(false);

  await door.close();
  await expectCachedApp((await openCold(context, '/pay-my-money-back?homeId=x')).page);
  await door.reopen();

  // A proxy answers for a server that is down.
  door.answer(() => ({ status: 502 }));
  await expectCachedApp((await openCold(context, '/dashboard')).page);

  // A server that accepts the request but does not answer is not waited for.
  door.answer((path) => (path === '/chores' ? 'nothing' : undefined));
  const late = await openCold(context);
  await expectCachedApp(late.page);
  await expect(title(late.page)).toHaveText('Weekly Chores');

  door.answer(() => undefined);
  const online = await openCold(context, '/dashboard');
  await expect(online.page.locator('#first-reads')).toBeAttached();
  await expect(title(online.page)).toHaveText('Welcome to Seri Pandan 12A');
});

test("only pages are cached, without anyone's data", async ({ cachedMember, door }) => {
  const { page, context } = cachedMember;
  const cached = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await page.goto('/pay-my-money-back');
  await page.goto('/profile');
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Menu' })
    .or(button(page, 'Menu'))
    .first()
    .click();
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/login/);
  const files = await cached();
  expect(files.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
    '/en/index.html',
    '/favicon.svg',
    '/icon-192.png',
    '/theme.js',
  ]);
  expect(files.length).toBeGreaterThan(80);
  expect(await page.evaluate(async () => (await caches.match('/en/index.html'))?.text())).not.toContain(
    cachedMember.displayName,
  );

  // Addresses without a page are requested from the server once, or not at all.
  door.asked.length = 0;
  await page.goto('/healthz');
  await expect(page.locator('body')).toContainText('ok');
  await page.goto('/login');
  await expect(title(page)).toBeVisible();
  for (const path of ['/healthz', '/login'])
    expect(door.asked.filter((each) => each === path)).toEqual([path]);
  await context.setOffline(true);
  await expect(page.goto('/healthz')).rejects.toThrow(/ERR_/);
});

test('a new version waits until its page loads, and takes nothing from the page before', async ({
  cachedMember,
  door,
}) => {
  test.setTimeout(240_000);
  const { page, context } = cachedMember;
  const [, gone = 'no such part'] =
    /assets\/(NotificationList-[\w-]+)\.js/.exec(await (await context.request.get('/worker.js')).text()) ??
    [];
  const old = (await buildOf(page)) ?? '';
  const next = 'f'.repeat(old.length);
  const other = await context.newPage();
  await other.goto('/home-management');
  await expect(title(other)).toHaveText('Home Management');
  await page.bringToFront();
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await page.getByLabel('Display name').fill('Aisyah binti Rahman');

  // A deployment: a new build, with a part under another name.
  door.become((text) => text.replaceAll(old, next).replaceAll(gone, `${gone}2`));
  door.find((path) => path.replace(`${gone}2`, gone));
  door.answer((path) => (path.includes(`${gone}.js`) ? { status: 404 } : undefined));
  await door.close();
  await door.reopen();
  const banner = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(banner).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Display name')).toHaveValue('Aisyah binti Rahman');
  expect(await buildOf(page)).toBe(old);

  await button(banner, 'Reload').click();
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(next);
  await expect(banner).toHaveCount(0);
  await expect(page.getByLabel('Display name')).toHaveValue('Aisyah binti Rahman');
  const names = () => page.evaluate(async () => (await caches.keys()).map((name) => name.split('-')[1]));
  await expect.poll(names, { timeout: 30_000 }).toEqual([old, next]);
  const isComing = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration?.installing ?? registration?.waiting);
    });
  await expect.poll(isComing, { timeout: 30_000 }).toBe(false);

  // The other tab still has the old build, and the server has deleted its part.
  expect(await buildOf(other)).toBe(old);
  await other.getByRole('button', { name: /^Notifications/ }).click();
  await expect(other.getByRole('dialog').getByRole('heading', { name: 'Notifications' })).toBeVisible();

  await context.setOffline(true);
  const offline = await openCold(context);
  await expectCachedApp(offline.page);
  expect(await buildOf(offline.page)).toBe(next);
});

test('stored data stays for the old page, until the new one can open without a server', async ({
  cachedMember,
  door,
}) => {
  test.setTimeout(120_000);
  const { page, context } = cachedMember;
  await expectStored(page, ['getDashboard', 'getSession', 'getHome']);
  const storageCode = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/assets/persisted-queries-')) ?? '',
  );
  const code = await (await context.request.get(storageCode)).text();
  const [, shape = ''] = /["'`]([\da-f]{12})["'`]/.exec(code) ?? [];
  expect(shape).not.toBe('');
  const old = (await buildOf(page)) ?? '';
  const next = 'f'.repeat(old.length);
  // A deployment whose answers have another form, and whose worker has not arrived yet.
  door.become((text) =>
    text.replaceAll(old, next).replaceAll('/assets/', '/assets/n/').replaceAll(shape, 'f'.repeat(12)),
  );
  door.find((path) => path.replace('/assets/n/', '/assets/'));
  door.answer((path) => (path.startsWith('/worker.js') ? { status: 404 } : undefined));
  await storeExpired(page, 'read too old');
  await page.goto('/dashboard');
  expect(await buildOf(page)).toBe(next);
  await expect
    .poll(async () => (await storedIn(page)).calls, { timeout: 20_000 })
    .not.toContain('read too old');
  // It would be written after a second, and nothing else would show it.
  await page.waitForTimeout(2500);
  await context.setOffline(true);
  const offline = await openCold(context, '/dashboard');
  expect(await buildOf(offline.page)).toBe(old);
  await expect(strip(offline.page)).toHaveText(EARLIER_STATE);
  await expect(title(offline.page)).toHaveText('Welcome to Seri Pandan 12A');

  await context.setOffline(false);
  door.answer(() => undefined);
  const online = await openCold(context, '/dashboard');
  const names = () =>
    online.page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return installing || waiting ? [] : (await caches.keys()).map((name) => name.split('-')[1]);
    });
  await expect.poll(names, UNASKED_BETWEEN).toEqual([old, next]);
  await expectStoring(online.page);
  await expectStored(online.page, ['getDashboard', 'getSession', 'getHome']);
  await context.setOffline(true);
  const again = await openCold(context, '/dashboard');
  expect(await buildOf(again.page)).toBe(next);
  await expect(strip(again.page)).toHaveText(EARLIER_STATE);
  await expect(title(again.page)).toHaveText('Welcome to Seri Pandan 12A');
});

test('a change of the language caches only that language', async ({ cachedMember, door }) => {
  const { page, context } = cachedMember;
  await page.goto('/profile');
  await (await openPart(page, 'Language')).getByLabel('Language', { exact: true }).selectOption('ms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
  await expectWorker(page, 'ms');
  expect(door.asked).toContain('/ms/index.html');
  expect(door.asked).not.toContain('/zh/index.html');
  await context.setOffline(true);
  await expectCachedApp((await openCold(context)).page, 'ms');
});

test('a broken worker locks no one out, and is removed when the server says so', async ({
  cachedMember,
  door,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/MIME|boot/);
  const { page, context } = cachedMember;
  const worker = (text: string) => {
    door.answer((path) =>
      path.startsWith('/worker.js') ? { status: 200, type: 'text/javascript', text } : undefined,
    );
  };
  // A worker that fails to start does not take over.
  worker('throw new Error("boot")');
  await page.reload();
  await expect(title(page)).toHaveText('Welcome to Seri Pandan 12A');

  // A worker that answers nonsense.
  worker(`
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => event.respondWith(new Response('nonsense')));
  `);
  await page.reload();
  await expect
    .poll(async () => {
      await page.goto('/dashboard');
      return page.locator('body').textContent();
    }, UNASKED_BETWEEN)
    .toBe('nonsense');

  worker(await (await context.request.get('/leaving.js')).text());
  await expect
    .poll(async () => {
      await page.goto('/dashboard');
      return page.locator('body').textContent();
    }, UNASKED_BETWEEN)
    .not.toBe('nonsense');
  await expect(title(page)).toHaveText('Welcome to Seri Pandan 12A');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
