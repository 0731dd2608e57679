import type { payments } from '#contract/payments.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { findRequesters } from '#server/money/bills/attaching.ts';
import { hideBillOf } from '#server/money/bills/keeping.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { touchPayment } from '#server/money/shares/paying.ts';

/** docs/product/money.md 'Changing the bill'. */
export const removeBill: Handlers<typeof payments>['removeBill'] = async (call) => {
  const { tx, input, home, user, now, deps } = call;
  const which = { homeId: home.id, paymentId: input.paymentId };
  const payment = await findRequesters(tx, { ...which, userId: user.userId });
  const removed = await hideBillOf({ tx, queue: deps.queue, now }, which);
  if (removed === 0) return payment;
  await touchPayment(call, payment);
  await announce(call, { type: 'payment_bill', payment, what: 'removed' });
  return findRequesters(tx, { ...which, userId: user.userId });
};
