import type { FromWorker, PushMessage } from '#domain/pushes.ts';
import type { DeviceChoices } from '#contract/pushes.ts';
import { syncSubscription, type PushState } from '#web/device/push-subscription.ts';

type Data = Pick<PushMessage, 'event' | 'path' | 'notificationId'>;
type Shown = { tag: string; data?: Partial<Data> | null; close(): void };
type Tab = {
  url: string;
  focused?: boolean;
  visibilityState?: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
};
/** The part of a service worker that shows pushes and answers taps; `self` of a worker fits. */
export type PushScope = {
  location: { origin: string };
  registration: {
    getNotifications(): Promise<Shown[]>;
    showNotification(title: string, options: Record<string, unknown>): Promise<void>;
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
};

/**
 * How long a tab may take to confirm that it navigates by itself. After that it is navigated from outside, which
 * reloads the app.
 */
const NAVIGATE_TIMEOUT_MS = 1000;
/** Shown if a push cannot be read: browsers revoke the permission of a worker that shows no notification. */
const UNREADABLE: PushMessage = {
  event: '',
  about: '',
  title: 'Serumah',
  line: '',
  path: '/dashboard',
  language: 'en',
  unread: 0,
  read: [],
};

function parse(text: string | undefined): PushMessage {
  try {
    return { ...UNREADABLE, ...(JSON.parse(text ?? '') as PushMessage) };
  } catch {
    return UNREADABLE;
  }
}

async function setBadge({ navigator }: PushScope, count: number): Promise<void> {
  // Fails on systems whose icons have no room for a number.
  const setting = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  await setting?.catch(() => {});
}

const tabsOf = ({ clients }: PushScope) => clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Shows the notification of a push. It replaces an earlier one about the same thing, and closes those that were read
 * elsewhere (docs/decisions/035-closing-read-notifications.md). A push that arrives twice is shown once and makes
 * no second sound.
 */
export async function showPush(scope: PushScope, text: string | undefined): Promise<void> {
  const message = parse(text);
  const { registration } = scope;
  const shown = await registration.getNotifications();
  for (const each of shown) if (message.read.includes(each.data?.notificationId ?? '')) each.close();
  const before = shown.find(({ tag }) => tag !== '' && tag === message.about);
  const { event, path, notificationId } = message;
  const data: Data = { event, path, ...(notificationId !== undefined && { notificationId }) };
  await registration.showNotification(message.title, {
    body: message.line,
    lang: message.language,
    icon: '/icon-192.png',
    // Android's status bar uses only its shape, in one colour.
    badge: '/badge-96.png',
    data,
    ...(message.about !== '' && {
      tag: message.about,
      renotify: before !== undefined && before.data?.event !== event,
    }),
  });
  await setBadge(scope, message.unread);
  for (const tab of await tabsOf(scope)) tab.postMessage({ pushed: true } satisfies FromWorker, []);
}

/** Accepts only paths on this origin, although pushes come from our own server. */
function addressOf({ location }: PushScope, path: unknown): string {
  const url = typeof path === 'string' ? URL.parse(path, location.origin) : null;
  return url?.origin === location.origin ? url.href : `${location.origin}/dashboard`;
}

/**
 * Asks the app in a tab to navigate by itself, which keeps its cache and what was typed. Resolves to false if it does
 * not answer.
 */
function askToOpen(tab: Tab, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), NAVIGATE_TIMEOUT_MS);
  port1.addEventListener('message', () => resolve(true));
  port1.start();
  const { pathname, search, hash } = new URL(url);
  tab.postMessage({ open: pathname + search + hash } satisfies FromWorker, [port2]);
  return promise.finally(() => {
    clearTimeout(timer);
    port1.close();
  });
}

/** Handles a tap on a notification: opens its page in an open tab of the app, or in a new one. */
export async function openPush(scope: PushScope, shown: Shown): Promise<void> {
  shown.close();
  const url = addressOf(scope, shown.data?.path);
  const tabs = await tabsOf(scope);
  const tab =
    tabs.find(({ focused }) => focused) ??
    tabs.find(({ visibilityState }) => visibilityState === 'visible') ??
    tabs[0];
  if (!tab) {
    await scope.clients.openWindow(url);
    return;
  }
  // Browsers may refuse focus if the tap was long ago; the page still opens.
  await tab.focus().catch(() => {});
  if (await askToOpen(tab, url)) return;
  // Browsers do not let a worker navigate a page that another worker controls.
  await tab.navigate(url).catch(() => scope.clients.openWindow(url));
}

/** Makes a call as web/calls/link.ts does, with no more than the worker needs. */
async function call<Answer>(name: string, input?: object): Promise<Answer> {
  const answer = await fetch(`/api/rpc/pushes/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`);
  const { json } = (await answer.json()) as { json: Answer };
  return json;
}

/**
 * Subscribes again after the browser ended the subscription by itself. Asks the server for the whole state, because
 * browsers do not always name the old subscription. If it fails, for example offline or signed out, the next visit
 * tries again (push-device.ts).
 */
export const renewSubscription = (
  registration: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<unknown> =>
  syncSubscription(registration, {
    getDevice: () => call<PushState>('getDevice'),
    subscribe: (made) => call<DeviceChoices>('subscribe', made),
  }).catch(() => {});
