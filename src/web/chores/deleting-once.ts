import { useMutation } from '@tanstack/react-query';
import { addOnce as words } from '#words/once.ts';
import { calls } from '#web/calls/api.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Deletes a chore that the reader added once (docs/product/board.md 'Add once'). */
export function useDeletingOnce(homeId: string) {
  const { updateOptimistically, rollBack } = useCachedChores();
  const deleting = useMutation({
    mutationFn: ({ id: choreId }: Pick<BoardChore, 'id' | 'name'>) =>
      calls.chores.deleteOnceChore({ homeId, choreId }),
    onMutate: ({ id }) => updateOptimistically(id, () => undefined),
    onError: (error, _chore, undo) => rollBack(undo, error, words.deleteFailed),
    onSuccess: (_answer, { name }) => showToast({ kind: 'success', text: words.deleted(name) }),
  });
  return deleting.mutate;
}
