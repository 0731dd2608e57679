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
