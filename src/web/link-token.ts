import { useLocation, type RouterHistory } from '@tanstack/react-router';

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

/**
 * Takes what opens a letter's link out of the address, before anything is shown: histories, screenshots and the Referer keep addresses.
 * It stays with this entry of this tab's history, for a reload and for the way back to it.
 */
export function hideLinkToken(history: RouterHistory) {
  const url = new URL(location.href);
  const linkToken = url.searchParams.get('token') ?? '';
  if (!linkToken && !(history.location.state.linkToken && isOpenedAnew())) return;
  url.searchParams.delete('token');
  history.replace(url.href.slice(url.origin.length), { linkToken });
}

/** What opens the letter's link that this page was reached by, if one was. */
export const useLinkToken = (): string | undefined => useLocation({ select: ({ state }) => state.linkToken });
