import type { FromWorker, PushMessage } from '#domain/pushes.ts';
import type { DeviceChoices } from '#contract/pushes.ts';
import { keepSubscribed, type PushState } from '#web/device/push-subscription.ts';

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
/** What of a service worker shows pushes and answers a tap; `self` of one fits. */
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

/** How long a page may take to say that it goes where it is asked to; after that it is led there as by a link, and begins anew. */
const FOLLOWED_WITHIN_MS = 1000;
/** What is shown where a push cannot be read: browsers take one away from whom shows none. */
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
  // Where the system has no place for a number it says so by failing.
  const setting = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  await setting?.catch(() => {});
}

const tabsOf = ({ clients }: PushScope) => clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Shows what a push says, in the place of an earlier word about the same, and takes away what was read elsewhere
 * (docs/decisions/035-closing-read-notifications.md). The same push twice is shown once, and makes no sound again.
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
    // Android's bar takes its shape alone, in one colour.
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

/** Only a page of ours: what a push says comes from our server, and is looked at all the same. */
function addressOf({ location }: PushScope, path: unknown): string {
  const url = typeof path === 'string' ? URL.parse(path, location.origin) : null;
  return url?.origin === location.origin ? url.href : `${location.origin}/dashboard`;
}

/** The app in a tab goes there by itself, which keeps what it has read and what is typed; undefined where it does not answer. */
function askToOpen(tab: Tab, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), FOLLOWED_WITHIN_MS);
  port1.addEventListener('message', () => resolve(true));
  port1.start();
  const { pathname, search, hash } = new URL(url);
  tab.postMessage({ open: pathname + search + hash } satisfies FromWorker, [port2]);
  return promise.finally(() => {
    clearTimeout(timer);
    port1.close();
  });
}

/** What a tap on a shown push does: the page that it is about opens in the tab that is there, whichever page of ours it shows, else in a new one. */
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
  // A browser may refuse the focus where the tap was long ago; the page opens all the same.
  await tab.focus().catch(() => {});
  if (await askToOpen(tab, url)) return;
  // Nor does it lead a page that another worker has.
  await tab.navigate(url).catch(() => scope.clients.openWindow(url));
}

/** A call as web/calls/link.ts makes it, of which the worker needs no more than this. */
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
 * Subscribes again when the browser has ended the subscription by itself. Asks the server for everything, since browsers do not always name
 * the old one. If this fails, as without a network or after signing out, the next visit looks again (push-device.ts).
 */
export const followSubscription = (
  registration: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<unknown> =>
  keepSubscribed(registration, {
    ask: () => call<PushState>('getDevice'),
    tell: (made) => call<DeviceChoices>('subscribe', made),
  }).catch(() => {});
