import type { BrowserContext, Page } from '@playwright/test';
import { buildHome, expect, test } from '#test/browser/harness.ts';
import { screenWordsIn } from '#test/browser/pictures/words.ts';
import { openPart } from '#test/browser/profile-steps.ts';
import { ask } from '#test/browser/payment-steps.ts';
import { LAUNCH_ARGUMENTS, PORT } from '#test/browser/places.ts';
import { startPushService } from '#test/fakes/push-service.ts';
import { wordsIn } from '#words/languages.ts';
import { findChromium } from '../../tools/find-chromium.ts';
import { findProgram } from '../../tools/find-program.ts';

// Headless shells deny notifications, whatever they are asked to grant.
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const executablePath = findProgram(WHOLE) ?? findChromium() ?? '';
test.use({ launchOptions: { executablePath, args: LAUNCH_ARGUMENTS } });

const ORIGIN = `http://localhost:${PORT}`;
type Subscription = ReturnType<Awaited<ReturnType<typeof startPushService>>['subscribe']>['subscription'];

/** The browser subscribes at the tests' service instead of its maker's; everything else about pushes is its own. */
const subscribesAt = (context: BrowserContext, subscription: Subscription) =>
  context.addInitScript(({ endpoint, ...keys }) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
        .buffer;
    const kept = 'push-key';
    const current = () => {
      const key = localStorage.getItem(kept);
      return key === null
        ? null
        : {
            endpoint,
            options: { applicationServerKey: bytesOf(key) },
            getKey: (name: keyof typeof keys) => bytesOf(keys[name]),
            unsubscribe: async () => localStorage.removeItem(kept),
          };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(kept, applicationServerKey);
        return current();
      },
    });
  }, subscription);

/** Delivers a push to the worker, as the browser does with those of its own service. */
async function openLetterbox(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL === `${ORIGIN}/`);
    if (own) registered.resolve(own.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  return async (message: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: ORIGIN,
      registrationId: await registered.promise,
      data: JSON.stringify(message),
    });
}

const shownAt = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/');
    const shown = (await worker?.getNotifications()) ?? [];
    return shown.map(({ title, body, lang }) => ({ title, body, lang }));
  });

test('the worker shows what the server sends, and a tap opens its page in the open tab', async ({
  person,
}) => {
  const service = await startPushService();
  const aisyah = await person('Aisyah Rahman', { serviceWorkers: 'allow' });
  const priya = await person('Priya Nair');
  const { context, page, api } = aisyah;
  const { id: homeId } = await buildHome([priya, aisyah]);
  await api.users.setLanguage({ language: 'ms' });
  await context.grantPermissions(['notifications'], { origin: ORIGIN });
  await subscribesAt(context, service.subscribe().subscription);
  await page.goto('/profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
  test.skip(
    await page.evaluate(() => Notification.permission === 'denied'),
    'Only a whole Chromium shows notifications, and this machine has its headless shell alone.',
  );
  const { profile } = await screenWordsIn('ms');
  await openPart(page, profile.rowTitles.notifications);
  await page.getByRole('switch').click();
  // Its worker downloads the whole app first.
  await expect.poll(async () => (await api.pushes.getDevice()).device, { timeout: 30_000 }).not.toBe(null);
  const deliver = await openLetterbox(context, page);

  await ask({ homeId, from: priya, debtors: [aisyah], title: 'TNB', sen: 6345 });
  await expect.poll(() => service.pushes.length).toBe(1);
  const [push] = service.pushes;
  await page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));
  // The page is notified, and asks whether it was read elsewhere.
  const heard = page.waitForResponse('**/pushes/listUnread');
  await deliver(push?.message ?? {});
  await heard;
  const said = wordsIn('ms').notificationWords(
    { type: 'payment_request', data: { homeId, amount: 6345, title: 'TNB' } },
    { who: 'Priya Nair', home: undefined, chore: undefined },
  );
  const body = `${said?.message} Rumah yang anda sertai hari ini`;
  await expect.poll(() => shownAt(page)).toEqual([{ title: said?.title, body, lang: 'ms' }]);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    // Does what a tap does; browsers do not wait for events that scripts dispatch.
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
  });
  await expect(page).toHaveURL(/\/pay-my-money-back.*#payment-/);
  expect(await page.evaluate(() => 'isTheSame' in globalThis)).toBe(true);
  expect(await shownAt(page)).toEqual([]);
  expect((await page.request.get('/badge-96.png')).headers()['content-type']).toBe('image/png');
  expect(service.problems).toEqual([]);
  await service.stop();
});
