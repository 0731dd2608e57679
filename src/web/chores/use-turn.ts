import { useQuery } from '@tanstack/react-query';
import type { Chore } from '#contract/chores.ts';
import { addDays, type Day } from '#domain/days.ts';
import { api } from '#web/calls/api.ts';

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

/** A monthly chore is due again after five weeks at the latest, and no chore is rarer. */
const REACH_DAYS = 35;

/** The days on either side of a chore, within which the one before it and the one after it lie. */
export const daysAround = (day: Day) => ({
  before: { from: addDays(day, -REACH_DAYS), to: addDays(day, -1) },
  after: { from: addDays(day, 1), to: addDays(day, REACH_DAYS) },
});

type Kind = Pick<Chore, 'type'>;

/** The latest of the same kind among chores in the order of their days: who had it last. */
export const lastOf = ({ type }: Kind, before: readonly Chore[]) =>
  before.findLast((chore) => chore.type === type);

/** The first of the same kind: who has it next. */
export const nextOf = ({ type }: Kind, after: readonly Chore[]) => after.find((chore) => chore.type === type);
