import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Home } from '#contract/homes.ts';
import type { PlanOffers } from '#contract/plans.ts';
import { api, calls } from '#web/api.ts';
import { keptOffersOf, offersIn } from '#web/plans/kept-offers.ts';
import { loadBanners } from '#web/plans/loaded-banners.ts';
import { useKept } from '#web/ui/use-kept.ts';

const ofWeekends = (home: Home) => `weekends ${home.settings.includeWeekends}`;
const causesOf = (home: Home, { weekends, misfits }: PlanOffers) => [
  ...(weekends ? [ofWeekends(home)] : []),
  ...misfits.map(({ cause }) => cause),
];

/** What does not fit the plan, told by the server for as long as it is true; what this device answered with 'Not now' stays away until it changes. */
export function usePlanOffers(homeId: string) {
  return useQuery({
    queryKey: api.plans.getPlanOffers.queryKey({ input: { homeId } }),
    queryFn: async ({ signal }) => {
      const offers = await calls.plans.getPlanOffers({ homeId }, { signal });
      if (offers.weekends || offers.misfits.length > 0) await loadBanners();
      return offers;
    },
  });
}

export type ShownOffers = ReturnType<typeof useShownOffers>;

/** The same without what this device does not want to see now. */
export function useShownOffers(home: Home, offers: PlanOffers | undefined) {
  const [kept, keep] = useKept(keptOffersOf(home.id));
  const refused = offersIn(kept);
  const causes = offers && causesOf(home, offers);
  const stillRefused = causes ? refused.filter((cause) => causes.includes(cause)) : refused;
  const forgotten = stillRefused.length < refused.length ? stillRefused.join('\n') : undefined;
  // Once it was true no more, it is said again when it comes back.
  useEffect(() => {
    if (forgotten !== undefined) keep(forgotten);
  }, [forgotten, keep]);
  const isShown = (cause: string) => !refused.includes(cause);
  const refuse = (refusedNow: readonly string[]) => keep([...stillRefused, ...refusedNow].join('\n'));
  const misfits = (offers?.misfits ?? []).filter(({ cause }) => isShown(cause));
  return {
    weekends: offers?.weekends === true && isShown(ofWeekends(home)),
    misfits,
    refuseWeekends: () => refuse([ofWeekends(home)]),
    refuseMisfits: () => refuse(misfits.map(({ cause }) => cause)),
  };
}
