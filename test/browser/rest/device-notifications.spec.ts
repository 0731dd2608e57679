import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { buildHome, expect, expectAccessible, expectToast, PHONE, test } from '#test/browser/harness.ts';
import { closePart, openPart, partOf } from '#test/browser/profile-steps.ts';

const SWITCH = 'Notifications on this device';
const MAIL = 'Notifications and mail';
const card = (page: Page) => partOf(page, MAIL);
const here = (page: Page) => card(page).getByRole('switch', { name: SWITCH });
const box = (page: Page, name: string) => card(page).getByRole('checkbox', { name, exact: true });

type Fake = {
  permission: NotificationPermission;
  grants: boolean;
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** Fakes a browser with a push service of its own, which the test's browser lacks. */
function fakeBrowser(permission: NotificationPermission = 'default', grants = true): Fake {
  const curve = createECDH('prime256v1');
  return {
    permission,
    grants,
    // Nothing listens there, so the server's pushes fail.
    endpoint: `http://127.0.0.1:9/${randomUUID()}`,
    p256dh: curve.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

const installFake = (context: BrowserContext, fake: Fake) =>
  context.addInitScript((given) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(
        atob(text.replaceAll('-', '+').replaceAll('_', '/')),
        (sign) => sign.codePointAt(0) ?? 0,
      ).buffer;
    const kept = 'fake-push-key';
    const counted = 'fake-push-count';
    const count = () => Number(localStorage.getItem(counted));
    const allowed = 'fake-permission';
    const subscriptionOf = (key: string) => ({
      endpoint: `${given.endpoint}/${count()}`,
      options: { applicationServerKey: bytesOf(key) },
      getKey: (name: 'p256dh' | 'auth') => bytesOf(given[name]),
      unsubscribe: async () => localStorage.removeItem(kept),
    });
    const current = () => {
      const key = localStorage.getItem(kept);
      return key === null ? null : subscriptionOf(key);
    };
    const notifications: { data: { path: string }; close: () => void }[] = [];
    Object.assign(globalThis, { fakeNotifications: notifications });
    const registration = {
      scope: location.origin,
      getNotifications: async () => [...notifications],
      addEventListener: () => {},
      update: async () => {},
      pushManager: {
        getSubscription: async () => current(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(kept, applicationServerKey);
          localStorage.setItem(counted, String(count() + 1));
          return current();
        },
      },
    };
    const listeners = new EventTarget();
    Object.defineProperty(navigator, 'serviceWorker', {
      value: Object.assign(listeners, {
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
        register: async () => registration,
        controller: null,
      }),
    });
    const permissionNow = () => localStorage.getItem(allowed) ?? given.permission;
    Object.defineProperty(Notification, 'permission', { get: permissionNow });
    Object.defineProperty(Notification, 'requestPermission', {
      value: async () => {
        localStorage.setItem(allowed, given.grants ? 'granted' : 'denied');
        return permissionNow();
      },
    });
  }, fake);

test('notifications are turned on by the switch alone, sent by the chosen kinds, and turned off', async ({
  person,
}) => {
  const { page, context, api } = await person('Aisyah Rahman', { viewport: PHONE });
  await installFake(context, fakeBrowser());
  await page.goto('/profile');
  await openPart(page, MAIL);
  await expect(here(page)).toBeEnabled();
  await expect(here(page)).not.toBeChecked();
  await expect(box(page, 'Payment reminders: E-mail')).toBeChecked();
  await expect(box(page, 'Payment reminders: This device')).not.toBeChecked();
  await expect(box(page, 'Payment reminders: This device')).toBeDisabled();
  await expect(card(page).getByRole('switch', { name: 'Morning reminder' })).toBeHidden();
  expect((await api.pushes.getDevice()).device).toBe(null);

  await here(page).click();
  await expect(here(page)).toBeChecked();
  await expect(box(page, 'Payment reminders: This device')).toBeChecked();
  await expect(card(page).getByRole('switch', { name: 'Morning reminder' })).toBeChecked();
  await box(page, 'Payment reminders: This device').uncheck();
  await box(page, 'Swap requests and answers: This device').uncheck();
  await card(page).getByLabel('At', { exact: true }).selectOption('07:00');
  await expect
    .poll(async () => await api.pushes.getDevice())
    .toMatchObject({ device: { unwanted: ['reminders', 'swaps'], morning: true }, morning: { hour: 7 } });
  await expectAccessible(page);

  await page.reload();
  await openPart(page, MAIL);
  await expect(here(page)).toBeChecked();
  await expect(box(page, 'Payment reminders: This device')).not.toBeChecked();
  await expect(box(page, 'Payment reminders: E-mail')).toBeChecked();
  await expect(card(page).getByLabel('At', { exact: true })).toHaveValue('7');
  await card(page).getByRole('switch', { name: 'Morning reminder' }).uncheck();
  await expect(card(page).getByLabel('At', { exact: true })).toBeHidden();
  await expect.poll(async () => (await api.pushes.getDevice()).device?.morning).toBe(false);

  await here(page).click();
  await expect(here(page)).not.toBeChecked();
  await expect.poll(async () => (await api.pushes.getDevice()).device).toBe(null);
  expect(await page.evaluate(() => localStorage.getItem('fake-push-key'))).toBe(null);
});

test('a browser that denies permission says so, and how to change it', async ({ person }) => {
  const { page, context } = await person('Aisyah Rahman');
  await installFake(context, fakeBrowser('default', false));
  await page.goto('/profile');
  await openPart(page, MAIL);
  await here(page).click();
  await expectToast(
    page,
    "This browser blocks notifications from Serumah. Allow them in the browser's settings for this page.",
  );
  await expect(here(page)).not.toBeChecked();
  await expect(here(page)).toBeDisabled();
  await expect(here(page)).toHaveAccessibleDescription(/Allow them in the browser's settings/);
});

test('the switch says why notifications are unavailable', async ({ person }) => {
  const { page, context } = await person('Aisyah Rahman');
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  });
  await page.goto('/profile');
  await openPart(page, MAIL);
  await expect(here(page)).toBeDisabled();
  await expect(here(page)).toHaveAccessibleDescription(/address that begins with https/);
});

test('settings that fail to save roll back, and a toast says so', async ({ person, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  const { page, context } = await person('Aisyah Rahman');
  await installFake(context, fakeBrowser());
  await page.goto('/profile');
  await openPart(page, MAIL);
  await here(page).click();
  await expect(here(page)).toBeChecked();
  await page.route('**/pushes/setDeviceChoices', (route) => route.fulfill({ status: 503, body: '' }));
  await box(page, 'Someone joined your home: This device').click();
  await expectToast(page, 'Failed to change the notifications on this device. Please try again.');
  await expect(box(page, 'Someone joined your home: This device')).toBeChecked();
});

test('an ended subscription is renewed at the next visit, with the earlier choices', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman');
  const { page, context, api } = aisyah;
  await buildHome([aisyah]);
  const fake = fakeBrowser();
  await installFake(context, fake);
  await page.goto('/profile');
  await openPart(page, MAIL);
  await here(page).click();
  await expect(here(page)).toBeChecked();
  // Until the browser is subscribed, its boxes are disabled.
  await expect(box(page, 'Payment reminders: This device')).toBeChecked();
  await box(page, 'Payment reminders: This device').uncheck();
  const sentTo = async () => (await api.pushes.getDevice()).device?.subscription?.endpoint;
  await expect.poll(async () => (await api.pushes.getDevice()).device?.unwanted).toEqual(['reminders']);
  await expect.poll(sentTo).toBe(`${fake.endpoint}/1`);
  // The browser can do both in the background, without notifying the server.
  const ends = {
    lost: () => localStorage.removeItem('fake-push-key'),
    'another address': () => localStorage.setItem('fake-push-count', '7'),
    'other keys': () => localStorage.setItem('fake-push-key', 'b3RoZXI'),
  };
  for (const [how, end] of Object.entries(ends)) {
    const before = await page.evaluate(() => Number(localStorage.getItem('fake-push-count')));
    await page.evaluate(end);
    const after = how === 'another address' ? 8 : before + 1;
    await page.goto('/dashboard');
    await expect.poll(sentTo, how).toBe(`${fake.endpoint}/${after}`);
  }
  await page.goto('/profile');
  await openPart(page, MAIL);
  await expect(here(page)).toBeChecked();
  await expect(box(page, 'Payment reminders: This device')).not.toBeChecked();
});

test("signing out ends notifications: the first user's are closed, and the next user's are off", async ({
  person,
}) => {
  const { page, context } = await person('Aisyah Rahman');
  await installFake(context, fakeBrowser());
  await page.goto('/profile');
  await openPart(page, MAIL);
  await here(page).click();
  await expect(here(page)).toBeChecked();
  await closePart(page, MAIL);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fake-push-key'))).toBe(null);
});

test('notifications of the page on screen are closed, and a tap navigates the open page', async ({
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const { page, context } = aisyah;
  await buildHome([aisyah]);
  await installFake(context, fakeBrowser('granted'));
  await page.goto('/dashboard');
  const show = (path: string) =>
    page.evaluate((at) => {
      const { fakeNotifications: all } = globalThis as unknown as {
        fakeNotifications: { data: object; close: () => void }[];
      };
      const shown = { data: { path: at }, close: () => all.splice(all.indexOf(shown), 1) };
      all.push(shown);
    }, path);
  const count = () =>
    page.evaluate(() => (globalThis as unknown as { fakeNotifications: unknown[] }).fakeNotifications.length);
  await show('/swap-requests#swap-1');
  await show('/pay-my-money-back');
  // As the worker asks: the page answers and navigates without reloading.
  await page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));
  const ask = () =>
    page.evaluate(
      () =>
        new Promise((answered) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', ({ data }) => answered(data));
          port1.start();
          setTimeout(() => answered('nothing'), 500);
          navigator.serviceWorker.dispatchEvent(
            new MessageEvent('message', { data: { open: '/swap-requests#swap-1' }, ports: [port2] }),
          );
        }),
    );
  await expect.poll(ask, { timeout: 15_000 }).toBe('open');
  await expect(page).toHaveURL(/\/swap-requests/);
  expect(await page.evaluate(() => 'isTheSame' in globalThis)).toBe(true);
  await expect.poll(count).toBe(1);
});
