import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';
import type { Home } from '#contract/homes.ts';
import { calls } from '#web/calls/api.ts';
import { useToday } from '#web/ui/hooks/clock.ts';
import { showsHomeOf } from '#web/ui/hooks/known-zone.ts';
import { TEMPLATES_PLACE } from '#domain/places.ts';

/**
 * A member opened the app: once per home and day in its zone the server plans the months that are due and marks what is late
 * (docs/product/plan.md 'Planning ahead'). What it changed comes back as a live note.
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

type Screen = { pathname: string; hash: string };

const screenOf = ({ pathname, hash }: Screen): 'board' | 'templates' | undefined => {
  if (pathname === '/chores') return 'board';
  return pathname === '/home-management' && hash === TEMPLATES_PLACE ? 'templates' : undefined;
};

/** The step that being on this screen completes: the board shows the chores too, and counts as the board once somebody joined. */
function stepSeen(
  home: Home | undefined,
  screen: ReturnType<typeof screenOf>,
): 'chores' | 'board' | undefined {
  const steps = home?.nextSteps;
  if (!steps || screen === undefined) return undefined;
  if (!steps.sawChores) return 'chores';
  return screen === 'board' && steps.invited && !steps.sawBoard ? 'board' : undefined;
}

/** Marks the creator's next steps as done when they get there (docs/product/dashboard.md 'Next steps'). */
export function useSeenSteps(home: Home | undefined) {
  const screen = useLocation({ select: screenOf });
  const homeId = home?.id;
  const step = stepSeen(home, screen);
  useEffect(() => {
    if (homeId === undefined || step === undefined) return;
    // What fails stays open, and the next visit marks it.
    calls.homes.markStepDone({ homeId, step }).catch(() => {});
  }, [homeId, step]);
}
