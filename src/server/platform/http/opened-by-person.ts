import type { IncomingMessage } from 'node:http';

/**
 * Returns whether the browser says that a person opened this page, or that no other site led here (docs/product/homes.md 'Asked before
 * joining'). It is false if the browser says nothing, as over plain http by name, and for a page that nobody looks at yet (`sec-purpose`).
 * What a service worker fetches is no document, whatever else its headers say.
 */
export function isOpenedByPerson({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document') return false;
  if (headers['sec-purpose'] !== undefined) return false;
  const site = headers['sec-fetch-site'];
  return headers['sec-fetch-user'] === '?1' || site === 'none' || site === 'same-origin';
}
