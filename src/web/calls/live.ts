import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { LiveNote, Topic } from '#contract/live.ts';
import { api } from '#web/calls/api.ts';

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
    api.homes.getMoveOut.key(),
    plansKey(homeId),
    dashboardKey(homeId),
  ],
  history: () => [api.homes.listHistory.key()],
  templates: (homeId) => [api.templates.listTemplates.key(), plansKey(homeId)],
  chores: (homeId) => [
    plansKey(homeId),
    api.chores.listChores.key(),
    api.chores.listLateChores.key(),
    api.absences.key(),
    api.chores.getWhy.key(),
    api.swaps.listChoresToTake.key(),
    api.balance.key(),
    api.homes.getMoveOut.key(),
    dashboardKey(homeId),
  ],
  payments: (homeId) => [
    api.payments.key(),
    api.homes.getMoveOut.key(),
    api.settlingUp.key(),
    api.spending.key(),
    api.repeating.key(),
    api.paymentDetails.getHowToPay.key(),
    dashboardKey(homeId),
  ],
  swaps: (homeId) => [api.swaps.key(), api.balance.key(), api.homes.getMoveOut.key(), dashboardKey(homeId)],
};
const homeKey = (homeId?: string) =>
  homeId === undefined ? api.homes.getHome.key() : api.homes.getHome.key({ input: { homeId } });
const plansKey = (homeId?: string) =>
  homeId === undefined ? api.plans.key() : api.plans.getPlanOffers.key({ input: { homeId } });
const dashboardKey = (homeId?: string) =>
  homeId === undefined
    ? api.dashboard.getDashboard.key()
    : api.dashboard.getDashboard.key({ input: { homeId } });

type Connection = 'connected' | 'lost';
type Said = { note: LiveNote } | { connection: Connection };
type Listener = { onNote: (note: LiveNote) => void; onConnection: (connection: Connection) => void };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('serumah') : undefined;
const listeners = new Set<Listener>();

function hear(said: Said) {
  for (const listener of listeners) {
    if ('note' in said) listener.onNote(said.note);
    else listener.onConnection(said.connection);
  }
}
channel?.addEventListener('message', (event: MessageEvent<Said>) => {
  hear(event.data);
});
const tellAllTabs = (said: Said) => {
  hear(said);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(said);
};

/** Tells the other tabs of this browser what changed here, for what the server tells only its streams (signing in and out). */
export const announce = (topics: Topic[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
  channel?.postMessage({ note: { topics } } satisfies Said);
};

/** Reads again what a note names; after a gap, everything. */
export function invalidate(queries: QueryClient, note: LiveNote) {
  if ('version' in note) {
    if (note.resync) readAllAgain(queries);
    return;
  }
  const stale = note.topics.flatMap((topic) => QUERIES[topic](note.homeId));
  // Several topics may name one query, and each reading again starts it anew.
  const keys = new Map(stale.map((queryKey) => [hashKey(queryKey), queryKey]));
  for (const queryKey of keys.values()) readAgain(queries, queryKey);
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
      readAgain(queries, []);
    },
    allReadAt + RESYNC_REST_MS - performance.now(),
  );
}

/** What is just being read for the first time may still answer the old state, and the cache lets that reading end: so once more. */
function readAgain(queries: QueryClient, queryKey: readonly unknown[]) {
  const predicate = ({ state }: Query) => state.data === undefined;
  const first = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate });
  void queries.invalidateQueries({ queryKey });
  for (const query of first)
    query.promise
      ?.then(() => queries.invalidateQueries({ queryKey: query.queryKey, exact: true }))
      .catch(() => {});
}

const REOPEN_MS = 5000;
/** Where the stream stood when the page was read, until its first stream. */
let readAt: string | undefined;

export const startStreamAt = (position: string): void => {
  readAt = position;
};

/** Opens the stream and keeps it open until the answer is called. */
function openStream(): () => void {
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(readAt === undefined ? '/api/live' : `/api/live?since=${readAt}`);
    readAt = undefined;
    source.addEventListener('message', (event) => {
      tellAllTabs({ connection: 'connected' });
      tellAllTabs({ note: JSON.parse(event.data as string) as LiveNote });
    });
    source.addEventListener('error', () => {
      tellAllTabs({ connection: 'lost' });
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused, by the server because the session ended (getSession finds out) or by a proxy whose server is away for a moment.
      tellAllTabs({ note: { topics: ['me'] } });
      reopening = setTimeout(open, REOPEN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(reopening);
    source.close();
  };
}

/** One stream for all tabs: whoever holds the lock reads it and passes on. Without locks (plain http), only the tab that is seen. */
function shareStream(): () => void {
  if ('locks' in navigator && channel) {
    const stop = new AbortController();
    let close = () => {};
    void navigator.locks
      .request('serumah-stream', { signal: stop.signal }, () => {
        // Granted just before it was given up: nobody would end it.
        if (stop.signal.aborted) return undefined;
        close = openStream();
        return new Promise<void>((done) => {
          stop.signal.addEventListener('abort', () => {
            done();
          });
        });
      })
      .catch(() => {});
    return () => {
      stop.abort();
      close();
    };
  }
  let close: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState === 'visible') close ??= openStream();
    else {
      close?.();
      close = undefined;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close?.();
  };
}

/** Listens until the answer is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  const stop = shareStream();
  return () => {
    listeners.delete(listener);
    stop();
  };
}
