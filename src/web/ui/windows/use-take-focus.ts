import { useEffect, useRef } from 'react';

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
