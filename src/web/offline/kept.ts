import type { QueryClient } from '@tanstack/react-query';
import { forgetKept, isOfNobody, keptPerson, whenKeptRead } from '#web/device/kept-person.ts';
import { forgetDraftsOfOthers } from '#web/ui/hooks/use-draft.tsx';
import { LATER_MS, startIdle } from '#web/ui/hooks/when-idle.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const load = keepLoading(() => import('#web/offline/kept-reads.ts'));

/** A page that carries nothing shows what was kept for its person (docs/product/everywhere.md 'What a device stores'). */
export const showKept = (queries: QueryClient): Promise<void> | undefined =>
  isOfNobody() ? undefined : load().then(({ openKept }) => openKept(queries).catch(() => {}));

/** Keeps what is read for whoever is signed in, once the page has nothing else to do, and nothing of anybody else. Returns how to stop. */
export function followPerson(queries: QueryClient, userId: string | undefined): () => void {
  forgetDraftsOfOthers(userId);
  const kept = keptPerson();
  if (kept !== null && kept !== userId) {
    forgetKept();
    void load().then(({ wipe }) => wipe().catch(() => {}));
  }
  if (userId === undefined) return () => {};
  return startIdle(
    async () => (await load()).keepFor(queries, userId),
    // What waits to be sent says so at once where the page itself is kept.
    whenKeptRead.size > 0 ? 0 : LATER_MS,
  );
}
