import { useState } from 'react';

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is refused (private window), or there is none.
    return null;
  }
}

/** A small choice that this device remembers under the key; null until one was made. Where nothing can be kept, it holds until the page closes. */
export function useKept(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => readKept(key));
  const keep = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // As above.
    }
  };
  return [value, keep];
}
