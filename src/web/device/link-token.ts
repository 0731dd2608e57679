import { useLocation, type RouterHistory } from '@tanstack/react-router';
import type { LinkedShareKey } from '#contract/payments.ts';
import { randomTokenIn } from '#domain/links.ts';
import { LINK_HEADER } from '#domain/payments.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What opens a letter's link; blank where it opens no more. */
    linkToken?: string;
  }
}

// A browser keeps the state of an entry also where its address is typed again, and then the address alone must not let anybody in.
export const isOpenedAnew = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'navigate';

const tokenBehindHash = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/**
 * Removes the token of an email's link from the address before anything is shown: histories, screenshots and the Referer keep addresses.
 * The token stays with this entry of the tab's history, for a reload and for the way back. A debtor's link has it in the query, as the
 * specification says, and so have links of earlier versions; all others have it behind '#', which browsers do not send.
 */
export function hideLinkToken(history: RouterHistory) {
  const url = new URL(location.href);
  const behindHash = tokenBehindHash();
  const linkToken = behindHash || (url.searchParams.get('token') ?? '');
  // A browser that has the page open already only moves to the fragment of another link.
  addEventListener('hashchange', () => {
    if (tokenBehindHash()) location.reload();
  });
  if (!linkToken && !(history.location.state.linkToken && isOpenedAnew())) return;
  url.searchParams.delete('token');
  if (behindHash) url.hash = '';
  history.replace(url.href.slice(url.origin.length), { linkToken });
}

/** What opens the letter's link that this page was reached by, if one was. */
export const useLinkToken = (): string | undefined => useLocation({ select: ({ state }) => state.linkToken });

/** The head by which a request shows a letter's link: never in its address, which histories and logs keep. An address can hold anything. */
export const shownLink = ({ paymentId, userId, token }: LinkedShareKey): Record<string, string> =>
  token ? { [LINK_HEADER]: [paymentId, userId, randomTokenIn(token)].map(encodeURIComponent).join(' ') } : {};
