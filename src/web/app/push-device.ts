import type { DeviceChoices, Morning } from '#contract/pushes.ts';
import { calls } from '#web/calls/api.ts';
import { isApplePhone } from '#web/device/device.ts';
import { registerWorker } from '#web/device/service-worker.ts';
import { syncSubscription, resubscribe } from '#web/device/push-subscription.ts';

/** Why this browser cannot receive notifications. */
export type UnavailableReason = 'insecure' | 'ios' | 'unsupported' | 'denied';
/** The notification settings of this browser; `choices` is null if they are off. */
export type PushDevice = {
  unavailable: UnavailableReason | undefined;
  choices: DeviceChoices | null;
  morning: Morning;
};

/**
 * Notifications could not be turned on: the user denied permission, no service worker was ready in time, or the browser
 * did not reach its push service.
 */
export class NotTurnedOn extends Error {
  readonly why: 'notAllowed' | 'notReady' | 'unreachable';

  constructor(why: NotTurnedOn['why'], options?: ErrorOptions) {
    super(why, options);
    this.why = why;
  }
}

/** On the first visit the service worker downloads the app before it is ready. */
const READY_WITHIN_MS = 20_000;

/** Does not ask for permission: only the switch does. */
export function unavailableReason(): UnavailableReason | undefined {
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

/**
 * Reads this browser's notification settings. Renews the subscription if it differs from the one that the server sends
 * to.
 */
export async function readPushDevice(): Promise<PushDevice> {
  const unavailable = unavailableReason();
  const worker = unavailable === undefined ? await registration() : undefined;
  const { getDevice, subscribe } = calls.pushes;
  if (!worker) return { unavailable, choices: null, morning: (await getDevice()).morning };
  const { state, choices } = await syncSubscription(worker, { getDevice: () => getDevice(), subscribe });
  return { unavailable, choices, morning: state.morning };
}

/** Asks for permission and subscribes this browser. Call it from the press of the switch. */
export async function turnOnNotifications(): Promise<DeviceChoices> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotTurnedOn('notAllowed');
  const [worker, { key }] = await Promise.all([readyRegistration(), calls.pushes.getDevice()]);
  if (!worker) throw new NotTurnedOn('notReady');
  const made = await resubscribe(worker, key).catch((error: unknown) => {
    throw new NotTurnedOn('unreachable', { cause: error });
  });
  return calls.pushes.subscribe(made);
}

/**
 * Calls the server first, because that may fail: if only the browser unsubscribed, the server would go on sending pushes that cannot be shown.
 */
export async function turnOffNotifications(): Promise<void> {
  await calls.pushes.unsubscribe();
  await unsubscribeDevice();
}

/**
 * Ends this browser's push subscription after its user signed out: closes the notifications on screen and clears the
 * icon's badge.
 */
export async function unsubscribeDevice(): Promise<void> {
  if (unavailableReason() !== undefined) return;
  const worker = await registration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
  await navigator.clearAppBadge?.();
}
