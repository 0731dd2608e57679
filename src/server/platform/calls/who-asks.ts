import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { askersSemaphore, type CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import { unlimited, type Semaphore } from '#server/platform/calls/semaphores.ts';
import { makePatience } from '#server/platform/db/outage.ts';
import { clientAddress } from '#server/platform/http/http.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import { sessionOf, signedToken, type SignedIn } from '#server/platform/sessions/sessions.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

type Deps = { pool: pg.Pool; semaphores: Pick<CallSemaphores, 'reads'>; settings: Settings };
type Exchange = { request: IncomingMessage; response: ServerResponse; events: RequestEvents };

/** When it is the turn of whoever sends this request to read the database, before it is known who that is. */
export const readersTurn = (
  { semaphores, settings }: Pick<Deps, 'semaphores' | 'settings'>,
  request: IncomingMessage,
): Semaphore => {
  const address = clientAddress(request, settings.TRUSTED_PROXIES);
  return askersSemaphore(semaphores.reads, settings, { request, address });
};

/** Who sends a request that is no call, looked up in turn; the answer prolongs their cookie when it is time. */
export async function signedInBy(
  deps: Deps,
  { request, response, events }: Exchange,
): Promise<SignedIn | undefined> {
  // Without a token of ours nothing is looked up, so nothing is waited for.
  const inTurn = signedToken(request, deps.settings) ? readersTurn(deps, request) : unlimited;
  const look = () => sessionOf(deps.pool, request, deps.settings, events);
  const user = await makePatience().with(() => inTurn(look));
  if (user?.renewedCookie !== undefined) response.setHeader('set-cookie', user.renewedCookie);
  return user;
}
