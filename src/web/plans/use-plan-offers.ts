import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlanOffers } from '#contract/plans.ts';
import { api } from '#web/api.ts';
import { keptOffersOf, offersIn } from '#web/plans/kept-offers.ts';
import { useKept } from '#web/ui/use-kept.ts';

/**
 * Reads what does not fit the plan, which the server says for as long as it is true. What this device answered with 'Not now' stays away until
 * it changes.
 */
export const usePlanOffers = (homeId: string) =>
  useQuery(api.plans.getPlanOffers.queryOptions({ input: { homeId } }));

/** Returns the misfits that this device has not put off, and what puts these off. */
export function useShownOffers(homeId: string, offers: PlanOffers | undefined) {
  const [kept, keep] = useKept(keptOffersOf(homeId));
  const refused = offersIn(kept);
  const causes = offers?.misfits.map(({ cause }) => cause);
  const stillRefused = causes ? refused.filter((cause) => causes.includes(cause)) : refused;
  const forgotten = stillRefused.length < refused.length ? stillRefused.join('\n') : undefined;
  // Once it was true no more, it is offered again when it comes back.
  useEffect(() => {
    if (forgotten !== undefined) keep(forgotten);
  }, [forgotten, keep]);
  const misfits = (offers?.misfits ?? []).filter(({ cause }) => !refused.includes(cause));
  return {
    misfits,
    refuse: () => keep([...stillRefused, ...misfits.map(({ cause }) => cause)].join('\n')),
  };
}
