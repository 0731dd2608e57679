import { isIP } from 'node:net';
import { isPublic } from '#server/platform/http/public-address.ts';
import { hostOf, isLoopback, isLoopbackHost } from '#server/platform/settings/loopback.ts';

/** The address of a push service, and the IP addresses to which the connection may go. */
export type Endpoint = { url: URL; mayBe: (address: string) => boolean };

/**
 * Reads the address of a browser's push service: any public https address without a password; undefined for any other. Does not look its
 * name up, which happens at each connection: a name that never resolves would delay the caller.
 * @param toThisMachine whether pushes may go to this machine too, also by http: the setting PUSH_TO_LOOPBACK, for tests
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
