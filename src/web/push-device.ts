import type { DeviceChoices, Morning } from '#contract/pushes.ts';
import { calls } from '#web/api.ts';
import { isApplePhone } from '#web/apple-phone.ts';
import { registerWorker } from '#web/own-worker.ts';

/** Why notifications cannot be had in this browser. */
export type WhyNot = 'insecure' | 'ios' | 'unsupported' | 'denied';
/** What this browser is told: `choices` are null where it is off. */
export type PushDevice = { whyNot: WhyNot | undefined; choices: DeviceChoices | null; morning: Morning };

/**
 * Why a device could not be switched on: the browser was asked and its person did not allow it, the page has no worker yet that could show
 * something, or the browser did not reach its own push service.
 */
export class NotSwitchedOn extends Error {
  readonly why: 'notAllowed' | 'notReady' | 'unreachable';

  constructor(why: NotSwitchedOn['why'], options?: ErrorOptions) {
    super(why, options);
    this.why = why;
  }
}

/** The worker fetches the app first, where the page was just opened for the first time. */
const READY_WITHIN_MS = 20_000;

/** Nothing is asked of anybody here: the question comes with the switch. */
export function whyNotHere(): WhyNot | undefined {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return isApplePhone() ? 'ios' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

const registration = async () => (await navigator.serviceWorker.getRegistration('/')) ?? undefined;

async function readyRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  await registerWorker();
  const late = new Promise<undefined>((passed) => {
    setTimeout(() => passed(undefined), READY_WITHIN_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const keyOf = (subscription: PushSubscription) => base64url(subscription.options.applicationServerKey);

/** Has the browser subscribe with the server's key, in the place of whatever it had, and the server know of it. */
async function subscribe(worker: ServiceWorkerRegistration, key: string): Promise<DeviceChoices> {
  const before = await worker.pushManager.getSubscription();
  if (before && keyOf(before) !== key) await before.unsubscribe();
  const subscription = await worker.pushManager
    // Every push is shown: browsers take no others.
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((error: unknown) => {
      throw new NotSwitchedOn('unreachable', { cause: error });
    });
  return calls.pushes.subscribe({
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
    key,
  });
}

/**
 * What this browser is told. A subscription that the browser has lost, or that is for another key than the server's now, is made anew; one
 * that the server has forgotten is given up.
 */
export async function readPushDevice(): Promise<PushDevice> {
  const { key, device, morning } = await calls.pushes.getDevice();
  const whyNot = whyNotHere();
  const worker = whyNot === undefined ? await registration() : undefined;
  if (!worker) return { whyNot, choices: null, morning };
  const found = await worker.pushManager.getSubscription();
  if (!device) {
    await found?.unsubscribe();
    return { whyNot, choices: null, morning };
  }
  const { subscribedWith, ...choices } = device;
  const stands = found !== null && keyOf(found) === key && subscribedWith === key;
  if (stands) return { whyNot, choices, morning };
  if (Notification.permission !== 'granted') return { whyNot, choices: null, morning };
  return { whyNot, choices: await subscribe(worker, key), morning };
}

/** Asks the browser's person, once they have pressed the switch, and has this browser told from then on. */
export async function switchOn(): Promise<DeviceChoices> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSwitchedOn('notAllowed');
  const [worker, { key }] = await Promise.all([readyRegistration(), calls.pushes.getDevice()]);
  if (!worker) throw new NotSwitchedOn('notReady');
  return subscribe(worker, key);
}

/** First the server, which may fail: a browser that gave up its subscription alone would be sent what nobody shows. */
export async function switchOff(): Promise<void> {
  await calls.pushes.unsubscribe();
  await leaveDevice();
}

/** Whoever was told here is not here any more: nothing of theirs stays on the screen or the icon, and nothing comes after. */
export async function leaveDevice(): Promise<void> {
  if (whyNotHere() !== undefined) return;
  const worker = await registration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
  await navigator.clearAppBadge?.();
}
