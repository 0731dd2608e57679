import { useMutation } from '@tanstack/react-query';
import { openStatus } from '#domain/chores.ts';
import { board } from '#words/chores.ts';
import { calls } from '#web/api.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { showToast } from '#web/ui/toast.ts';

/** Completing and reopening. */
export function useCompleting(homeId: string, me: string) {
  const { showAtOnce, takeBack, readAgain } = useCachedChores();

  const reopening = useMutation({
    mutationFn: (choreId: string) => calls.chores.reopenChore({ homeId, choreId }),
    onMutate: (choreId) =>
      showAtOnce(choreId, (chore, today) => ({
        ...chore,
        status: openStatus(chore.dueDate, today),
        completedAt: null,
        completedBy: null,
        completedOn: null,
      })),
    onError: (error, _choreId, putBack) => takeBack(putBack, error, board.reopenFailed),
    onSuccess: () => showToast({ kind: 'success', text: board.reopened }),
    onSettled: readAgain,
  });
  const completing = useMutation({
    mutationFn: (choreId: string) => calls.chores.completeChore({ homeId, choreId }),
    onMutate: (choreId) =>
      showAtOnce(choreId, (chore, today) => ({
        ...chore,
        status: 'completed',
        completedAt: new Date(),
        completedBy: me,
        completedOn: today,
      })),
    onError: (error, _choreId, putBack) => takeBack(putBack, error, board.completeFailed),
    onSuccess: (chore) =>
      showToast({
        kind: 'success',
        text: board.completed,
        action: { label: board.undo, run: () => reopening.mutate(chore.id) },
      }),
    onSettled: readAgain,
  });
  return { complete: completing.mutate, reopen: reopening.mutate };
}
