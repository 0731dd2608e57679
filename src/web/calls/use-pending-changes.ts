import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns the changes that are being sent, oldest first, to show them before the server answers. A refused change
 * disappears by itself. State is kept here, because the query cache reports a mutation only a moment after the click.
 */
export function usePendingChanges<Change extends object>() {
  const [pending, setSent] = useState<readonly Change[]>([]);
  return {
    pending,
    begin: (change: Change) => setSent((before) => [...before, change]),
    // Waits until the cache has published the new data; otherwise the switch would jump back in between.
    settle: (change: Change) =>
      notifyManager.schedule(() => setSent((before) => before.filter((each) => each !== change))),
  };
}
