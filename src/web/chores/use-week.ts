import { keepPreviousData, useQuery, useQueryClient, hashKey, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { daysOfWeek, weekStart, type Day, addDays, weeksAround } from '#domain/days.ts';
import { api } from '#web/calls/api.ts';
import { toBoardChore } from '#web/chores/board-chore.ts';
import type { Late } from '#web/chores/week-parts.ts';
import { useUnsentActs } from '#web/offline/unsent-acts.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useMe } from '#web/app/session.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';
import { PRELOAD_DELAY_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';

/**
 * Returns the week that contains `day`, or this week, with its chores as the board shows them.
 * @param requested chores for which a swap was requested
 * @param waits whether the board must wait for other data that it shows with the week
 * @param awayOn returns who is away on a day
 */
export function useWeek(
  homeId: string,
  day: Day | undefined,
  requested: ReadonlyMap<string, string> | undefined,
  isWaiting: boolean,
  awayOn: (day: Day) => ReadonlySet<string>,
) {
  const me = useMe().id;
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const templates = useQuery(templatesQuery(homeId));
  const clock = useToday(home.data?.settings.timeZone);
  const asked = weekStart(day ?? clock);
  const list = useQuery({ ...windowQuery(homeId, asked), placeholderData: keepPreviousData });
  // Only this week shows late chores of earlier weeks.
  const late = useQuery({
    ...api.chores.listLateChores.queryOptions({ input: { homeId } }),
    enabled: asked === weekStart(clock),
  });
  const prefetchAround = useNeighbours(homeId, asked, list);
  const { refetch } = list;
  const { refetch: refetchLate } = late;
  const serverToday = list.data?.today;
  const lateToday = late.data?.today;
  // The server decides what day it is: a board left open past midnight refetches.
  useEffect(() => {
    if (serverToday !== undefined && serverToday !== clock) void refetch();
  }, [clock, serverToday, refetch]);
  useEffect(() => {
    if (lateToday !== undefined && lateToday !== clock) void refetchLate();
  }, [clock, lateToday, refetchLate]);
  const today = serverToday ?? clock;
  const monday = weekStart(day ?? today);
  const days = daysOfWeek(monday);
  const known = list.data?.chores ?? [];
  const waiting = useUnsentActs();
  const seen = { home: home.data, templates: templates.data ?? [], me, today, requested, waiting, awayOn };
  const chores = known
    .filter((chore) => days.includes(chore.dueDate))
    .map((chore) => toBoardChore(chore, seen));
  const isThisWeek = monday === weekStart(today);
  const lateChores: Late | undefined = isThisWeek
    ? late.data && { ...late.data, chores: late.data.chores.map((chore) => toBoardChore(chore, seen)) }
    : undefined;
  return {
    home: home.data,
    templates: seen.templates,
    me,
    today,
    monday,
    days,
    chores,
    late: lateChores,
    known,
    awayOn,
    hasFailed: [list, home, templates].some((query) => query.isError && !query.data),
    hasLateFailed: isThisWeek && late.isError && !late.data,
    // A week outside the loaded window is not empty, but still loading.
    isPending:
      isWaiting ||
      !home.data ||
      templates.isPending ||
      list.isPending ||
      late.isLoading ||
      (list.isPlaceholderData && chores.length === 0),
    /** A function, so that the board does not render at each start and end of a fetch. */
    isFetching: () => list.isFetching || late.isFetching,
    prefetchNeighbours: prefetchAround,
    refetch: () => void Promise.all([home, list, templates].map((query) => query.refetch())),
    refetchLate: () => void refetchLate(),
  };
}

type List = { isPlaceholderData: boolean; dataUpdatedAt: number };

function useNeighbours(homeId: string, monday: Day, { isPlaceholderData, dataUpdatedAt }: List) {
  const queries = useQueryClient();
  useEffect(() => {
    // Each time the window on screen was fetched, because a live note makes the others stale.
    if (dataUpdatedAt > 0) evictOldWindows(queries, homeId, monday);
  }, [queries, homeId, monday, dataUpdatedAt]);
  const isLoaded = dataUpdatedAt > 0 && !isPlaceholderData;
  useEffect(() => {
    if (!isLoaded) return undefined;
    return whenIdle([() => prefetchNeighbours(queries, homeId, monday)], PRELOAD_DELAY_MS);
  }, [queries, homeId, monday, isLoaded]);
  // Windows that became stale are refetched when the user is about to press an arrow, not by every open board at once.
  return () => prefetchNeighbours(queries, homeId, monday);
}

/**
 * The three weeks around the one shown (docs/product/board.md 'The week'), so that the neighbours show at once
 * when an arrow is pressed.
 */
export const windowQuery = (homeId: string, monday: Day) =>
  api.chores.listChores.queryOptions({
    input: { homeId, ...weeksAround(monday) },
  });

/** Prefetches the windows on either side, so that a second press of an arrow is as quick as the first. */
function prefetchNeighbours(queries: QueryClient, homeId: string, monday: Day) {
  for (const days of [-7, 7]) void queries.prefetchQuery(windowQuery(homeId, addDays(monday, days)));
}

const NEAR_WEEKS = [-3, -2, -1, 0, 1, 2, 3];

/**
 * Evicts windows far from the week shown, so that browsing through years holds at most seven. Also evicts stale ones,
 * since the window on screen knows their weeks better until they are refetched.
 */
function evictOldWindows(queries: QueryClient, homeId: string, monday: Day) {
  const near = new Set(
    NEAR_WEEKS.map((weeks) => hashKey(windowQuery(homeId, addDays(monday, weeks * 7)).queryKey)),
  );
  queries.removeQueries({
    queryKey: api.chores.listChores.key(),
    type: 'inactive',
    predicate: ({ queryHash, state }) => !near.has(queryHash) || state.isInvalidated,
  });
}
