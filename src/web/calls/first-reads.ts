import type { QueryClient } from '@tanstack/react-query';
import { revive, dispatchServerTime, type Answered } from '#web/calls/link.ts';
import { startStreamAt } from '#web/calls/live.ts';
import { recordOpenedInvite } from '#web/device/opened-invite.ts';

type FirstRead = Answered & { path: string[]; input?: unknown; isPaged?: true };
type Carried = { at: string; now: number; byPerson: boolean; reads: FirstRead[] };

/**
 * Fills the query cache with the data that the page carries, which saves a second round trip
 * (docs/product/everywhere.md 'What a page carries').
 * @returns whether the page carries any data
 */
export function takeFirstReads(queries: QueryClient): boolean {
  const carried = document.querySelector('#first-reads')?.textContent;
  const parsed = carried ? (JSON.parse(carried) as Carried) : undefined;
  recordOpenedInvite(parsed?.byPerson === true);
  if (!parsed) return false;
  const { at, now, reads } = parsed;
  dispatchServerTime(now, performance.timeOrigin);
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
