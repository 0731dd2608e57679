import { useMutation } from '@tanstack/react-query';
import { board } from '#words/chores.ts';
import { lateChores as words } from '#words/late-chores.ts';
import { calls } from '#web/calls/api.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Taking a late chore off the board, with Undo. */
export function useLettingGo(homeId: string) {
  const { showAtOnce, takeBack } = useCachedChores();
  const puttingBack = useMutation({
    mutationFn: (choreId: string) => calls.chores.putBackChore({ homeId, choreId }),
    onError: (error) => takeBack(undefined, error, words.putBackFailed),
    onSuccess: () => showToast({ kind: 'success', text: words.putBack }),
  });
  const lettingGo = useMutation({
    mutationFn: ({ id: choreId }: BoardChore) => calls.chores.letGoChore({ homeId, choreId }),
    onMutate: ({ id }) => showAtOnce(id, () => undefined),
    onError: (error, _chore, putBack) => takeBack(putBack, error, words.letGoFailed),
    onSuccess: (_answer, { id, name }) =>
      showToast({
        kind: 'success',
        text: words.wasLetGo(name),
        action: { label: board.undo, run: () => puttingBack.mutate(id) },
      }),
  });
  return lettingGo.mutate;
}
