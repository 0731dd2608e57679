import { useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { PaymentRequest } from '#contract/payments.ts';
import { attachBill as words } from '#words/money.ts';
import { refetchTopics } from '#web/calls/queries.ts';
import { NotReached, retryUntilReached } from '#web/calls/connection-errors.ts';
import { send, type Answer } from '#web/calls/upload.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { newId } from '#web/calls/ids.ts';

/** A bill on its way to its request. `sent` is the part that has left, 0 to 1. It continues if the reader leaves the list and comes back. */
export type BillSending = {
  file: File;
  /** The same for each try, so that a lost answer creates no second bill. */
  billId: string;
  state: { sent: number; cut: boolean } | { failed: string };
};

const sendings = new Map<string, BillSending>();
const listeners = new Set<() => void>();

/** `sending` is undefined once the bill has arrived or is given up. */
function setSending(paymentId: string, sending: BillSending | undefined) {
  if (sending) sendings.set(paymentId, sending);
  else sendings.delete(paymentId);
  for (const listener of listeners) listener();
}

export const sendingOf = (paymentId: string) => sendings.get(paymentId);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSending = (paymentId: string): BillSending | undefined =>
  useSyncExternalStore(subscribe, () => sendings.get(paymentId));

type Billed = Pick<PaymentRequest, 'id' | 'homeId'>;

/** The server's reason; a proxy may have answered in its place. */
const refusedWith = ({ status, body: { message } }: Answer) =>
  status < 500 && typeof message === 'string' ? message : words.failed;

/** Uploads the bill. Returns why it did not arrive; undefined if it did. */
async function put(
  { id, homeId }: Billed,
  { file, billId }: BillSending,
  onSent: (sent: number) => void,
  onCut: () => void,
): Promise<string | undefined> {
  const { signal } = new AbortController();
  const content = { method: 'PUT', url: `/api/bills/${homeId}/${id}/${billId}`, body: file } as const;
  try {
    const answer = await retryUntilReached(() => send(content, { signal, onSent }), { signal, onCut });
    return answer.status === 200 ? undefined : refusedWith(answer);
  } catch (error) {
    // A file that the browser can no longer read looks like a lost connection.
    const isThere = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      );
    return isThere || error instanceof NotReached ? words.failed : words.unreadable;
  }
}

/** Sends a bill and retries while the server is not reached. The card shows the progress and offers to try again. */
async function sendBill(queries: QueryClient, payment: Billed, sending: BillSending): Promise<void> {
  // Another file was chosen in the meantime.
  const isThis = () => sendingOf(payment.id)?.billId === sending.billId;
  const update = (state: BillSending['state']) => {
    if (isThis()) setSending(payment.id, { ...sending, state });
  };
  const failed = await put(
    payment,
    sending,
    (sent) => update({ sent, cut: false }),
    () => update({ sent: 0, cut: true }),
  );
  if (failed === undefined) {
    showToast({ kind: 'success', text: words.attached });
    await refetchTopics(queries, ['payments']);
    if (isThis()) setSending(payment.id, undefined);
  } else {
    if (isThis()) showToast({ kind: 'error', text: failed });
    update({ failed });
  }
}

const NOTHING_SENT = { sent: 0, cut: false };

function start(queries: QueryClient, payment: Billed, sending: BillSending) {
  setSending(payment.id, { ...sending, state: NOTHING_SENT });
  void sendBill(queries, payment, sending);
}

/** Starts sending a bill to its request. */
export const startSending = (queries: QueryClient, payment: Billed, file: File) =>
  start(queries, payment, { file, billId: newId(), state: NOTHING_SENT });

/** Sends the same bill again. */
export function startAgain(queries: QueryClient, payment: Billed) {
  const sending = sendingOf(payment.id);
  if (sending) start(queries, payment, sending);
}
