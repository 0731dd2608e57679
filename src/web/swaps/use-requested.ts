import { useQuery } from '@tanstack/react-query';
import { api } from '#web/calls/api.ts';

/** The reader's own requests, the pending ones first: as many of those as one page holds is more than anybody has. */
const outgoingQuery = (homeId: string) =>
  api.swaps.listSwapRequests.queryOptions({ input: { homeId, direction: 'outgoing' } });

/** The chores that the reader has asked a housemate to take, each with the request that waits for the answer. */
export function useRequested(homeId: string): ReadonlyMap<string, string> {
  const { data } = useQuery(outgoingQuery(homeId));
  const pending = data?.swaps.filter((swap) => swap.status === 'pending') ?? [];
  return new Map(pending.flatMap(({ id, chore }) => (chore.id === null ? [] : [[chore.id, id]])));
}
