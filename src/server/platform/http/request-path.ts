import type { IncomingMessage } from 'node:http';

/** Decoded, these would be slashes: one part of the path would become two. */
const ENCODED_SLASH = /%(?:2f|5c)/i;
/** No address of ours has these. Some file system, proxy or parser reads another path there, or decodes once more. */
const READ_DIFFERENTLY = /[\p{Cc}\\%]|\/\.{1,2}(?:\/|$)/u;

/** Ids are small letters everywhere: of one in capitals the same is meant. */
const ID_IN_CAPITALS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Returns the path that a request asks for, decoded once, and gives `request.url` the one spelling of it: whatever compares paths afterwards
 * compares the same. Returns an empty text, which no route fits, if the path does not decode, or if another program could read it
 * as another path.
 */
export function readPath(request: Pick<IncomingMessage, 'url'>): string {
  const [asked = '', ...query] = (request.url ?? '').split('?');
  const path = (ENCODED_SLASH.test(asked) ? '' : decoded(asked)).replaceAll(ID_IN_CAPITALS, (id) =>
    id.toLowerCase(),
  );
  if (!path.startsWith('/') || READ_DIFFERENTLY.test(path)) return '';
  const spelling = encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
  request.url = [spelling, ...query].join('?');
  return path;
}
