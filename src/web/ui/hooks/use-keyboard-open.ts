import { useEffect, useState } from 'react';
import { TYPED } from '#web/ui/hooks/is-touch.ts';

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
