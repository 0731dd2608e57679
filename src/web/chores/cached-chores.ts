import { useQueryClient } from '@tanstack/react-query';
import type { Chore } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';
import { api, isRefused } from '#web/calls/api.ts';
import { changeCached } from '#web/calls/lists.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { readAgain } from '#web/calls/queries.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** What the cache holds: weeks of the board, what is late from earlier ones, and the dashboard. */
type Listed = { today: Day } & (
  | { chores: Chore[] }
  | { todaysChores: Chore[]; ownOverdue: { chores: Chore[] } }
);
/** A chore as it is from now on, none where it leaves the board. */
type Change = (chore: Chore, today: Day) => Chore | undefined;

const KEYS = [api.chores.listChores.key(), api.chores.listLateChores.key(), api.dashboard.getDashboard.key()];

const changed = (list: Listed, choreId: string, change: Change): Listed => {
  const each = (chores: Chore[]) =>
    chores.flatMap((chore) => (chore.id === choreId ? (change(chore, list.today) ?? []) : chore));
  if ('chores' in list) return { ...list, chores: each(list.chores) };
  const { todaysChores, ownOverdue } = list;
  return {
    ...list,
    todaysChores: each(todaysChores),
    ownOverdue: { ...ownOverdue, chores: each(ownOverdue.chores) },
  };
};

/** A change of one chore, shown at once in every list that holds it, taken back with a sentence when the server refuses. */
export function useCachedChores() {
  const queries = useQueryClient();
  return {
    showAtOnce: async (choreId: string, change: Change): Promise<() => void> => {
      await Promise.all(KEYS.map((queryKey) => queries.cancelQueries({ queryKey })));
      return changeCached<Listed>(queries, KEYS, (list) => changed(list, choreId, change));
    },
    takeBack: (putBack: (() => void) | undefined, error: unknown, fallback: string) => {
      putBack?.();
      // The server may have done it although its answer was lost.
      if (!isRefused(error)) void readAgain(queries, ['chores']);
      showToast(failureOf(error, fallback));
    },
  };
}
