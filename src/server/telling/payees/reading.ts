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

/** `isFirst`: nobody was ever shown other details of this person. */
type KeptDetails = OwnDetails & { isFirst: boolean };

/** Returns what somebody keeps of themselves, for that person alone; all null if that is nothing. */
export async function readOwnDetails(db: Kysely<DB>, userId: string): Promise<KeptDetails> {
  const kept = await db
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
  return kept ?? { ...NONE, setAside: false };
}

/**
 * Returns what counts for others: nothing of what was set aside (docs/product/payment-details.md 'Set aside'), and no code of before by which
 * a wrong amount would be paid ('Codes that fit no share').
 */
export async function readDetails(db: Kysely<DB>, userId: string): Promise<Omit<KeptDetails, 'setAside'>> {
  const { setAside, ...details } = await readOwnDetails(db, userId);
  if (setAside) return NONE;
  const { code } = details;
  return { ...details, code: code !== null && isPayable(code) ? code : null };
}

/** Returns how to pay somebody, for a debtor who is signed in; null if nothing says how (docs/product/payment-details.md 'Who sees payment details'). */
export async function payeeDetailsForSignedIn(
  db: Kysely<DB>,
  payeeId: string,
  now: Date,
): Promise<PayeeDetails | null> {
  const { changedAt, isFirst, ...details } = await readDetails(db, payeeId);
  if (!hasPaymentDetails(details)) return null;
  const toldAt =
    changedAt && isChangeShown(changedAt.getTime(), now.getTime()) ? changedAt.toISOString() : null;
  return { ...details, addedAt: isFirst ? toldAt : null, changedAt: isFirst ? null : toldAt };
}

/** Stands for payment details that the debtor must sign in to see. */
export const SIGN_IN_TO_PAY = 'sign-in';

/**
 * Returns the same for what leaves by email: the letter itself, and whoever holds its link. While nobody has confirmed the debtor's address
 * it may be a stranger's, who gets no details (docs/product/payment-details.md 'Unconfirmed addresses').
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

/** Whether `debtorId` owes `requesterId` anything, wherever that was asked for. */
export async function owes(db: Kysely<DB>, debtorId: string, requesterId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_debtors as share
      join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
     where share.user_id = ${debtorId} and share.paid_at is null
       and request.requester_id = ${requesterId} and not request.deleted
     limit 1`.execute(db);
  return rows.length > 0;
}

/** Everybody who owes somebody something, and so sees how to pay them. */
export async function debtorsOf(db: Kysely<DB>, requesterId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct share.user_id as "userId" from payment_requests as request
      join payment_debtors as share on share.home_id = request.home_id and share.payment_id = request.id
     where request.requester_id = ${requesterId} and not request.deleted and share.paid_at is null`.execute(
    db,
  );
  return rows.map(({ userId }) => userId);
}
