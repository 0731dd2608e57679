import { isIP } from 'node:net';
import { isPublic } from '#server/platform/http/public-address.ts';
import { hostOf, isLoopback, isLoopbackHost } from '#server/platform/settings/loopback.ts';

/** Where a push may go, and which addresses the connection may be made to. */
export type Endpoint = { url: URL; mayBe: (address: string) => boolean };

/**
 * Reads the address at which a browser says that its push service takes what is for it: any public https address without a password in it.
 * Undefined for any other, to which nothing is sent. Its name is looked up with each connection, and not here: a name that never answers would
 * hold up whoever waits for this.
 * @param toThisMachine whether pushes may go to this machine too, by http as well: the setting PUSH_TO_LOOPBACK, for tests
 */
export function readEndpoint(endpoint: string, toThisMachine: boolean): Endpoint | undefined {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  const host = hostOf(url);
  if (isLoopbackHost(url)) {
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && toThisMachine ? { url, mayBe: isLoopback } : undefined;
  }
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublic(host))) return undefined;
  return { url, mayBe: isPublic };
}
