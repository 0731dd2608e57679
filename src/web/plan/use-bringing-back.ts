import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { regenerating as words } from '#words/regenerating.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Reads again what shows a home's plan. */
export const planChanged = (queries: QueryClient, homeId: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: api.chores.listChores.key() }),
    queries.invalidateQueries({ queryKey: api.plans.key() }),
    queries.invalidateQueries({ queryKey: api.homes.getHome.key({ input: { homeId } }) }),
    queries.invalidateQueries({ queryKey: api.homes.listHistory.key() }),
    queries.invalidateQueries({ queryKey: api.dashboard.getDashboard.key({ input: { homeId } }) }),
  ]);

/** Undo of what was planned anew (docs/product/plan.md 'Undo of a plan'). */
export function useBringingBack() {
  const queries = useQueryClient();
  return useMutation(
    api.chores.restorePlan.mutationOptions({
      onSuccess: (_answer, { homeId }) => {
        showToast({ kind: 'success', text: words.broughtBack });
        return planChanged(queries, homeId);
      },
      onError: (error) => showToast(failureOf(error, words.bringBackFailed)),
    }),
  );
}
