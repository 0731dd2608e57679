import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Access } from '#contract/access.ts';
import type { CallMeta } from '#contract/procedure.ts';
import type { CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import type { Databases } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { factsOf, inReadersWords, refusalOf } from '#server/platform/http/errors.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import { isReaderKnown } from '#server/platform/http/language.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Limits } from '#server/platform/calls/limits.ts';
import type { Change } from '#server/platform/live/publish.ts';
import type { Facts, Origin, RequestEvents, SecurityEvent } from '#server/platform/logs/security-events.ts';
import type { SignedIn } from '#server/platform/sessions/sessions.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { Day } from '#domain/days.ts';

/** Every call may use this. app.ts creates it once. A ward adds what only its handlers use (`declare module`). */
export interface CallDeps extends Pick<Databases, 'db' | 'reads' | 'pool'> {
  queue: Queue;
  files: FileStore;
  limits: Limits;
  semaphores: CallSemaphores;
  settings: Settings;
  version: string;
  /** The server's public key. Browsers need it to subscribe to pushes. */
  pushKey: string;
  log: Logger;
  now: () => Date;
  /** Random text, for seeds and invite codes. */
  random: () => string;
}

export type RequestContext = {
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  events: RequestEvents;
  /** Whether a page of another site made the browser send it. */
  isOfOtherSite?: boolean;
  /** Looks up the sender, for a refusal before the call has done so. */
  findReader?: () => Promise<unknown>;
};

type Where<A extends Access> = A extends 'anyone' | 'user' ? unknown : { home: MemberHome; today: Day };

export type Call<A extends Access, Input> = Where<A> & {
  input: Input;
  user: A extends 'anyone' ? SignedIn | undefined : SignedIn;
  /** The transaction of a write, or the pool of reads. */
  tx: Kysely<DB>;
  now: Date;
  random: () => string;
  /** Published with the commit, beside the contract's own `changes`. */
  emit: (change: Change) => void;
  /** Written to the log once the transaction has committed. */
  note: (event: SecurityEvent, facts?: Facts) => void;
  /** Cookies of better-auth, sent only once the transaction has committed. */
  setCookies: (headers: Headers) => void;
  /** Clears the browser's cache of our answers, once the transaction has committed. */
  clearBrowser: () => void;
  address: string;
  origin: Origin;
  request: IncomingMessage;
  deps: CallDeps;
};

export type EarlyCall<Input, A extends Access = 'anyone'> = Pick<
  Call<A, Input>,
  'input' | 'user' | 'address' | 'request' | 'deps'
>;

type Handle<C, Answer> = (call: C) => Promise<Answer>;

/**
 * Answers a call.
 * - `before` counts attempts if strangers may call. A refusal there has used no place and no connection, so it slows down no other call.
 * - `homeOf` returns the id of a home that the handler locks but the input does not name. The call then waits within that home's limit. The
 *   handler checks again under the lock.
 * - `rowsOf` counts the rows of a long read. After many rows comes a rest, however quick the read was.
 * - `prepare` does work such as hashing without a place or a connection, and returns the handler, which checks again what `prepare` found.
 */
type Handler<P> =
  P extends ContractProcedure<infer I, infer O, infer _E, infer M>
    ? M extends CallMeta<infer A>
      ? HandlerOf<A, InferSchemaOutput<I>, InferSchemaInput<O>>
      : never
    : never;
type HandlerOf<A extends Access, Input, Answer> =
  | Handle<Call<A, Input>, Answer>
  | {
      before?: A extends 'anyone' ? (call: EarlyCall<Input>) => Promise<void> : never;
      homeOf?: (call: EarlyCall<Input, A>) => Promise<string | undefined>;
      rowsOf?: (answer: Answer) => number;
      handle: Handle<Call<A, Input>, Answer>;
    }
  | {
      homeOf?: (call: EarlyCall<Input, A>) => Promise<string | undefined>;
      prepare: (call: EarlyCall<Input, A>) => Promise<Handle<Call<A, Input>, Answer>>;
    };

export type CallOf<H> = H extends (call: infer C) => Promise<unknown> ? C : never;

export type Handlers<R> = {
  [K in keyof R]: R[K] extends { '~orpc': unknown } ? Handler<R[K]> : Handlers<R[K]>;
};

/** A call whose contract is not known. The steps of `running.ts` work with it. */
export type AnyCall = Call<
  'member',
  ({ homeId?: string; password?: string } & Record<string, unknown>) | undefined
>;
export type AnyHandler = {
  before?: (call: EarlyCall<unknown>) => Promise<void>;
  homeOf?: (call: EarlyCall<unknown, 'user'>) => Promise<string | undefined>;
  rowsOf?: (answer: unknown) => number;
  handle: (call: AnyCall) => Promise<unknown>;
  prepare?: (call: EarlyCall<unknown, 'user'>) => Promise<AnyHandler['handle']>;
};

type Answering = { next: () => Promise<unknown>; context: RequestContext; path: readonly string[] };

/** Turns every error into one of the closed codes, in the reader's language. Logs unforeseen errors and possible attacks. */
export const mapErrors = async ({ next, context, path }: Answering) => {
  const { request, events, findReader } = context;
  events.know({ call: path.join('.') });
  try {
    return await next();
  } catch (error) {
    const refused = refusalOf(error, (unforeseen) => {
      events.failed(unforeseen, 'call failed');
    });
    events.refused(refused);
    // A schema refuses before the caller is looked up. If the lookup fails, the language of the request is good enough.
    if (factsOf(refused).bySchema && !isReaderKnown(request)) await findReader?.().catch(() => undefined);
    throw inReadersWords(request, refused);
  }
};

/** Reads a body and logs its refusal, since reading comes before `mapErrors`. */
export async function readBodyLogged(
  reading: Promise<unknown>,
  { events, request }: RequestContext,
): Promise<unknown> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    events.refused(error);
    throw inReadersWords(request, error);
  }
}
