import { keepPreviousData, useQuery, useQueryClient, hashKey, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { daysOfWeek, weekStart, type Day, addDays, weeksAround } from '#domain/days.ts';
import { api } from '#web/calls/api.ts';
import { toBoardChore } from '#web/chores/board-chore.ts';
import type { Late } from '#web/chores/week-parts.ts';
import { useWaitingActs } from '#web/offline/waiting.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useMe } from '#web/app/session.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';
import { LATER_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';

/**
 * The week of the given day, or this week, with its chores as the board shows them; `requested` are those that a swap was requested for,
 * and it `waits` for what else shows with them. `awayOn` says who is away on a day.
 */
export function useWeek(
  homeId: string,
  day: Day | undefined,
  requested: ReadonlyMap<string, string> | undefined,
  waits: boolean,
  awayOn: (day: Day) => ReadonlySet<string>,
) {
  const me = useMe().id;
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const templates = useQuery(templatesQuery(homeId));
  const clock = useToday(home.data?.settings.timeZone);
  const asked = weekStart(day ?? clock);
  const list = useQuery({ ...windowQuery(homeId, asked), placeholderData: keepPreviousData });
  // Only this week has what is left of the earlier ones.
  const late = useQuery({
    ...api.chores.listLateChores.queryOptions({ input: { homeId } }),
    enabled: asked === weekStart(clock),
  });
  const readAround = useNeighbours(homeId, asked, list);
  const { refetch } = list;
  const { refetch: refetchLate } = late;
  const served = list.data?.today;
  const lateOn = late.data?.today;
  // The server says what day it is; a board left open over midnight asks again.
  useEffect(() => {
    if (served !== undefined && served !== clock) void refetch();
  }, [clock, served, refetch]);
  useEffect(() => {
    if (lateOn !== undefined && lateOn !== clock) void refetchLate();
  }, [clock, lateOn, refetchLate]);
  const today = served ?? clock;
  const monday = weekStart(day ?? today);
  const days = daysOfWeek(monday);
  const known = list.data?.chores ?? [];
  const waiting = useWaitingActs();
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
    /** What is left of earlier weeks is not known. */
    hasLateFailed: isThisWeek && late.isError && !late.data,
    // A week beyond the window that is still being read is not empty.
    isPending:
      waits ||
      !home.data ||
      templates.isPending ||
      list.isPending ||
      late.isLoading ||
      (list.isPlaceholderData && chores.length === 0),
    /** Asked for by whoever looks for a chore alone: the board need not be drawn at each beginning and end of a reading. */
    isReading: () => list.isFetching || late.isFetching,
    readNeighbours: readAround,
    readAgain: () => void Promise.all([home, list, templates].map((query) => query.refetch())),
    readLateAgain: () => void refetchLate(),
  };
}

type List = { isPlaceholderData: boolean; dataUpdatedAt: number };

function useNeighbours(homeId: string, monday: Day, { isPlaceholderData, dataUpdatedAt }: List) {
  const queries = useQueryClient();
  useEffect(() => {
    // Each time that the window on screen was read, since a live note makes the others old.
    if (dataUpdatedAt > 0) forgetOldWindows(queries, homeId, monday);
  }, [queries, homeId, monday, dataUpdatedAt]);
  const isRead = dataUpdatedAt > 0 && !isPlaceholderData;
  useEffect(() => {
    if (!isRead) return undefined;
    return whenIdle([() => readNeighbours(queries, homeId, monday)], LATER_MS);
  }, [queries, homeId, monday, isRead]);
  // What a live note made old in the meantime is read when an arrow is about to be pressed, and not by every board at once.
  return () => readNeighbours(queries, homeId, monday);
}

/**
 * Three weeks around the one that is shown (docs/product/board.md 'The week'): what stands on either side shows at once when an
 * arrow is pressed.
 */
const windowQuery = (homeId: string, monday: Day) =>
  api.chores.listChores.queryOptions({
    input: { homeId, ...weeksAround(monday) },
  });

/** Reads the windows on either side ahead, so that the second press of an arrow is as quick as the first. */
function readNeighbours(queries: QueryClient, homeId: string, monday: Day) {
  for (const days of [-7, 7]) void queries.prefetchQuery(windowQuery(homeId, addDays(monday, days)));
}

const NEAR_WEEKS = [-3, -2, -1, 0, 1, 2, 3];

/**
 * Forgets what lies far from the week that is shown, so that a walk through years holds no more than seven windows; and what a live note
 * has made old: until it is read again, the window on screen knows that week better.
 */
function forgetOldWindows(queries: QueryClient, homeId: string, monday: Day) {
  const near = new Set(
    NEAR_WEEKS.map((weeks) => hashKey(windowQuery(homeId, addDays(monday, weeks * 7)).queryKey)),
  );
  queries.removeQueries({
    queryKey: api.chores.listChores.key(),
    type: 'inactive',
    predicate: ({ queryHash, state }) => !near.has(queryHash) || state.isInvalidated,
  });
}
