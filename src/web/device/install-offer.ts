import { useSyncExternalStore } from 'react';

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

/**
 * Shows the browser's install prompt; returns whether the user accepted. If not, the browser fires a new offer by
 * itself.
 */
export async function install(): Promise<boolean> {
  const asked = offer;
  try {
    return (await asked?.prompt())?.outcome === 'accepted';
  } catch {
    // The browser accepts each offer only once, and has fired no new one.
    if (offer === asked) setOffer(undefined);
    return false;
  }
}
