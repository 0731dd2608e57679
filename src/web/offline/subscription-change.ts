import type { DeviceChoices } from '#contract/pushes.ts';
import { keepSubscribed, type PushState } from '#web/device/push-subscription.ts';

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
