import { useLayoutEffect, useRef } from 'react';

export const FOLD_MS = 200;

const CLOSED = { minHeight: '0', paddingBlock: '0', borderBlockWidth: '0', opacity: '0' };

/**
 * Returns the ref of a row that shrinks to nothing once it is folding, together with the gap below it. The gap closes
 * only in flex columns: a grid row is never less than nothing. Under reduced motion the row just leaves.
 */
export function useFold<Element extends HTMLElement>(isFolding: boolean) {
  const row = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (!isFolding || !element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const gap = element.parentElement ? getComputedStyle(element.parentElement).rowGap : '0';
    element.style.overflow = 'clip';
    element.animate(
      {
        ...CLOSED,
        height: [`${element.offsetHeight}px`, '0'],
        marginBottom: gap === 'normal' ? '0' : `-${gap}`,
      },
      { duration: FOLD_MS, easing: 'ease-out', fill: 'forwards' },
    );
  }, [isFolding]);
  return row;
}
