import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { PaymentRequest } from '#contract/payments.ts';
import { api } from '#web/api.ts';

type Page = { payments: PaymentRequest[]; completed: number };
type Pages = InfiniteData<Page>;
type Change = (payment: PaymentRequest) => PaymentRequest[];

const PAGED = api.payments.listPaymentRequests.key({ type: 'infinite' });

/** What the lists held before, to be put back. */
export type ListsBefore = [QueryKey, Pages | undefined][];

function changeLists(queries: QueryClient, change: (pages: Page[]) => Page[]): ListsBefore {
  const lists = queries.getQueriesData<Pages>({ queryKey: PAGED });
  for (const [queryKey, list] of lists)
    if (list) queries.setQueryData(queryKey, { ...list, pages: change(list.pages) });
  return lists;
}

/** Changes one request wherever it is shown, or takes it away where the answer is empty. */
export const changePayment = (queries: QueryClient, paymentId: string, change: Change): ListsBefore =>
  changeLists(queries, (pages) =>
    pages.map((page) => ({
      ...page,
      payments: page.payments.flatMap((payment) => (payment.id === paymentId ? change(payment) : [payment])),
    })),
  );

export function putBack(queries: QueryClient, lists: ListsBefore): void {
  for (const [queryKey, list] of lists) queries.setQueryData(queryKey, list);
}

/** Puts a new request on top, once. */
export const addPayment = (queries: QueryClient, payment: PaymentRequest): ListsBefore =>
  changeLists(queries, (pages) =>
    pages.map((page, index) => {
      const others = page.payments.filter(({ id }) => id !== payment.id);
      return { ...page, payments: index === 0 ? [payment, ...others] : others };
    }),
  );

/** The lists and sums are read again. */
export const readPaymentsAgain = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: api.payments.key() });
