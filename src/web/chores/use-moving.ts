import { useMutation } from '@tanstack/react-query';
import type { Chore } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';
import { board } from '#words/chores.ts';
import { dayHeading } from '#words/days.ts';
import { grace as words } from '#words/grace.ts';
import { calls } from '#web/calls/api.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** What moves together, the chore that was pressed by its name, and where to. */
export type Move = { chore: Chore; name: string; together: readonly Chore[]; to: Day };

/** Moving a chore by a day, with Undo. */
export function useMoving(homeId: string) {
  const { showAtOnce, takeBack } = useCachedChores();
  const moveAll = async (together: readonly Chore[], dueDate: Day, movedFrom: Day | null) => {
    const undos: (() => void)[] = [];
    for (const { id } of together)
      undos.push(await showAtOnce(id, (chore) => ({ ...chore, dueDate, movedFrom })));
    return () => undos.toReversed().forEach((undo) => undo());
  };
  const movingBack = useMutation({
    mutationFn: ({ chore: { id, dueDate } }: Move) =>
      calls.chores.moveChore({ homeId, choreId: id, to: dueDate }),
    onMutate: ({ chore, together }) => moveAll(together, chore.dueDate, null),
    onError: (error, _move, putBack) => takeBack(putBack, error, words.moveBackFailed),
    onSuccess: (_answer, { chore, name }) =>
      showToast({ kind: 'success', text: words.moved(name, dayHeading(chore.dueDate)) }),
  });
  const moving = useMutation({
    mutationFn: ({ chore, to }: Move) => calls.chores.moveChore({ homeId, choreId: chore.id, to }),
    onMutate: ({ chore, together, to }) => moveAll(together, to, chore.dueDate),
    onError: (error, _move, putBack) => takeBack(putBack, error, words.moveFailed),
    onSuccess: (_answer, move) =>
      showToast({
        kind: 'success',
        text: words.moved(move.name, dayHeading(move.to)),
        action: { label: board.undo, run: () => movingBack.mutate(move) },
      }),
  });
  return moving.mutate;
}
