import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Home } from '#contract/homes.ts';
import { calls } from '#web/calls/api.ts';
import { useToday } from '#web/ui/hooks/clock.ts';
import { showsHomeOf } from '#web/ui/hooks/known-zone.ts';

/**
 * A member opened the app: once per home and day in its zone the server plans the months that are due and marks what is late
 * (docs/product/plan.md 'When planning happens'). What it changed comes back as a live note.
 */
export function useOpenHome(home: Home | undefined) {
  const timeZone = home?.settings.timeZone;
  const today = useToday(timeZone);
  useEffect(() => showsHomeOf(timeZone), [timeZone]);
  // A query, though it writes: the cache knows what was opened already, and tries again after a failure.
  useQuery({
    queryKey: ['openHome', home?.id, today],
    queryFn: home ? () => calls.chores.openHome({ homeId: home.id }) : skipToken,
    staleTime: 'static',
    gcTime: Infinity,
  });
}
