import type { DeviceChoices, Morning } from '#contract/pushes.ts';
import { calls } from '#web/calls/api.ts';
import { isApplePhone } from '#web/device/device.ts';
import { registerWorker } from '#web/device/own-worker.ts';
import { keepSubscribed, subscribeAgain } from '#web/device/push-subscription.ts';

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

/** What this browser is told. Its subscription is made again if it is not the one that the server sends to. */
export async function readPushDevice(): Promise<PushDevice> {
  const whyNot = whyNotHere();
  const worker = whyNot === undefined ? await registration() : undefined;
  const { getDevice: ask, subscribe: tell } = calls.pushes;
  if (!worker) return { whyNot, choices: null, morning: (await ask()).morning };
  const { state, choices } = await keepSubscribed(worker, { ask: () => ask(), tell });
  return { whyNot, choices, morning: state.morning };
}

/** Asks the browser's person, once they have pressed the switch, and has this browser told from then on. */
export async function switchOn(): Promise<DeviceChoices> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSwitchedOn('notAllowed');
  const [worker, { key }] = await Promise.all([readyRegistration(), calls.pushes.getDevice()]);
  if (!worker) throw new NotSwitchedOn('notReady');
  const made = await subscribeAgain(worker, key).catch((error: unknown) => {
    throw new NotSwitchedOn('unreachable', { cause: error });
  });
  return calls.pushes.subscribe(made);
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
