import type { QueryClient } from '@tanstack/react-query';
import { newId } from '#web/calls/ids.ts';
import type { Billed } from '#web/money/send-bill.ts';
import { sendingOf, setSending, type BillSending } from '#web/money/sendings.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadSendBill = keepLoading(() => import('#web/money/send-bill.ts'));

const NOTHING_SENT = { sent: 0, cut: false };

const go = async (queries: QueryClient, payment: Billed, sending: BillSending) => {
  setSending(payment.id, { ...sending, state: NOTHING_SENT });
  const { sendBill } = await loadSendBill();
  await sendBill(queries, payment, sending);
};

/** Sends a bill to its request; its card tells how far it is. */
export const startSending = (queries: QueryClient, payment: Billed, file: File) =>
  void go(queries, payment, { file, billId: newId(), state: NOTHING_SENT });

/** The same bill once more. */
export function startAgain(queries: QueryClient, payment: Billed) {
  const sending = sendingOf(payment.id);
  if (sending) void go(queries, payment, sending);
}
