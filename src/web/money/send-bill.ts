import type { QueryClient } from '@tanstack/react-query';
import type { PaymentRequest } from '#contract/payments.ts';
import { attachBill as words } from '#words/attach-bill.ts';
import { sendingOf, setSending, type BillSending } from '#web/money/sendings.ts';
import { readAgain } from '#web/calls/queries.ts';
import { NotReached } from '#web/calls/reached.ts';
import { send, type Answer } from '#web/calls/sending.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { untilReached } from '#web/calls/until-reached.ts';

export type Billed = Pick<PaymentRequest, 'id' | 'homeId'>;

/** What the server refused it with; somebody else may have answered in its place. */
const refusedWith = ({ status, body: { message } }: Answer) =>
  status < 500 && typeof message === 'string' ? message : words.failed;

/** Why it did not arrive; undefined where it did. */
async function put(
  { id, homeId }: Billed,
  { file, billId }: BillSending,
  onSent: (sent: number) => void,
  onCut: () => void,
): Promise<string | undefined> {
  const { signal } = new AbortController();
  const content = { method: 'PUT', url: `/api/bills/${homeId}/${id}/${billId}`, body: file } as const;
  try {
    const answer = await untilReached(() => send(content, { signal, onSent }), { signal, onCut });
    return answer.status === 200 ? undefined : refusedWith(answer);
  } catch (error) {
    // What a browser cannot read any more looks like a connection that is gone.
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

/** Sends a bill to its request, again while the server is not reached; the card tells how far it is, and offers to try again. */
export async function sendBill(queries: QueryClient, payment: Billed, sending: BillSending): Promise<void> {
  // Another was chosen meanwhile.
  const isThis = () => sendingOf(payment.id)?.billId === sending.billId;
  const tell = (state: BillSending['state']) => {
    if (isThis()) setSending(payment.id, { ...sending, state });
  };
  const failed = await put(
    payment,
    sending,
    (sent) => tell({ sent, cut: false }),
    () => tell({ sent: 0, cut: true }),
  );
  if (failed === undefined) {
    showToast({ kind: 'success', text: words.attached });
    await readAgain(queries, ['payments']);
    if (isThis()) setSending(payment.id, undefined);
  } else {
    if (isThis()) showToast({ kind: 'error', text: failed });
    tell({ failed });
  }
}
