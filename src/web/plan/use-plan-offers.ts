import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlanOffers } from '#contract/plans.ts';
import { api } from '#web/calls/api.ts';
import { keptOffersOf, offersIn } from '#web/plan/kept-offers.ts';
import { useKept } from '#web/ui/hooks/use-kept.ts';

/** Reads what does not fit the plan. */
export const usePlanOffers = (homeId: string) =>
  useQuery(api.plans.getPlanOffers.queryOptions({ input: { homeId } }));

/** Returns the misfits that this device has not put off with 'Not now', and a function that puts these off until they change. */
export function useShownOffers(homeId: string, offers: PlanOffers | undefined) {
  const [kept, keep] = useKept(keptOffersOf(homeId));
  const refused = offersIn(kept);
  const causes = offers?.misfits.map(({ cause }) => cause);
  const stillRefused = causes ? refused.filter((cause) => causes.includes(cause)) : refused;
  const forgotten = stillRefused.length < refused.length ? stillRefused.join('\n') : undefined;
  // A misfit that has ended is offered again if it comes back.
  useEffect(() => {
    if (forgotten !== undefined) keep(forgotten);
  }, [forgotten, keep]);
  const misfits = (offers?.misfits ?? []).filter(({ cause }) => !refused.includes(cause));
  return {
    misfits,
    refuse: () => keep([...stillRefused, ...misfits.map(({ cause }) => cause)].join('\n')),
  };
}
