import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlanOffers } from '#contract/plans.ts';
import { regenerating as words } from '#words/plan.ts';
import { api } from '#web/calls/api.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useLocalStorage } from '#web/ui/hooks/use-local-storage.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Returns the plan's offers. They are pending until their banner can show: it names the templates. */
export function usePlanOffers(homeId: string) {
  const offers = useQuery(api.plans.getPlanOffers.queryOptions({ input: { homeId } }));
  const templates = useQuery(templatesQuery(homeId));
  const hasMisfits = (offers.data?.misfits ?? []).length > 0;
  return { data: offers.data, isPending: offers.isPending || (hasMisfits && templates.isPending) };
}

/**
 * Returns the misfits that were not put off with 'Not now' on this device, and a function that puts these off until
 * they change.
 */
export function useShownOffers(homeId: string, offers: PlanOffers | undefined) {
  const [stored, store] = useLocalStorage(deferredOffersKey(homeId));
  const refused = offersIn(stored);
  const causes = offers?.misfits.map(({ cause }) => cause);
  const stillRefused = causes ? refused.filter((cause) => causes.includes(cause)) : refused;
  const forgotten = stillRefused.length < refused.length ? stillRefused.join('\n') : undefined;
  // A misfit that has ended is offered again if it comes back.
  useEffect(() => {
    if (forgotten !== undefined) store(forgotten);
  }, [forgotten, store]);
  const misfits = (offers?.misfits ?? []).filter(({ cause }) => !refused.includes(cause));
  return {
    misfits,
    refuse: () => store([...stillRefused, ...misfits.map(({ cause }) => cause)].join('\n')),
  };
}

const ID_START_LENGTH = 8;

/**
 * Returns the storage key for the offers that this device put off. The key stays after signing out, and a home's full
 * id may be enough to join it. So the key has only the beginning of the id, which is enough to tell this device's homes
 * apart.
 */
export const deferredOffersKey = (homeId: string): string =>
  `plan-not-now-${homeId.slice(0, ID_START_LENGTH)}`;

/** One offer per line. */
const offersIn = (stored: string | null): string[] => (stored ? stored.split('\n') : []);

/** Undoes a re-planning (docs/product/plan.md 'Undo of a plan'). */
export function useRestoringPlan() {
  return useMutation(
    api.chores.restorePlan.mutationOptions({
      onSuccess: () => showToast({ kind: 'success', text: words.broughtBack }),
      onError: (error) => showToast(failureOf(error, words.bringBackFailed)),
    }),
  );
}
