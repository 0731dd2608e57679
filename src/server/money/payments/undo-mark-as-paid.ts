import { sql } from 'kysely';
import type { PaymentRequest, payments } from '#contract/payments.ts';
import { isOwed, mayUndoMark } from '#domain/payments.ts';
import { ofShare, type PaymentKey, type ShareKey } from '#server/platform/db/share-key.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { countReopening, shareOfDebtor, touchPayment } from '#server/money/shares/paying.ts';
import { findOwnPayment, withNotes } from '#server/money/shares/rows.ts';

type Undoing = Call<'participant', PaymentKey>;

/** Restores the share as it was. Returns false if its email has left. */
async function restoreShare({ tx }: Undoing, share: ShareKey): Promise<boolean> {
  const { rows } = await sql`
    update payment_debtors
       set paid_at = null, paid_by = null, remind_on = (before_marked ->> 'remindOn')::date,
           refusals = (before_marked ->> 'refusals')::integer, before_marked = null
     where ${ofShare(share)} and paid_by = 'marked' and before_marked is not null
    returning user_id`.execute(tx);
  return rows.length > 0;
}

/** Removes the requester's notification of the payment. */
async function deleteNotification({ tx, emit, user }: Undoing, { id, requester }: PaymentRequest) {
  await sql`
    delete from notifications
     where user_id = ${requester.userId}
       and id = (select id from notifications
                  where user_id = ${requester.userId} and type = 'payment_paid'
                    and data ->> 'paymentId' = ${id} and data ->> 'userId' = ${user.userId}
                  order by created_at desc limit 1)`.execute(tx);
  emit({ userIds: [requester.userId], topics: ['notifications'] });
}

/** Undoes 'Mark as Paid' before its email leaves (docs/product/money.md 'Marking as paid'). */
export const undoMarkAsPaid: Handlers<typeof payments>['undoMarkAsPaid'] = async (call) => {
  const { tx, home, user, input, now } = call;
  const which = { homeId: home.id, paymentId: input.paymentId };
  const payment = await findOwnPayment(tx, user.userId, which, 'debtor');
  const share = shareOfDebtor(payment, user.userId);
  const seen = async (as: PaymentRequest) => (await withNotes(tx, user.userId, [as], now))[0] ?? as;
  if (!share || isOwed(share)) return seen(payment);
  if (!mayUndoMark(share, now)) throw refusal('PAYMENT_TOLD');
  const key = { ...which, userId: user.userId };
  await countReopening(call, key);
  if (!(await restoreShare(call, key))) throw refusal('PAYMENT_TOLD');
  await deleteNotification(call, payment);
  await record(tx, home.id, user.userId, {
    type: 'money_unmarked',
    data: { userId: payment.requester.userId },
  });
  await touchPayment(call, payment);
  return seen(await findOwnPayment(tx, user.userId, which, 'debtor'));
};
