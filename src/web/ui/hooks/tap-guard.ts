import type { MouseEvent } from 'react';

/** The second tap of a double tap, or of a shaking finger, comes within this time and distance of the first. */
const GUARD_MS = 500;
const GUARD_PX = 32;

type Tap = { control: Element; name: string; x: number; y: number; at: number };
let last: Tap | undefined;

const CONTROLS = 'button, a, input, select, textarea, label, summary';
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

function isStray(event: globalThis.MouseEvent): boolean {
  // `detail` is 0 for keys, screen readers and scripts.
  if (!last || event.detail === 0 || event.timeStamp - last.at > GUARD_MS) return false;
  if (Math.hypot(event.clientX - last.x, event.clientY - last.y) > GUARD_PX) return false;
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  return control !== null && (control !== last.control || nameOf(control) !== last.name);
}

function ignoreStray(event: globalThis.MouseEvent) {
  if (isStray(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    // A tap anywhere else is deliberate, and so is the next one here.
  } else if (event.detail > 0) last = undefined;
}

/**
 * After an action, briefly ignores taps at the same place if another control has moved under the finger: the next row
 * of a list, or 'Undo' in place of 'Mark complete'. Further taps on the same control still count, and so do all keys.
 */
export function guardPlace({ nativeEvent, currentTarget: control }: MouseEvent): void {
  if (nativeEvent.detail === 0) return;
  if (!last) document.addEventListener('click', ignoreStray, { capture: true });
  const { clientX: x, clientY: y, timeStamp: at } = nativeEvent;
  last = { control, name: nameOf(control), x, y, at };
}
