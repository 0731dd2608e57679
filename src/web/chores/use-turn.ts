import { useQuery } from '@tanstack/react-query';
import type { Chore } from '#contract/chores.ts';
import { api } from '#web/calls/api.ts';
import { daysAround, lastOf, nextOf } from '#web/chores/turn.ts';

/** Who had a chore of this kind last, and who has it next; none where there is none. */
export function useTurn(chore: Chore) {
  const { before, after } = daysAround(chore.dueDate);
  const read = (days: typeof before) =>
    api.chores.listChores.queryOptions({ input: { homeId: chore.homeId, ...days } });
  const earlier = useQuery(read(before));
  const later = useQuery(read(after));
  return {
    last: lastOf(chore, earlier.data?.chores ?? []),
    next: nextOf(chore, later.data?.chores ?? []),
    isRead: earlier.data !== undefined && later.data !== undefined,
    hasFailed: (earlier.isError && !earlier.data) || (later.isError && !later.data),
    readAgain: () => void Promise.all([earlier.refetch(), later.refetch()]),
  };
}
