import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { askersSemaphore, type CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
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

/** The turn of a request to read the database, before its person is known. */
export const readersTurn = (
  { semaphores, settings }: Pick<Deps, 'semaphores' | 'settings'>,
  request: IncomingMessage,
): Semaphore => {
  const address = clientAddress(request, settings.TRUSTED_PROXIES);
  return askersSemaphore(semaphores.reads, settings, { request, address });
};

/** Finds the session and the home if its person lives there: in one statement, since most of a read is the way to the database and back. */
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

/** Looks up in turn who sends a request, and the home `homeId` if one is given; the answer prolongs their cookie when it is time. */
export async function identify(
  deps: Deps,
  exchange: Exchange,
  outageRetry = makeOutageRetry(),
  homeId?: string,
): Promise<Identified> {
  const { request, response, events } = exchange;
  // Without a token of ours nothing is looked up, so nothing is waited for.
  const inTurn = signedToken(request, deps.settings) ? readersTurn(deps, request) : unlimited;
  const look = async (): Promise<Identified> =>
    homeId === undefined
      ? { user: await sessionOf(deps.pool, request, deps.settings, events) }
      : findBoth(deps, exchange, homeId);
  const identified = await outageRetry.run(() => inTurn(look));
  const cookie = identified.user?.renewedCookie;
  if (cookie !== undefined) response.setHeader('set-cookie', cookie);
  return identified;
}

/** Who sends a request that is no call. */
export const signedInBy = async (deps: Deps, exchange: Exchange): Promise<SignedIn | undefined> =>
  (await identify(deps, exchange)).user;
