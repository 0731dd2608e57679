import type { IncomingMessage } from 'node:http';

/**
 * Whether the browser says that a person opened this page, or that no other site led here (docs/product/homes.md 'Confirmation before joining').
 * Returns false if the browser says nothing (plain http with a DNS name), for a prefetched page (`sec-purpose`), and for a service worker's fetch.
 */
export function isOpenedByPerson({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document') return false;
  if (headers['sec-purpose'] !== undefined) return false;
  const site = headers['sec-fetch-site'];
  return headers['sec-fetch-user'] === '?1' || site === 'none' || site === 'same-origin';
}
