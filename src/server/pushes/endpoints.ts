import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hostOf, isLoopback, isLoopbackHost, isPublic } from '#server/http/public-address.ts';

/** Where a push may go, and which addresses the connection may be made to. */
export type Endpoint = { url: URL; mayBe: (address: string) => boolean };

/**
 * Where a browser says that its push service takes what is for it: any https address, and on this machine itself, where PUBLIC_URL is too,
 * http as well. Undefined for one where nothing is sent. Where its name leads is looked at with each connection.
 */
export function readEndpoint(endpoint: string, publicUrl: string): Endpoint | undefined {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (isLoopbackHost(url)) {
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && isLoopbackHost(new URL(publicUrl)) ? { url, mayBe: isLoopback } : undefined;
  }
  if (url.protocol !== 'https:' || (isIP(hostOf(url)) !== 0 && !isPublic(hostOf(url)))) return undefined;
  return { url, mayBe: isPublic };
}

const LOOKED_UP_WITHIN_MS = 3000;

/** Whether its name leads to an address where we may go; not where nobody answers in time. */
export async function isReachable({ url, mayBe }: Endpoint): Promise<boolean> {
  const patience = Promise.withResolvers<[]>();
  const timer = setTimeout(() => patience.resolve([]), LOOKED_UP_WITHIN_MS);
  const found = await Promise.race([
    lookup(hostOf(url), { all: true }).catch(() => []),
    patience.promise,
  ]).finally(() => clearTimeout(timer));
  return found.some(({ address }) => mayBe(address));
}
