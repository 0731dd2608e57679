import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SwapRequest } from '#contract/swaps.ts';
import { SWAP_STATUS_AFTER, type SwapAction } from '#domain/swaps.ts';
import { swapAnswers as words } from '#words/swaps.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { changeCached, eachPage } from '#web/calls/lists.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type Page = { swaps: SwapRequest[] };

const LISTS = api.swaps.listSwapRequests.key();
const SWAP_PAGES = api.swaps.listSwapRequests.key({ type: 'infinite' });
const CALLS = {
  accept: calls.swaps.acceptSwapRequest,
  reject: calls.swaps.rejectSwapRequest,
  cancel: calls.swaps.cancelSwapRequest,
};

function doneText(action: SwapAction, { exchanged, returnChore }: SwapRequest): string {
  if (action === 'reject') return words.rejected;
  if (action === 'cancel') return words.cancelled;
  if (!exchanged) return words.acceptedOnly;
  return returnChore ? words.exchanged : words.takenOver;
}

function failedText(action: SwapAction, exchanges: boolean): string {
  if (action === 'reject') return words.rejectFailed;
  if (action === 'cancel') return words.cancelFailed;
  return exchanges ? words.acceptFailed : words.acceptOnlyFailed;
}

type Answer = { swapRequestId: string; action: SwapAction };

/**
 * Accepts, declines or withdraws a request. Declining and withdrawing show at once, and are rolled back with a toast if
 * the server refuses. Accepting waits for the server, because a housemate's chore may be gone.
 */
export function useAnswering(homeId: string, exchanges: boolean) {
  const queries = useQueryClient();

  const showAtOnce = async ({ swapRequestId, action }: Answer) => {
    if (action === 'accept') return undefined;
    await queries.cancelQueries({ queryKey: LISTS });
    const change = (swap: SwapRequest) =>
      swap.id === swapRequestId ? { ...swap, status: SWAP_STATUS_AFTER[action] } : swap;
    const changed = (page: Page): Page => ({ ...page, swaps: page.swaps.map(change) });
    return changeCached(queries, [SWAP_PAGES], eachPage(changed));
  };

  return useMutation({
    mutationFn: ({ swapRequestId, action }: Answer) => CALLS[action]({ homeId, swapRequestId }),
    onMutate: showAtOnce,
    onSuccess: (swap, { action }) => showToast({ kind: 'success', text: doneText(action, swap) }),
    onError: (error, { action }, putBack) => {
      putBack?.();
      showToast(failureOf(error, failedText(action, exchanges)));
    },
  });
}
