import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { clear, entries, get } from 'idb-keyval';
import { dayOf } from '#domain/days.ts';
import { signedOutBefore } from '#words/offline.ts';
import { sendWaiting, ACTS_KEY, keptStore } from '#web/offline/waiting-acts.tsx';
import { readAllNow } from '#web/calls/queries.ts';
import { isOfNobody, keptPerson, namePerson, whenKeptRead } from '#web/device/kept-person.ts';
import { serverIsLost } from '#web/offline/reaching.ts';
import { asKept, isKept, KEPT_FOR_MS } from '#web/offline/kept-rules.ts';
import { ownBuild } from '#web/device/own-worker.ts';
import { sessionQuery } from '#web/app/session.tsx';
import { timeNow } from '#web/ui/hooks/clock.ts';
import { knownZone } from '#web/ui/hooks/known-zone.ts';
import { connectionNow, isOffline, watchConnection } from '#web/ui/hooks/connection.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Reads that come together are written together. */
const WRITE_REST_MS = 1000;
/** Whoever opens the app hears so soon that nothing answers. */
const CONFIRMED_WITHIN_MS = 2500;
const PERSON_KEY = 'person';
const READ_KEY = 'read ';

/** `live` are the reads that were still true at `at`, since the page that holds them was told of every change until then. */
type Person = { id: string; shape: string; at: number; live: string[] };
type Read = { queryKey: readonly unknown[]; data: unknown; at: number };

/** There is none over plain http. */
const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const today = () => dayOf(timeNow(), knownZone(undefined));
const isYoung = (at: number) => Date.now() - at < KEPT_FOR_MS;

/** Undefined where nobody, or somebody else, is known to be signed in. */
const sessionOf = (queries: QueryClient) => queries.getQueryState(sessionQuery.queryKey);

/** When this page showed a kept session that no server has confirmed yet. */
let unconfirmed: number | undefined;

/** A kept session tells which version the server had then: the page that shows it is not older by that. */
const asShown = (data: unknown) =>
  typeof data === 'object' && data !== null && 'version' in data
    ? { ...data, version: ownBuild() ?? import.meta.env.OWN_VERSION }
    : data;

/** Puts into the cache what was kept for the person and is not there; answers whether anything was. */
async function fill(queries: QueryClient, userId: string): Promise<boolean> {
  const all = new Map<IDBValidKey, unknown>(await entries(keptStore));
  const person = all.get(PERSON_KEY) as Person | undefined;
  const session = sessionOf(queries)?.data;
  const isOther = session !== undefined && session.user?.id !== userId;
  if (
    keptPerson() !== userId ||
    person?.id !== userId ||
    person.shape !== import.meta.env.OWN_SHAPE ||
    isOther
  )
    return false;
  const day = today();
  for (const [key, value] of all) {
    if (!String(key).startsWith(READ_KEY)) continue;
    const { queryKey, data, at } = value as Read;
    const hash = hashKey(queryKey);
    const trueAt = person.live.includes(hash) ? Math.max(at, person.at) : at;
    if (!isYoung(trueAt) || !isKept(queryKey, day)) continue;
    if (queries.getQueryData(queryKey) !== undefined) continue;
    queries.setQueryData(queryKey, asShown(data), { updatedAt: trueAt });
    whenKeptRead.set(hash, trueAt);
  }
  return true;
}

/** Shows what was kept, and asks the server whether it is still so. */
export async function openKept(queries: QueryClient): Promise<void> {
  const userId = keptPerson();
  if (userId === null) return;
  const isKnown = sessionOf(queries)?.data !== undefined;
  if (!(await fill(queries, userId)) || isKnown) return;
  unconfirmed = sessionOf(queries)?.dataUpdatedAt;
  if (unconfirmed !== undefined) void confirm(queries);
}

async function confirm(queries: QueryClient) {
  const timer = setTimeout(serverIsLost, CONFIRMED_WITHIN_MS);
  try {
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
    void readAllNow(queries);
  } catch {
    serverIsLost();
  }
  clearTimeout(timer);
}

const isConfirmed = (queries: QueryClient) => {
  const state = sessionOf(queries);
  return state !== undefined && !state.isInvalidated && state.dataUpdatedAt !== unconfirmed;
};

/** Whoever is signed in, as the server has said since this page opened. */
const confirmedPerson = (queries: QueryClient): string | undefined =>
  isConfirmed(queries) ? sessionOf(queries)?.data?.user?.id : undefined;

const asRead = ({ queryKey, state }: Query): Read => ({
  queryKey,
  data: asKept(queryKey, state.data),
  at: state.dataUpdatedAt,
});

/** In one transaction with the look at whose they are: what another tab has just wiped does not come back. */
const write = (userId: string, live: string[], reads: Read[]) =>
  keptStore(
    'readwrite',
    (objects) =>
      new Promise<void>((resolve, reject) => {
        const { transaction } = objects;
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
        const asked = objects.get(PERSON_KEY) as IDBRequest<Person | undefined>;
        asked.addEventListener('success', () => {
          const before = asked.result;
          const shape = import.meta.env.OWN_SHAPE;
          if (before && before.id !== userId) objects.clear();
          else if (before?.shape !== shape) objects.delete(IDBKeyRange.bound(READ_KEY, `${READ_KEY}\uffff`));
          objects.put({ id: userId, shape, at: Date.now(), live } satisfies Person, PERSON_KEY);
          for (const read of reads) objects.put(read, READ_KEY + hashKey(read.queryKey));
        });
      }),
  );

/** Whether what opens without a connection is of this page's build, or nothing does. */
async function opensOwnBuild(): Promise<boolean> {
  const own = ownBuild();
  const registration = await worker?.getRegistration();
  if (!registration || own === undefined) return true;
  if (registration.installing || registration.waiting) return false;
  // Its cache bears its name (domain/cached-app.ts).
  return (await caches.keys()).some((name) => name.includes(own));
}

/**
 * Whether the page that would open without a connection is of an older build and could not read what this one keeps: what that one kept
 * stays until it is replaced (docs/decisions/038-personal-data-offline.md).
 */
async function isForNoPage(userId: string): Promise<boolean> {
  const before = await get<Person>(PERSON_KEY, keptStore);
  return before?.id === userId && before.shape !== import.meta.env.OWN_SHAPE && !(await opensOwnBuild());
}

/** What is too old goes, also where nobody looks at it any more. */
async function forgetOld() {
  const all = (await entries(keptStore)) as [string, Read][];
  const old = all.filter(([key, { at }]) => key.startsWith(READ_KEY) && !isYoung(at)).map(([key]) => key);
  await keptStore('readwrite', (objects) => {
    for (const key of old) objects.delete(key);
  });
}

/** Signed out a moment ago, in whichever tab: what is kept is on its way out. */
const isGoing = () => keptPerson() !== null && isOfNobody();

/** Keeps what is read from now on, and what was read already; without a connection, gives back what is kept. Returns how to stop. */
function keepReads(queries: QueryClient, userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const written = new Map<string, number>();
  const cache = queries.getQueryCache();

  async function keep() {
    clearTimeout(timer);
    timer = undefined;
    // Before the looks at whose it is: between those and the writing nobody may sign out.
    if (await isForNoPage(userId)) return;
    if (connectionNow() !== 'connected' || confirmedPerson(queries) !== userId) return;
    const day = today();
    const held = cache.findAll({
      predicate: ({ queryKey, state }) => state.status === 'success' && isKept(queryKey, day),
    });
    const fresh = held.filter(({ queryHash, state }) => written.get(queryHash) !== state.dataUpdatedAt);
    const live = held.filter(({ state }) => !state.isInvalidated).map(({ queryHash }) => queryHash);
    if (isGoing() || !namePerson(userId)) return;
    await write(userId, live, fresh.map(asRead));
    for (const { queryHash, state } of fresh) written.set(queryHash, state.dataUpdatedAt);
  }
  const keepSoon = () => {
    timer ??= setTimeout(() => void keep().catch(() => {}), WRITE_REST_MS);
  };
  const keepNow = () => {
    if (document.visibilityState === 'hidden') void keep().catch(() => {});
  };
  const giveBack = () => {
    if (isOffline()) void fill(queries, userId).catch(() => {});
  };
  const stopHearing = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') keepSoon();
  });
  const stopWatching = watchConnection(giveBack);
  document.addEventListener('visibilitychange', keepNow);
  worker?.addEventListener('controllerchange', keepSoon);
  giveBack();
  keepSoon();
  void forgetOld().catch(() => {});
  return () => {
    clearTimeout(timer);
    stopHearing();
    stopWatching();
    document.removeEventListener('visibilitychange', keepNow);
    worker?.removeEventListener('controllerchange', keepSoon);
  };
}

/** Keeps what is read for the person, and sends what they did without a connection. Returns how to stop. */
export function keepFor(queries: QueryClient, userId: string): () => void {
  const stops = [keepReads(queries, userId), sendWaiting(queries, userId)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Nothing of anybody is kept any more. */
export async function wipe(): Promise<void> {
  const acts = await get<unknown[]>(ACTS_KEY, keptStore);
  await clear(keptStore);
  // Somebody may have signed in meanwhile.
  if (isOfNobody()) namePerson(undefined);
  if (acts?.length) showToast({ kind: 'error', text: signedOutBefore });
}
