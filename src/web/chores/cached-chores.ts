import { useQueryClient } from '@tanstack/react-query';
import type { Chore } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';
import { api, isRefused } from '#web/calls/api.ts';
import { changeCached } from '#web/calls/lists.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { refetchTopics } from '#web/calls/queries.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** The cached lists of chores: weeks of the board, late chores of earlier weeks, and the dashboard. */
type Listed = { today: Day } & (
  | { chores: Chore[] }
  | { todaysChores: Chore[]; upcomingChores: Chore[]; ownOverdue: { chores: Chore[] } }
);
/** Returns the changed chore; undefined if it leaves the board. */
type Change = (chore: Chore, today: Day) => Chore | undefined;

const KEYS = [api.chores.listChores.key(), api.chores.listLateChores.key(), api.dashboard.getDashboard.key()];

const changed = (list: Listed, choreId: string, change: Change): Listed => {
  const each = (chores: Chore[]) =>
    chores.flatMap((chore) => (chore.id === choreId ? (change(chore, list.today) ?? []) : chore));
  if ('chores' in list) return { ...list, chores: each(list.chores) };
  const { todaysChores, upcomingChores, ownOverdue } = list;
  return {
    ...list,
    todaysChores: each(todaysChores),
    upcomingChores: each(upcomingChores),
    ownOverdue: { ...ownOverdue, chores: each(ownOverdue.chores) },
  };
};

/** Optimistic updates of a chore in every cached list. If the server refuses, they are rolled back with a toast. */
export function useCachedChores() {
  const queries = useQueryClient();
  return {
    updateOptimistically: async (choreId: string, change: Change): Promise<() => void> => {
      await Promise.all(KEYS.map((queryKey) => queries.cancelQueries({ queryKey })));
      return changeCached<Listed>(queries, KEYS, (list) => changed(list, choreId, change));
    },
    rollBack: (undo: (() => void) | undefined, error: unknown, fallback: string) => {
      undo?.();
      // The server may have done it, and only its answer was lost.
      if (!isRefused(error)) void refetchTopics(queries, ['chores']);
      showToast(failureOf(error, fallback));
    },
  };
}
