import type { IncomingMessage } from 'node:http';

export type Cookies = { PUBLIC_URL: string };

const isSecure = ({ PUBLIC_URL }: Cookies) => PUBLIC_URL.startsWith('https:');
// better-auth sets these too, under these names.
export const SESSION_COOKIE = 'session_token';
export const STATE_COOKIE = 'oauth_state';
const OF_BETTER_AUTH = new Set([SESSION_COOKIE, STATE_COOKIE]);
// Over https, an attacker on the network or another name of the host may have set a cookie without a prefix.
const prefixOf = (name: string) => (OF_BETTER_AUTH.has(name) ? '__Secure-' : '__Host-');
const nameOf = (cookies: Cookies, name: string) =>
  `${isSecure(cookies) ? prefixOf(name) : ''}serumah.${name}`;

export function readCookie(cookies: Cookies, request: IncomingMessage, name: string): string | undefined {
  const start = `${nameOf(cookies, name)}=`;
  const sent = (request.headers.cookie ?? '').split(/;\s*/);
  return sent.find((each) => each.startsWith(start))?.slice(start.length) || undefined;
}

/** Returns a `set-cookie` line for a cookie that no script can read. */
export const cookieLine = (cookies: Cookies, name: string, value: string, seconds: number): string =>
  `${nameOf(cookies, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure(cookies) ? '; Secure' : ''}`;
