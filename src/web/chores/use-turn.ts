import { useQuery } from '@tanstack/react-query';
import type { Chore } from '#contract/chores.ts';
import { addDays, type Day } from '#domain/days.ts';
import { api } from '#web/calls/api.ts';

/** Returns the chores of the same type before and after this one, whose assignees had it last and have it next. */
export function useTurn(chore: Chore) {
  const { before, after } = daysAround(chore.dueDate);
  const read = (days: typeof before) =>
    api.chores.listChores.queryOptions({ input: { homeId: chore.homeId, ...days } });
  const earlier = useQuery(read(before));
  const later = useQuery(read(after));
  return {
    last: lastOf(chore, earlier.data?.chores ?? []),
    next: nextOf(chore, later.data?.chores ?? []),
    isLoaded: earlier.data !== undefined && later.data !== undefined,
    hasFailed: (earlier.isError && !earlier.data) || (later.isError && !later.data),
    refetch: () => void Promise.all([earlier.refetch(), later.refetch()]),
  };
}

/** A monthly chore is due again after at most five weeks, and no chore is rarer. */
const REACH_DAYS = 35;

/** Returns the days before and after a chore that include the previous and next one of its type. */
export const daysAround = (day: Day) => ({
  before: { from: addDays(day, -REACH_DAYS), to: addDays(day, -1) },
  after: { from: addDays(day, 1), to: addDays(day, REACH_DAYS) },
});

type Kind = Pick<Chore, 'type'>;

/** Returns the previous chore of the same type; `before` is in the order of days. */
export const lastOf = ({ type }: Kind, before: readonly Chore[]) =>
  before.findLast((chore) => chore.type === type);

/** Returns the next chore of the same type; `after` is in the order of days. */
export const nextOf = ({ type }: Kind, after: readonly Chore[]) => after.find((chore) => chore.type === type);
