import type { QueryClient } from '@tanstack/react-query';
import { revive, type Answered } from '#web/link.ts';

type FirstRead = Answered & { path: string[]; input?: unknown; isPaged?: true };

/** Fills the cache with what the page carries (docs/product/everywhere.md 'What a page carries'): nothing waits for a second journey. */
export function takeFirstReads(queries: QueryClient) {
  const carried = document.querySelector('#first-reads')?.textContent ?? '[]';
  for (const { path, input, isPaged, ...answered } of JSON.parse(carried) as FirstRead[]) {
    const answer = revive(answered);
    queries.setQueryData(
      [path, { input, type: isPaged ? 'infinite' : 'query' }],
      isPaged ? { pages: [answer], pageParams: [undefined] } : answer,
    );
  }
}
