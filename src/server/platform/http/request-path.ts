import type { IncomingMessage } from 'node:http';

/** Decoding these to slashes would split one part of the path into two. */
const ENCODED_SLASH = /%(?:2f|5c)/i;
/** No valid address has these. Some file system, proxy or parser would read another path, or decode again. */
const READ_DIFFERENTLY = /[\p{Cc}\\%]|\/\.{1,2}(?:\/|$)/u;

/** Ids are in lower case everywhere. One in capitals means the same. */
const ID_IN_CAPITALS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Returns undefined if the text does not decode. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of a request, decoded once, and normalizes `request.url`, so that all later comparisons agree. Returns an empty text, which
 * matches no route, if the path does not decode or another program could read it as another path.
 */
export function readPath(request: Pick<IncomingMessage, 'url'>): string {
  const [asked = '', ...query] = (request.url ?? '').split('?');
  const plain = (ENCODED_SLASH.test(asked) ? undefined : decoded(asked)) ?? '';
  const path = plain.replaceAll(ID_IN_CAPITALS, (id) => id.toLowerCase());
  if (!path.startsWith('/') || READ_DIFFERENTLY.test(path)) return '';
  const spelling = encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
  request.url = [spelling, ...query].join('?');
  return path;
}
