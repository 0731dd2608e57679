import { sql, type Kysely } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import { COUNTING_PROOFS, MARK_UNDO_MS, PAID_PROOF_KEPT_MS, type KnownBy } from '#domain/payments.ts';
import type { Call } from '#server/platform/calls/calls.ts';
import { among } from '#server/platform/db/among.ts';
import type { DB } from '#server/platform/db/types.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import { ofShare, type ShareKey } from '#server/platform/db/share-key.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { partiesOf } from '#server/money/shares/rows.ts';

/** What goes with every change of a share: when, in which transaction, and who tells of it. */
export type Paying = {
  tx: Kysely<DB>;
  queue: JobSender;
  now: Date;
  emit: (change: Change) => void;
};

export const shareOfDebtor = (payment: PaymentRequest, userId: string) =>
  payment.debtors.find((debtor) => debtor.userId === userId);

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
  const { tx, now } = paying;
  const { homeId, id: paymentId } = payment;
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
  const share = { payment, debtorId: userId };
  if (by === 'confirmed') await announce(paying, { type: 'payment_confirmed', ...share });
  else {
    const afterSeconds = by === 'marked' ? MARK_UNDO_MS / 1000 : 0;
    await announce(paying, { type: 'payment_paid', ...share, by, at: now }, { afterSeconds });
  }
  await touchPayment(paying, payment);
}
