import type { ReactNode } from 'react';

/* Flat drawings for what is empty: one object each, tokens only, decoration for the eye. `--ground` is set by whoever
   puts one on a coloured ground. */
/** The frame that they share. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg width="132" height="104" viewBox="0 0 132 104" aria-hidden className="shrink-0">
      {children}
    </svg>
  );
}
