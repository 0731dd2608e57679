import { useSyncExternalStore } from 'react';
import { isApplePhone } from '#web/device/device.ts';

/**
 * Chromium's install prompt, fired at most once per page before the user does anything. Other browsers have no such
 * event.
 */
type Offer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

let offer: Offer | undefined;
const listeners = new Set<() => void>();

function setOffer(next: Offer | undefined) {
  offer = next;
  for (const listener of listeners) listener();
}
addEventListener('beforeinstallprompt', (event) => {
  // The profile offers it instead.
  event.preventDefault();
  setOffer(event as Offer);
});

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const useInstallOffer = () => useSyncExternalStore(subscribe, () => offer !== undefined);

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari's own property, from before it supported the media query.
  ('standalone' in navigator && navigator.standalone === true);

/** Returns whether the app can be installed here, or there is something to say about how. */
export function useInstallable(): boolean {
  const isOffered = useInstallOffer();
  return !isInstalled() && (isOffered || !isSecureContext || isApplePhone());
}

/**
 * Shows the browser's install prompt; returns whether the user accepted. If not, the browser fires a new offer by
 * itself.
 */
export async function install(): Promise<boolean> {
  const asked = offer;
  // The browser accepts each offer only once.
  const end = () => {
    if (offer === asked) setOffer(undefined);
  };
  try {
    const isAccepted = (await asked?.prompt())?.outcome === 'accepted';
    if (isAccepted) end();
    return isAccepted;
  } catch {
    end();
    return false;
  }
}
