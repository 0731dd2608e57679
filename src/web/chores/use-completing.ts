import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Chore } from '#contract/chores.ts';
import { openStatus } from '#domain/chores.ts';
import { board } from '#words/chores.ts';
import { calls, isRefused } from '#web/calls/api.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { applyUnsent, type Act } from '#web/offline/unsent-acts.ts';
import { newId } from '#web/calls/ids.ts';
import { timeNow } from '#web/ui/hooks/clock.ts';
import { isOffline } from '#web/ui/hooks/connection.ts';
import { retryImport } from '#web/ui/hooks/retry-import.ts';
import { showToast } from '#web/ui/windows/toast.ts';

const loadActQueue = retryImport(() => import('#web/offline/act-queue.tsx'));

/**
 * Statuses of a proxy when the server did not answer. 503 is missing, because the server uses it too, and
 * has then done nothing.
 */
const PROXY_STATUSES = new Set([502, 504]);

const BUZZ_MS = 10;

/** Returns whether the server may have done the act: no answer came, or a proxy answered instead. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ORPCError) || PROXY_STATUSES.has(error.status) || (isOffline() && !isRefused(error));

/**
 * Completes and reopens chores. Without a connection the acts are stored until they can be sent (docs/product/board.md
 * 'Completing without a connection').
 */
export function useCompleting(homeId: string, me: string) {
  const queries = useQueryClient();
  const { updateOptimistically, rollBack } = useCachedChores();

  /** Returns the chore from the server's answer; undefined if the act was stored to be sent later. */
  async function send(kind: Act['kind'], choreId: string): Promise<Chore | undefined> {
    const id = newId();
    let isTried = false;
    // Earlier unsent acts must be sent first.
    if (!isOffline() && !applyUnsent()) {
      try {
        return await calls.chores[kind]({ homeId, choreId, id });
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        isTried = true;
      }
    }
    const { storeAct } = await loadActQueue();
    await storeAct(queries, { id, kind, userId: me, homeId, choreId, at: timeNow(), isTried });
    return undefined;
  }

  const reopening = useMutation({
    mutationFn: (choreId: string) => send('reopenChore', choreId),
    onMutate: (choreId) =>
      updateOptimistically(choreId, (chore, today) => ({
        ...chore,
        status: openStatus(chore.dueDate, today),
        completedAt: null,
        completedBy: null,
        completedOn: null,
      })),
    onError: (error, _choreId, undo) => rollBack(undo, error, board.reopenFailed),
    onSuccess: (chore) => chore && showToast({ kind: 'success', text: board.reopened }),
  });
  const completing = useMutation({
    mutationFn: (choreId: string) => send('completeChore', choreId),
    onMutate: (choreId) =>
      updateOptimistically(choreId, (chore, today) => ({
        ...chore,
        status: 'completed',
        completedAt: new Date(timeNow()),
        completedBy: me,
        completedOn: today,
      })),
    onError: (error, _choreId, undo) => rollBack(undo, error, board.completeFailed),
    onSuccess: (chore) =>
      chore &&
      showToast({
        kind: 'success',
        text: board.completed,
        action: { label: board.undo, run: () => reopening.mutate(chore.id), worksOffline: true },
      }),
  });
  const complete = (choreId: string) => {
    // Not on iPhones, nor on most desktops.
    navigator.vibrate?.(BUZZ_MS);
    completing.mutate(choreId);
  };
  return { complete, reopen: reopening.mutate };
}
