import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Access, CallMeta } from '#contract/procedure.ts';
import type { CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import type { Databases } from '#server/platform/db/open.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { factsOf, inReadersWords, refusalOf } from '#server/platform/http/errors.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import { isReaderKnown } from '#server/platform/http/language.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Limits } from '#server/platform/calls/limits.ts';
import type { Change } from '#server/platform/live/live.ts';
import type { Facts, Origin, RequestEvents, SecurityEvent } from '#server/platform/logs/security-events.ts';
import type { SignedIn } from '#server/platform/sessions/sessions.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { Day } from '#domain/days.ts';

/** What every call may use; app.ts makes it once. A ward adds what only its own handlers use where it defines that (`declare module`). */
export interface CallDeps extends Pick<Databases, 'db' | 'reads' | 'pool'> {
  queue: Queue;
  files: FileStore;
  limits: Limits;
  semaphores: CallSemaphores;
  settings: Settings;
  version: string;
  /** The server's public key, by which browsers subscribe to pushes. */
  pushKey: string;
  log: Logger;
  now: () => Date;
  /** Fresh chance, as text: seeds, invite codes. */
  random: () => string;
}

/** What belongs to one HTTP request. */
export type RequestContext = {
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  events: RequestEvents;
  /** A page of another site has the browser send it. */
  isOfOtherSite?: boolean;
  /** Looks who sends it, for what is refused before the call itself has looked. */
  findReader?: () => Promise<unknown>;
};

type Who = {
  anyone: SignedIn | undefined;
  user: SignedIn;
  member: SignedIn;
  administrator: SignedIn;
  party: SignedIn;
  participant: SignedIn;
};
type Where<A extends Access> = A extends 'member' | 'administrator' | 'party' | 'participant'
  ? { home: MemberHome; today: Day }
  : unknown;

/** One call as its handler sees it: everything that it may read, and nothing that it may not. */
export type Call<A extends Access, Input> = Where<A> & {
  input: Input;
  user: Who[A];
  /** The transaction of a write; else the connections of reads. */
  tx: Kysely<DB>;
  now: Date;
  random: () => string;
  /** Told with the commit, beside the contract's own `changes`. */
  emit: (change: Change) => void;
  /** Written to the log once the transaction has committed. */
  note: (event: SecurityEvent, facts?: Facts) => void;
  /** Cookies of better-auth, sent only once the transaction has committed. */
  setCookies: (headers: Headers) => void;
  /** The browser forgets what it keeps of our answers, once the transaction has committed. */
  clearBrowser: () => void;
  address: string;
  origin: Origin;
  request: IncomingMessage;
  deps: CallDeps;
};

/** A call before it has a transaction: what it knows of itself. */
export type EarlyCall<Input, A extends Access = 'anyone'> = Pick<
  Call<A, Input>,
  'input' | 'user' | 'address' | 'request' | 'deps'
>;

/**
 * What answers a call. Who may be called by anybody counts tries in `before`: what it refuses has waited for no place and held no
 * connection, and so slows down nobody else. Who locks a home that the input does not name says in `homeOf` which, so that it waits within that
 * home's limit; whatever it finds, the handler looks again under the lock. After a long read that answers with many rows (`rowsOf`) there is
 * a rest, however quick it was.
 */
type Handler<P> =
  P extends ContractProcedure<infer I, infer O, infer _E, infer M>
    ? M extends CallMeta<infer A>
      ? | Handle<Call<A, InferSchemaOutput<I>>, InferSchemaInput<O>>
        | {
            before?: A extends 'anyone' ? (call: EarlyCall<InferSchemaOutput<I>>) => Promise<void> : never;
            homeOf?: (call: EarlyCall<InferSchemaOutput<I>, A>) => Promise<string | undefined>;
            rowsOf?: (answer: InferSchemaInput<O>) => number;
            handle: Handle<Call<A, InferSchemaOutput<I>>, InferSchemaInput<O>>;
          }
      : never
    : never;
type Handle<C, Answer> = (call: C) => Promise<Answer>;

/**
 * What answers a call once it has hashed: `prepare` holds no place and no connection, and what it finds is looked at again by what it
 * answers.
 */
type Preparing<P> =
  P extends ContractProcedure<infer I, infer O, infer _E, infer M>
    ? M extends CallMeta<infer A>
      ? {
          homeOf?: (call: EarlyCall<InferSchemaOutput<I>, A>) => Promise<string | undefined>;
          prepare: (
            call: EarlyCall<InferSchemaOutput<I>, A>,
          ) => Promise<Handle<Call<A, InferSchemaOutput<I>>, InferSchemaInput<O>>>;
        }
      : never
    : never;

/** What a handler gets to see. */
export type CallOf<H> = H extends (call: infer C) => Promise<unknown> ? C : never;

/** A handler for each call of (a part of) the contract. */
export type Handlers<R> = {
  [K in keyof R]: R[K] extends { '~orpc': unknown } ? Handler<R[K]> | Preparing<R[K]> : Handlers<R[K]>;
};

/** A call whose contract is not known: what the steps of `running.ts` work with. */
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

/** A call that a schema refuses has not asked yet who calls. Where that cannot be told, what the request asks for is good enough. */
async function lookForReader({ request, findReader }: RequestContext, refused: Error) {
  if (factsOf(refused).bySchema && !isReaderKnown(request)) await findReader?.().catch(() => undefined);
}

/**
 * For oRPC's handlers: whatever is thrown becomes one of the closed codes, in the language of whoever reads it; what nobody foresaw is
 * logged with the request and the person, and so is what may be an attack.
 */
export const mapErrors = async ({
  next,
  context,
  path,
}: {
  next: () => Promise<unknown>;
  context: RequestContext;
  path: readonly string[];
}) => {
  context.events.know({ call: path.join('.') });
  try {
    return await next();
  } catch (error) {
    const refused = refusalOf(error, (unforeseen) => {
      context.events.failed(unforeseen, 'call failed');
    });
    context.events.refused(refused);
    await lookForReader(context, refused);
    throw inReadersWords(context.request, refused);
  }
};

/** A body as it is read: that comes before `mapErrors`, so what it is refused with is told to the log here. */
export async function readNoted(
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
