import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { clear, entries, get } from 'idb-keyval';
import { dayOf } from '#domain/days.ts';
import { signedOutBefore } from '#words/offline.ts';
import { sendUnsent, ACTS_KEY, offlineStore } from '#web/offline/act-queue.tsx';
import { refetchAll } from '#web/calls/queries.ts';
import {
  isNothingVisible,
  persistedUser,
  setPersistedUser,
  persistedDataTrueAt,
} from '#web/device/persisted-user.ts';
import { showOffline } from '#web/offline/connection-monitor.ts';
import { toPersisted, isPersisted, PERSISTED_MAX_AGE_MS } from '#web/offline/persistence-rules.ts';
import { pageBuild } from '#web/device/service-worker.ts';
import { sessionQuery } from '#web/app/session.tsx';
import { timeNow } from '#web/ui/hooks/clock.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { currentConnection, isOffline, watchConnection } from '#web/ui/hooks/connection.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Debounces writes, so that queries that finish together are stored together. */
const WRITE_DEBOUNCE_MS = 1000;
/** If the server does not answer in this time, the page that just opened says that it is offline. */
const CONFIRM_TIMEOUT_MS = 2500;
const OWNER_KEY = 'person';
const READ_KEY = 'read ';

/**
 * `live` lists the hashes of queries that were still fresh at `at`: live notes had reported every change until then.
 */
type Owner = { id: string; shape: string; at: number; live: string[] };
type Read = { queryKey: readonly unknown[]; data: unknown; at: number };

/** Undefined over plain http. */
const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const today = () => dayOf(timeNow(), supportedZone(undefined));
const isFresh = (at: number) => Date.now() - at < PERSISTED_MAX_AGE_MS;

/** Undefined if the session is not in the cache. */
const sessionOf = (queries: QueryClient) => queries.getQueryState(sessionQuery.queryKey);

/** When the stored session was last updated, while no server has confirmed it. */
let unconfirmed: number | undefined;

/**
 * The stored session names the server's version at that time. It is replaced by the page's own, or the page would seem
 * outdated.
 */
const withPageVersion = (data: unknown) =>
  typeof data === 'object' && data !== null && 'version' in data
    ? { ...data, version: pageBuild() ?? import.meta.env.APP_VERSION }
    : data;

/**
 * Copies the user's stored queries into the cache unless they are there already. Returns false if this user's queries
 * may not be shown.
 */
async function fill(queries: QueryClient, userId: string): Promise<boolean> {
  const all = new Map<IDBValidKey, unknown>(await entries(offlineStore));
  const owner = all.get(OWNER_KEY) as Owner | undefined;
  const session = sessionOf(queries)?.data;
  const isOther = session !== undefined && session.user?.id !== userId;
  if (
    persistedUser() !== userId ||
    owner?.id !== userId ||
    owner.shape !== import.meta.env.ANSWERS_HASH ||
    isOther
  )
    return false;
  const day = today();
  for (const [key, value] of all) {
    if (!String(key).startsWith(READ_KEY)) continue;
    const { queryKey, data, at } = value as Read;
    const hash = hashKey(queryKey);
    const trueAt = owner.live.includes(hash) ? Math.max(at, owner.at) : at;
    if (!isFresh(trueAt) || !isPersisted(queryKey, day)) continue;
    if (queries.getQueryData(queryKey) !== undefined) continue;
    queries.setQueryData(queryKey, withPageVersion(data), { updatedAt: trueAt });
    persistedDataTrueAt.set(hash, trueAt);
  }
  return true;
}

/** Shows the stored queries and then confirms the session with the server. */
export async function showPersistedQueries(queries: QueryClient): Promise<void> {
  const userId = persistedUser();
  if (userId === null) return;
  const isKnown = sessionOf(queries)?.data !== undefined;
  if (!(await fill(queries, userId)) || isKnown) return;
  unconfirmed = sessionOf(queries)?.dataUpdatedAt;
  if (unconfirmed !== undefined) void confirm(queries);
}

async function confirm(queries: QueryClient) {
  const timer = setTimeout(showOffline, CONFIRM_TIMEOUT_MS);
  try {
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
    void refetchAll(queries);
  } catch {
    showOffline();
  }
  clearTimeout(timer);
}

const isConfirmed = (queries: QueryClient) => {
  const state = sessionOf(queries);
  return state !== undefined && !state.isInvalidated && state.dataUpdatedAt !== unconfirmed;
};

/** Returns the signed-in user, if the server has confirmed the session since the page opened. */
const confirmedUser = (queries: QueryClient): string | undefined =>
  isConfirmed(queries) ? sessionOf(queries)?.data?.user?.id : undefined;

const asRead = ({ queryKey, state }: Query): Read => ({
  queryKey,
  data: toPersisted(queryKey, state.data),
  at: state.dataUpdatedAt,
});

/**
 * Checks the owner and writes in one transaction, so that data which another tab has just deleted does not come back.
 */
const write = (userId: string, live: string[], reads: Read[]) =>
  offlineStore(
    'readwrite',
    (objects) =>
      new Promise<void>((resolve, reject) => {
        const { transaction } = objects;
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
        const asked = objects.get(OWNER_KEY) as IDBRequest<Owner | undefined>;
        asked.addEventListener('success', () => {
          const before = asked.result;
          const shape = import.meta.env.ANSWERS_HASH;
          if (before && before.id !== userId) objects.clear();
          else if (before?.shape !== shape) objects.delete(IDBKeyRange.bound(READ_KEY, `${READ_KEY}\uffff`));
          objects.put({ id: userId, shape, at: Date.now(), live } satisfies Owner, OWNER_KEY);
          for (const read of reads) objects.put(read, READ_KEY + hashKey(read.queryKey));
        });
      }),
  );

/** Returns true if the page that opens offline belongs to this page's build, or if no page opens offline. */
async function opensPageBuild(): Promise<boolean> {
  const build = pageBuild();
  const registration = await worker?.getRegistration();
  if (!registration || build === undefined) return true;
  if (registration.installing || registration.waiting) return false;
  // The cache's name contains the build (domain/cached-app.ts).
  return (await caches.keys()).some((name) => name.includes(build));
}

/**
 * Returns true if the page that opens offline is of an older build and could not read what this page stores. Its stored
 * data then stays until the worker is replaced (docs/decisions/038-personal-data-offline.md).
 */
async function isUnreadableOffline(userId: string): Promise<boolean> {
  const before = await get<Owner>(OWNER_KEY, offlineStore);
  return before?.id === userId && before.shape !== import.meta.env.ANSWERS_HASH && !(await opensPageBuild());
}

/** Deletes expired queries, also those that no page shows any more. */
async function deleteExpired() {
  const all = (await entries(offlineStore)) as [string, Read][];
  const old = all.filter(([key, { at }]) => key.startsWith(READ_KEY) && !isFresh(at)).map(([key]) => key);
  await offlineStore('readwrite', (objects) => {
    for (const key of old) objects.delete(key);
  });
}

/** Whether the user has just signed out, in any tab, and the stored data is about to be deleted. */
const isBeingWiped = () => persistedUser() !== null && isNothingVisible();

/**
 * Stores the user's queries from now on, including those already in the cache. While offline, shows what is stored.
 * Returns a function that stops.
 */
function persistQueries(queries: QueryClient, userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const written = new Map<string, number>();
  const cache = queries.getQueryCache();

  async function persist() {
    clearTimeout(timer);
    timer = undefined;
    // Await this first: between the checks below and the write, a sign-out must not happen.
    if (await isUnreadableOffline(userId)) return;
    if (currentConnection() !== 'connected' || confirmedUser(queries) !== userId) return;
    const day = today();
    const held = cache.findAll({
      predicate: ({ queryKey, state }) => state.status === 'success' && isPersisted(queryKey, day),
    });
    const fresh = held.filter(({ queryHash, state }) => written.get(queryHash) !== state.dataUpdatedAt);
    const live = held.filter(({ state }) => !state.isInvalidated).map(({ queryHash }) => queryHash);
    if (isBeingWiped() || !setPersistedUser(userId)) return;
    await write(userId, live, fresh.map(asRead));
    for (const { queryHash, state } of fresh) written.set(queryHash, state.dataUpdatedAt);
  }
  const persistSoon = () => {
    timer ??= setTimeout(() => void persist().catch(() => {}), WRITE_DEBOUNCE_MS);
  };
  const persistIfHidden = () => {
    if (document.visibilityState === 'hidden') void persist().catch(() => {});
  };
  const restore = () => {
    if (isOffline()) void fill(queries, userId).catch(() => {});
  };
  const stopCache = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') persistSoon();
  });
  const stopWatching = watchConnection(restore);
  document.addEventListener('visibilitychange', persistIfHidden);
  worker?.addEventListener('controllerchange', persistSoon);
  restore();
  persistSoon();
  void deleteExpired().catch(() => {});
  return () => {
    clearTimeout(timer);
    stopCache();
    stopWatching();
    document.removeEventListener('visibilitychange', persistIfHidden);
    worker?.removeEventListener('controllerchange', persistSoon);
  };
}

/** Stores the user's queries, and sends what they did offline. Returns a function that stops. */
export function persistAndSend(queries: QueryClient, userId: string): () => void {
  const stops = [persistQueries(queries, userId), sendUnsent(queries, userId)];
  return () => {
    for (const stop of stops) stop();
  };
}

export async function wipe(): Promise<void> {
  const acts = await get<unknown[]>(ACTS_KEY, offlineStore);
  await clear(offlineStore);
  // Another user may have signed in by now.
  if (isNothingVisible()) setPersistedUser(undefined);
  if (acts?.length) showToast({ kind: 'error', text: signedOutBefore });
}
