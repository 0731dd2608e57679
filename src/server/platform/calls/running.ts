import { setTimeout as pause } from 'node:timers/promises';
import { ORPCError } from '@orpc/server';
import type { ErrorCode } from '#contract/errors.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { attempt, isOfHome, type Attempted, type Attempting } from '#server/platform/calls/attempts.ts';
import type {
  AnyCall,
  AnyHandler,
  CallDeps,
  EarlyCall,
  RequestContext,
} from '#server/platform/calls/calls.ts';
import { READ_WITHIN_MS, semaphoreOf } from '#server/platform/calls/concurrency-limits.ts';
import { collectEffects } from '#server/platform/calls/effects.ts';
import { forOtherSites } from '#server/platform/calls/limits.ts';
import { proveIdentity } from '#server/platform/calls/passwords.ts';
import { waitingAtMost, type KeyedSemaphore, type Semaphore } from '#server/platform/calls/semaphores.ts';
import { identify, type Identified } from '#server/platform/calls/who-asks.ts';
import { isUnreachable, makeOutageRetry, transact } from '#server/platform/db/outage.ts';
import { catchingUp, isConflict, refusal } from '#server/platform/http/errors.ts';
import type { Origin } from '#server/platform/logs/security-events.ts';
import type { SignedIn } from '#server/platform/sessions/sessions.ts';

const TRANSACTION_TRIES = 5;
/** While a standby is frozen, each change takes its full time. A caller behind two of them is refused before their browser gives up. */
const PLACE_WITHIN_MS = 15_000;
/** Delays refusals, so that instant retries cannot keep the server busy. */
const REFUSED_AFTER_MS = 1000;

type Served = {
  meta: CallMeta;
  handler: AnyHandler;
  deps: CallDeps;
  /** The queue of a long read. */
  long: KeyedSemaphore | undefined;
};
type Running = Served & {
  input: AnyCall['input'];
  context: RequestContext;
  /** Waits for an unreachable database, for all steps together. */
  outageRetry: ReturnType<typeof makeOutageRetry>;
};
type Early = EarlyCall<AnyCall['input'], 'user'> & { origin: Origin };

/** Answers a call. A change that fails because the database is unreachable is refused as undone. */
export async function run(served: Served, input: unknown, context: RequestContext): Promise<unknown> {
  try {
    return await takeSteps(served, input, context);
  } catch (error) {
    if (served.meta.kind !== 'write' || !isUnreachable(error)) throw error;
    context.events.failed(error, 'call failed');
    throw catchingUp({ isUndone: true });
  }
}

/** Takes the steps of a call. Those of an attempt are in `attempts.ts`. */
async function takeSteps(served: Served, input: unknown, context: RequestContext): Promise<unknown> {
  const running = begin(served, input, context);
  const { handler, outageRetry } = running;
  const { user, home } = await identifyCaller(running);
  const call = earlyCall(running, user);
  countChange(running, user);
  const holdProof = await proveCaller(running, call);
  const handle = (await outageRetry.run(async () => handler.prepare?.(call))) ?? handler.handle;
  await outageRetry.run(async () => handler.before?.(call)).catch(refuseLater);
  const place = await findQueue(running, call);
  return answer(running, { call, found: home, holdProof, handle, place });
}

/** Whether PostgreSQL can store every text in the value. It refuses NUL, and half a surrogate pair in JSON. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}

/** Rejects text that no column can store. Requests from another site's page get their own limits. */
function begin(served: Served, input: unknown, context: RequestContext): Running {
  if (!isStorable(input)) throw refusal('INVALID_INPUT');
  const { deps } = served;
  return {
    ...served,
    deps: context.isOfOtherSite ? { ...deps, limits: forOtherSites(deps.limits) } : deps,
    input: input as AnyCall['input'],
    context,
    outageRetry: makeOutageRetry(),
  };
}

/** Looks up the caller, and for a short read the home in the same statement. Rejects strangers if the call requires a session. */
async function identifyCaller({ meta, deps, input, context, outageRetry }: Running): Promise<Identified> {
  const readsHome = meta.kind === 'read' && !meta.isLong && isOfHome(meta);
  const identified = await identify(deps, context, outageRetry, readsHome ? input?.homeId : undefined);
  if (!identified.user && meta.access !== 'anyone') throw refusal('UNAUTHENTICATED');
  return identified;
}

function earlyCall({ deps, input, context }: Running, user: SignedIn | undefined): Early {
  const { address, request, events } = context;
  if (input?.homeId !== undefined) events.know({ home: input.homeId });
  return { input, user: user as SignedIn, address, origin: events.origin, request, deps };
}

/** Counts a person's change. Handlers count those of strangers (`before`). */
function countChange({ meta, deps }: Running, user: SignedIn | undefined) {
  if (!user || meta.kind !== 'write' || meta.access === 'anyone') return;
  if (meta.isSecurity) deps.limits.countSecurityWrite(user.sessionId);
  else deps.limits.countWrite(user.userId);
}

/** Checks the proof of a write that needs one (contract/procedure.ts). Returns what checks and locks it in the transaction. */
async function proveCaller({ meta: { proves }, outageRetry }: Running, call: Early) {
  const isAsked = proves === true || (proves !== undefined && call.input?.[proves] === true);
  if (!isAsked) return undefined;
  return outageRetry.run(() => proveIdentity(call, call.input?.password, { signInCounts: true }));
}

async function refuseLater(error: unknown): Promise<never> {
  await pause(REFUSED_AFTER_MS);
  throw error;
}

/** Returns the queue where each attempt waits. It refuses if no place becomes free in time. */
async function findQueue(
  { meta, handler, deps, long, outageRetry }: Running,
  call: Early,
): Promise<Semaphore> {
  const { address, user } = call;
  const homeId = call.input?.homeId ?? (await outageRetry.run(async () => handler.homeOf?.(call)));
  const queue = semaphoreOf(meta, deps.semaphores, { address, user, homeId }, long);
  const waitMs = meta.kind === 'read' && !meta.isLong ? READ_WITHIN_MS : PLACE_WITHIN_MS;
  return waitingAtMost(queue, waitMs, () => catchingUp({ isUndone: true }));
}

const isBusy = (error: unknown) => error instanceof ORPCError && (error.code as ErrorCode) === 'BUSY';

type Ready = Omit<Attempting, 'meta' | 'call'> & { call: Early; place: Semaphore };

/** Attempts a write in its transaction, and other calls on the pool's connections. */
function attemptOnce({ deps }: Running, attempting: Attempting): Promise<Attempted> {
  const { kind } = attempting.meta;
  if (kind === 'write') return transact(deps.db, (tx) => attempt(attempting, tx));
  return attempt(attempting, kind === 'read' ? deps.reads : deps.db);
}

/** Makes attempts until one succeeds or must not be repeated (docs/product/everywhere.md 'One transaction'). */
async function answer(running: Running, { place, ...ready }: Ready): Promise<unknown> {
  const { meta, context } = running;
  let { found } = ready;
  for (let conflicts = 0; ;) {
    const effects = collectEffects();
    const call = { ...ready.call, random: running.deps.random, ...effects.collecting };
    try {
      const done = await place(() => attemptOnce(running, { ...ready, meta, call, found }));
      effects.send(context, done.changed);
      return done.answer;
    } catch (error) {
      // The next attempt may come much later, so it reads the home again.
      found = undefined;
      if (isConflict(error) && ++conflicts < TRANSACTION_TRIES) continue;
      // A call of several transactions may have done a part already.
      if (meta.kind !== 'untransacted' && (await running.outageRetry.shouldRetry(error))) continue;
      if (meta.access === 'anyone' && isBusy(error)) return refuseLater(error);
      throw error;
    }
  }
}
