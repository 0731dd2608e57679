import { addDays, type Day } from '#domain/days.ts';

/** The limits of 'Add once' (docs/product/limits.md 'Chores and swaps'). `daysAhead`: how far the day may be from today. */
export const ONCE_LIMITS = { daysAhead: 365, open: 100 } as const;

/** Returns whether a chore may be added for this day: today or later, at most a year ahead (docs/product/board.md 'Add once'). */
export const isOnceDay = (day: Day, today: Day): boolean =>
  day >= today && day <= addDays(today, ONCE_LIMITS.daysAhead);

/**
 * Returns the member (a user id) with the fewest minutes, the first of several; undefined if there are no members (docs/product/board.md
 * 'Add once').
 * @param members those who are there on the day, in joining order
 * @param minutes of each member's chores in the week of that day
 */
export function leastBusy(
  members: readonly string[],
  minutes: ReadonlyMap<string, number>,
): string | undefined {
  const of = (userId: string) => minutes.get(userId) ?? 0;
  return members.toSorted((one, other) => of(one) - of(other))[0];
}
