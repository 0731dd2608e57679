import type { IncomingMessage } from 'node:http';

export type Cookies = { PUBLIC_URL: string };

const isSecure = ({ PUBLIC_URL }: Cookies) => PUBLIC_URL.startsWith('https:');
// better-auth makes these too, and names them so.
export const SESSION_COOKIE = 'session_token';
export const STATE_COOKIE = 'oauth_state';
const OF_BETTER_AUTH = new Set([SESSION_COOKIE, STATE_COOKIE]);
// Over https, a cookie without a prefix may have been set by an attacker on the way, or by another name of the host.
const prefixOf = (name: string) => (OF_BETTER_AUTH.has(name) ? '__Secure-' : '__Host-');
const nameOf = (cookies: Cookies, name: string) =>
  `${isSecure(cookies) ? prefixOf(name) : ''}serumah.${name}`;

export function readCookie(cookies: Cookies, request: IncomingMessage, name: string): string | undefined {
  const start = `${nameOf(cookies, name)}=`;
  const sent = (request.headers.cookie ?? '').split(/;\s*/);
  return sent.find((each) => each.startsWith(start))?.slice(start.length) || undefined;
}

/** A line of `set-cookie` that no script can read. */
export const cookieLine = (cookies: Cookies, name: string, value: string, seconds: number): string =>
  `${nameOf(cookies, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure(cookies) ? '; Secure' : ''}`;
