import { type QueryClient, useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import type { PaymentRequest } from '#contract/payments.ts';
import { api } from '#web/calls/api.ts';
import { changeCached, eachPage, moreOf, PAGES } from '#web/calls/lists.ts';
import { isOnSide, type PaymentSide } from '#domain/payment-sides.ts';
import { useMe } from '#web/app/session.tsx';

type Page = { payments: PaymentRequest[]; completed: number };
type Change = (payment: PaymentRequest) => PaymentRequest[];

const PAYMENT_PAGES = api.payments.listPaymentRequests.key({ type: 'infinite' });

/** Changes one request wherever it is shown, or takes it away where the answer is empty; answers what undoes that. */
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

/** What of a list that was read belongs to the side, so that choosing it answers at once; undefined where that is nothing. */
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
 * The reader's requests, of the home and of homes that they have left, and what is open of them.
 * @param side where one side alone is looked at
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
  // What is open in other homes stands above the list, which it would push away if it came later.
  const isPending = list.isPending || (summary.isPending && summary.failureCount === 0);
  return {
    payments: list.data?.pages.flatMap((page) => page.payments),
    /** How many of the whole list are completed, whether they have been read or not. */
    completed: list.data?.pages[0]?.completed ?? 0,
    isPending,
    /** Not where it is only what is known of another side. */
    isRead: !isPending && list.data !== undefined && !list.isPlaceholderData,
    isReading: list.isFetching || summary.isFetching,
    readAgain: () => void Promise.all([list.refetch(), summary.refetch()]),
    more: moreOf(list),
    summary: { open: summary.data, isPending: summary.isPending },
  };
}
