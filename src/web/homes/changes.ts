import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { isNotProved } from '#web/app/proving.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** After a change in a home: reads again what the screens show of it. */
export const homeChanged = (queries: QueryClient, homeId: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: api.homes.getHome.key({ input: { homeId } }) }),
    queries.invalidateQueries({ queryKey: api.homes.listHomes.key() }),
    queries.invalidateQueries({ queryKey: api.homes.listHistory.key() }),
  ]);

/** For `onError`: the server's reason in a toast, or the action's fallback (docs/product/everywhere.md 'What is said of a failure'). */
export const sayWhy = (fallback: string) => (error: unknown) => {
  if (!isNotProved(error)) showToast(failureOf(error, fallback));
};
