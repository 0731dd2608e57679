import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isContractProcedure,
  type AnyContractRouter,
  type ContractProcedure,
  type InferSchemaInput,
  type InferSchemaOutput,
} from '@orpc/contract';
import { implement, ORPCError, type Router } from '@orpc/server';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/errors.ts';
import type { Topic } from '#contract/live.ts';
import type { Access, CallMeta } from '#contract/procedure.ts';
import {
  askersSemaphore,
  makeLongSemaphore,
  READ_WITHIN_MS,
  semaphoreOf,
  type CallSemaphores,
} from '#server/platform/calls/concurrency-limits.ts';
import type { Databases } from '#server/platform/db/open.ts';
import { isAway, makePatience, transact } from '#server/platform/db/outage.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import {
  catchingUp,
  factsOf,
  inReadersWords,
  isConflict,
  refusal,
  refusalOf,
} from '#server/platform/http/errors.ts';
import { findMemberHome, lockMemberHome, type MemberHome } from '#server/platform/members/membership.ts';
import { isFromBrowser } from '#server/platform/http/http.ts';
import { isReaderKnown } from '#server/platform/http/language.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { forOtherSites, type Limits } from '#server/platform/calls/limits.ts';
import { publish, type Change } from '#server/platform/live/live.ts';
import type { Facts, Origin, RequestEvents, SecurityEvent } from '#server/platform/logs/security-events.ts';
import {
  isSessionCookie,
  sessionOf,
  signedToken,
  stillStands,
  type SignedIn,
} from '#server/platform/sessions/sessions.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { proveIdentity, type Held } from '#server/platform/calls/passwords.ts';
import { isStorable } from '#server/platform/calls/storable.ts';
import { whoReads } from '#server/platform/calls/who-reads.ts';
import { unlimited, waitingAtMost, type KeyedSemaphore } from '#server/platform/calls/semaphores.ts';
import { dayOf, type Day } from '#domain/days.ts';
import { CHANGED_HEADER } from '#domain/live.ts';

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

const TRANSACTION_TRIES = 5;
/** While a standby is frozen each change takes as long as it may: whoever waits behind two of them hears so before their browser gives up. */
const PLACE_WITHIN_MS = 15_000;
/** As better-auth names it: what a program that holds no cookies sends along as its bearer token. */
const TOKEN_HEADER = 'set-auth-token';
/** Whoever asks again as soon as they are refused would keep the server busy with that alone. */
const REFUSED_AFTER_MS = 1000;
type AnyCall = Call<'member', ({ homeId?: string; password?: string } & Record<string, unknown>) | undefined>;
type AnyHandler = {
  before?: (call: EarlyCall<unknown>) => Promise<void>;
  homeOf?: (call: EarlyCall<unknown, 'user'>) => Promise<string | undefined>;
  rowsOf?: (answer: unknown) => number;
  handle: (call: AnyCall) => Promise<unknown>;
  prepare?: (call: EarlyCall<unknown, 'user'>) => Promise<AnyHandler['handle']>;
};

/** `changed`: the topics that it changed for whoever made the call. */
type Attempt = { answer: unknown; changed: Topic[] };
type Attempted = Omit<AnyCall, 'tx' | 'now' | 'home' | 'today' | 'emit'>;

const isOfHome = ({ access }: CallMeta) => access !== 'anyone' && access !== 'user';

/** Who asks, once nothing is waited for any more: their session may have ended meanwhile. */
async function whoStillAsks({ kind, isLong, access }: CallMeta, tx: Kysely<DB>, { user }: Attempted) {
  const hasWaited = kind === 'write' || isLong;
  if (!hasWaited || user === undefined || (await stillStands(tx, user.sessionId))) return user;
  if (access !== 'anyone') throw refusal('UNAUTHENTICATED');
  return undefined;
}

/** The topics that a call changed for the user who made it, by link or signed in: of homes, and of their own. */
const topicsFor = (userId: string | undefined, changes: readonly Change[]): Topic[] => [
  ...new Set(
    changes
      .filter((change) => 'homeId' in change || (userId !== undefined && change.userIds.includes(userId)))
      .flatMap(({ topics }) => topics),
  ),
];

async function attempt(
  meta: CallMeta,
  handle: AnyHandler['handle'],
  tx: Kysely<DB>,
  call: Attempted,
  { found, hold }: { found?: MemberHome | undefined; hold?: Held | undefined },
): Promise<Attempt> {
  const changes: Change[] = [];
  const homeId = call.input?.homeId;
  const ofHome = isOfHome(meta);
  const asked = { homeId: homeId ?? '', userId: call.user?.userId, leftToo: meta.access === 'participant' };
  const findHome = () =>
    meta.kind === 'write' ? lockMemberHome(tx, asked) : findMemberHome(call.deps.pool, asked);
  const home = ofHome ? (found ?? (await findHome())) : undefined;
  const user = (await whoStillAsks(meta, tx, call)) as SignedIn;
  if (ofHome && !home) throw refusal('FORBIDDEN');
  if (meta.access === 'administrator' && home?.role !== 'administrator') throw refusal('FORBIDDEN');
  await hold?.(tx);
  // Only now: whoever waited for the lock over midnight comes after what was done at midnight.
  const now = call.deps.now();
  const answer = await handle({
    ...call,
    user,
    tx,
    now,
    home: home as MemberHome,
    today: home ? dayOf(now, home.time_zone) : '',
    emit: (change) => {
      changes.push(change);
    },
  });
  if (homeId !== undefined && meta.changes.length > 0) changes.push({ homeId, topics: meta.changes });
  if (meta.kind === 'write') await publish(tx, changes);
  return {
    answer,
    changed: topicsFor(meta.isByLink ? (call.input?.['userId'] as string) : user?.userId, changes),
  };
}

const isBusy = (error: unknown) => error instanceof ORPCError && (error.code as ErrorCode) === 'BUSY';

async function refusedLater(error: unknown): Promise<never> {
  await pause(REFUSED_AFTER_MS);
  throw error;
}

/** The session, and with it the home of a read that waits for nothing else. */
async function whoAsks(
  meta: CallMeta,
  input: AnyCall['input'],
  { pool, settings: signing }: CallDeps,
  { request, events }: RequestContext,
): Promise<{ user: SignedIn | undefined; home?: MemberHome | undefined }> {
  const homeId = input?.homeId;
  if (meta.kind === 'read' && !meta.isLong && isOfHome(meta) && homeId !== undefined)
    return whoReads({ pool, request, signing, events, homeId });
  return { user: await sessionOf(pool, request, signing, events) };
}

/** What a proved write (contract/procedure.ts) holds in its transaction; undefined of any other. */
async function proofOf({ proves }: CallMeta, early: EarlyCall<AnyCall['input'], 'user'>) {
  const isAsked = proves === true || (proves !== undefined && early.input?.[proves] === true);
  return isAsked ? proveIdentity(early, early.input?.password, { signInCounts: true }) : undefined;
}

/**
 * session → what a stranger's or a person's call counts → proof of who asks → transaction → access → session and proof again → handler →
 * publish, tried again where the database asks for it (docs/product/everywhere.md 'One transaction').
 */
async function run(
  meta: CallMeta,
  handler: AnyHandler,
  input: unknown,
  allDeps: CallDeps,
  long: KeyedSemaphore | undefined,
  context: RequestContext,
) {
  const deps = context.isOfOtherSite ? { ...allDeps, limits: forOtherSites(allDeps.limits) } : allDeps;
  if (!isStorable(input)) throw refusal('INVALID_INPUT');
  const { events } = context;
  const patience = makePatience();
  // Without a token of ours nothing is looked up, so nothing is waited for.
  const hasToken = signedToken(context.request, deps.settings) !== undefined;
  const looking = hasToken ? askersSemaphore(deps.semaphores.reads, deps.settings, context) : unlimited;
  const look = () => whoAsks(meta, input as AnyCall['input'], deps, context);
  const { user, home } = await patience.with(() => looking(look));
  let found = home;
  if (!user && meta.access !== 'anyone') throw refusal('UNAUTHENTICATED');
  if (user?.renewedCookie !== undefined) context.response.setHeader('set-cookie', user.renewedCookie);
  const early = {
    input: input as AnyCall['input'],
    user: user as SignedIn,
    address: context.address,
    origin: events.origin,
    request: context.request,
    deps,
  };
  if (early.input?.homeId !== undefined) events.know({ home: early.input.homeId });
  // Strangers' writes have counts of their own, in `before`.
  if (user && meta.kind === 'write' && meta.access !== 'anyone') {
    if (meta.isAlways) deps.limits.countEnding(user.sessionId);
    else deps.limits.countWrite(user.userId);
  }
  const hold = await patience.with(() => proofOf(meta, early));
  const handle = (await patience.with(async () => handler.prepare?.(early))) ?? handler.handle;
  await patience.with(async () => handler.before?.(early)).catch(refusedLater);
  const homeId = early.input?.homeId ?? (await patience.with(async () => handler.homeOf?.(early)));
  const queue = semaphoreOf(meta, deps.semaphores, { address: context.address, user, homeId }, long);
  const waitMs = meta.kind === 'read' && !meta.isLong ? READ_WITHIN_MS : PLACE_WITHIN_MS;
  const withinLimit = waitingAtMost(queue, waitMs, () => catchingUp({ isUndone: true }));
  for (let conflicts = 0; ;) {
    const cookies: string[] = [];
    const noted: [event: SecurityEvent, facts?: Facts][] = [];
    let token: string | null = null;
    let isCleared = false;
    const call = {
      ...early,
      random: deps.random,
      setCookies: (headers: Headers) => {
        cookies.push(...headers.getSetCookie());
        token = headers.get(TOKEN_HEADER) ?? token;
      },
      clearBrowser: () => {
        isCleared = true;
      },
      note: (...line: (typeof noted)[number]) => {
        noted.push(line);
      },
    };
    try {
      const { answer, changed } =
        meta.kind !== 'write'
          ? await withinLimit(() =>
              attempt(meta, handle, meta.kind === 'read' ? deps.reads : deps.db, call, { found }),
            )
          : await withinLimit(() => transact(deps.db, (tx) => attempt(meta, handle, tx, call, { hold })));
      for (const line of noted) events.write(...line);
      // A session that this call ends or begins is not prolonged, and the page knows itself where it leads then.
      if (cookies.some(isSessionCookie)) context.response.removeHeader('set-cookie');
      else if (changed.length > 0) context.response.setHeader(CHANGED_HEADER, changed.join(' '));
      if (cookies.length > 0) context.response.appendHeader('set-cookie', cookies);
      if (isCleared) context.response.setHeader('clear-site-data', '"cache"');
      if (token !== null && !isFromBrowser(context.request)) context.response.setHeader(TOKEN_HEADER, token);
      return answer;
    } catch (error) {
      // The next try may come much later.
      found = undefined;
      if (isConflict(error) && ++conflicts < TRANSACTION_TRIES) continue;
      // What is no single transaction may have done a part already.
      if (meta.kind !== 'untransacted' && (await patience.waits(error))) continue;
      if (meta.access === 'anyone' && isBusy(error)) return refusedLater(error);
      throw error;
    }
  }
}

/** The router that oRPC serves: each call of the contract behind the same steps. */
export function makeRouter<C extends AnyContractRouter>(contract: C, handlers: Handlers<C>, deps: CallDeps) {
  const serve = (part: AnyContractRouter, own: unknown): unknown => {
    if (isContractProcedure(part)) {
      const meta = part['~orpc'].meta as CallMeta;
      const handler = (typeof own === 'function' ? { handle: own } : own) as AnyHandler;
      const { rowsOf } = handler;
      const rowsOfAttempt = rowsOf && ((attempted: unknown) => rowsOf((attempted as Attempt).answer));
      const long = meta.isLong && meta.kind === 'read' ? makeLongSemaphore(rowsOfAttempt) : undefined;
      return implement(part)
        .$context<RequestContext>()
        .handler(({ input, context }) =>
          run(meta, handler, input, deps, long, context).catch((error: unknown) => {
            if (meta.kind !== 'write' || !isAway(error)) throw error;
            context.events.failed(error, 'call failed');
            throw catchingUp({ isUndone: true });
          }),
        );
    }
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [
        name,
        serve(inner, (own as Record<string, unknown>)[name]),
      ]),
    );
  };
  return serve(contract, handlers) as Router<C, RequestContext>;
}

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
