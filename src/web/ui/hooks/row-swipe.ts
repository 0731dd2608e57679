import type { PointerEvent } from 'react';
import { isMotionReduced } from '#web/ui/hooks/screen.ts';

/** What a swipe of a row does, and the words that show beside the row meanwhile. */
export type RowSwipe = { label: string; act: () => void };

/** Closer to the screen's edge, a finger goes back to the page before. */
const EDGE_PX = 24;
/** From here on, a finger that moves sideways does not scroll. */
const STARTS_PX = 12;
/** From here on, letting go acts. */
const ACTS_PX = 88;
const MOST_PX = 160;
const RETURN_MS = 200;

type Swiping = { row: HTMLElement; x: number; y: number; moved: number; hasStarted: boolean };
/** One finger swipes. */
let swiping: Swiping | undefined;

function show({ row, moved }: Swiping, swipe: RowSwipe) {
  row.classList.add('swiping');
  row.style.setProperty('--swiped', `${moved}px`);
  row.dataset['swipe'] = swipe.label;
  row.dataset['swiped'] = moved > 0 ? 'right' : 'left';
  row.toggleAttribute('data-acts', Math.abs(moved) >= ACTS_PX);
}

/** Moves the row back to its place. */
function stop() {
  if (!swiping) return;
  const { row, moved } = swiping;
  swiping = undefined;
  row.classList.remove('swiping');
  row.style.removeProperty('--swiped');
  delete row.dataset['swipe'];
  delete row.dataset['swiped'];
  row.removeAttribute('data-acts');
  if (moved !== 0 && !isMotionReduced())
    row.animate({ translate: [`${moved}px`, '0'] }, { duration: RETURN_MS, easing: 'ease-out' });
}

/**
 * Returns the props of a row that acts when it is swiped to the right or to the left: by touch, on a screen in
 * portrait, and not from its edge. The row also needs the class `touch-pan-y` and buttons for the same acts.
 */
export function rowSwipeProps({ right, left }: { right?: RowSwipe | false; left?: RowSwipe | false }) {
  if (!right && !left) return {};
  const swipeOf = (moved: number) => (moved > 0 ? right : left);
  return {
    onPointerDown({
      pointerType,
      isPrimary,
      clientX: x,
      clientY: y,
      currentTarget,
    }: PointerEvent<HTMLElement>) {
      const isAtEdge = x < EDGE_PX || x > innerWidth - EDGE_PX;
      if (pointerType !== 'touch' || !isPrimary || isAtEdge) return;
      if (!matchMedia('(orientation: portrait)').matches) return;
      swiping = { row: currentTarget, x, y, moved: 0, hasStarted: false };
    },
    onPointerMove({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      if (swiping?.row !== currentTarget) return;
      const along = clientX - swiping.x;
      if (!swiping.hasStarted) {
        if (Math.abs(along) < STARTS_PX) return;
        if (Math.abs(clientY - swiping.y) > Math.abs(along)) return stop();
        swiping.hasStarted = true;
        currentTarget.setPointerCapture(pointerId);
      }
      const swipe = swipeOf(along);
      swiping.moved = swipe ? Math.max(-MOST_PX, Math.min(MOST_PX, along)) : 0;
      if (swipe) show(swiping, swipe);
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      if (swiping?.row !== currentTarget) return;
      const { moved } = swiping;
      stop();
      const swipe = swipeOf(moved);
      if (swipe && Math.abs(moved) >= ACTS_PX) swipe.act();
    },
    onPointerCancel: stop,
  };
}
