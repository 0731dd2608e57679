import { sql, type Kysely } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { payeeNotes, withoutAccount, type PayeeNote } from '#domain/payee-notes.ts';
import { PAYMENT_KNOWN_BY } from '#domain/payments.ts';
import { among } from '#server/platform/db/among.ts';
import type { DB } from '#server/platform/db/types.ts';
import { readKnownPeople, readOwnHomes } from '#server/platform/members/housemates.ts';
import { wordsIn } from '#words/languages.ts';

type Payee = { userId: string; name: string };

/** Returns the payees with payment details whom the reader has not paid since their last change. */
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
               join payment_debtors as share
                 on share.home_id = request.home_id and share.payment_id = request.id and share.user_id = ${readerId}
              where request.requester_id = details.user_id and share.paid_at >= details.changed_at
                and share.paid_by in ${among(PAYMENT_KNOWN_BY)})
       and not exists (
             select from settlements as settlement
              where settlement.payer_id = ${readerId} and settlement.payee_id = details.user_id and settlement.amount > 0
                and settlement.settled_at >= details.changed_at)`.execute(db);
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Reads the notes about people who ask the reader for money (docs/product/payment-details.md 'Notes about who asks'). The result returns
 * those about one payee in one home.
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

type Reader = { userId: string; language: Language; now: Date };
type Asking = {
  payee: Payee;
  homeId: string;
  /** Both as the reader may see them. */
  shown: { name: string | undefined; home: string };
  isAccountShown?: boolean;
};

/** Returns the notes about one payee in one line; undefined if there are none. */
export async function payeeNotesLine(
  db: Kysely<DB>,
  { userId, language, now }: Reader,
  { payee, homeId, shown, isAccountShown = false }: Asking,
): Promise<string | undefined> {
  const notesOf = await readPayeeNotes(db, userId, [payee.userId], now);
  const notes = notesOf(homeId, payee);
  const { payeeNote } = wordsIn(language);
  const lines = (isAccountShown ? notes : withoutAccount(notes)).map((note) => payeeNote(note, shown));
  return lines.length > 0 ? lines.join(' · ') : undefined;
}
