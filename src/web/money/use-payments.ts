import { type QueryClient, useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import type { PaymentRequest } from '#contract/payments.ts';
import { api } from '#web/calls/api.ts';
import { changeCached, eachPage, moreOf, PAGES } from '#web/calls/lists.ts';
import { isOnSide, type PaymentSide } from '#domain/payment-sides.ts';
import { useMe } from '#web/app/session.tsx';

type Page = { payments: PaymentRequest[]; completed: number };
type Change = (payment: PaymentRequest) => PaymentRequest[];

const PAYMENT_PAGES = api.payments.listPaymentRequests.key({ type: 'infinite' });

/** Changes one request in all cached lists, or removes it if `change` returns nothing. Returns a function that undoes that. */
export const changePayment = (queries: QueryClient, paymentId: string, change: Change): (() => void) =>
  changeCached(
    queries,
    [PAYMENT_PAGES],
    eachPage((page: Page) => ({
      ...page,
      payments: page.payments.flatMap((payment) => (payment.id === paymentId ? change(payment) : [payment])),
    })),
  );

type Pages = InfiniteData<Page & { next: string | null }, string | undefined>;

/** Returns the loaded requests of the chosen side as placeholder; undefined if there are none. */
function knownOf(list: Pages | undefined, isWanted: (payment: PaymentRequest) => boolean): Pages | undefined {
  const pages = list?.pages.map((page) => ({
    ...page,
    payments: page.payments.filter(isWanted),
    completed: 0,
    next: null,
  }));
  return list && pages?.some(({ payments }) => payments.length > 0) ? { ...list, pages } : undefined;
}

/**
 * Loads the reader's requests in the home and in homes that they have left, with the open sums.
 * @param side loads only one side
 */
export function usePayments(homeId: string | null, side?: PaymentSide) {
  const me = useMe().id;
  const isWanted = (payment: PaymentRequest) =>
    side === undefined || isOnSide(me, side, { ...payment, requesterId: payment.requester.userId });
  const list = useInfiniteQuery(
    api.payments.listPaymentRequests.infiniteOptions({
      input: (before: string | undefined) => ({ homeId, side, before }),
      ...PAGES,
      placeholderData: (before: Pages | undefined) => knownOf(before, isWanted),
    }),
  );
  const summary = useQuery(api.payments.getPaymentSummary.queryOptions({ input: { homeId } }));
  // The sums of other homes are above the list and would push it down if they came later.
  const isPending = list.isPending || (summary.isPending && summary.failureCount === 0);
  return {
    payments: list.data?.pages.flatMap((page) => page.payments),
    /** How many of the whole list are completed, loaded or not. */
    completed: list.data?.pages[0]?.completed ?? 0,
    isPending,
    /** False while only placeholder data of another side is shown. */
    isLoaded: !isPending && list.data !== undefined && !list.isPlaceholderData,
    isFetching: list.isFetching || summary.isFetching,
    refetch: () => void Promise.all([list.refetch(), summary.refetch()]),
    more: moreOf(list),
    summary: { open: summary.data, isPending: summary.isPending },
  };
}

/**
 * Loads what is open with each housemate. It is above the form and the list and would push them down if it came later,
 * so both wait for it, but not while it cannot be loaded.
 */
export function useBetweenUs(homeId: string) {
  const found = useQuery(api.settlingUp.getBetweenUs.queryOptions({ input: { homeId } }));
  return { ...found, isAwaited: found.isLoading && found.failureCount === 0 };
}
