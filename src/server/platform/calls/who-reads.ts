import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import {
  asMember,
  MEMBER_HOME,
  type MemberHome,
  type MemberHomeRow,
} from '#server/platform/members/membership.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import { SESSION, sessionOf, type SignedIn } from '#server/platform/sessions/sessions.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';

const SESSION_AND_HOME = `
  select ${SESSION.columns}, ${MEMBER_HOME}
    from ${SESSION.from}
    left join memberships on memberships.home_id = $2 and memberships.user_id = u.id and memberships.left_at is null
    left join homes on homes.id = memberships.home_id
   where ${SESSION.where}`;

type Row = SignedIn & { stale: boolean } & (MemberHomeRow | { id: null });
type Reading = {
  pool: pg.Pool;
  request: IncomingMessage;
  signing: Secrets & { PUBLIC_URL: string };
  events: RequestEvents;
  homeId: string;
};

/** Who reads something of a home, and the home if they live there: in one statement, since most of a read is going to the database and back. */
export async function whoReads({ pool, request, signing, events, homeId }: Reading) {
  let home: MemberHome | undefined;
  const user = await sessionOf(pool, request, signing, events, async (_pool, token) => {
    const values = [token, homeId];
    const { rows } = await pool.query<Row>({
      name: 'find-session-and-home',
      text: SESSION_AND_HOME,
      values,
    });
    if (!rows[0]) return undefined;
    const { sessionId, signedInAt, userId, email, emailVerified, displayName, locale, stale, ...rest } =
      rows[0];
    const { token: known, ...row } = rest;
    home = row.id === null ? undefined : asMember(row, userId);
    return { sessionId, token: known, signedInAt, userId, email, emailVerified, displayName, locale, stale };
  });
  return { user, home };
}
