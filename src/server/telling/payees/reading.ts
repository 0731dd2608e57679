import { sql, type Kysely } from 'kysely';
import type { PayeeDetails, OwnDetails } from '#contract/payment-details.ts';
import { isPayable } from '#domain/payment-code.ts';
import { isChangeShown, hasPaymentDetails, type BankId } from '#domain/payment-details.ts';
import type { DB } from '#server/platform/db/types.ts';

const NONE = {
  bank: null,
  accountNumber: null,
  accountName: null,
  duitNow: null,
  code: null,
  changedAt: null,
  isFirst: true,
};

/** `isFirst`: other people have seen no earlier details of this person. */
type StoredDetails = OwnDetails & { isFirst: boolean };

/** Returns a person's own payment details, for that person only; all null if there are none. */
export async function readOwnDetails(db: Kysely<DB>, userId: string): Promise<StoredDetails> {
  const stored = await db
    .selectFrom('payment_details')
    .select([
      'bank',
      'account_number as accountNumber',
      'account_name as accountName',
      'duitnow_id as duitNow',
      'code',
      'changed_at as changedAt',
      'is_first as isFirst',
      sql<boolean>`set_aside_at is not null`.as('setAside'),
    ])
    .$narrowType<{ bank: BankId | null }>()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return stored ?? { ...NONE, setAside: false };
}

/**
 * Returns the payment details that others may see: none that were set aside (docs/product/payment-details.md 'Set aside'), and no old code
 * that would pay a wrong amount ('Codes that fit no share').
 */
export async function readDetails(db: Kysely<DB>, userId: string): Promise<Omit<StoredDetails, 'setAside'>> {
  const { setAside, ...details } = await readOwnDetails(db, userId);
  if (setAside) return NONE;
  const { code } = details;
  return { ...details, code: code !== null && isPayable(code) ? code : null };
}

/**
 * Returns how to pay a person, for a signed-in debtor; null if they gave no details (docs/product/payment-details.md 'Who sees payment
 * details').
 */
export async function payeeDetailsForSignedIn(
  db: Kysely<DB>,
  payeeId: string,
  now: Date,
): Promise<PayeeDetails | null> {
  const { changedAt, isFirst, ...details } = await readDetails(db, payeeId);
  if (!hasPaymentDetails(details)) return null;
  const recentChange =
    changedAt && isChangeShown(changedAt.getTime(), now.getTime()) ? changedAt.toISOString() : null;
  return { ...details, addedAt: isFirst ? recentChange : null, changedAt: isFirst ? null : recentChange };
}

/** Replaces payment details that the debtor must sign in to see. */
export const SIGN_IN_TO_PAY = 'sign-in';

/**
 * Returns the same for an email and the holder of its link. An unconfirmed address may be a stranger's, so it gets no details
 * (docs/product/payment-details.md 'Unconfirmed addresses').
 */
export async function payeeDetailsByLetter(
  db: Kysely<DB>,
  { payeeId, debtorId }: { payeeId: string; debtorId: string },
  now: Date,
): Promise<PayeeDetails | typeof SIGN_IN_TO_PAY | null> {
  const details = await payeeDetailsForSignedIn(db, payeeId, now);
  if (details === null) return null;
  const debtor = await db
    .selectFrom('users')
    .select('email_verified as isConfirmed')
    .where('id', '=', debtorId)
    .executeTakeFirst();
  return debtor?.isConfirmed ? details : SIGN_IN_TO_PAY;
}

/** Whether `debtorId` owes `requesterId` anything in any home. */
export async function owes(db: Kysely<DB>, debtorId: string, requesterId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_debtors as share
      join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
     where share.user_id = ${debtorId} and share.paid_at is null
       and request.requester_id = ${requesterId} and not request.deleted
     limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns everyone who owes a person something, and so sees how to pay them. */
export async function debtorsOf(db: Kysely<DB>, requesterId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct share.user_id as "userId" from payment_requests as request
      join payment_debtors as share on share.home_id = request.home_id and share.payment_id = request.id
     where request.requester_id = ${requesterId} and not request.deleted and share.paid_at is null`.execute(
    db,
  );
  return rows.map(({ userId }) => userId);
}
