import { useMutation } from '@tanstack/react-query';
import { regenerating as words } from '#words/regenerating.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Undo of what was planned anew (docs/product/plan.md 'Undo of a plan'). */
export function useBringingBack() {
  return useMutation(
    api.chores.restorePlan.mutationOptions({
      onSuccess: () => showToast({ kind: 'success', text: words.broughtBack }),
      onError: (error) => showToast(failureOf(error, words.bringBackFailed)),
    }),
  );
}
