import type { IncomingMessage } from 'node:http';

export type Cookies = { PUBLIC_URL: string };

const isSecure = ({ PUBLIC_URL }: Cookies) => PUBLIC_URL.startsWith('https:');
// Only this one: where browsers speak https with us, another can have been set by anybody on the way.
const nameOf = (cookies: Cookies, name: string) => `${isSecure(cookies) ? '__Secure-' : ''}serumah.${name}`;

/** What the browser sent of a cookie of ours, as better-auth names them too. */
export function readCookie(cookies: Cookies, request: IncomingMessage, name: string): string | undefined {
  const start = `${nameOf(cookies, name)}=`;
  const sent = (request.headers.cookie ?? '').split(/;\s*/);
  return sent.find((each) => each.startsWith(start))?.slice(start.length) || undefined;
}

/** A line of `set-cookie`, for the server alone and for so many seconds. */
export const cookieLine = (cookies: Cookies, name: string, value: string, seconds: number): string =>
  `${nameOf(cookies, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure(cookies) ? '; Secure' : ''}`;
