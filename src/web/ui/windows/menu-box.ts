import type { KeyboardEvent } from 'react';

const MENU_GAP = 6;

type Align = 'left' | 'right';

/** Places a menu under its button, or above it if the room below is too small. */
function placeMenu(box: HTMLElement, button: HTMLElement, align: Align) {
  const from = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = from.bottom + MENU_GAP;
  const top =
    below + box.offsetHeight > clientHeight
      ? Math.max(MENU_GAP, from.top - MENU_GAP - box.offsetHeight)
      : below;
  const left = align === 'left' ? from.left : from.right - box.offsetWidth;
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(MENU_GAP, Math.min(left, clientWidth - box.offsetWidth - MENU_GAP))}px`;
}

/** Keeps an open menu at its button while the page scrolls or is turned. Returns a function that lets go of it. */
export function keepAtButton(box: HTMLElement, button: HTMLElement, align: Align = 'left'): () => void {
  const place = () => placeMenu(box, button, align);
  place();
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
  };
}

const itemsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[role=menuitem]')];

export const focusFirstItem = (box: HTMLElement) => itemsOf(box)[0]?.focus({ preventScroll: true });

/** Moves between the items of a menu by arrow keys, Home and End. Tab closes it. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  const here = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

/** The classes of a menu that hangs from its button, and of its items. */
export const MENU_BOX =
  'fixed inset-auto m-0 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-2 outline-none';
export const MENU_ITEM =
  'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-left text-15 font-medium hover:bg-sunken focus:bg-sunken';
