import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

const KEPT = 'kept-over-reload';
/** A page that comes later is another visit, and what was typed may be a secret. */
const KEPT_MS = 15_000;

type Kept = { at: number; path: string; values: Record<string, unknown> };

function take(): Record<string, unknown> {
  try {
    const kept = sessionStorage.getItem(KEPT);
    if (kept === null) return {};
    sessionStorage.removeItem(KEPT);
    const { at, path, values } = JSON.parse(kept) as Kept;
    return path === location.pathname && Date.now() - at < KEPT_MS ? values : {};
  } catch {
    // Storage is refused (private window): the page begins empty.
    return {};
  }
}

const left = take();
const held = new Map<string, unknown>();

// The page says so right before it loads itself again (language.ts).
addEventListener('reloading', () => {
  const kept: Kept = { at: Date.now(), path: location.pathname, values: Object.fromEntries(held) };
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // As above.
  }
});

/** Whether something was kept over the reload under a key, and waits for whoever draws it. */
export const isLeft = (key: string): boolean => key in left;

/** State that outlives the reload which a page makes to change its language or for a new version, under a key that is its own on that page. */
export function useReloaded<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => (key in left ? (left[key] as T) : initial));
  useEffect(() => {
    // It is for the first that comes, not for one that opens later.
    delete left[key];
    held.set(key, value);
    return () => {
      held.delete(key);
    };
  }, [key, value]);
  return [value, setValue];
}
