import { useLocation, type RouterHistory } from '@tanstack/react-router';
import type { LinkedShareKey } from '#contract/payments.ts';
import { randomTokenIn } from '#domain/links.ts';
import { LINK_HEADER } from '#domain/payments.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of an email's link; empty once it no longer works. */
    linkToken?: string;
  }
}

// Browsers keep the state of a history entry even if its address is typed again. The address alone must not give access
// then.
export const isNewNavigation = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'navigate';

const tokenBehindHash = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/**
 * Removes the token of an email's link from the address before anything is shown, because histories, screenshots and
 * the Referer header keep addresses. The token stays in the state of this history entry, for reloads and for going
 * back. A debtor's link has the token in the query, as the specification says, and so do links of earlier versions. All
 * others have it behind '#', which browsers do not send.
 */
export function hideLinkToken(history: RouterHistory) {
  const url = new URL(location.href);
  const behindHash = tokenBehindHash();
  const linkToken = behindHash || (url.searchParams.get('token') ?? '');
  // If the page is already open, the browser only changes the fragment when another link is opened.
  addEventListener('hashchange', () => {
    if (tokenBehindHash()) location.reload();
  });
  if (!linkToken && !(history.location.state.linkToken && isNewNavigation())) return;
  url.searchParams.delete('token');
  if (behindHash) url.hash = '';
  history.replace(url.href.slice(url.origin.length), { linkToken });
}

/** Returns the token of the email's link that opened this page, if any. */
export const useLinkToken = (): string | undefined => useLocation({ select: ({ state }) => state.linkToken });

/**
 * Returns the header that carries an email's link. Histories and logs keep addresses, so the token is never in one. The
 * values are encoded because an address can contain anything.
 */
export const linkTokenHeader = ({ paymentId, userId, token }: LinkedShareKey): Record<string, string> =>
  token ? { [LINK_HEADER]: [paymentId, userId, randomTokenIn(token)].map(encodeURIComponent).join(' ') } : {};
