import { paidFilesRemovedAt } from '#server/money/shares/files.ts';
import { sql } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import { COUNTING_PROOFS, MARK_UNDO_MS, type KnownBy } from '#domain/payments.ts';
import type { Call } from '#server/platform/calls/calls.ts';
import { among } from '#server/platform/db/among.ts';
import { announce, type Announcing } from '#server/telling/announcing/announce.ts';
import { ofShare, rowOf, type ShareKey } from '#server/platform/db/share-key.ts';
import { partiesOf } from '#server/money/shares/rows.ts';

/** The transaction that changes shares, its time, and how their people's pages are updated. */
export type Touching = Pick<Call<'participant', unknown>, 'tx' | 'now' | 'emit'>;
/** The same, with a queue for letters. */
export type Paying = Touching & Announcing<'payment_paid'>;

export const shareOfDebtor = (payment: PaymentRequest, userId: string) =>
  payment.debtors.find((debtor) => debtor.userId === userId);

/** Counts a reopening of a settled share. Settling has no limit. */
export async function countReopening(
  { deps, user, address }: Pick<Call<'participant', unknown>, 'deps' | 'user' | 'address'>,
  { paymentId, userId }: ShareKey,
): Promise<void> {
  await deps.limits.count('reopening', `${user.userId} ${paymentId} ${userId}`, address);
  await deps.limits.count('reopeningOfPerson', user.userId, address);
}

/** Sets the time of the request's last change, and updates the pages of its people only (docs/product/money.md 'Live updates of a request'). */
export async function touchPayment({ tx, now, emit }: Touching, payment: PaymentRequest): Promise<void> {
  await tx
    .updateTable('payment_requests')
    .set({ updated_at: now })
    .where(rowOf(payment.homeId, payment.id))
    .execute();
  emit({ userIds: partiesOf(payment), topics: ['payments'] });
}

/**
 * Marks an open share as paid (docs/product/money.md 'How a share is settled'): reminders end, a waiting receipt is
 * dropped, and the files of the one that counts are kept for 90 more days. The home must be locked.
 * @param paidWith the proof of another share of the debtor that paid this one too
 */
export async function payShare(
  paying: Paying,
  payment: PaymentRequest,
  userId: string,
  by: KnownBy,
  paidWith: string | null = null,
): Promise<void> {
  const { tx, now } = paying;
  const share = ofShare({ homeId: payment.homeId, paymentId: payment.id, userId });
  await sql`
    update payment_debtors
       set paid_at = ${now}, paid_by = ${by}, paid_with = ${paidWith}, remind_on = null, refusals = 0,
           before_marked = case when ${by === 'marked'}
                                then jsonb_build_object('remindOn', remind_on, 'refusals', refusals) end
     where ${share} and paid_at is null`.execute(tx);
  await sql`
    update payment_proofs
       set state = case when state = 'review' then 'dropped' else state end, decided_at = ${now}, remove_files_at = ${paidFilesRemovedAt(now)}
     where ${share} and state in ${among(COUNTING_PROOFS)}`.execute(tx);
  const paid = { payment, debtorId: userId };
  if (by === 'confirmed') await announce(paying, { type: 'payment_confirmed', ...paid });
  else {
    const afterSeconds = by === 'marked' ? MARK_UNDO_MS / 1000 : 0;
    await announce(paying, { type: 'payment_paid', ...paid, by, at: now }, { afterSeconds });
  }
  await touchPayment(paying, payment);
}
