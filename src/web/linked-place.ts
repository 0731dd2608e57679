import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { More } from '#web/lists.ts';

/** How long it stands out, once it was scrolled to. */
const MARKED_MS = 2500;

/** To eyes and to screen readers. */
function leadTo(place: HTMLElement) {
  place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  place.dataset['linked'] = '';
  setTimeout(() => delete place.dataset['linked'], MARKED_MS);
}

type List = {
  /** What the places of this list begin with. */
  prefix: string;
  isRead: boolean;
  /** Older ones, which are read until it is found. */
  more: More;
  /** It is not there any more. */
  onMissing: () => void;
};

/** Leads to the card that the address names, once for each time that it is opened. */
export function useLinkedPlace({ prefix, isRead, more, onMissing }: List) {
  const location = useLocation();
  const answered = useRef<unknown>(undefined);
  useEffect(() => {
    const { hash } = location;
    if (!isRead || !hash.startsWith(prefix) || answered.current === location) return;
    const place = document.getElementById(hash);
    if (!place && more.has) {
      if (!more.isReading) more.read();
      return;
    }
    answered.current = location;
    if (place) leadTo(place);
    else onMissing();
  });
}
