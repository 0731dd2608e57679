import { useQuery, useMutation } from '@tanstack/react-query';
import { swapDialog as words } from '#words/swaps.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { useAttemptId } from '#web/calls/ids.ts';

/** Reads the reader's own requests, pending ones first. One page holds more than anyone's pending requests. */
const outgoingQuery = (homeId: string) =>
  api.swaps.listSwapRequests.queryOptions({ input: { homeId, direction: 'outgoing' } });

/**
 * Returns the chores that the reader has offered in pending requests, with the requests' ids; undefined until loaded.
 */
export function useRequested(homeId: string): ReadonlyMap<string, string> | undefined {
  const { data } = useQuery(outgoingQuery(homeId));
  if (!data) return undefined;
  const pending = data.swaps.filter((swap) => swap.status === 'pending');
  return new Map(pending.flatMap(({ id, chore }) => (chore.id === null ? [] : [[chore.id, id]])));
}

type Input = {
  choreId: string;
  targetUserId: string;
  returnChoreId?: string | undefined;
  message?: string | undefined;
};

export function useRequesting(homeId: string, onSent: () => void) {
  const { idOf } = useAttemptId<Input>();
  return useMutation({
    mutationFn: (input: Input) => calls.swaps.requestSwap({ homeId, id: idOf(input), ...input }),
    // The data has been refetched by now, so the focus can go to the new link on the board or dashboard.
    onSuccess: () => {
      onSent();
      showToast({ kind: 'success', text: words.sent });
    },
    onError: (error) => showToast(failureOf(error, words.failed)),
  });
}
