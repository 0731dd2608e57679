import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import { implement, type Router } from '@orpc/server';
import type { CallMeta } from '#contract/procedure.ts';
import type { Attempted } from '#server/platform/calls/attempts.ts';
import type { AnyHandler, CallDeps, Handlers, RequestContext } from '#server/platform/calls/calls.ts';
import { makeLongSemaphore } from '#server/platform/calls/concurrency-limits.ts';
import { run } from '#server/platform/calls/running.ts';

/** Returns the semaphore of a long read. A person makes one at a time. */
function longSemaphore({ isLong, kind }: CallMeta, { rowsOf }: AnyHandler) {
  if (!isLong || kind !== 'read') return undefined;
  return makeLongSemaphore(rowsOf && ((attempted) => rowsOf((attempted as Attempted).answer)));
}

/** Creates the router for oRPC. Every call of the contract runs through the same steps. */
export function makeRouter<C extends AnyContractRouter>(contract: C, handlers: Handlers<C>, deps: CallDeps) {
  const serve = (part: AnyContractRouter, own: unknown): unknown => {
    if (isContractProcedure(part)) {
      const meta = part['~orpc'].meta as CallMeta;
      const handler = (typeof own === 'function' ? { handle: own } : own) as AnyHandler;
      const served = { meta, handler, deps, long: longSemaphore(meta, handler) };
      return implement(part)
        .$context<RequestContext>()
        .handler(({ input, context }) => run(served, input, context));
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
