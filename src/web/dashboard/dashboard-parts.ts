import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/calls/api.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

export const loadNextSteps = keepLoading(() => import('#web/homes/NextSteps.tsx'));

/** What only some dashboards have, and all else there waits for: begun with the page where it carries that it will be wanted. */
export function loadPartsAhead(queries: QueryClient): void {
  const [home] = queries.getQueriesData<{ nextSteps?: unknown }>({ queryKey: api.homes.getHome.key() });
  // A part that fails is asked for again where it shows.
  if (home?.[1]?.nextSteps) loadNextSteps().catch(() => {});
}
