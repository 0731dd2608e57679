import type { DeviceChoices } from '#contract/pushes.ts';

/**
 * The server's view of this device: the server's own key and, if notifications are on, the subscription it sends
 * to.
 */
export type PushState = {
  key: string;
  device: (DeviceChoices & { subscription: { endpoint: string; key: string } | null }) | null;
};
type Made = { endpoint: string; p256dh: string; auth: string; key: string };
type Server<State> = { getDevice: () => Promise<State>; subscribe: (made: Made) => Promise<DeviceChoices> };
type Registration = Pick<ServiceWorkerRegistration, 'pushManager'>;

// Pages and the service worker share this file, so it must not use anything of a page.

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Subscribes with the server's key, replacing the browser's earlier subscription. */
export async function resubscribe({ pushManager }: Registration, key: string): Promise<Made> {
  const before = await pushManager.getSubscription();
  await before?.unsubscribe();
  // Browsers require that every push is shown.
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const [p256dh, auth] = [base64url(made.getKey('p256dh')), base64url(made.getKey('auth'))];
  return { endpoint: made.endpoint, p256dh, auth, key };
}

/** Prevents two tabs, or a tab and the worker, from ending each other's subscription. */
const withLock = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('push-subscription', run) : run();

/**
 * Makes the browser's push subscription match the one that the server sends to: replaces it if it is another one or
 * uses an old server key (docs/product/notifications.md 'A subscription that ended'). If notifications are off, ends
 * the browser's subscription.
 * @returns `choices` of this device; null if notifications are off or the browser does not allow them
 */
export const syncSubscription = <State extends PushState>(
  registration: Registration,
  { getDevice, subscribe }: Server<State>,
): Promise<{ state: State; choices: DeviceChoices | null }> =>
  withLock(async () => {
    const state = await getDevice();
    const { key, device } = state;
    const found = await registration.pushManager.getSubscription();
    if (!device) {
      await found?.unsubscribe();
      return { state, choices: null };
    }
    const { subscription, ...choices } = device;
    const isCurrent =
      found !== null &&
      found.endpoint === subscription?.endpoint &&
      subscription.key === key &&
      base64url(found.options.applicationServerKey) === key;
    if (isCurrent) return { state, choices };
    if (Notification.permission !== 'granted') return { state, choices: null };
    return { state, choices: await subscribe(await resubscribe(registration, key)) };
  });
