import { FORMER_HOUSEMATE } from '#domain/users.ts';
import { endLinksOf } from '#server/telling/letters/debtor-links.ts';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { PaymentRequest } from '#contract/payments.ts';
import { SETTLING_BY } from '#server/platform/db/settling.ts';
import { rowOf } from '#server/platform/db/share-key.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { touchPayment, type Touching } from '#server/money/shares/paying.ts';
import { findPayment } from '#server/money/shares/rows.ts';
import type { Settlement } from '#server/money/shares/settling-up.ts';

/** Soft-deletes a request without a paid share (docs/product/money.md 'Deleting a request'). The home must be locked. */
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
 * Soft-deletes the requests of an account without a paid share, in one home or in all. Requests that its receipt of
 * settling up would settle stay until the other person has answered it.
 */
async function closeUnpaid(touching: Touching, { userId, homeId }: { userId: string; homeId?: string }) {
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

/** Does the same once a receipt of a deleted account has settled nothing (docs/product/accounts.md 'What deletion takes along'). */
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

const OF_REQUESTER = (userId: string) => sql`
  exists (select from payment_requests as request
           where request.home_id = share.home_id and request.id = share.payment_id and request.requester_id = ${userId})`;

/** Replaces the person's name on receipts that name them as sender. */
async function forgetSender(tx: Kysely<DB>, userId: string) {
  const theirs = { code: 'sender-other', userId };
  await sql`
    update payment_proofs
       set reasons = (select jsonb_agg(case when reason @> ${JSON.stringify(theirs)}::jsonb
                                            then reason || ${JSON.stringify({ name: FORMER_HOUSEMATE })}::jsonb else reason end)
                        from jsonb_array_elements(reasons) as reason)
     where home_id in (select home_id from memberships where user_id = ${userId})
       and reasons @> ${JSON.stringify([theirs])}::jsonb`.execute(tx);
}

/**
 * Replaces the person's name on receipts that paid them. While a receipt waits, the name of another person who was
 * paid by mistake stays, since the requester needs it.
 */
async function forgetRecipient(tx: Kysely<DB>, userId: string) {
  const named = sql`read #>> '{recipient,name}'`;
  await sql`
    update payment_proofs as share
       set expected = case when ${OF_REQUESTER(userId)} then '' else expected end,
           read = case when ${named} is null then read
                       else jsonb_set(read, '{recipient,name}', ${JSON.stringify(FORMER_HOUSEMATE)}::jsonb) end
     where home_id in (select home_id from memberships where user_id = ${userId})
       and (${OF_REQUESTER(userId)}
            or state <> 'review'
               and lower(${named}) in (select lower(display_name) from users where id = ${userId}
                                        union
                                       select lower(name) from payee_aliases where user_id = ${userId}
                                        union
                                       select lower(account_name) from payment_details
                                        where user_id = ${userId}))`.execute(tx);
}

/**
 * Ends the requests of a deleted account that have no paid share, its reminders, the links of its letters, receipts
 * that wait for its answer, and its learnt names. Debts and payments of others stay. Every home where the person ever
 * lived must be locked.
 */
export async function endPaymentsOf(touching: Touching, userId: string): Promise<void> {
  const { tx, now, emit } = touching;
  await closeUnpaid(touching, { userId });
  for (const theirs of [sql`user_id = ${userId}`, OF_REQUESTER(userId)])
    await sql`
      update payment_debtors as share set remind_on = null
       where remind_on is not null and ${theirs}`.execute(tx);
  await sql`
    update payment_proofs as share set state = 'dropped', decided_at = ${now}, remove_files_at = ${now}
     where state = 'review' and ${OF_REQUESTER(userId)}`.execute(tx);
  await forgetSender(tx, userId);
  await forgetRecipient(tx, userId);
  await endLinksOf(tx, userId);
  await tx.deleteFrom('payee_aliases').where('user_id', '=', userId).execute();
  // No one could settle what one deleted account owes another. Two queries, since one for both sides would read the
  // open shares of all homes.
  for (const [own, other] of [
    [sql`request.requester_id`, sql`share.user_id`],
    [sql`share.user_id`, sql`request.requester_id`],
  ])
    await sql`
      update payment_debtors as share set paid_at = ${now}, paid_by = 'let_go'
        from payment_requests as request
       where request.home_id = share.home_id and request.id = share.payment_id and share.paid_at is null
         and ${own} = ${userId}
         and exists (select from users
                      where users.id = ${other} and users.deleted_at is not null)`.execute(tx);
  const { rows } = await sql<{ userId: string }>`
    select share.user_id as "userId" from payment_debtors as share where ${OF_REQUESTER(userId)}
    union
    select request.requester_id from payment_requests as request
      join payment_debtors as share on share.home_id = request.home_id and share.payment_id = request.id
     where share.user_id = ${userId}`.execute(tx);
  if (rows.length > 0) emit({ userIds: rows.map((row) => row.userId), topics: ['payments'] });
}
