import { useSyncExternalStore } from 'react';

/** What Chromium offers once for each page, before anybody has asked; no other browser has it. */
type Offer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

let offer: Offer | undefined;
const listeners = new Set<() => void>();

function keep(next: Offer | undefined) {
  offer = next;
  for (const listener of listeners) listener();
}
addEventListener('beforeinstallprompt', (event) => {
  // It is offered on the profile, to whoever looks for it.
  event.preventDefault();
  keep(event as Offer);
});

function follow(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether the browser would install the app. */
export const useInstallOffer = () => useSyncExternalStore(follow, () => offer !== undefined);

/** Has the browser ask its person; whether they said yes. Where they did not, it offers it again by itself. */
export async function install(): Promise<boolean> {
  const asked = offer;
  try {
    return (await asked?.prompt())?.outcome === 'accepted';
  } catch {
    // It has asked with this one before, and has offered no other.
    if (offer === asked) keep(undefined);
    return false;
  }
}
