import type { QueryClient } from '@tanstack/react-query';
import { revive, tellServerTime, type Answered } from '#web/link.ts';
import { startStreamAt } from '#web/live.ts';
import { pageOpened } from '#web/opened-invite.ts';

type FirstRead = Answered & { path: string[]; input?: unknown; isPaged?: true; part?: string };
type Carried = { at: string; now: number; byPerson: boolean; reads: FirstRead[] };
/** What loads a part of the app without which nothing of an answer shows, by the name that the server gives it. */
export type CarriedParts = Readonly<Record<string, () => Promise<void>>>;

/**
 * Fills the cache with what the page carries (docs/product/everywhere.md 'What a page carries'): nothing waits for a second journey. Undefined
 * where it carries nothing, else ended once all of it can show.
 */
export function takeFirstReads(queries: QueryClient, parts: CarriedParts): Promise<unknown> | undefined {
  const carried = document.querySelector('#first-reads')?.textContent;
  const told = carried ? (JSON.parse(carried) as Carried) : undefined;
  pageOpened(told?.byPerson === true);
  if (!told) return undefined;
  const { at, now, reads } = told;
  tellServerTime(now, performance.timeOrigin);
  startStreamAt(at);
  return Promise.all(
    reads.map(async ({ path, input, isPaged, part, ...answered }) => {
      // At once where there is none: the page is begun before what follows a wait.
      if (part !== undefined) await parts[part]?.();
      const answer = revive(answered);
      queries.setQueryData(
        [path, { input, type: isPaged ? 'infinite' : 'query' }],
        isPaged ? { pages: [answer], pageParams: [undefined] } : answer,
      );
    }),
  );
}
