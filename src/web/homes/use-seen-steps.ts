import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Home } from '#contract/homes.ts';
import { TEMPLATES_PLACE } from '#domain/places.ts';
import { calls } from '#web/calls/api.ts';

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

/** Marks the creator's next steps as done when they get there (docs/product/dashboard.md 'When a step is done'). */
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
