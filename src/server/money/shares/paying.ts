import { sql, type Kysely } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import { COUNTING_PROOFS, MARK_UNDO_MS, PAID_PROOF_KEPT_MS, type KnownBy } from '#domain/payments.ts';
import type { Call } from '#server/platform/calls/calls.ts';
import { among } from '#server/platform/db/among.ts';
import type { DB } from '#server/platform/db/types.ts';
import { recordMoney } from '#server/telling/notifications/history.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { ofShare, type ShareKey } from '#server/platform/db/share-key.ts';
import type { Change } from '#server/platform/live/live.ts';
import { queueLetter, queueLetterLater } from '#server/telling/mail/queueing.ts';
import { notifyAndLaterAtOnce, notifyAtOnce } from '#server/telling/pushes/notifying.ts';
import { partiesOf } from '#server/money/shares/rows.ts';

/** What goes with every change of a share: when, in which transaction, and who tells of it. */
export type Paying = {
  tx: Kysely<DB>;
  queue: Pick<Queue, 'send' | 'sendAfter'>;
  now: Date;
  emit: (change: Change) => void;
};

export const shareOfDebtor = (payment: PaymentRequest, userId: string) =>
  payment.debtors.find((debtor) => debtor.userId === userId);

/** What a notification of this share says; `by` is whoever did it. */
export const noticeOf = (payment: PaymentRequest, debtorId: string, by: string) => ({
  homeId: payment.homeId,
  userId: by,
  paymentId: payment.id,
  title: payment.title,
  amount: shareOfDebtor(payment, debtorId)?.amount ?? 0,
});

/** Counts that a settled share is opened again; settling one is never refused. */
export async function countReopening(
  { deps, user, address }: Pick<Call<'participant', unknown>, 'deps' | 'user' | 'address'>,
  { paymentId, userId }: ShareKey,
): Promise<void> {
  await deps.limits.count('reopening', `${user.userId} ${paymentId} ${userId}`, address);
  await deps.limits.count('reopeningOfPerson', user.userId, address);
}

/** Tells the request's people, and nobody else, that it changed; its time of change is kept (docs/product/money.md 'Told of changes'). */
export async function touchPayment(
  { tx, now, emit }: Pick<Paying, 'tx' | 'now' | 'emit'>,
  payment: PaymentRequest,
): Promise<void> {
  await tx
    .updateTable('payment_requests')
    .set({ updated_at: now })
    .where('home_id', '=', payment.homeId)
    .where('id', '=', payment.id)
    .execute();
  emit({ userIds: partiesOf(payment), topics: ['payments'] });
}

/**
 * Makes an unpaid share paid (docs/product/money.md 'How a share was paid'), with everything that follows: no more reminders, a proof that
 * waits is not needed any more, the files of the one that counts go in 90 days, the history, and the other side hears of it. The home must
 * be locked.
 * @param paidWith the proof of another share of the debtor that paid this one too
 */
export async function payShare(
  paying: Paying,
  payment: PaymentRequest,
  userId: string,
  by: KnownBy,
  paidWith: string | null = null,
): Promise<void> {
  const { tx, queue, now } = paying;
  const { homeId, id: paymentId, requester } = payment;
  await sql`
    update payment_debtors
       set paid_at = ${now}, paid_by = ${by}, paid_with = ${paidWith}, remind_on = null, refusals = 0,
           before_marked = case when ${by === 'marked'}
                                then jsonb_build_object('remindOn', remind_on, 'refusals', refusals) end
     where ${ofShare({ homeId, paymentId, userId })} and paid_at is null`.execute(tx);
  const goesAt = new Date(now.getTime() + PAID_PROOF_KEPT_MS);
  await sql`
    update payment_proofs
       set state = case when state = 'review' then 'dropped' else state end, decided_at = ${now}, remove_files_at = ${goesAt}
     where ${ofShare({ homeId, paymentId, userId })}
       and state in ${among(COUNTING_PROOFS)}`.execute(tx);
  await recordMoney(tx, homeId, userId, { type: 'money_paid', data: { userId: requester.userId } });
  if (by === 'confirmed') {
    await notifyAtOnce(paying, [userId], {
      type: 'payment_confirmed',
      data: noticeOf(payment, userId, requester.userId),
    });
    await queueLetter(queue, tx, { kind: 'payment-confirmed', userId, homeId, paymentId });
  } else {
    const paid = {
      type: 'payment_paid' as const,
      data: { ...noticeOf(payment, userId, userId), by },
    };
    const letter = {
      kind: 'payment-paid' as const,
      userId: requester.userId,
      homeId,
      paymentId,
      debtorId: userId,
    };
    if (by === 'marked') {
      const seconds = MARK_UNDO_MS / 1000;
      await notifyAndLaterAtOnce(paying, seconds, [requester.userId], paid);
      await queueLetterLater(queue, tx, seconds, { ...letter, markedAt: now.toISOString() });
    } else {
      await notifyAtOnce(paying, [requester.userId], paid);
      await queueLetter(queue, tx, letter);
    }
  }
  await touchPayment(paying, payment);
}
