import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the media query holds now; renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** What takes text: a phone's keyboard comes up for it. */
const TYPED =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, [contenteditable=true]';

/** Whether fingers are what this device is mostly used with. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** What gets the focus as something opens: what is wanted, but on touch no field that would raise the keyboard or a wheel over it. */
export const withoutKeyboard = <Else>(wanted: HTMLElement | null | undefined, instead: Else) =>
  isTouch() && wanted?.matches(`${TYPED}, select`) ? instead : wanted;

/** A keyboard takes a third of a phone's height and more; a browser's own bars a tenth. */
const LEFT_BY_KEYBOARD = 0.75;

/** Whether a phone's keyboard covers the lower part of the page: a field has the focus, and less is seen than was before. */
export function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    let [tallest, width] = [0, 0];
    // With the frame: asked now, the whole page would be laid out before the rest of what starts with it.
    const frame = requestAnimationFrame(() => {
      [tallest, width] = [seen.height, seen.width];
    });
    const look = () => {
      // Turned on its side, it has another height.
      if (seen.width !== width) [tallest, width] = [0, seen.width];
      tallest = Math.max(tallest, seen.height);
      const isTyping = document.activeElement?.matches(TYPED) ?? false;
      setOpen(isTyping && seen.height * seen.scale < tallest * LEFT_BY_KEYBOARD);
    };
    seen.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      cancelAnimationFrame(frame);
      seen.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isOpen;
}

/** Less than this is a browser's own bar that comes and goes, and no keyboard. */
const KEYBOARD_MIN_PX = 120;

function watchSeenPart(changed: () => void) {
  const seen = window.visualViewport;
  for (const event of ['resize', 'scroll']) seen?.addEventListener(event, changed);
  return () => {
    for (const event of ['resize', 'scroll']) seen?.removeEventListener(event, changed);
  };
}

function coveredBelow(): number {
  const seen = window.visualViewport;
  // Enlarged with two fingers, only a part of the page is seen, and nothing covers the rest.
  if (!seen || seen.scale > 1.01) return 0;
  const height = Math.max(innerHeight, document.documentElement.clientHeight);
  const covered = Math.round(height - seen.height - seen.offsetTop);
  return covered < KEYBOARD_MIN_PX ? 0 : covered;
}

/** How many pixels at the foot of the page a phone's keyboard covers: what is fixed there must stand above it. */
export const useCoveredBelow = (): number => useSyncExternalStore(watchSeenPart, coveredBelow);
