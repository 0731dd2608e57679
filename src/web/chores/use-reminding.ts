import { useMutation } from '@tanstack/react-query';
import { grace as words } from '#words/grace.ts';
import { calls } from '#web/calls/api.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Reminding a housemate of a chore that is late. */
export function useReminding(homeId: string) {
  const { showAtOnce, takeBack } = useCachedChores();
  const reminding = useMutation({
    mutationFn: ({ id: choreId }: BoardChore) => calls.chores.remindOfChore({ homeId, choreId }),
    onMutate: ({ id }) => showAtOnce(id, (chore, today) => ({ ...chore, remindedOn: today })),
    onError: (error, _chore, putBack) => takeBack(putBack, error, words.remindFailed),
    onSuccess: ({ wasReminded }, { assignee: { displayName } }) =>
      showToast({
        kind: wasReminded ? 'info' : 'success',
        text: wasReminded ? words.wasRemindedBefore(displayName) : words.wasReminded(displayName),
      }),
  });
  return reminding.mutate;
}
