import { useLayoutEffect, useRef, useState } from 'react';
import { isMotionReduced } from '#web/ui/hooks/screen.ts';

export const FOLD_MS = 200;

const CLOSED = { height: '0', minHeight: '0', paddingBlock: '0', borderBlockWidth: '0', opacity: '0' };

/**
 * Folds an element to nothing together with the gap below it, or unfolds it. The gap closes only in flex columns: a grid row is never
 * less than nothing. Under reduced motion nothing is animated.
 */
function animate(element: HTMLElement, to: 'folded' | 'open') {
  if (isMotionReduced()) return;
  const gap = element.parentElement ? getComputedStyle(element.parentElement).rowGap : 'normal';
  const clipped = { overflow: 'clip' };
  const closed = { ...CLOSED, ...clipped, marginBottom: gap === 'normal' ? '0' : `-${gap}` };
  const open = { ...clipped, height: `${element.offsetHeight}px` };
  const isFolding = to === 'folded';
  element.animate(isFolding ? [open, closed] : [closed, open], {
    duration: FOLD_MS,
    easing: 'ease-out',
    fill: isFolding ? 'forwards' : 'none',
  });
}

/** Keeps a row at least as high as it is now, so that what is below stays in place while the row says what became of it. */
export function keepHeight(elementId: string): void {
  const row = document.getElementById(elementId);
  if (row) row.style.minHeight = `${row.getBoundingClientRect().height}px`;
}

/** Returns the ref of a row that shrinks to nothing once it is folding. Under reduced motion the row just leaves. */
export function useFold<Element extends HTMLElement>(isFolding: boolean) {
  const row = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isFolding && row.current) animate(row.current, 'folded');
  }, [isFolding]);
  return row;
}

/** Returns the ref of a part that grows from nothing when it is first rendered, if `opens`: what a row folds into. */
export function useUnfold<Element extends HTMLElement>(opens: boolean) {
  const part = useRef<Element>(null);
  const [opensAtFirst] = useState(opens);
  useLayoutEffect(() => {
    if (opensAtFirst && part.current) animate(part.current, 'open');
  }, [opensAtFirst]);
  return part;
}
