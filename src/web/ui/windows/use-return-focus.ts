import { useEffect, useRef } from 'react';

/** For what opens in place: puts the focus back on its opener, which the answer is the ref of, once it has closed. */
export function useReturnFocus(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return opener;
}
