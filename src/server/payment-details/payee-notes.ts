import { sql, type Kysely } from 'kysely';
import { payeeNotes, type PayeeNote } from '#domain/payee-notes.ts';
import { PAYMENT_KNOWN_BY } from '#domain/payments.ts';
import { among } from '#server/db/among.ts';
import type { DB } from '#server/db/types.ts';
import { readKnownPeople, readOwnHomes } from '#server/members/acquaintances.ts';

type Payee = { userId: string; name: string };

/** Those of the payees who say how to pay them, and whom the reader has not paid since they last changed that. */
async function readNewAccounts(
  db: Kysely<DB>,
  readerId: string,
  payeeIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ userId: string }>`
    select details.user_id as "userId"
      from payment_details as details
     where details.user_id = any (${payeeIds}::uuid[])
       and details.set_aside_at is null
       and coalesce(details.account_number, details.duitnow_id, details.code) is not null
       and not exists (
             select from payment_requests as request
               join payment_debtors as line
                 on line.home_id = request.home_id and line.payment_id = request.id and line.user_id = ${readerId}
              where request.requester_id = details.user_id and line.paid_at >= details.changed_at
                and line.paid_by in ${among(PAYMENT_KNOWN_BY)})
       and not exists (
             select from settlements as settlement
              where settlement.payer_id = ${readerId} and settlement.payee_id = details.user_id and settlement.amount > 0
                and settlement.settled_at >= details.changed_at)`.execute(db);
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Reads what the reader gets told about those who ask them for money (docs/product/payment-details.md 'Notes about who asks'); the answer
 * says it of one of the payees, in one home.
 */
export async function readPayeeNotes(
  db: Kysely<DB>,
  readerId: string,
  payeeIds: readonly string[],
  now: Date,
): Promise<(homeId: string, payee: Payee) => PayeeNote[]> {
  if (payeeIds.length === 0) return () => [];
  const homes = await readOwnHomes(db, readerId, now);
  const people = await readKnownPeople(db, readerId);
  const newAccounts = await readNewAccounts(db, readerId, [...new Set(payeeIds)]);
  return (homeId, payee) =>
    payeeNotes({ homeId, payee, homes, people, isNewAccount: newAccounts.has(payee.userId) });
}
