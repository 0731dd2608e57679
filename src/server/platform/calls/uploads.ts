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
  /** The largest size of a file. */
  bytes: number;
  tooLarge: ErrorCode;
  /** How many files of that size the server receives at once. One person may send two, so that a slow sender does not block others. */
  atOnce: number;
};

/** Reads uploads of signed-in people. */
export function makeUploads(
  deps: Pick<CallDeps, 'pool' | 'limits' | 'semaphores' | 'settings'>,
  { limit, bytes, tooLarge, atOnce }: Bounds,
) {
  const reserveFor = makeMemoryBudget(atOnce * bytes, 2 * bytes);
  return {
    /** Returns the sender and counts the attempt. Refuses with UNAUTHENTICATED. */
    async sender(exchange: Exchange): Promise<string> {
      const user = await signedInBy(deps, exchange);
      if (!user) throw refusal('UNAUTHENTICATED');
      await makeOutageRetry().run(() => deps.limits.count(limit, user.userId, exchange.address));
      return user.userId;
    },
    /** Returns the file, or undefined if the sender has disconnected. */
    read(exchange: Exchange, userId: string): Promise<Buffer | undefined> {
      const memory = reserveFor(userId);
      return readBody(exchange, { bytes, tooLarge, busy: 'BUSY' }, memory).finally(memory.free);
    },
  };
}
