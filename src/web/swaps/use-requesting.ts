import { useMutation, useQueryClient } from '@tanstack/react-query';
import { swapDialog as words } from '#words/swap-dialog.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { outgoingQuery } from '#web/swaps/use-requested.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { useAttemptId } from '#web/calls/use-attempt-id.ts';

type Input = {
  choreId: string;
  targetUserId: string;
  returnChoreId?: string | undefined;
  message?: string | undefined;
};

/** Sends what the dialog asks. */
export function useRequesting(homeId: string, onSent: () => void) {
  const queries = useQueryClient();
  const { idOf } = useAttemptId<Input>();
  const dashboard = api.dashboard.getDashboard.queryKey({ input: { homeId } });
  return useMutation({
    mutationFn: (input: Input) => calls.swaps.requestSwap({ homeId, id: idOf(input), ...input }),
    onSuccess: (swap, { choreId }) => {
      // At once: the focus goes to what the board or the dashboard then shows of it.
      queries.setQueryData(
        outgoingQuery(homeId).queryKey,
        (list) => list && { ...list, swaps: [swap, ...list.swaps.filter(({ id }) => id !== swap.id)] },
      );
      queries.setQueryData(
        dashboard,
        (seen) => seen && { ...seen, requested: [...seen.requested, { choreId, swapRequestId: swap.id }] },
      );
      onSent();
      showToast({ kind: 'success', text: words.sent });
      return Promise.all([
        queries.invalidateQueries({ queryKey: api.swaps.listSwapRequests.key() }),
        queries.invalidateQueries({ queryKey: dashboard }),
      ]);
    },
    onError: (error) => {
      showToast(failureOf(error, words.failed));
      // What was refused may no longer be what the board and the dialog show.
      return queries.invalidateQueries({ queryKey: api.swaps.key() });
    },
  });
}
