import { useQuery, useMutation } from '@tanstack/react-query';
import { swapDialog as words } from '#words/swaps.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { useAttemptId } from '#web/calls/ids.ts';

/** The reader's own requests, the pending ones first: as many of those as one page holds is more than anybody has. */
const outgoingQuery = (homeId: string) =>
  api.swaps.listSwapRequests.queryOptions({ input: { homeId, direction: 'outgoing' } });

/** The chores that the reader has asked a housemate to take, each with the request that waits for the answer; undefined until they are read. */
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

/** Sends what the dialog asks. */
export function useRequesting(homeId: string, onSent: () => void) {
  const { idOf } = useAttemptId<Input>();
  return useMutation({
    mutationFn: (input: Input) => calls.swaps.requestSwap({ homeId, id: idOf(input), ...input }),
    // By now it has been read again: the focus goes to what the board or the dashboard shows of it.
    onSuccess: () => {
      onSent();
      showToast({ kind: 'success', text: words.sent });
    },
    onError: (error) => showToast(failureOf(error, words.failed)),
  });
}
