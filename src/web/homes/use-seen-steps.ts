import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Home } from '#contract/homes.ts';
import { calls } from '#web/api.ts';

/** The step that being on this screen completes: the board shows the chores, and counts as the board once somebody joined. */
function stepSeen(home: Home | undefined, path: string): 'chores' | 'board' | undefined {
  const steps = home?.nextSteps;
  if (!steps || path !== '/chores') return undefined;
  if (!steps.sawChores) return 'chores';
  return steps.invited && !steps.sawBoard ? 'board' : undefined;
}

/** Marks the creator's next steps as done when they open the board (docs/product/dashboard.md 'When a step is done'). */
export function useSeenSteps(home: Home | undefined) {
  const path = useLocation({ select: (location) => location.pathname });
  const homeId = home?.id;
  const step = stepSeen(home, path);
  useEffect(() => {
    if (homeId === undefined || step === undefined) return;
    // What fails stays open, and the next visit marks it.
    calls.homes.markStepDone({ homeId, step }).catch(() => {});
  }, [homeId, step]);
}
