import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** The reader's own requests, the pending ones first: as many of those as one page holds is more than anybody has. */
export const outgoingQuery = (homeId: string) =>
  api.swaps.listSwapRequests.queryOptions({ input: { homeId, direction: 'outgoing' } });

/** The chores that the reader has asked a housemate to take, and that wait for the answer. */
export function useRequested(homeId: string): ReadonlySet<string> {
  const { data } = useQuery(outgoingQuery(homeId));
  const pending = data?.swaps.filter((swap) => swap.status === 'pending') ?? [];
  return new Set(pending.flatMap((swap) => swap.chore.id ?? []));
}
