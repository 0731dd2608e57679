import type { QueryClient } from '@tanstack/react-query';
import {
  hidePersisted,
  isNothingVisible,
  persistedUser,
  persistedDataTrueAt,
} from '#web/device/persisted-user.ts';
import { forgetDraftsOfOthers } from '#web/ui/hooks/use-draft.tsx';
import { PRELOAD_DELAY_MS, startIdle } from '#web/ui/hooks/when-idle.ts';
import { retryImport } from '#web/ui/hooks/retry-import.ts';

const load = retryImport(() => import('#web/offline/persisted-queries.ts'));

/**
 * Shows the stored queries of the user, for a page that carries no data (docs/product/everywhere.md 'What a device stores').
 */
export const showPersisted = (queries: QueryClient): Promise<void> | undefined =>
  isNothingVisible()
    ? undefined
    : load().then(({ showPersistedQueries }) => showPersistedQueries(queries).catch(() => {}));

/**
 * Once the browser is idle, stores the user's queries; deletes those of any other user. Returns a function that stops.
 */
export function persistForUser(queries: QueryClient, userId: string | undefined): () => void {
  forgetDraftsOfOthers(userId);
  const owner = persistedUser();
  if (owner !== null && owner !== userId) {
    hidePersisted();
    void load().then(({ wipe }) => wipe().catch(() => {}));
  }
  if (userId === undefined) return () => {};
  return startIdle(
    async () => (await load()).persistAndSend(queries, userId),
    // If the page itself came from storage, load this at once, so that unsent acts are shown.
    persistedDataTrueAt.size > 0 ? 0 : PRELOAD_DELAY_MS,
  );
}
