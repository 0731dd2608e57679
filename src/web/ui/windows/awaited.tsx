import { useEffect } from 'react';
import { awaitPart } from '#web/ui/hooks/connection.ts';

/** In the place of what somebody opened, while its code comes: without a connection it is said that it opens later. */
export function Awaited() {
  useEffect(() => awaitPart(), []);
  return null;
}
