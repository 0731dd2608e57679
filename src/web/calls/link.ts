import {
  createORPCErrorFromJson,
  isORPCErrorJson,
  ORPCError,
  type ClientContext,
  type ClientLink,
} from '@orpc/client';
import type { CatchingUp } from '#contract/errors.ts';
import type { Topic } from '#contract/live.ts';
import { FORMER_HOUSEMATE, nameForReader } from '#domain/users.ts';
import { catchingUp, connectionWords } from '#words/offline.ts';
import { formerHousemate } from '#words/grammar.ts';
import { CHANGED_HEADER } from '#domain/live.ts';
import { isFromProxy, NotReached, reloadForProxy } from '#web/calls/connection-errors.ts';

/** oRPC's metadata beside the JSON: the path of each value that JSON cannot express, with its type number. */
type Meta = [type: number, ...place: (string | number)[]][];
type Holder = Record<string | number, unknown>;
const INSTANT = 1;

export type Answered = { json?: unknown; meta?: Meta };

/**
 * Replaces the display name of deleted accounts by its wording in the page's language, at any depth
 * (docs/product/everywhere.md 'Names that the app gave').
 */
function translateFormerNames(holder: Holder, formerName: string): void {
  for (const [key, part] of Object.entries(holder)) {
    if (key === 'displayName') holder[key] = nameForReader(part as string, formerName);
    else if (typeof part === 'object' && part !== null) translateFormerNames(part as Holder, formerName);
  }
}

/** Restores the dates in an answer. Answers contain only JSON and dates (docs/decisions/006-orpc-on-the-server.md). */
export function revive({ json, meta = [] }: Answered, formerName = formerHousemate): unknown {
  const root: Holder = { json };
  if (formerName !== FORMER_HOUSEMATE) translateFormerNames(root, formerName);
  for (const [type, ...place] of meta) {
    if (type !== INSTANT) throw new TypeError(`The answer holds something of type ${type}`);
    let [holder, key]: [Holder, string | number] = [root, 'json'];
    for (const step of place) [holder, key] = [holder[key] as Holder, step];
    holder[key] = new Date(holder[key] as string);
  }
  return root['json'];
}

/** The server's time in a slower answer is ignored: the phone may have frozen the page in between. */
const TIME_IS_FRESH_MS = 60_000;

/**
 * Sends the server's time to ui/hooks/clock.ts, since the device's clock may be days off. `askedAt` is by the device's
 * clock.
 */
export function dispatchServerTime(milliseconds: number, askedAt: number): void {
  if (Date.now() - askedAt > TIME_IS_FRESH_MS) return;
  dispatchEvent(new CustomEvent('server-time', { detail: milliseconds }));
}

/** Longer than the server takes for any call. */
const CALL_TIMEOUT_MS = 30_000;
const CALL_RETRY_FOR_MS = 30_000;
/** Pause before a retry. It grows with each retry and is randomized, so that not all browsers retry at once. */
const CALL_RETRY_PAUSE_MS = 1000;

const isCatchingUp = (error: unknown): error is ORPCError<string, CatchingUp | undefined> =>
  error instanceof ORPCError && error.code === 'BUSY' && error.status === 503;

let notifyChangedTopics: (topics: Topic[]) => void = () => {};
/** Sets the listener that receives the topics that each successful call changed. */
export const onChangedTopics = (listener: typeof notifyChangedTopics): void => {
  notifyChangedTopics = listener;
};

let isAway = false;
function setServerAway(away: boolean) {
  if (away === isAway) return;
  isAway = away;
  dispatchEvent(new CustomEvent('catching-up', { detail: away }));
}

/** A retry is safe if the server rolled the call back, or recognizes it by the id that the client chose. */
const isSafeToRetry = ({ data }: ORPCError<string, CatchingUp | undefined>, input: unknown) =>
  data?.isUndone === true || (typeof input === 'object' && input !== null && 'id' in input);

async function send(path: readonly string[], input: unknown, signal: AbortSignal | undefined) {
  const late = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const askedAt = Date.now();
  const answer = await fetch(`/api/rpc/${path.join('/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
    signal: signal ? AbortSignal.any([signal, late]) : late,
    // The server never redirects a call. A proxy does, to its sign-in page.
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw errorOfLostAnswer(error, { signal, late });
  });
  const answered = await readAnswer(answer, { signal, late });
  if (answered && 'json' in answered) {
    dispatchServerTime(Date.parse(answer.headers.get('date') ?? ''), askedAt);
    const value = revive(answered);
    if (answer.ok) {
      const changed = answer.headers.get(CHANGED_HEADER);
      if (changed !== null) notifyChangedTopics(changed.split(' ') as Topic[]);
      return value;
    }
    if (isORPCErrorJson(value)) throw createORPCErrorFromJson(value);
  }
  // The server refuses some requests before it looks up the call, in the form it uses for any other address.
  const { code, message } = (answered ?? {}) as { code?: unknown; message?: unknown };
  if (!answer.ok && typeof code === 'string' && typeof message === 'string')
    throw new ORPCError(code, { status: answer.status, message });
  if (isFromProxy(answer.status)) throw reloadForProxy();
  throw answer.status === 429
    ? new ORPCError('TOO_MANY_TRIES', { status: 429, message: connectionWords.tooMany })
    : new ORPCError('BAD_GATEWAY');
}

type Limits = { signal: AbortSignal | undefined; late: AbortSignal };

/** Returns the error for a call whose answer did not arrive or was cut off. */
function errorOfLostAnswer(error: unknown, { signal, late }: Limits): unknown {
  if (late.aborted) return new ORPCError('BUSY', { status: 503, message: catchingUp });
  return signal?.aborted ? error : new NotReached('', { cause: error });
}

/** Returns the JSON object of an answer; undefined if it is not one. */
async function readAnswer(answer: Response, limits: Limits): Promise<object | undefined> {
  try {
    const read = (await answer.json()) as unknown;
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw errorOfLostAnswer(error, limits);
  }
}

/**
 * Sends calls in oRPC's wire form over `fetch`. oRPC's own link also supports files, streams and batches, which would
 * add 5 kB to every first visit (docs/decisions/053-loading-by-page-and-window.md). If the server is too busy, retries
 * the calls that are safe to repeat (docs/product/everywhere.md 'When the server is catching up').
 */
export const link: ClientLink<ClientContext> = {
  async call(path, input, { signal }) {
    const deadline = performance.now() + CALL_RETRY_FOR_MS;
    for (let tries = 1; ; tries++) {
      try {
        const answer = await send(path, input, signal);
        setServerAway(false);
        return answer;
      } catch (error) {
        setServerAway(isCatchingUp(error));
        if (!isCatchingUp(error) || !isSafeToRetry(error, input) || performance.now() > deadline) throw error;
      }
      await new Promise((passed) =>
        setTimeout(passed, CALL_RETRY_PAUSE_MS * (1 + Math.random()) * Math.min(tries, 3)),
      );
    }
  },
};
