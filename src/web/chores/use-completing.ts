import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Chore } from '#contract/chores.ts';
import { openStatus } from '#domain/chores.ts';
import { board } from '#words/chores.ts';
import { calls, isRefused } from '#web/calls/api.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { waitingNow, type Act } from '#web/offline/waiting.ts';
import { newId } from '#web/calls/ids.ts';
import { timeNow } from '#web/ui/hooks/clock.ts';
import { isOffline } from '#web/ui/hooks/connection.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';
import { showToast } from '#web/ui/windows/toast.ts';

const loadWaitingActs = keepLoading(() => import('#web/offline/waiting-acts.tsx'));

/** By these a proxy says that the server did not answer it. 503 is the server's own as well: then nothing was done. */
const OF_PROXIES = new Set([502, 504]);

/** The server may have it, but no answer came, or a proxy answered in its place. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ORPCError) || OF_PROXIES.has(error.status) || (isOffline() && !isRefused(error));

/** Completing and reopening; without a connection they wait until they can be sent (docs/product/board.md 'Completing without a connection'). */
export function useCompleting(homeId: string, me: string) {
  const queries = useQueryClient();
  const { showAtOnce, takeBack } = useCachedChores();

  /** The chore as the server answers it; undefined where it waits to be sent. */
  async function send(kind: Act['kind'], choreId: string): Promise<Chore | undefined> {
    const id = newId();
    let isTried = false;
    // What waits goes first.
    if (!isOffline() && !waitingNow()) {
      try {
        return await calls.chores[kind]({ homeId, choreId, id });
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        isTried = true;
      }
    }
    const { keepAct } = await loadWaitingActs();
    await keepAct(queries, { id, kind, userId: me, homeId, choreId, at: timeNow(), isTried });
    return undefined;
  }

  const reopening = useMutation({
    mutationFn: (choreId: string) => send('reopenChore', choreId),
    onMutate: (choreId) =>
      showAtOnce(choreId, (chore, today) => ({
        ...chore,
        status: openStatus(chore.dueDate, today),
        completedAt: null,
        completedBy: null,
        completedOn: null,
      })),
    onError: (error, _choreId, putBack) => takeBack(putBack, error, board.reopenFailed),
    onSuccess: (chore) => chore && showToast({ kind: 'success', text: board.reopened }),
  });
  const completing = useMutation({
    mutationFn: (choreId: string) => send('completeChore', choreId),
    onMutate: (choreId) =>
      showAtOnce(choreId, (chore, today) => ({
        ...chore,
        status: 'completed',
        completedAt: new Date(timeNow()),
        completedBy: me,
        completedOn: today,
      })),
    onError: (error, _choreId, putBack) => takeBack(putBack, error, board.completeFailed),
    onSuccess: (chore) =>
      chore &&
      showToast({
        kind: 'success',
        text: board.completed,
        action: { label: board.undo, run: () => reopening.mutate(chore.id), isKept: true },
      }),
  });
  return { complete: completing.mutate, reopen: reopening.mutate };
}
