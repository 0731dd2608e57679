import { hashKey, MutationCache, QueryClient, type Query } from '@tanstack/react-query';
import type { LiveNote, Topic } from '#contract/live.ts';
import { api, isRefused } from '#web/calls/api.ts';
import { hearChanges } from '#web/calls/link.ts';

/** What each topic makes stale; a note names the home where it has one. */
const QUERIES: Record<Topic, (homeId?: string) => readonly (readonly unknown[])[]> = {
  me: () => [
    api.users.getSession.key(),
    api.homes.listHomes.key(),
    api.calendars.key(),
    api.paymentDetails.getPaymentDetails.key(),
  ],
  homes: () => [api.homes.listHomes.key(), api.homes.listJoinRequests.key()],
  // The calendar link ends with the session in which it was made.
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
 * Reads again what the topics name. The answer of each call names what it changed, and a refused one reads all that shows again: so only what
 * is sent otherwise, such as a file, calls this itself.
 * @returns once it is read
 */
export async function readAgain(
  queries: QueryClient,
  topics: readonly Topic[],
  homeId?: string,
): Promise<void> {
  const stale = topics.flatMap((topic) => QUERIES[topic](homeId));
  // Several topics may name one query, and each reading again starts it anew.
  const keys = new Map(stale.map((queryKey) => [hashKey(queryKey), queryKey]));
  await Promise.all([...keys.values()].map((queryKey) => invalidate(queries, queryKey)));
}

/** Reads everything again that shows, and the rest when it shows next. */
export const readAllNow = (queries: QueryClient): Promise<void> => invalidate(queries, []);

/** Reads again what a note names; after a gap, everything. */
export function followNote(queries: QueryClient, note: LiveNote) {
  if (!('version' in note)) void readAgain(queries, note.topics, note.homeId);
  else if (note.resync) readAllAgain(queries);
}

const RESYNC_REST_MS = 10_000;
let allReadAt = -Infinity;
let readingAll: ReturnType<typeof setTimeout> | undefined;

/** Everything, so often at most: a stream that is opened again at another server has missed something each time. */
function readAllAgain(queries: QueryClient) {
  readingAll ??= setTimeout(
    () => {
      readingAll = undefined;
      allReadAt = performance.now();
      void readAllNow(queries);
    },
    allReadAt + RESYNC_REST_MS - performance.now(),
  );
}

/** What is just being read for the first time may still answer the old state, and the cache lets that reading end: so once more. */
async function invalidate(queries: QueryClient, queryKey: readonly unknown[]) {
  const predicate = ({ state }: Query) => state.data === undefined;
  const first = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate });
  const reading = queries.invalidateQueries({ queryKey });
  for (const query of first) query.promise?.then(() => invalidate(queries, query.queryKey)).catch(() => {});
  await reading;
}

const READ_TRIES = 3;
/** Before the first; it doubles: after three and a half seconds in all the failure is said. */
const FIRST_PAUSE_MS = 500;

/** Live notes say what to read again, so what was read stays fresh until one comes. */
export function makeQueries(): QueryClient {
  let reading: Promise<void> | undefined;
  const queries = new QueryClient({
    mutationCache: new MutationCache({
      // What a member changed is under way until it has been read again.
      onSuccess: () => reading,
      // The server refuses if something is not so any more. Once the mutation has put back what it showed at once, all is read again.
      onSettled: (_answer, error) => void (isRefused(error) && readAllNow(queries)),
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        // Not paused without a network: the part says so, and is read when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => !isRefused(error) && failures < READ_TRIES,
        retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
  hearChanges((topics) => {
    reading = readAgain(queries, topics);
  });
  return queries;
}
