import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The changes that are on their way, oldest first, to be laid over what is known: a switch shows at once what was chosen, and a refused
 * change falls back by itself. Kept here, since the cache tells of a mutation only a moment after the click.
 */
export function useSent<Change extends object>() {
  const [sent, setSent] = useState<readonly Change[]>([]);
  return {
    sent,
    begin: (change: Change) => setSent((before) => [...before, change]),
    // Once the cache has told what was kept: between the two the switch would jump back.
    settle: (change: Change) =>
      notifyManager.schedule(() => setSent((before) => before.filter((each) => each !== change))),
  };
}
