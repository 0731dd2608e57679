import type { QueryClient } from '@tanstack/react-query';
import type { PaymentRequest } from '#contract/payments.ts';
import { api } from '#web/calls/api.ts';
import { changeCached, eachPage } from '#web/calls/lists.ts';

export type Page = { payments: PaymentRequest[]; completed: number };
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

/** The lists that one's own request stands in: all, and what is owed to one. */
const OWN_LISTS = [undefined, 'owed' as const].map((side) =>
  api.payments.listPaymentRequests.key({ type: 'infinite', input: { side } }),
);

/** Puts a new request on top, once. */
export const addPayment = (queries: QueryClient, payment: PaymentRequest) =>
  changeCached(
    queries,
    OWN_LISTS,
    eachPage((page: Page, index) => {
      const others = page.payments.filter(({ id }) => id !== payment.id);
      return { ...page, payments: index === 0 ? [payment, ...others] : others };
    }),
  );

/** The lists and sums are read again, what is made of them, and what repeats, which begins with a request. */
export const readPaymentsAgain = (queries: QueryClient) =>
  Promise.all(
    [api.payments.key(), api.settlingUp.key(), api.spending.key(), api.repeating.key()].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
