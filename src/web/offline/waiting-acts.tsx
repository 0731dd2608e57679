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
import { afterActs, withAct, withoutRefused, layOver, waitingNow, type Act } from '#web/offline/waiting.ts';
import { reasonOf } from '#web/calls/failure-reason.ts';
import { readAgain } from '#web/calls/queries.ts';
import { templatesQuery, inWords } from '#web/calls/home-templates.ts';
import { namePerson } from '#web/device/kept-person.ts';
import { sessionQuery } from '#web/app/session.tsx';
import { isOffline, watchConnection } from '#web/ui/hooks/connection.ts';
import { showToast } from '#web/ui/windows/toast.ts';

const SENT_AGAIN_AFTER_MS = 15_000;
const STORED_WITHIN_MS = 3000;
const SAID_FOR_SECONDS = 12;
/** The server is reached and refuses for another reason than the act itself: signed out, or too much at once. */
const NOT_OF_THE_ACT = new Set(['UNAUTHENTICATED', 'TOO_MANY_CHANGES', 'TOO_MANY_TRIES', 'TRY_AGAIN']);

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('serumah-waiting') : undefined;

async function change(next: (acts: Act[]) => Act[]): Promise<void> {
  await update<Act[]>(ACTS_KEY, (acts = []) => next(acts), keptStore);
  await show();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage('changed');
}

let person: string | undefined;
const ownActs = async () =>
  ((await get<Act[]>(ACTS_KEY, keptStore)) ?? []).filter(({ userId }) => userId === person);
async function show() {
  const acts = await ownActs();
  const lay = (chore: Chore, today: Day) => {
    const after = afterActs(chore, acts, today);
    return after ? { ...after, waits: createElement(Waits) } : chore;
  };
  layOver(acts.length > 0 ? lay : undefined);
}

/** What a chore is called, as far as that was read. */
function nameOf(queries: QueryClient, { homeId, choreId }: Omit<Act, 'name'>): string {
  const lists = [api.chores.key(), api.dashboard.key()].flatMap((queryKey) =>
    queries.getQueriesData({ queryKey }),
  );
  const type = lists.map(([, list]) => typeIn(list, choreId)).find((each) => each !== undefined) ?? '';
  const templates = inWords(queries.getQueryData(templatesQuery(homeId).queryKey) ?? []);
  return templates.find(({ id }) => id === type)?.name ?? wordsOfType(type);
}

/** The type of the chore, wherever it stands in an answer. */
function typeIn(answer: unknown, choreId: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('id' in answer && answer.id === choreId && 'type' in answer) return String(answer.type);
  for (const part of Object.values(answer)) {
    const found = typeIn(part, choreId);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Keeps an act until it can be sent; fails where the browser keeps nothing. */
export async function keepAct(queries: QueryClient, act: Omit<Act, 'name'>): Promise<void> {
  if (!namePerson(act.userId)) throw new Error('storage is refused');
  person = act.userId;
  const named = { ...act, name: nameOf(queries, act) };
  const late = new Promise((_passed, fail) => {
    setTimeout(() => fail(new Error('storage does not answer')), STORED_WITHIN_MS);
  });
  await Promise.race([change((acts) => withAct(acts, named)), late]);
  sendSoon();
}

let sendSoon = () => {};

/** Sends what waits for the person, in order, whenever the server is reached. Returns how to stop. */
export function sendWaiting(queries: QueryClient, userId: string): () => void {
  person = userId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const send = async () => {
    clearTimeout(timer);
    if (isSending || isOffline() || !waitingNow()) return;
    isSending = true;
    try {
      await alone(() => sendAll(queries, userId));
    } catch {
      // Not reached, or the browser keeps nothing any more.
    }
    isSending = false;
    if (waitingNow()) timer = setTimeout(() => void send(), SENT_AGAIN_AFTER_MS);
  };
  sendSoon = () => void send();
  const look = () => void show().then(send, () => {});
  channel?.addEventListener('message', look);
  const stopWatching = watchConnection(sendSoon);
  look();
  return () => {
    clearTimeout(timer);
    sendSoon = () => {};
    channel?.removeEventListener('message', look);
    stopWatching();
    layOver(undefined);
  };
}

/** Of several tabs one sends, and the next finds nothing left; without locks the server knows by the ids what it has done. */
async function alone(run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('serumah-acts', run);
  else await run();
}

type Refusal = { act: Act; error: unknown };

async function sendAll(queries: QueryClient, userId: string) {
  // The session that shows may be kept from before, and the cookie somebody else's by now.
  const { user } = await queries.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
  if (user?.id !== userId) return;
  const refusals: Refusal[] = [];
  try {
    for (;;) {
      const [act] = await ownActs();
      if (!act) break;
      // Before it leaves: an Undo that comes meanwhile must follow it.
      await change((acts) => acts.map((each) => (each.id === act.id ? { ...each, isTried: true } : each)));
      if (!(await ownActs()).some(({ id }) => id === act.id)) continue;
      const { id, kind, homeId, choreId } = act;
      try {
        await calls.chores[kind]({ homeId, choreId, id });
        await change((acts) => acts.filter((each) => each.id !== id));
      } catch (error) {
        if (codeOf(error) === 'UNAUTHENTICATED') void readAgain(queries, ['sessions']);
        if (!isRefused(error) || NOT_OF_THE_ACT.has(codeOf(error) ?? '')) throw error;
        refusals.push({ act, error });
        await change((acts) => withoutRefused(acts, act));
      }
    }
  } finally {
    if (refusals.length > 0) await readAgain(queries, ['chores']);
    for (const kind of ['completeChore', 'reopenChore'] as const)
      say(
        kind,
        refusals.filter(({ act }) => act.kind === kind),
      );
  }
}

/** What the server refused is undone by what was just read; one toast says it. */
function say(kind: Act['kind'], refusals: Refusal[]) {
  if (refusals.length === 0) return;
  const names = [...new Set(refusals.map(({ act }) => act.name))];
  const reasons = new Set(
    refusals.map(({ error }) => (codeOf(error) === 'FORBIDDEN' ? leftMeanwhile : reasonOf(error))),
  );
  showToast({
    kind: 'error',
    text: words[kind](names),
    reason: sentences([...reasons]),
    seconds: SAID_FOR_SECONDS,
  });
}

/** In a row whose act has not been sent yet. */
const Waits = () => (
  <span className="my-0.5 flex items-center gap-1.5 text-sm leading-tight font-medium text-warn">
    <CloudOff size={15} aria-hidden className="shrink-0" />
    {waits}
  </span>
);

/** What this browser keeps for the time without a connection. */
export const keptStore = createStore('serumah', 'kept');

/** What was done and not sent yet. */
export const ACTS_KEY = 'acts';
