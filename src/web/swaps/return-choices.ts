import { useQuery } from '@tanstack/react-query';
import { addDays, weekStart, type Day } from '#domain/days.ts';
import { weekRange } from '#words/days.ts';
import { swapDialog as words } from '#words/swaps.ts';
import { api } from '#web/calls/api.ts';

/** Reads the chores that a housemate could give in return, soonest first; waits until a housemate is selected. */
export const useChoresToTake = (homeId: string, userId: string | undefined) =>
  useQuery({
    ...api.swaps.listChoresToTake.queryOptions({ input: { homeId, userId: userId ?? '' } }),
    enabled: userId !== undefined,
  });

export type Offered = ReturnType<typeof useChoresToTake>;

export const weeksOf = ({ data }: Offered) => (data ? byWeek(data.chores, data.today) : []);

/** Groups chores under the titles of their weeks, in the given order (docs/product/swaps.md 'The swap dialog'). */
export function byWeek<Dated extends { dueDate: Day }>(chores: readonly Dated[], today: Day) {
  const weeks = Map.groupBy(chores, ({ dueDate }) => weekStart(dueDate));
  return [...weeks].map(([monday, ofWeek]) => ({ title: titleOf(monday, today), chores: ofWeek }));
}

function titleOf(monday: Day, today: Day): string {
  const thisWeek = weekStart(today);
  if (monday === thisWeek) return words.thisWeek;
  return monday === addDays(thisWeek, 7) ? words.nextWeek : weekRange(monday, addDays(monday, 6));
}
