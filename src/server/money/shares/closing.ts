import { sql, type Kysely } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import { SETTLING_BY } from '#server/platform/db/settling.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { touchPayment } from '#server/money/shares/paying.ts';
import { findPayment } from '#server/money/shares/rows.ts';
import type { Settlement } from '#server/money/shares/settling-up.ts';

export type Closing = { tx: Kysely<DB>; now: Date; emit: (change: Change) => void };

/**
 * Soft-deletes a request that nobody has paid (docs/product/money.md 'Deleting a request'), and tells its debtors. The home must be locked.
 */
export async function closePayment({ tx, now, emit }: Closing, payment: PaymentRequest): Promise<void> {
  const { homeId, id } = payment;
  await tx
    .updateTable('payment_requests')
    .set({ deleted: true })
    .where('home_id', '=', homeId)
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('payment_debtors')
    .set({ remind_on: null })
    .where('home_id', '=', homeId)
    .where('payment_id', '=', id)
    .execute();
  // Whoever sent a receipt is not asked for anything any more, so nobody needs to see it.
  await tx
    .updateTable('payment_proofs')
    .set({ state: 'dropped', decided_at: now, remove_files_at: now })
    .where('home_id', '=', homeId)
    .where('state', '=', 'review')
    .where('payment_id', '=', id)
    .execute();
  await announce({ tx, emit }, { type: 'payment_deleted', payment });
  await touchPayment({ tx, now, emit }, payment);
}

/**
 * Soft-deletes the requests of an account that nobody has paid, in one home or in all. Those that its receipt of settling up would settle
 * stay while it waits: the other still has to judge it.
 */
export async function closeUnpaid(closing: Closing, { userId, homeId }: { userId: string; homeId?: string }) {
  const { rows } = await sql<{ homeId: string; paymentId: string }>`
    select request.home_id as "homeId", request.id as "paymentId" from payment_requests as request
     where request.requester_id = ${userId} and not request.deleted
       and request.home_id = coalesce(${homeId ?? null}::uuid, request.home_id)
       and not exists (select from payment_debtors as share
                        where share.home_id = request.home_id and share.payment_id = request.id
                          and (share.paid_by <> 'let_go' or ${SETTLING_BY} = ${userId}))`.execute(closing.tx);
  for (const which of rows) {
    const payment = await findPayment(closing.tx, userId, which);
    if (payment) await closePayment(closing, payment);
  }
}

/**
 * Once a receipt of settling up has settled nothing, what it kept of the requests of an account that is gone goes, too (docs/product/accounts.md
 * 'What deletion takes along').
 */
export async function closeUnpaidOfGone(
  closing: Closing,
  { homeId, payerId }: Pick<Settlement, 'homeId' | 'payerId'>,
) {
  const gone = await closing.tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', payerId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (gone) await closeUnpaid(closing, { userId: payerId, homeId });
}
