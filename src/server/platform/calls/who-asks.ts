import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { senderSemaphore, type CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import { unlimited, type Semaphore } from '#server/platform/calls/semaphores.ts';
import { makeOutageRetry } from '#server/platform/db/outage.ts';
import { clientAddress } from '#server/platform/http/http.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import {
  asMember,
  MEMBER_HOME,
  type MemberHome,
  type MemberHomeRow,
} from '#server/platform/members/membership.ts';
import { SESSION, sessionOf, signedToken, type SignedIn } from '#server/platform/sessions/sessions.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

const SESSION_AND_HOME = `
  select ${SESSION.columns}, ${MEMBER_HOME}
    from ${SESSION.from}
    left join memberships on memberships.home_id = $2 and memberships.user_id = u.id and memberships.left_at is null
    left join homes on homes.id = memberships.home_id
   where ${SESSION.where}`;

type Row = SignedIn & { stale: boolean } & (MemberHomeRow | { id: null });
type Deps = { pool: pg.Pool; semaphores: Pick<CallSemaphores, 'reads'>; settings: Settings };
type Exchange = { request: IncomingMessage; response: ServerResponse; events: RequestEvents };
export type Identified = { user: SignedIn | undefined; home?: MemberHome | undefined };

/** Returns the semaphore for a request's reads before its sender is known. */
export const readSemaphore = (
  { semaphores, settings }: Pick<Deps, 'semaphores' | 'settings'>,
  request: IncomingMessage,
): Semaphore => {
  const address = clientAddress(request, settings.TRUSTED_PROXIES);
  return senderSemaphore(semaphores.reads, settings, { request, address });
};

/** Finds the session, and the home if its person lives there, in one statement: most of a read's time is the round trip to the database. */
async function findBoth(
  { pool, settings }: Deps,
  { request, events }: Exchange,
  homeId: string,
): Promise<Identified> {
  let home: MemberHome | undefined;
  const user = await sessionOf(pool, request, settings, events, async (_pool, given) => {
    const values = [given, homeId];
    const { rows } = await pool.query<Row>({
      name: 'find-session-and-home',
      text: SESSION_AND_HOME,
      values,
    });
    if (!rows[0]) return undefined;
    const { sessionId, token, signedInAt, userId, email, emailVerified, displayName, locale, stale, ...row } =
      rows[0];
    home = row.id === null ? undefined : asMember(row, userId);
    return { sessionId, token, signedInAt, userId, email, emailVerified, displayName, locale, stale };
  });
  return { user, home };
}

/** Looks up the sender of a request, and the home `homeId` if given, within the limits. Renews their cookie when it is time. */
export async function identify(
  deps: Deps,
  exchange: Exchange,
  outageRetry = makeOutageRetry(),
  homeId?: string,
): Promise<Identified> {
  const { request, response, events } = exchange;
  // A request without a valid token needs no lookup, so it does not wait.
  const semaphore = signedToken(request, deps.settings) ? readSemaphore(deps, request) : unlimited;
  const look = async (): Promise<Identified> =>
    homeId === undefined
      ? { user: await sessionOf(deps.pool, request, deps.settings, events) }
      : findBoth(deps, exchange, homeId);
  const identified = await outageRetry.run(() => semaphore(look));
  const cookie = identified.user?.renewedCookie;
  if (cookie !== undefined) response.setHeader('set-cookie', cookie);
  return identified;
}

/** Returns the sender of a request other than a call. */
export const signedInBy = async (deps: Deps, exchange: Exchange): Promise<SignedIn | undefined> =>
  (await identify(deps, exchange)).user;
