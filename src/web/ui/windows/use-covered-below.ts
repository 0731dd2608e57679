import { useSyncExternalStore } from 'react';

/** Less than this is a browser's own bar that comes and goes, and no keyboard. */
const KEYBOARD_MIN_PX = 120;

function subscribe(changed: () => void) {
  const seen = window.visualViewport;
  for (const event of ['resize', 'scroll']) seen?.addEventListener(event, changed);
  return () => {
    for (const event of ['resize', 'scroll']) seen?.removeEventListener(event, changed);
  };
}

function coveredBelow(): number {
  const seen = window.visualViewport;
  // Enlarged with two fingers, only a part of the page is seen, and nothing covers the rest.
  if (!seen || seen.scale > 1.01) return 0;
  const height = Math.max(innerHeight, document.documentElement.clientHeight);
  const covered = Math.round(height - seen.height - seen.offsetTop);
  return covered < KEYBOARD_MIN_PX ? 0 : covered;
}

/** How many pixels at the foot of the page a phone's keyboard covers: what is fixed there must stand above it. */
export const useCoveredBelow = (): number => useSyncExternalStore(subscribe, coveredBelow);
