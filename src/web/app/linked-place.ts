import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { More } from '#web/calls/lists.ts';

/** How long the place stays highlighted after scrolling to it. */
const MARKED_MS = 2500;

const find = (place: string) => document.getElementById(place);

/** Highlights the place, scrolls to it and moves the focus there for screen readers. */
function leadTo(place: HTMLElement, growsDown: boolean) {
  place.dataset['linked'] = '';
  const isTall = place.offsetHeight > window.innerHeight / 2;
  place.scrollIntoView({ block: growsDown || isTall ? 'start' : 'center' });
  place.focus({ preventScroll: true });
  setTimeout(() => delete place.dataset['linked'], MARKED_MS);
}

type Places = {
  prefix: string;
  isLoaded: boolean;
  /** Whether it is being refetched, so that a missing place may still appear. */
  isFetching?: boolean;
  /** Older pages of the list, fetched until the place is found. */
  more?: More;
  /** Finds the place if its id is not the hash. */
  findPlace?: (place: string) => HTMLElement | null;
  /** Opens a folded place; returns whether it had to. */
  open?: (place: HTMLElement, hash: string) => boolean;
  onMissing: () => void;
};

/** Scrolls to the place that the address's hash names, once per navigation. */
export function useLinkedPlace({
  prefix,
  isLoaded,
  isFetching = false,
  more,
  findPlace = find,
  open,
  onMissing,
}: Places) {
  const location = useLocation();
  const answered = useRef<unknown>(undefined);
  useEffect(() => {
    const { hash } = location;
    if (!isLoaded || !hash.startsWith(prefix) || answered.current === location) return;
    const place = findPlace(hash);
    if (!place && isFetching) return;
    if (!place && more?.hasNext) {
      if (!more.isFetching) more.fetchNext();
      return;
    }
    answered.current = location;
    if (!place) onMissing();
    // What was just opened has its height, and the place perhaps an element of its own, in the next frame.
    else if (open?.(place, hash)) requestAnimationFrame(() => leadTo(findPlace(hash) ?? place, true));
    else leadTo(place, false);
  });
}
