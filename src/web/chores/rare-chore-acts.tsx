import { useMutation } from '@tanstack/react-query';
import { Bell, Check } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { Chore } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';
import { board, grace, lateChores } from '#words/chores.ts';
import { dayHeading } from '#words/days.ts';
import { calls } from '#web/calls/api.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { Button, type ButtonLook } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { useServerButton } from '#web/ui/hooks/connection.ts';

/** Lets go of a late chore, with Undo. */
export function useLettingGo(homeId: string) {
  const { updateOptimistically, rollBack } = useCachedChores();
  const puttingBack = useMutation({
    mutationFn: (choreId: string) => calls.chores.putBackChore({ homeId, choreId }),
    onError: (error) => rollBack(undefined, error, lateChores.putBackFailed),
    onSuccess: () => showToast({ kind: 'success', text: lateChores.putBack }),
  });
  const lettingGo = useMutation({
    mutationFn: ({ id: choreId }: BoardChore) => calls.chores.letGoChore({ homeId, choreId }),
    onMutate: ({ id }) => updateOptimistically(id, () => undefined),
    onError: (error, _chore, undo) => rollBack(undo, error, lateChores.letGoFailed),
    onSuccess: (_answer, { id, name }) =>
      showToast({
        kind: 'success',
        text: lateChores.wasLetGo(name),
        action: { label: board.undo, run: () => puttingBack.mutate(id) },
      }),
  });
  return lettingGo.mutate;
}

/** All chores that move together, the name of the pressed one, and the new day. */
type Move = { chore: Chore; name: string; together: readonly Chore[]; to: Day };

/** Moves a chore by a day, with Undo. */
export function useMoving(homeId: string) {
  const { updateOptimistically, rollBack } = useCachedChores();
  const moveAll = async (together: readonly Chore[], dueDate: Day, movedFrom: Day | null) => {
    const undos: (() => void)[] = [];
    for (const { id } of together)
      undos.push(await updateOptimistically(id, (chore) => ({ ...chore, dueDate, movedFrom })));
    return () => undos.toReversed().forEach((undo) => undo());
  };
  const movingBack = useMutation({
    mutationFn: ({ chore: { id, dueDate } }: Move) =>
      calls.chores.moveChore({ homeId, choreId: id, to: dueDate }),
    onMutate: ({ chore, together }) => moveAll(together, chore.dueDate, null),
    onError: (error, _move, undo) => rollBack(undo, error, grace.moveBackFailed),
    onSuccess: (_answer, { chore, name }) =>
      showToast({ kind: 'success', text: grace.moved(name, dayHeading(chore.dueDate)) }),
  });
  const moving = useMutation({
    mutationFn: ({ chore, to }: Move) => calls.chores.moveChore({ homeId, choreId: chore.id, to }),
    onMutate: ({ chore, together, to }) => moveAll(together, to, chore.dueDate),
    onError: (error, _move, undo) => rollBack(undo, error, grace.moveFailed),
    onSuccess: (_answer, move) =>
      showToast({
        kind: 'success',
        text: grace.moved(move.name, dayHeading(move.to)),
        action: { label: board.undo, run: () => movingBack.mutate(move) },
      }),
  });
  return moving.mutate;
}

export function useReminding(homeId: string) {
  const { updateOptimistically, rollBack } = useCachedChores();
  const reminding = useMutation({
    mutationFn: ({ id: choreId }: BoardChore) => calls.chores.remindOfChore({ homeId, choreId }),
    onMutate: ({ id }) => updateOptimistically(id, (chore, today) => ({ ...chore, remindedOn: today })),
    onError: (error, _chore, undo) => rollBack(undo, error, grace.remindFailed),
    onSuccess: ({ wasReminded }, { assignee: { displayName } }) =>
      showToast({
        kind: wasReminded ? 'info' : 'success',
        text: wasReminded ? grace.wasRemindedBefore(displayName) : grace.wasReminded(displayName),
      }),
  });
  return reminding.mutate;
}

type RemindProps = ButtonLook & { chore: BoardChore; onRemind: (chore: BoardChore) => void };

/**
 * After someone has reminded them today, the button says so and keeps the focus. Members who are away cannot be
 * reminded.
 */
export function RemindButton({ chore, onRemind, ...look }: RemindProps) {
  const { name, remind, assignee } = chore;
  if (remind === 'away')
    return <span className="self-center px-3 text-sm font-semibold text-ink2">{grace.away}</span>;
  const isDone = remind === 'done';
  const Icon = isDone ? Check : Bell;
  return (
    <Button
      variant="outline"
      {...look}
      sends
      aria-disabled={isDone}
      aria-label={isDone ? grace.remindedOf(name) : grace.remindOf(assignee.displayName, name)}
      icon={<Icon size={15} aria-hidden />}
      onClick={() => onRemind(chore)}
    >
      {isDone ? grace.reminded : grace.remind(assignee.displayName)}
    </Button>
  );
}

/** The same as an icon, for a row. */
export function RemindIcon({ chore, onRemind }: RemindProps) {
  const { name, remind, assignee } = chore;
  if (remind === 'none') return null;
  if (remind === 'away')
    return <span className="self-center px-2 text-sm font-semibold text-ink2">{grace.away}</span>;
  const isDone = remind === 'done';
  const Icon = isDone ? Check : Bell;
  return (
    <IconButton
      sends
      aria-disabled={isDone}
      label={isDone ? grace.remindedOf(name) : grace.remindOf(assignee.displayName, name)}
      title={isDone ? grace.reminded : grace.remind(assignee.displayName)}
      onClick={() => onRemind(chore)}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}

type RareActProps = { icon: ReactNode; title: string; means: string; onAct: () => void };

/**
 * A seldom used action on a chore, and its consequence. The whole row is the target; the button's name is only the
 * title.
 */
export function RareAct({ icon, title, means, onAct }: RareActProps) {
  const sending = useServerButton(onAct);
  const id = useId();
  const isOff = 'title' in sending;
  return (
    <div
      className={clsx(
        'relative flex min-h-14 w-full items-center gap-3.5 rounded-md px-1 py-2 text-left leading-tight',
        isOff ? 'opacity-55' : 'hover:bg-sunken',
      )}
    >
      <span className="shrink-0 text-ink2">{icon}</span>
      <span>
        <button
          type="button"
          // While disabled, its title gives the reason.
          aria-describedby={isOff ? undefined : `${id}-means`}
          className="block text-left text-15 font-semibold after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus aria-disabled:cursor-default"
          {...sending}
        >
          {title}
        </button>
        <span id={`${id}-means`} className="block text-13 leading-snug text-ink2">
          <Amounts>{means}</Amounts>
        </span>
      </span>
    </div>
  );
}
