import { useLocation, type RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What opens a letter's link. */
    linkToken?: string;
  }
}

// A debtor's link opens one receipt, and may be copied from the address to another device.
const OF_AN_ACCOUNT = new Set(['/reset-password', '/confirm-address', '/unsubscribe']);

/**
 * Takes what opens an account's link out of the address, before anything is shown: histories, screenshots and the Referer keep addresses.
 * It stays with this entry of this tab's history, for a reload.
 */
export function hideLinkToken(history: RouterHistory) {
  const url = new URL(location.href);
  const linkToken = url.searchParams.get('token');
  if (linkToken === null || !OF_AN_ACCOUNT.has(url.pathname)) return;
  url.searchParams.delete('token');
  history.replace(`${url.pathname}${url.search}${url.hash}`, { linkToken });
}

/** What opens the letter's link that this page was reached by, if one was. */
export const useLinkToken = (): string | undefined => useLocation({ select: ({ state }) => state.linkToken });
