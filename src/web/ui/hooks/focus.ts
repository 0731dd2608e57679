import { useEffect, useRef } from 'react';

/** For what opens in place: puts the focus back on its opener, which the answer is the ref of, once it has closed. */
export function useReturnFocus(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return opener;
}

/**
 * For what takes the place of something in a window: gives its first field or button the focus, which the ref's element is or holds. In
 * the second frame: in the first one the window looks itself for what had the focus and is gone.
 */
export function useTakeFocus<T extends HTMLElement>() {
  const taker = useRef<T>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const inside = taker.current?.querySelector<HTMLElement>('input:not([hidden]), button');
        (inside ?? taker.current)?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return taker;
}
