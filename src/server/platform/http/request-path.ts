import type { IncomingMessage } from 'node:http';

/** Decoded to slashes, these would make two parts of one. */
const ENCODED_SLASH = /%(?:2f|5c)/i;
/** No address of ours has these. Some file system, proxy or parser reads another path there, or decodes again. */
const READ_DIFFERENTLY = /[\p{Cc}\\%]|\/\.{1,2}(?:\/|$)/u;

/** Ids are in small letters everywhere; one in capitals means the same. */
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
 * Returns the path of a request, decoded once, and gives `request.url` the one spelling of it, so that all later comparisons agree. Returns an
 * empty text, which no route fits, if the path does not decode, or if another program could read it as another path.
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
