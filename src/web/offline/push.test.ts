import { expect, test, afterEach, vi } from 'vitest';
import type { PushMessage } from '#domain/pushes.ts';
import { openPush, showPush, type PushScope, renewSubscription } from '#web/offline/push.ts';
import type { PushState } from '#web/device/push-subscription.ts';

type Options = { tag?: string; renotify?: boolean; body?: string; data?: { notificationId?: string } };

const MESSAGE: PushMessage = {
  event: 'event-1',
  about: 'swap-1',
  notificationId: 'note-1',
  title: 'Swap request received',
  line: 'Ben wants to swap chores with you.',
  path: '/swap-requests?homeId=h#swap-1',
  language: 'en',
  unread: 3,
  read: [],
};
const text = (part: Partial<PushMessage> = {}) => JSON.stringify({ ...MESSAGE, ...part });

type TabOptions = { url?: string; focused?: boolean; visibilityState?: string; answers?: boolean };

/** A fake worker of http://app that records its notifications and where its tabs navigate. */
function worker(tabs: TabOptions[] = []) {
  const shown: { title: string; tag: string; options: Options; data: object; close: () => void }[] = [];
  const badges: number[] = [];
  const did: string[] = [];
  const scope = {
    location: { origin: 'http://app' },
    registration: {
      getNotifications: async () => [...shown],
      showNotification: async (title: string, options: Options) => {
        const tag = options.tag ?? '';
        const at = shown.findIndex((each) => tag !== '' && each.tag === tag);
        if (at >= 0) shown.splice(at, 1);
        const made = { title, tag, options, data: options.data ?? {}, close: () => {} };
        made.close = () => shown.splice(shown.indexOf(made), 1);
        shown.push(made);
      },
    },
    clients: {
      matchAll: async () =>
        tabs.map(({ url = 'http://app/chores', answers = true, ...seen }, index) => ({
          url,
          ...seen,
          focus: async () => void did.push(`focus ${index}`),
          navigate: async (to: string) => void did.push(`navigate ${index} ${to}`),
          postMessage: (message: { open?: string; pushed?: true }, [port]: MessagePort[]) => {
            did.push(message.open === undefined ? `told ${index}` : `open ${index} ${message.open}`);
            if (answers) port?.postMessage('ok');
          },
        })),
      openWindow: async (to: string) => void did.push(`window ${to}`),
    },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    },
  };
  return { scope: scope as unknown as PushScope, shown, badges, did };
}

test('a push shows title, line and number of unread notifications, and notifies open pages', async () => {
  const { scope, shown, badges, did } = worker([{}]);
  await showPush(scope, text());
  expect(shown).toMatchObject([
    { title: MESSAGE.title, tag: 'swap-1', options: { body: MESSAGE.line, lang: 'en', renotify: false } },
  ]);
  expect(badges).toEqual([3]);
  expect(did).toEqual(['told 0']);
});

test('a later push about the same thing replaces the first with a sound; a repeated one is silent', async () => {
  const { scope, shown } = worker();
  await showPush(scope, text());
  await showPush(scope, text());
  expect(shown.map(({ options }) => options.renotify)).toEqual([false]);
  await showPush(scope, text({ event: 'event-2', title: 'Later' }));
  expect(shown).toMatchObject([{ title: 'Later', options: { renotify: true } }]);
});

test('only notifications that were read elsewhere are closed', async () => {
  const { scope, shown } = worker();
  await showPush(scope, text());
  await showPush(scope, text({ about: 'swap-2', notificationId: 'note-2', event: 'event-2' }));
  await showPush(scope, text({ about: 'morning', event: 'event-3', read: ['note-1'], unread: 0 }));
  expect(shown.map(({ tag }) => tag)).toEqual(['swap-2', 'morning']);
});

test('an unreadable push still shows a notification', async () => {
  for (const unreadable of [undefined, '', 'not json']) {
    const { scope, shown } = worker();
    await showPush(scope, unreadable);
    expect(shown.map(({ title }) => title)).toEqual(['Serumah']);
  }
});

test('a push shows on systems without icon badges, or that refuse them', async () => {
  const { scope, shown } = worker();
  const refusing = { setAppBadge: () => Promise.reject(new Error('no badge')) };
  await showPush({ ...scope, navigator: {} }, text());
  await showPush({ ...scope, navigator: refusing }, text());
  expect(shown).toHaveLength(1);
});

const tapped = { tag: '', data: { path: MESSAGE.path }, close: () => {} };

test('a tap opens the page in the focused tab without reloading it', async () => {
  const { scope, did } = worker([{}, { focused: true }]);
  let closed = 0;
  await openPush(scope, { ...tapped, close: () => (closed += 1) });
  expect(closed).toBe(1);
  expect(did).toEqual(['focus 1', `open 1 ${MESSAGE.path}`]);
});

test('a tab that does not answer is navigated', async () => {
  const { scope, did } = worker([{ answers: false, visibilityState: 'hidden' }]);
  await openPush(scope, tapped);
  expect(did).toEqual(['focus 0', `open 0 ${MESSAGE.path}`, `navigate 0 http://app${MESSAGE.path}`]);
});

test('a new tab opens if there is none, never at another origin', async () => {
  const { scope, did } = worker();
  await openPush(scope, tapped);
  await openPush(scope, { ...tapped, data: { path: 'https://elsewhere.example/' } });
  await openPush(scope, { ...tapped, data: { path: '//elsewhere.example/' } });
  await openPush(scope, { ...tapped, data: null });
  const home = 'window http://app/dashboard';
  expect(did).toEqual([`window http://app${MESSAGE.path}`, home, home, home]);
});

const KEY = 'a2V5LTE';
const bytesOf = (key: string) => Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer;
const CHOICES = { unwanted: ['swaps'], morning: false };

type DeviceOptions = { permission?: NotificationPermission; found?: { endpoint: string; key: string } };

/** A fake worker whose server answers `device` and whose browser has the subscription `found`, or none. */
async function follow(device: object | null, { permission = 'granted', found }: DeviceOptions = {}) {
  const did: string[] = [];
  let current = found;
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { json } = JSON.parse(body) as { json?: { endpoint: string; key: string } };
    did.push(`${address.split('/').at(-1)} ${json ? `${json.endpoint} ${json.key}` : ''}`.trim());
    const state = { key: KEY, device } as unknown as PushState;
    return Response.json({ json: address.endsWith('getDevice') ? state : CHOICES });
  });
  const subscriptionOf = (endpoint: string, key: string) => ({
    endpoint,
    options: { applicationServerKey: bytesOf(key) },
    getKey: (name: string) => bytesOf(btoa(name)),
    unsubscribe: async () => {
      did.push(`gave up ${endpoint}`);
      current = undefined;
    },
  });
  const pushManager = {
    getSubscription: async () => (current ? subscriptionOf(current.endpoint, current.key) : null),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      current = { endpoint: 'new', key };
      return subscriptionOf('new', key);
    },
  };
  await renewSubscription({ pushManager } as unknown as ServiceWorkerRegistration);
  return did;
}
afterEach(() => vi.unstubAllGlobals());

const device = (endpoint: string, key = KEY) => ({ ...CHOICES, subscription: { endpoint, key } });
const RENEWED = ['getDevice', `subscribe new ${KEY}`];

test('a lost subscription is renewed and sent to the server', async () => {
  expect(await follow(device('old'))).toEqual(RENEWED);
});

test("a subscription is replaced if it ended, differs from the server's, or uses old keys", async () => {
  const found = { endpoint: 'old', key: KEY };
  const replaced = ['getDevice', 'gave up old', `subscribe new ${KEY}`];
  expect(await follow({ ...CHOICES, subscription: null }, { found })).toEqual(replaced);
  expect(await follow(device('other'), { found })).toEqual(replaced);
  expect(await follow(device('old', 'b3RoZXI'), { found })).toEqual(replaced);
  expect(await follow(device('old'), { found: { endpoint: 'old', key: 'b3RoZXI' } })).toEqual(replaced);
});

test("a current subscription stays, a disabled device's is ended, and none is created without permission", async () => {
  const found = { endpoint: 'old', key: KEY };
  expect(await follow(device('old'), { found })).toEqual(['getDevice']);
  expect(await follow(null, { found })).toEqual(['getDevice', 'gave up old']);
  expect(await follow(null)).toEqual(['getDevice']);
  expect(await follow(device('old'), { permission: 'default' })).toEqual(['getDevice']);
});
