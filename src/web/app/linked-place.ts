import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { More } from '#web/calls/lists.ts';

/** How long it stands out, once it was scrolled to. */
const MARKED_MS = 2500;

const find = (place: string) => document.getElementById(place);

/** To eyes and to screen readers. */
function leadTo(place: HTMLElement, growsDown: boolean) {
  place.dataset['linked'] = '';
  const isTall = place.offsetHeight > window.innerHeight / 2;
  place.scrollIntoView({ block: growsDown || isTall ? 'start' : 'center' });
  place.focus({ preventScroll: true });
  setTimeout(() => delete place.dataset['linked'], MARKED_MS);
}

type Places = {
  /** What the places of this page begin with. */
  prefix: string;
  isRead: boolean;
  /** It is read again: what is missing may come. */
  isReading?: boolean;
  /** Older ones, which are read until it is found. */
  more?: More;
  /** Where it is, if not where the id says so. */
  findPlace?: (place: string) => HTMLElement | null;
  /** Opens what waits in it, and answers whether it did. */
  open?: (place: HTMLElement) => boolean;
  /** It is not there any more. */
  onMissing: () => void;
};

/** Leads to the place that the address names, once for each time that it is opened. */
export function useLinkedPlace({
  prefix,
  isRead,
  isReading = false,
  more,
  findPlace = find,
  open,
  onMissing,
}: Places) {
  const location = useLocation();
  const answered = useRef<unknown>(undefined);
  useEffect(() => {
    const { hash } = location;
    if (!isRead || !hash.startsWith(prefix) || answered.current === location) return;
    const place = findPlace(hash);
    if (!place && isReading) return;
    if (!place && more?.has) {
      if (!more.isReading) more.read();
      return;
    }
    answered.current = location;
    if (!place) onMissing();
    // With the next frame what was opened has its height.
    else if (open?.(place)) requestAnimationFrame(() => leadTo(place, true));
    else leadTo(place, false);
  });
}
