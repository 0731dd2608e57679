import type { ErrorCode } from '#contract/errors.ts';
import type { CallDeps } from '#server/platform/calls/calls.ts';
import type { Exchange } from '#server/platform/calls/exchanges.ts';
import type { LimitName } from '#server/platform/calls/limits.ts';
import { signedInBy } from '#server/platform/calls/who-asks.ts';
import { makeOutageRetry } from '#server/platform/db/outage.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { makeMemoryBudget, readBody } from '#server/platform/http/request-body.ts';

type Bounds = {
  limit: LimitName;
  /** Of one file. */
  bytes: number;
  tooLarge: ErrorCode;
  /** How many files of that size may be under way together; of one person two, so that a slow sender keeps nobody else from it. */
  atOnce: number;
};

/** Reads what signed-in people upload. */
export function makeUploads(
  deps: Pick<CallDeps, 'pool' | 'limits' | 'semaphores' | 'settings'>,
  { limit, bytes, tooLarge, atOnce }: Bounds,
) {
  const reserveFor = makeMemoryBudget(atOnce * bytes, 2 * bytes);
  return {
    /** The person who sends it, whose try is counted. Refuses with UNAUTHENTICATED. */
    async sender(exchange: Exchange): Promise<string> {
      const user = await signedInBy(deps, exchange);
      if (!user) throw refusal('UNAUTHENTICATED');
      await makeOutageRetry().run(() => deps.limits.count(limit, user.userId, exchange.address));
      return user.userId;
    },
    /** The file; undefined where the sender went away. */
    read(exchange: Exchange, userId: string): Promise<Buffer | undefined> {
      const memory = reserveFor(userId);
      return readBody(exchange, { bytes, tooLarge, busy: 'BUSY' }, memory).finally(memory.free);
    },
  };
}
