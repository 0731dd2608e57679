import { useSyncExternalStore } from 'react';

/** Whether the media query holds now; renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
