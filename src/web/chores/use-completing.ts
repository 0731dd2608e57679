import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { Chore } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';
import { openStatus } from '#domain/chores.ts';
import { board } from '#words/chores.ts';
import { api, calls, messageOf } from '#web/api.ts';
import { showToast } from '#web/ui/toast.ts';

/** What the cache holds: weeks of the board, and the dashboard. */
type Listed = { today: Day } & ({ chores: Chore[] } | { todaysChores: Chore[] });
type Before = { lists: [QueryKey, Listed | undefined][] };

const KEYS = [api.chores.listChores.key(), api.dashboard.getDashboard.key()];

const withChores = (list: Listed, change: (chore: Chore) => Chore): Listed =>
  'chores' in list
    ? { ...list, chores: list.chores.map(change) }
    : { ...list, todaysChores: list.todaysChores.map(change) };

/** Completing and reopening: shown at once in every list that holds the chore, taken back with a sentence when the server refuses. */
export function useCompleting(homeId: string, me: string) {
  const queries = useQueryClient();

  const showAtOnce = async (
    choreId: string,
    change: (chore: Chore, today: Day) => Partial<Chore>,
  ): Promise<Before> => {
    await Promise.all(KEYS.map((queryKey) => queries.cancelQueries({ queryKey })));
    const lists = KEYS.flatMap((queryKey) => queries.getQueriesData<Listed>({ queryKey }));
    for (const [queryKey, list] of lists)
      if (list)
        queries.setQueryData(
          queryKey,
          withChores(list, (chore) =>
            chore.id === choreId ? { ...chore, ...change(chore, list.today) } : chore,
          ),
        );
    return { lists };
  };
  const takeBack = (before: Before | undefined, error: unknown, fallback: string) => {
    for (const [queryKey, list] of before?.lists ?? []) queries.setQueryData(queryKey, list);
    showToast({ kind: 'error', text: messageOf(error, fallback) });
  };
  const readAgain = () => Promise.all(KEYS.map((queryKey) => queries.invalidateQueries({ queryKey })));

  const reopening = useMutation({
    mutationFn: (choreId: string) => calls.chores.reopenChore({ homeId, choreId }),
    onMutate: (choreId) =>
      showAtOnce(choreId, (chore, today) => ({
        status: openStatus(chore.dueDate, today),
        completedAt: null,
        completedBy: null,
        completedOn: null,
      })),
    onError: (error, _choreId, before) => takeBack(before, error, board.reopenFailed),
    onSuccess: () => showToast({ kind: 'success', text: board.reopened }),
    onSettled: readAgain,
  });
  const completing = useMutation({
    mutationFn: (choreId: string) => calls.chores.completeChore({ homeId, choreId }),
    onMutate: (choreId) =>
      showAtOnce(choreId, (_chore, today) => ({
        status: 'completed',
        completedAt: new Date(),
        completedBy: me,
        completedOn: today,
      })),
    onError: (error, _choreId, before) => takeBack(before, error, board.completeFailed),
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
