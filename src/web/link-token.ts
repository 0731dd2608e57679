import { useLocation, type RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What opens a letter's link. */
    linkToken?: string;
  }
}

// A browser keeps the state of an entry also where its address is typed again, and then the address alone must not let anybody in.
const isOpenedAnew = () => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate';
};

/**
 * Takes what opens a letter's link out of the address, before anything is shown: histories, screenshots and the Referer keep addresses.
 * It stays with this entry of this tab's history, for a reload and for the way back to it.
 */
export function hideLinkToken(history: RouterHistory) {
  const url = new URL(location.href);
  const linkToken = url.searchParams.get('token');
  url.searchParams.delete('token');
  const address = `${url.pathname}${url.search}${url.hash}`;
  if (linkToken !== null) history.replace(address, { linkToken });
  else if (history.location.state.linkToken !== undefined && isOpenedAnew()) history.replace(address);
}

/** What opens the letter's link that this page was reached by, if one was. */
export const useLinkToken = (): string | undefined => useLocation({ select: ({ state }) => state.linkToken });
