import { useEffect, useState, useSyncExternalStore } from 'react';

/** Returns whether the media query matches; renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Fields for text, for which a phone shows its keyboard. */
const TYPED =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, [contenteditable=true]';

export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/**
 * Returns the element to focus when something opens: `wanted`, unless on touch it would raise the keyboard or a picker.
 */
export const withoutKeyboard = <Else>(wanted: HTMLElement | null | undefined, instead: Else) =>
  isTouch() && wanted?.matches(`${TYPED}, select`) ? instead : wanted;

/** A keyboard takes a third or more of a phone's height; a browser's own bars take a tenth. */
const HEIGHT_WITH_KEYBOARD = 0.75;

/**
 * Returns whether a phone's keyboard covers the lower part of the page: a field has the focus and the visible height
 * has shrunk.
 */
export function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    let [tallest, width] = [0, 0];
    // In the next frame: reading it now would force a layout of the whole page before the other effects run.
    const frame = requestAnimationFrame(() => {
      [tallest, width] = [viewport.height, viewport.width];
    });
    const look = () => {
      // After the phone was rotated, the height is another one.
      if (viewport.width !== width) [tallest, width] = [0, viewport.width];
      tallest = Math.max(tallest, viewport.height);
      const isTyping = document.activeElement?.matches(TYPED) ?? false;
      setOpen(isTyping && viewport.height * viewport.scale < tallest * HEIGHT_WITH_KEYBOARD);
    };
    viewport.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      cancelAnimationFrame(frame);
      viewport.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isOpen;
}

/** Anything smaller is a browser bar that comes and goes. */
const KEYBOARD_MIN_PX = 120;

function watchViewport(changed: () => void) {
  const viewport = window.visualViewport;
  for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, changed);
  return () => {
    for (const event of ['resize', 'scroll']) viewport?.removeEventListener(event, changed);
  };
}

function coveredBelow(): number {
  const viewport = window.visualViewport;
  // After pinch zoom only a part of the page is visible, and nothing covers the rest.
  if (!viewport || viewport.scale > 1.01) return 0;
  const height = Math.max(innerHeight, document.documentElement.clientHeight);
  const covered = Math.round(height - viewport.height - viewport.offsetTop);
  return covered < KEYBOARD_MIN_PX ? 0 : covered;
}

/** Returns how many pixels at the bottom of the page a phone's keyboard covers; fixed elements must stay above it. */
export const useCoveredBelow = (): number => useSyncExternalStore(watchViewport, coveredBelow);

/** Returns whether the reader asked their system for less motion. */
export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
