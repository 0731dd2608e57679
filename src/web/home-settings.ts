import type { QueryClient } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import { api } from '#web/api.ts';

/** Lays settings that were kept into the cache before the home is read again: between the two a switch would jump back. */
export function settingsKept(
  queries: QueryClient,
  homeId: string,
  settings: Home['settings'],
): Promise<void> {
  const queryKey = api.homes.getHome.queryKey({ input: { homeId } });
  queries.setQueryData(queryKey, (now) => now && { ...now, settings });
  return queries.invalidateQueries({ queryKey });
}
