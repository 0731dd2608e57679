import type { QueryClient } from '@tanstack/react-query';
import { api, calls } from '#web/calls/api.ts';
import { showHome } from '#web/app/tab-home.ts';

/** After creating, joining, switching or leaving: reads again which homes are one's own, and which is active. */
export async function ownHomesChanged(queries: QueryClient) {
  // Only marked as old: a home that was just left would refuse to be read.
  void queries.invalidateQueries({ queryKey: api.homes.getHome.key(), refetchType: 'none' });
  await Promise.all([
    queries.invalidateQueries({ queryKey: api.users.getSession.key() }),
    queries.invalidateQueries({ queryKey: api.homes.listHomes.key() }),
    queries.invalidateQueries({ queryKey: api.homes.listJoinRequests.key() }),
  ]);
}

/** Makes a home the active one and shows it here; the other tabs keep theirs and say so. */
export async function switchTo(queries: QueryClient, homeId: string) {
  await calls.homes.switchHome({ homeId });
  showHome(homeId);
  await ownHomesChanged(queries);
}
