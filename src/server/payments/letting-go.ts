import type { PaymentRequest } from '#contract/payments.ts';
import { mayLetGo } from '#domain/payments.ts';
import type { Call } from '#server/calls/calls.ts';
import type { LineKey } from '#server/db/line-key.ts';
import { refusal } from '#server/errors.ts';
import { recordMoney } from '#server/notifications/history.ts';
import { nextLetter } from '#server/shares/letter-intervals.ts';
import { queueLetterLater } from '#server/mail/queueing.ts';
import { notifyAndLaterAtOnce } from '#server/pushes/notifying.ts';
import { noticeOf, touchPayment } from '#server/shares/paying.ts';
import { refusedGoesAt } from '#server/proofs/keeping.ts';
import { decideProofs, findOwnLine, setLine, wasReopened } from '#server/proofs/reviews.ts';

/**
 * The requester forgives a share (docs/product/money.md 'Letting a share go'): it is settled, not paid, and asked for no more. A receipt
 * that waited for their word has paid for nothing, like one that they declined.
 */
export async function letGoPayment(call: Call<'participant', LineKey>): Promise<PaymentRequest> {
  const { tx, home, user, now, emit, deps } = call;
  const { payment, line, key, seen } = await findOwnLine(call);
  if (line.letGoAt) return payment;
  if (line.settlingBy !== null) throw refusal('SETTLING_WAITS');
  if (!mayLetGo(user.userId, payment.requester.userId, line)) throw refusal('PAYMENT_SETTLED');
  await setLine(call, key).set({ paid_at: now, paid_by: 'let_go', remind_on: null, refusals: 0 }).execute();
  await decideProofs(call, key)
    .where('state', '=', 'review')
    .set({ state: 'declined', decided_at: now, remove_files_at: refusedGoesAt(now) })
    .execute();
  const { userId } = line;
  await recordMoney(tx, home.id, user.userId, { type: 'money_let_go', data: { userId } });
  const which = { homeId: home.id, paymentId: payment.id };
  // At once where it is the first word after the request: its debtor may be about to pay.
  const { seconds } = (await wasReopened(call, key)) ? await nextLetter(call, key) : { seconds: 0 };
  await notifyAndLaterAtOnce({ tx, emit, queue: deps.queue }, seconds, [userId], {
    type: 'payment_let_go',
    data: noticeOf(payment, userId, user.userId),
  });
  const letter = { kind: 'payment-let-go' as const, userId, ...which, letGoAt: now.toISOString() };
  await queueLetterLater(deps.queue, tx, seconds, letter);
  await touchPayment(call, payment);
  return seen();
}
