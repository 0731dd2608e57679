import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

const RELOAD_STATE_KEY = 'kept-over-reload';
/** A page that loads later is another visit, and what was typed may be secret. */
const RELOAD_STATE_MAX_AGE_MS = 15_000;

type Stored = { at: number; path: string; values: Record<string, unknown> };

function take(): Record<string, unknown> {
  try {
    const stored = sessionStorage.getItem(RELOAD_STATE_KEY);
    if (stored === null) return {};
    sessionStorage.removeItem(RELOAD_STATE_KEY);
    const { at, path, values } = JSON.parse(stored) as Stored;
    return path === location.pathname && Date.now() - at < RELOAD_STATE_MAX_AGE_MS ? values : {};
  } catch {
    // Storage is unavailable (private window): the page starts empty.
    return {};
  }
}

const restorable = take();
const current = new Map<string, unknown>();

// The page dispatches this right before it reloads (language.ts).
addEventListener('reloading', () => {
  const stored: Stored = { at: Date.now(), path: location.pathname, values: Object.fromEntries(current) };
  try {
    sessionStorage.setItem(RELOAD_STATE_KEY, JSON.stringify(stored));
  } catch {}
});

/** Returns whether a value was stored over the reload and has not been restored yet. */
export const hasReloadState = (key: string): boolean => key in restorable;

/**
 * Like useState, but the state survives when the page reloads to change its language or version. The key must be
 * unique on the page.
 */
export function useReloadSafeState<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => (key in restorable ? (restorable[key] as T) : initial));
  useEffect(() => {
    // Only the first component restores it, not one that opens later.
    delete restorable[key];
    current.set(key, value);
    return () => {
      current.delete(key);
    };
  }, [key, value]);
  return [value, setValue];
}
