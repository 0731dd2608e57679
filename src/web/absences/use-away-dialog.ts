import { useState } from 'react';

/** The opening of the dialog: it stays drawn after closing, so that closing is animated; each opening is a new form. */
export function useAwayDialog() {
  const [opening, setOpening] = useState({ times: 0, open: false });
  return {
    opening,
    open: () => setOpening(({ times }) => ({ times: times + 1, open: true })),
    close: () => setOpening(({ times }) => ({ times, open: false })),
  };
}
