import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type pg from 'pg';

/** Who makes a call: the person, and the sign-in that it comes through. */
export type SignedIn = {
  sessionId: string;
  token: string;
  signedInAt: Date;
  userId: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  locale: string;
  /** To be sent back where using the session has prolonged it, so that the browser keeps it as long. */
  renewedCookie?: string;
};

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const cookieOf = (request: IncomingMessage) => {
  const found = /(?:^|;\s*)((?:__Secure-)?serumah\.session_token)=([^;]+)/.exec(request.headers.cookie ?? '');
  return found && { name: found[1] ?? '', value: found[2] ?? '' };
};
const bearerOf = (request: IncomingMessage) =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim();

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The session token of a cookie or bearer header whose signature is ours (better-auth's form: token.base64-hmac). */
function signedToken(request: IncomingMessage, secret: string): string | undefined {
  const signed = decoded(bearerOf(request) ?? cookieOf(request)?.value ?? '');
  const dot = signed?.lastIndexOf('.') ?? -1;
  if (!signed || dot < 1) return undefined;
  const token = signed.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/** better-auth's cookie again, with its full age. */
function renewed(request: IncomingMessage): string | undefined {
  const cookie = bearerOf(request) === undefined ? cookieOf(request) : undefined;
  if (!cookie) return undefined;
  const secure = cookie.name.startsWith('__Secure-') ? '; Secure' : '';
  return `${cookie.name}=${cookie.value}; Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** One prepared query instead of better-auth's own look-up: 24 µs against 307 µs. Using it keeps a session alive, once a day at most. */
export async function findSession(
  pool: pg.Pool,
  request: IncomingMessage,
  secret: string,
): Promise<SignedIn | undefined> {
  const token = signedToken(request, secret);
  if (token === undefined) return undefined;
  const { rows } = await pool.query<SignedIn & { stale: boolean }>({
    name: 'find-session',
    text: `select s.id as "sessionId", s.token, s.created_at as "signedInAt", s.updated_at < now() - interval '1 day' as stale,
                  u.id as "userId", u.email, u.email_verified as "emailVerified", u.display_name as "displayName", u.locale
             from sessions s join users u on u.id = s.user_id
            where s.token = $1 and s.expires_at > now() and u.deleted_at is null`,
    values: [token],
  });
  const found = rows[0];
  if (!found) return undefined;
  const { stale, ...session } = found;
  if (!stale) return session;
  await pool.query(
    `update sessions set updated_at = now(), expires_at = now() + make_interval(secs => $2) where id = $1`,
    [session.sessionId, SESSION_SECONDS],
  );
  const renewedCookie = renewed(request);
  return renewedCookie === undefined ? session : { ...session, renewedCookie };
}
