import { hashKey, type QueryClient } from '@tanstack/react-query';
import { addDays, weeksAround, type Day } from '#domain/days.ts';
import { api } from '#web/calls/api.ts';

/**
 * Three weeks around the one that is shown (docs/product/board.md 'Weeks read ahead'): what stands on either side shows at once when an
 * arrow is pressed.
 */
export const windowQuery = (homeId: string, monday: Day) =>
  api.chores.listChores.queryOptions({
    input: { homeId, ...weeksAround(monday) },
  });

/** Reads the windows on either side ahead, so that the second press of an arrow is as quick as the first. */
export function readNeighbours(queries: QueryClient, homeId: string, monday: Day) {
  for (const days of [-7, 7]) void queries.prefetchQuery(windowQuery(homeId, addDays(monday, days)));
}

const NEAR_WEEKS = [-3, -2, -1, 0, 1, 2, 3];

/**
 * Forgets what lies far from the week that is shown, so that a walk through years holds no more than seven windows; and what a live note
 * has made old: until it is read again, the window on screen knows that week better.
 */
export function forgetOldWindows(queries: QueryClient, homeId: string, monday: Day) {
  const near = new Set(
    NEAR_WEEKS.map((weeks) => hashKey(windowQuery(homeId, addDays(monday, weeks * 7)).queryKey)),
  );
  queries.removeQueries({
    queryKey: api.chores.listChores.key(),
    type: 'inactive',
    predicate: ({ queryHash, state }) => !near.has(queryHash) || state.isInvalidated,
  });
}
