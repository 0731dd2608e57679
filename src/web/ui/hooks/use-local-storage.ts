import { useState } from 'react';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is unavailable (private window).
    return null;
  }
}

/**
 * A small choice that this device remembers under the key; null until the user makes one. If storage is unavailable, it
 * lasts until the page closes.
 */
export function useLocalStorage(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => read(key));
  const store = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {}
  };
  return [value, store];
}
