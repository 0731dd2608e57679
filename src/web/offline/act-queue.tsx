import type { QueryClient } from '@tanstack/react-query';
import { get, update, createStore } from 'idb-keyval';
import { createElement } from 'react';
import { CloudOff } from 'lucide-react';
import type { Chore } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { sentences } from '#words/grammar.ts';
import { leftMeanwhile, refused as words, waits } from '#words/offline.ts';
import { api, calls, codeOf, isRefused } from '#web/calls/api.ts';
import {
  afterActs,
  withAct,
  withoutRefused,
  setApplyUnsent,
  applyUnsent,
  type Act,
} from '#web/offline/unsent-acts.ts';
import { reasonOf } from '#web/calls/failure-reason.ts';
import { refetchTopics } from '#web/calls/queries.ts';
import { templatesQuery, translateTemplates } from '#web/calls/home-templates.ts';
import { setPersistedUser } from '#web/device/persisted-user.ts';
import { sessionQuery } from '#web/app/session.tsx';
import { isOffline, watchConnection } from '#web/ui/hooks/connection.ts';
import { showToast } from '#web/ui/windows/toast.ts';

const RETRY_AFTER_MS = 15_000;
const STORAGE_TIMEOUT_MS = 3000;
const TOAST_SECONDS = 12;
/** Refusals that are not about the act itself: the user is signed out, or sends too much at once. */
const RETRYABLE_CODES = new Set(['UNAUTHENTICATED', 'TOO_MANY_CHANGES', 'TOO_MANY_TRIES', 'TRY_AGAIN']);

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('serumah-waiting') : undefined;

async function change(next: (acts: Act[]) => Act[]): Promise<void> {
  await update<Act[]>(ACTS_KEY, (acts = []) => next(acts), offlineStore);
  await show();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage('changed');
}

let owner: string | undefined;
const actsOfOwner = async () =>
  ((await get<Act[]>(ACTS_KEY, offlineStore)) ?? []).filter(({ userId }) => userId === owner);
async function show() {
  const acts = await actsOfOwner();
  const apply = (chore: Chore, today: Day) => {
    const after = afterActs(chore, acts, today);
    return after ? { ...after, unsentNote: createElement(UnsentNote) } : chore;
  };
  setApplyUnsent(acts.length > 0 ? apply : undefined);
}

/** Returns the chore's name, as far as it is in the cache. */
function nameOf(queries: QueryClient, { homeId, choreId }: Omit<Act, 'name'>): string {
  const lists = [api.chores.key(), api.dashboard.key()].flatMap((queryKey) =>
    queries.getQueriesData({ queryKey }),
  );
  const type = lists.map(([, list]) => typeIn(list, choreId)).find((each) => each !== undefined) ?? '';
  const templates = translateTemplates(queries.getQueryData(templatesQuery(homeId).queryKey) ?? []);
  return templates.find(({ id }) => id === type)?.name ?? wordsOfType(type);
}

/** Finds the chore's type at any depth of an answer. */
function typeIn(answer: unknown, choreId: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('id' in answer && answer.id === choreId && 'type' in answer) return String(answer.type);
  for (const part of Object.values(answer)) {
    const found = typeIn(part, choreId);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Stores an act until it can be sent; fails if the browser's storage is unavailable. */
export async function storeAct(queries: QueryClient, act: Omit<Act, 'name'>): Promise<void> {
  if (!setPersistedUser(act.userId)) throw new Error('storage is refused');
  owner = act.userId;
  const named = { ...act, name: nameOf(queries, act) };
  const late = new Promise((_passed, fail) => {
    setTimeout(() => fail(new Error('storage does not answer')), STORAGE_TIMEOUT_MS);
  });
  await Promise.race([change((acts) => withAct(acts, named)), late]);
  sendSoon();
}

let sendSoon = () => {};

/** Sends the user's stored acts in order whenever the server is reached. Returns a function that stops. */
export function sendUnsent(queries: QueryClient, userId: string): () => void {
  owner = userId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const send = async () => {
    clearTimeout(timer);
    if (isSending || isOffline() || !applyUnsent()) return;
    isSending = true;
    try {
      await withLock(() => sendAll(queries, userId));
    } catch {
      // The server was not reached, or the browser's storage is unavailable.
    }
    isSending = false;
    if (applyUnsent()) timer = setTimeout(() => void send(), RETRY_AFTER_MS);
  };
  sendSoon = () => void send();
  const reload = () => void show().then(send, () => {});
  channel?.addEventListener('message', reload);
  const stopWatching = watchConnection(sendSoon);
  reload();
  return () => {
    clearTimeout(timer);
    sendSoon = () => {};
    channel?.removeEventListener('message', reload);
    stopWatching();
    setApplyUnsent(undefined);
  };
}

/**
 * Lets only one tab send; the next one then finds nothing left. Without locks, the server recognizes repeated acts by
 * their ids.
 */
async function withLock(run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('serumah-acts', run);
  else await run();
}

type Refusal = { act: Act; error: unknown };

async function sendAll(queries: QueryClient, userId: string) {
  // The session on screen may be a stored one, and the cookie may belong to another user by now.
  const { user } = await queries.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
  if (user?.id !== userId) return;
  const refusals: Refusal[] = [];
  try {
    for (;;) {
      const [act] = await actsOfOwner();
      if (!act) break;
      // Marked before it is sent: an undo that comes in the meantime must then be sent after it.
      await change((acts) => acts.map((each) => (each.id === act.id ? { ...each, isTried: true } : each)));
      if (!(await actsOfOwner()).some(({ id }) => id === act.id)) continue;
      const { id, kind, homeId, choreId } = act;
      try {
        await calls.chores[kind]({ homeId, choreId, id });
        await change((acts) => acts.filter((each) => each.id !== id));
      } catch (error) {
        if (codeOf(error) === 'UNAUTHENTICATED') void refetchTopics(queries, ['sessions']);
        if (!isRefused(error) || RETRYABLE_CODES.has(codeOf(error) ?? '')) throw error;
        refusals.push({ act, error });
        await change((acts) => withoutRefused(acts, act));
      }
    }
  } finally {
    if (refusals.length > 0) await refetchTopics(queries, ['chores']);
    for (const kind of ['completeChore', 'reopenChore'] as const)
      showRefusals(
        kind,
        refusals.filter(({ act }) => act.kind === kind),
      );
  }
}

/** Shows one toast for all refused acts. The refetched chores have undone them on screen. */
function showRefusals(kind: Act['kind'], refusals: Refusal[]) {
  if (refusals.length === 0) return;
  const names = [...new Set(refusals.map(({ act }) => act.name))];
  const reasons = new Set(
    refusals.map(({ error }) => (codeOf(error) === 'FORBIDDEN' ? leftMeanwhile : reasonOf(error))),
  );
  showToast({
    kind: 'error',
    text: words[kind](names),
    reason: sentences([...reasons]),
    seconds: TOAST_SECONDS,
  });
}

const UnsentNote = () => (
  <span className="my-0.5 flex items-center gap-1.5 text-sm leading-tight font-medium text-warn">
    <CloudOff size={15} aria-hidden className="shrink-0" />
    {waits}
  </span>
);

/** This browser's storage for use without a connection. */
export const offlineStore = createStore('serumah', 'kept');

export const ACTS_KEY = 'acts';
