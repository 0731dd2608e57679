import { afterEach, expect, test, vi } from 'vitest';
import type { PushState } from '#web/device/push-subscription.ts';
import { followSubscription } from '#web/offline/subscription-change.ts';

const KEY = 'a2V5LTE';
const bytesOf = (key: string) => Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer;
const CHOICES = { unwanted: ['swaps'], morning: false };

type Options = { permission?: NotificationPermission; found?: { endpoint: string; key: string } };

/** A worker whose server says `device`, and whose browser has `found` or nothing. */
async function follow(device: object | null, { permission = 'granted', found }: Options = {}) {
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
  await followSubscription({ pushManager } as unknown as ServiceWorkerRegistration);
  return did;
}
afterEach(() => vi.unstubAllGlobals());

const told = (endpoint: string, key = KEY) => ({ ...CHOICES, subscription: { endpoint, key } });
const RENEWED = ['getDevice', `subscribe new ${KEY}`];

test('a subscription that the browser has lost is made again, and the server told', async () => {
  expect(await follow(told('old'))).toEqual(RENEWED);
});

test('one that ended at its service, is another than the server’s, or is for other keys is replaced', async () => {
  const found = { endpoint: 'old', key: KEY };
  const replaced = ['getDevice', 'gave up old', `subscribe new ${KEY}`];
  expect(await follow({ ...CHOICES, subscription: null }, { found })).toEqual(replaced);
  expect(await follow(told('other'), { found })).toEqual(replaced);
  expect(await follow(told('old', 'b3RoZXI'), { found })).toEqual(replaced);
  expect(await follow(told('old'), { found: { endpoint: 'old', key: 'b3RoZXI' } })).toEqual(replaced);
});

test('one that stands is left, one of a device that is off is given up, and nothing is made without permission', async () => {
  const found = { endpoint: 'old', key: KEY };
  expect(await follow(told('old'), { found })).toEqual(['getDevice']);
  expect(await follow(null, { found })).toEqual(['getDevice', 'gave up old']);
  expect(await follow(null)).toEqual(['getDevice']);
  expect(await follow(told('old'), { permission: 'default' })).toEqual(['getDevice']);
});
