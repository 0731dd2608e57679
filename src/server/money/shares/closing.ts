import { sql } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import { SETTLING_BY } from '#server/platform/db/settling.ts';
import { rowOf } from '#server/platform/db/share-key.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { touchPayment, type Touching } from '#server/money/shares/paying.ts';
import { findPayment } from '#server/money/shares/rows.ts';
import type { Settlement } from '#server/money/shares/settling-up.ts';

/** Soft-deletes a request that nobody has paid (docs/product/money.md 'Deleting a request'). The home must be locked. */
export async function closePayment(touching: Touching, payment: PaymentRequest): Promise<void> {
  const { tx, now } = touching;
  const { homeId, id } = payment;
  await tx.updateTable('payment_requests').set({ deleted: true }).where(rowOf(homeId, id)).execute();
  await tx
    .updateTable('payment_debtors')
    .set({ remind_on: null })
    .where('home_id', '=', homeId)
    .where('payment_id', '=', id)
    .execute();
  await tx
    .updateTable('payment_proofs')
    .set({ state: 'dropped', decided_at: now, remove_files_at: now })
    .where('home_id', '=', homeId)
    .where('state', '=', 'review')
    .where('payment_id', '=', id)
    .execute();
  await announce(touching, { type: 'payment_deleted', payment });
  await touchPayment(touching, payment);
}

/**
 * Soft-deletes the requests of an account that nobody has paid, in one home or in all. Those that its receipt of settling up would settle
 * stay until the other has judged it.
 */
export async function closeUnpaid(
  touching: Touching,
  { userId, homeId }: { userId: string; homeId?: string },
) {
  const { rows } = await sql<{ homeId: string; paymentId: string }>`
    select request.home_id as "homeId", request.id as "paymentId" from payment_requests as request
     where request.requester_id = ${userId} and not request.deleted
       and request.home_id = coalesce(${homeId ?? null}::uuid, request.home_id)
       and not exists (select from payment_debtors as share
                        where share.home_id = request.home_id and share.payment_id = request.id
                          and (share.paid_by <> 'let_go'
                               or ${SETTLING_BY} = ${userId}))`.execute(touching.tx);
  for (const which of rows) {
    const payment = await findPayment(touching.tx, userId, which);
    if (payment) await closePayment(touching, payment);
  }
}

/** The same once a receipt of a deleted account has settled nothing (docs/product/accounts.md 'What deletion takes along'). */
export async function closeUnpaidOfGone(
  touching: Touching,
  { homeId, payerId }: Pick<Settlement, 'homeId' | 'payerId'>,
) {
  const gone = await touching.tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', payerId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (gone) await closeUnpaid(touching, { userId: payerId, homeId });
}
