import { useEffect, useRef } from 'react';

/** Returns a ref for the button that opens something in place. When that closes, the button gets the focus back. */
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
 * Returns a ref for content that replaces something in a window. Its first field or button gets the focus, or the
 * element itself. Waits for the second frame: in the first one the window itself handles the focus of the removed
 * element.
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
