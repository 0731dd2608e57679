const EDGE = 16;
const STEP = 8;
/** How far down a toast may reach, as a fraction of the screen's height. */
const DEEPEST_PART = 0.4;
const PRESSED = 'a, button, input, select, textarea, summary, label, [role=tab], [role=option]';

type Box = { left: number; right: number; top: number; bottom: number };
const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Returns the highest place at the right edge where a box of this size covers no control; the corner if there is none.
 */
export function freeBox(
  { width, height }: { width: number; height: number },
  controls: readonly Box[],
  screen: { width: number; height: number },
): { top: number; right: number } {
  for (let right = EDGE; right + width + EDGE <= screen.width; right += width)
    for (let top = EDGE; top + height <= screen.height * DEEPEST_PART; top += STEP) {
      const left = screen.width - right - width;
      const box = { left, right: left + width, top: top - 2, bottom: top + height + 2 };
      if (!controls.some((control) => meet(box, control))) return { top, right };
    }
  return { top: EDGE, right: EDGE };
}

/** Returns such a place for an element on the page. */
export function freePlace(element: HTMLElement): { top: number; right: number } {
  const controls = [...document.querySelectorAll(PRESSED)].filter((control) => !element.contains(control));
  return freeBox(
    element.getBoundingClientRect(),
    controls.map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 0),
    { width: innerWidth, height: innerHeight },
  );
}
