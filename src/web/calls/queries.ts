import { hashKey, MutationCache, QueryClient, type Query } from '@tanstack/react-query';
import type { LiveNote, Topic } from '#contract/live.ts';
import { api, isRefused } from '#web/calls/api.ts';
import { onChangedTopics } from '#web/calls/link.ts';

/** The queries that each topic makes stale. A note may name the home it is about. */
const QUERIES: Record<Topic, (homeId?: string) => readonly (readonly unknown[])[]> = {
  me: () => [
    api.users.getSession.key(),
    api.homes.listHomes.key(),
    api.calendars.key(),
    api.paymentDetails.getPaymentDetails.key(),
  ],
  homes: () => [api.homes.listHomes.key(), api.homes.listJoinRequests.key()],
  // The calendar link ends with the session that created it.
  sessions: () => [api.users.getSession.key(), api.users.listSessions.key(), api.calendars.key()],
  notifications: () => [api.notifications.key()],
  home: (homeId) => [
    homeKey(homeId),
    api.settlingUp.key(),
    api.balance.key(),
    api.homes.getMovingOut.key(),
    plansKey(homeId),
    dashboardKey(homeId),
  ],
  history: () => [api.homes.listHistory.key()],
  templates: (homeId) => [
    api.templates.listTemplates.key(),
    api.chores.listChores.key(),
    plansKey(homeId),
    dashboardKey(homeId),
  ],
  chores: (homeId) => [
    plansKey(homeId),
    api.chores.listChores.key(),
    api.chores.listLateChores.key(),
    api.absences.key(),
    api.chores.getWhy.key(),
    api.swaps.listChoresToTake.key(),
    api.balance.key(),
    api.homes.getMovingOut.key(),
    dashboardKey(homeId),
  ],
  payments: (homeId) => [
    api.payments.key(),
    api.homes.getMovingOut.key(),
    api.settlingUp.key(),
    api.spending.key(),
    api.repeating.key(),
    api.paymentDetails.getPayeeDetails.key(),
    dashboardKey(homeId),
  ],
  swaps: (homeId) => [api.swaps.key(), api.balance.key(), api.homes.getMovingOut.key(), dashboardKey(homeId)],
};
const homeKey = (homeId?: string) =>
  homeId === undefined ? api.homes.getHome.key() : api.homes.getHome.key({ input: { homeId } });
const plansKey = (homeId?: string) =>
  homeId === undefined ? api.plans.key() : api.plans.getPlanOffers.key({ input: { homeId } });
const dashboardKey = (homeId?: string) =>
  homeId === undefined
    ? api.dashboard.getDashboard.key()
    : api.dashboard.getDashboard.key({ input: { homeId } });

/**
 * Refetches the queries of these topics. The answer to each call names the topics it changed, and a refused call
 * refetches all active queries. So only code that sends without a call, such as a file upload, needs to call this.
 * @returns once the queries are refetched
 */
export async function refetchTopics(
  queries: QueryClient,
  topics: readonly Topic[],
  homeId?: string,
): Promise<void> {
  const stale = topics.flatMap((topic) => QUERIES[topic](homeId));
  // Several topics may name the same query, and each invalidation would restart its fetch.
  const keys = new Map(stale.map((queryKey) => [hashKey(queryKey), queryKey]));
  await Promise.all([...keys.values()].map((queryKey) => invalidate(queries, queryKey)));
}

/** Refetches all active queries, and the others when they are next used. */
export const refetchAll = (queries: QueryClient): Promise<void> => invalidate(queries, []);

/** Refetches what a note names, or everything after a gap in the stream. */
export function applyNote(queries: QueryClient, note: LiveNote) {
  if (!('version' in note)) void refetchTopics(queries, note.topics, note.homeId);
  else if (note.resync) refetchAllSoon(queries);
}

const RESYNC_INTERVAL_MS = 10_000;
let allReadAt = -Infinity;
let readingAll: ReturnType<typeof setTimeout> | undefined;

/**
 * Refetches everything, at most once per interval: a stream that reconnects to another server has missed something each
 * time.
 */
function refetchAllSoon(queries: QueryClient) {
  readingAll ??= setTimeout(
    () => {
      readingAll = undefined;
      allReadAt = performance.now();
      void refetchAll(queries);
    },
    allReadAt + RESYNC_INTERVAL_MS - performance.now(),
  );
}

/**
 * Invalidates queries. A query that is fetching for the first time may still get the old data, and invalidation does
 * not restart it; so it is invalidated once more when that fetch ends.
 */
async function invalidate(queries: QueryClient, queryKey: readonly unknown[]) {
  const predicate = ({ state }: Query) => state.data === undefined;
  const first = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate });
  const reading = queries.invalidateQueries({ queryKey });
  for (const query of first) query.promise?.then(() => invalidate(queries, query.queryKey)).catch(() => {});
  await reading;
}

const READ_TRIES = 3;
/** Before the first retry; it doubles each time, so the failure shows after 3.5 seconds in all. */
const FIRST_PAUSE_MS = 500;

/** Creates the query client. Live notes say what to refetch, so queries stay fresh until one comes. */
export function createQueryClient(): QueryClient {
  let reading: Promise<void> | undefined;
  const queries = new QueryClient({
    mutationCache: new MutationCache({
      // A mutation stays pending until its changes have been refetched.
      onSuccess: () => reading,
      // The server refuses if the page's data is out of date. After the mutation rolled back its optimistic update,
      // everything is refetched.
      onSettled: (_answer, error) => void (isRefused(error) && refetchAll(queries)),
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        // Queries are not paused offline: they fail, the page says so, and they are refetched when the network returns.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => !isRefused(error) && failures < READ_TRIES,
        retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
  onChangedTopics((topics) => {
    reading = refetchTopics(queries, topics);
  });
  return queries;
}
