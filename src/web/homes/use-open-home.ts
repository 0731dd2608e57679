import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';
import type { Home } from '#contract/homes.ts';
import { calls } from '#web/calls/api.ts';
import { useToday } from '#web/ui/hooks/clock.ts';
import { setHomeZone } from '#web/ui/hooks/time-zone.ts';

/**
 * Tells the server that a member opened the app, once per home and day in its time zone. The server then plans the
 * months that are due and marks late chores (docs/product/plan.md 'Planning ahead'). Its changes arrive as live
 * notes.
 */
export function useOpenHome(home: Home | undefined) {
  const timeZone = home?.settings.timeZone;
  const today = useToday(timeZone);
  useEffect(() => setHomeZone(timeZone), [timeZone]);
  // A query although it writes: the cache knows which homes were opened, and retries failures.
  useQuery({
    queryKey: ['openHome', home?.id, today],
    queryFn: home ? () => calls.chores.openHome({ homeId: home.id }) : skipToken,
    staleTime: 'static',
    gcTime: Infinity,
  });
}

const screenOf = ({ pathname }: { pathname: string }): 'board' | 'templates' | undefined => {
  if (pathname === '/chores') return 'board';
  return pathname === '/home-management/chores' ? 'templates' : undefined;
};

/**
 * Returns the step that visiting this page completes. The board completes 'chores' too, and completes 'board' only once
 * someone has joined.
 */
function stepSeen(
  home: Home | undefined,
  screen: ReturnType<typeof screenOf>,
): 'chores' | 'board' | undefined {
  const steps = home?.nextSteps;
  if (!steps || screen === undefined) return undefined;
  if (!steps.sawChores) return 'chores';
  return screen === 'board' && steps.invited && !steps.sawBoard ? 'board' : undefined;
}

/**
 * Marks the creator's next steps as done when they visit these pages (docs/product/dashboard.md 'Next steps').
 */
export function useSeenSteps(home: Home | undefined) {
  const screen = useLocation({ select: screenOf });
  const homeId = home?.id;
  const step = stepSeen(home, screen);
  useEffect(() => {
    if (homeId === undefined || step === undefined) return;
    // A step that fails stays open, and the next visit marks it.
    calls.homes.markStepDone({ homeId, step }).catch(() => {});
  }, [homeId, step]);
}
