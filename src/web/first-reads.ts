import type { QueryClient } from '@tanstack/react-query';
import { revive, type Answered } from '#web/link.ts';
import { startStreamAt } from '#web/live.ts';

type FirstRead = Answered & { path: string[]; input?: unknown; isPaged?: true };

/**
 * Fills the cache with what the page carries (docs/product/everywhere.md 'What a page carries'): nothing waits for a second journey. Answers
 * whether it carries anything.
 */
export function takeFirstReads(queries: QueryClient): boolean {
  const carried = document.querySelector('#first-reads')?.textContent;
  if (!carried) return false;
  const { at, reads } = JSON.parse(carried) as { at: string; reads: FirstRead[] };
  startStreamAt(at);
  for (const { path, input, isPaged, ...answered } of reads) {
    const answer = revive(answered);
    queries.setQueryData(
      [path, { input, type: isPaged ? 'infinite' : 'query' }],
      isPaged ? { pages: [answer], pageParams: [undefined] } : answer,
    );
  }
  return true;
}
