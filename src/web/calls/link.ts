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
import { isOfAnother, NotReached, notOurs } from '#web/calls/reached.ts';

/** What oRPC puts beside the JSON: the places of what JSON has no word for, each with the number of its type. */
type Meta = [type: number, ...place: (string | number)[]][];
type Holder = Record<string | number, unknown>;
const INSTANT = 1;

/** As the server sends an answer. */
export type Answered = { json?: unknown; meta?: Meta };

/** Whose account is gone is called so in the page's language, wherever they stand (docs/product/everywhere.md 'Names that the app gave'). */
function nameTheGone(holder: Holder, asSaid: string): void {
  for (const [key, part] of Object.entries(holder)) {
    if (key === 'displayName') holder[key] = nameForReader(part as string, asSaid);
    else if (typeof part === 'object' && part !== null) nameTheGone(part as Holder, asSaid);
  }
}

/** The answer with its instants made anew: JSON and instants are all that the server answers with (docs/decisions/006-orpc-on-the-server.md). */
export function revive({ json, meta = [] }: Answered, asSaid = formerHousemate): unknown {
  const root: Holder = { json };
  if (asSaid !== FORMER_HOUSEMATE) nameTheGone(root, asSaid);
  for (const [type, ...place] of meta) {
    if (type !== INSTANT) throw new TypeError(`The answer holds something of type ${type}`);
    let [holder, key]: [Holder, string | number] = [root, 'json'];
    for (const step of place) [holder, key] = [holder[key] as Holder, step];
    holder[key] = new Date(holder[key] as string);
  }
  return root['json'];
}

/** An answer that took longer says nothing about now: the phone may have frozen the page meanwhile. */
const SAYS_NOW_MS = 60_000;

/** Tells ui/hooks/clock.ts what time it was at the server as it answered: the device's own clock may be days off. `askedAt` is by that clock. */
export function tellServerTime(milliseconds: number, askedAt: number): void {
  if (Date.now() - askedAt > SAYS_NOW_MS) return;
  dispatchEvent(new CustomEvent('server-time', { detail: milliseconds }));
}

/** Longer than the server itself takes for any call. */
const ANSWERED_WITHIN_MS = 30_000;
const AGAIN_FOR_MS = 30_000;
/** Before the same is sent again; a little more each time, so that not all browsers come at once. */
const AGAIN_AFTER_MS = 1000;

const isCatchingUp = (error: unknown): error is ORPCError<string, CatchingUp | undefined> =>
  error instanceof ORPCError && error.code === 'BUSY' && error.status === 503;

let hear: (topics: Topic[]) => void = () => {};
/** Has a listener told, with each answer, what its call changed. */
export const hearChanges = (listener: typeof hear): void => {
  hear = listener;
};

let isAway = false;
function serverIs(away: boolean) {
  if (away === isAway) return;
  isAway = away;
  dispatchEvent(new CustomEvent('catching-up', { detail: away }));
}

/** Nothing stands of it; or the server knows that it did it already, by an id of ours. */
const isSafe = ({ data }: ORPCError<string, CatchingUp | undefined>, input: unknown) =>
  data?.isUndone === true || (typeof input === 'object' && input !== null && 'id' in input);

async function send(path: readonly string[], input: unknown, signal: AbortSignal | undefined) {
  const late = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  const askedAt = Date.now();
  const answer = await fetch(`/api/rpc/${path.join('/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
    signal: signal ? AbortSignal.any([signal, late]) : late,
    // The server redirects no call: a proxy does, to where its person is to sign in.
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw reasonOfLoss(error, { signal, late });
  });
  const answered = await readAnswer(answer, { signal, late });
  if (answered && 'json' in answered) {
    tellServerTime(Date.parse(answer.headers.get('date') ?? ''), askedAt);
    const value = revive(answered);
    if (answer.ok) {
      const changed = answer.headers.get(CHANGED_HEADER);
      if (changed !== null) hear(changed.split(' ') as Topic[]);
      return value;
    }
    if (isORPCErrorJson(value)) throw createORPCErrorFromJson(value);
  }
  // Before it looks for the call, the server refuses as for any other address.
  const { code, message } = (answered ?? {}) as { code?: unknown; message?: unknown };
  if (!answer.ok && typeof code === 'string' && typeof message === 'string')
    throw new ORPCError(code, { status: answer.status, message });
  if (isOfAnother(answer.status)) throw notOurs();
  throw answer.status === 429
    ? new ORPCError('TOO_MANY_TRIES', { status: 429, message: connectionWords.tooMany })
    : new ORPCError('BAD_GATEWAY');
}

type Limits = { signal: AbortSignal | undefined; late: AbortSignal };

/** Returns the error of a call whose answer did not come, or was cut on its way. */
function reasonOfLoss(error: unknown, { signal, late }: Limits): unknown {
  if (late.aborted) return new ORPCError('BUSY', { status: 503, message: catchingUp });
  return signal?.aborted ? error : new NotReached('', { cause: error });
}

/** The object that was answered; undefined if it is none. */
async function readAnswer(answer: Response, limits: Limits): Promise<object | undefined> {
  try {
    const read = (await answer.json()) as unknown;
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw reasonOfLoss(error, limits);
  }
}

/**
 * oRPC's wire form over `fetch`. Its own link can send files, streams and batches too, which weighs 5 kB on every first visit
 * (docs/decisions/053-loading-by-page-and-window.md). What the server is too busy for is sent again where that does nothing twice
 * (docs/product/everywhere.md 'When the server is catching up').
 */
export const link: ClientLink<ClientContext> = {
  async call(path, input, { signal }) {
    const deadline = performance.now() + AGAIN_FOR_MS;
    for (let tries = 1; ; tries++) {
      try {
        const answer = await send(path, input, signal);
        serverIs(false);
        return answer;
      } catch (error) {
        serverIs(isCatchingUp(error));
        if (!isCatchingUp(error) || !isSafe(error, input) || performance.now() > deadline) throw error;
      }
      await new Promise((passed) =>
        setTimeout(passed, AGAIN_AFTER_MS * (1 + Math.random()) * Math.min(tries, 3)),
      );
    }
  },
};
