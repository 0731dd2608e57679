import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { moreOf, PAGES } from '#web/lists.ts';

/** The reader's requests, of the home and of homes that they have left, and what is open of them. */
export function usePayments(homeId: string | null) {
  const list = useInfiniteQuery(
    api.payments.listPaymentRequests.infiniteOptions({
      input: (before: string | undefined) => ({ homeId, before }),
      ...PAGES,
    }),
  );
  const summary = useQuery(api.payments.getPaymentSummary.queryOptions({ input: { homeId } }));
  return {
    payments: list.data?.pages.flatMap((page) => page.payments),
    /** How many of the whole list are completed, whether they have been read or not. */
    completed: list.data?.pages[0]?.completed ?? 0,
    isPending: list.isPending,
    isReading: list.isFetching || summary.isFetching,
    readAgain: () => void Promise.all([list.refetch(), summary.refetch()]),
    more: moreOf(list),
    summary: { open: summary.data, isPending: summary.isPending },
  };
}
