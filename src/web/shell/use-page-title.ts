import { useRouterState, type RegisteredRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { layout } from '#words/layout.ts';
import { pageTitles, titled } from '#words/page-titles.ts';

const TITLES: Record<Exclude<keyof RegisteredRouter['routesByPath'], '/' | '/$'>, string> = pageTitles;

/** Names the page in the tab once it is shown: a guard may lead elsewhere first. */
export function usePageTitle() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    if (path === undefined) return;
    const known: Partial<Record<string, string>> = TITLES;
    document.title = titled(known[path.replace(/(.)\/+$/, '$1')] ?? layout.notFound);
  }, [path]);
}
