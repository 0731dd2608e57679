import type { QueryClient } from '@tanstack/react-query';
import { revive, tellServerTime, type Answered } from '#web/calls/link.ts';
import { startStreamAt } from '#web/calls/live.ts';
import { pageOpened } from '#web/device/opened-invite.ts';

type FirstRead = Answered & { path: string[]; input?: unknown; isPaged?: true };
type Carried = { at: string; now: number; byPerson: boolean; reads: FirstRead[] };

/**
 * Fills the cache with what the page carries (docs/product/everywhere.md 'What a page carries'): nothing waits for a second journey.
 * @returns whether the page carries anything
 */
export function takeFirstReads(queries: QueryClient): boolean {
  const carried = document.querySelector('#first-reads')?.textContent;
  const told = carried ? (JSON.parse(carried) as Carried) : undefined;
  pageOpened(told?.byPerson === true);
  if (!told) return false;
  const { at, now, reads } = told;
  tellServerTime(now, performance.timeOrigin);
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
