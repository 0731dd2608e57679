import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlanOffers } from '#contract/plans.ts';
import { regenerating as words } from '#words/plan.ts';
import { api } from '#web/calls/api.ts';
import { useKept } from '#web/ui/hooks/use-kept.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';

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

const OWN_LENGTH = 8;

/**
 * Where this device keeps which offers of a home were put off. It stays after signing out, and a home's id alone may let whoever reads it join:
 * the beginning tells this device's homes apart.
 */
export const keptOffersOf = (homeId: string): string => `plan-not-now-${homeId.slice(0, OWN_LENGTH)}`;

/** One offer a line. */
const offersIn = (kept: string | null): string[] => (kept ? kept.split('\n') : []);

/** Undo of what was planned anew (docs/product/plan.md 'Undo of a plan'). */
export function useBringingBack() {
  return useMutation(
    api.chores.restorePlan.mutationOptions({
      onSuccess: () => showToast({ kind: 'success', text: words.broughtBack }),
      onError: (error) => showToast(failureOf(error, words.bringBackFailed)),
    }),
  );
}
