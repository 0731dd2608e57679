import type { Kysely } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import type { BillChange } from '#domain/notifications.ts';
import { isOwed } from '#domain/payments.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Change } from '#server/platform/live/live.ts';
import { notify } from '#server/telling/notifications/notifications.ts';
import { noticeOf } from '#server/money/shares/paying.ts';

/** Whoever still owes hears in the bell what became of the bill (docs/product/money.md 'Told of a bill'). */
export async function tellOfBill(
  { tx, emit }: { tx: Kysely<DB>; emit: (change: Change) => void },
  payment: PaymentRequest,
  what: BillChange,
): Promise<void> {
  for (const { userId } of payment.debtors.filter(isOwed)) {
    const data = { ...noticeOf(payment, userId, payment.requester.userId), what };
    await notify(tx, emit, [userId], { type: 'payment_bill', data });
  }
}
