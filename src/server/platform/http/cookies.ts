import type { IncomingMessage } from 'node:http';

export type Cookies = { PUBLIC_URL: string };

const isSecure = ({ PUBLIC_URL }: Cookies) => PUBLIC_URL.startsWith('https:');
/** The session's, which better-auth makes too, and names so. */
export const SESSION_COOKIE = 'session_token';
/** Of a sign-in with Google that is under way, the same. */
export const STATE_COOKIE = 'oauth_state';
const OF_BETTER_AUTH = new Set([SESSION_COOKIE, STATE_COOKIE]);
// Only these: where browsers speak https with us, another can have been set by anybody on the way, or by another name of the host's.
const prefixOf = (name: string) => (OF_BETTER_AUTH.has(name) ? '__Secure-' : '__Host-');
const nameOf = (cookies: Cookies, name: string) =>
  `${isSecure(cookies) ? prefixOf(name) : ''}serumah.${name}`;

/** What the browser sent of a cookie of ours. */
export function readCookie(cookies: Cookies, request: IncomingMessage, name: string): string | undefined {
  const start = `${nameOf(cookies, name)}=`;
  const sent = (request.headers.cookie ?? '').split(/;\s*/);
  return sent.find((each) => each.startsWith(start))?.slice(start.length) || undefined;
}

/** A line of `set-cookie`, for the server alone and for so many seconds. */
export const cookieLine = (cookies: Cookies, name: string, value: string, seconds: number): string =>
  `${nameOf(cookies, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure(cookies) ? '; Secure' : ''}`;
