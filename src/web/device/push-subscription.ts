import type { DeviceChoices } from '#contract/pushes.ts';

/** What the server knows of this device: its own key, and to which subscription it sends, if the device is switched on. */
export type PushState = {
  key: string;
  device: (DeviceChoices & { subscription: { endpoint: string; key: string } | null }) | null;
};
type Made = { endpoint: string; p256dh: string; auth: string; key: string };
type Server<State> = { ask: () => Promise<State>; tell: (made: Made) => Promise<DeviceChoices> };
type Registration = Pick<ServiceWorkerRegistration, 'pushManager'>;

// Shared by pages and the worker, which may know nothing of a page.

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Has the browser subscribe with the server's key, in the place of what it had. */
export async function subscribeAgain({ pushManager }: Registration, key: string): Promise<Made> {
  const before = await pushManager.getSubscription();
  await before?.unsubscribe();
  // Every push is shown: browsers take no others.
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const [p256dh, auth] = [base64url(made.getKey('p256dh')), base64url(made.getKey('auth'))];
  return { endpoint: made.endpoint, p256dh, auth, key };
}

/** Two tabs, or a tab and the worker, would end each other's subscription. */
const alone = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('push-subscription', run) : run();

/**
 * Makes the browser's subscription the one that the server sends to: another, or one for another key than the server has now, is replaced
 * (docs/product/notifications.md 'A subscription that ended'). If the server sends this device nothing, the browser's is given up. Returns
 * what this device is told; null if it is off, or if the browser does not allow it.
 */
export const keepSubscribed = <State extends PushState>(
  registration: Registration,
  { ask, tell }: Server<State>,
): Promise<{ state: State; choices: DeviceChoices | null }> =>
  alone(async () => {
    const state = await ask();
    const { key, device } = state;
    const found = await registration.pushManager.getSubscription();
    if (!device) {
      await found?.unsubscribe();
      return { state, choices: null };
    }
    const { subscription, ...choices } = device;
    const stands =
      found !== null &&
      found.endpoint === subscription?.endpoint &&
      subscription.key === key &&
      base64url(found.options.applicationServerKey) === key;
    if (stands) return { state, choices };
    if (Notification.permission !== 'granted') return { state, choices: null };
    return { state, choices: await tell(await subscribeAgain(registration, key)) };
  });
