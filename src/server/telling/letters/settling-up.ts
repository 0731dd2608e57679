import { sql, type Kysely } from 'kysely';
import { settlingAsksForMoney, type SettlingStep } from '#domain/notifications.ts';
import { sharePlace } from '#domain/places.ts';
import type { DB } from '#server/platform/db/types.ts';
import { requestsUrl } from '#server/telling/letters/payment-facts.ts';
import type { Email } from '#server/telling/mail/addressed.ts';
import { spendingOfHome } from '#server/telling/mail/letter-budgets.ts';
import { pageUrl, render } from '#server/telling/mail/letter.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { payeeNotesLine } from '#server/telling/payees/payee-notes.ts';
import { settlingStillHolds } from '#server/platform/db/settling.ts';
import { wordsIn } from '#words/languages.ts';

/** Goes to one of the two people, about their settling up. */
type SettlingUp = {
  kind: 'settling-up';
  userId: string;
  homeId: string;
  settlementId: string;
  what: SettlingStep;
  /** How many reminders of the waiting receipt have left; undefined in the first email. */
  again?: number;
};

type Row = {
  amount: number;
  payerOwed: number;
  payeeOwed: number;
  lines: number;
  home: string;
  other: string;
  otherId: string;
  payerId: string;
  /** The share whose receipt it is, or another of the payer's shares. */
  paymentId: string | null;
  recipient: { name: string; address: string; isConfirmed: boolean };
};

const readRow = async (db: Kysely<DB>, { homeId, settlementId, userId, what }: SettlingUp) => {
  const { rows } = await sql<Row>`
    select settlement.amount, homes.name as home, other.display_name as other, other.id as "otherId", settlement.payer_id as "payerId",
           parts.lines, parts."payerOwed", parts."payeeOwed",
           coalesce((select proof.payment_id from payment_proofs as proof
                      where proof.home_id = settlement.home_id and proof.settlement_id = settlement.id), parts."paymentId") as "paymentId",
           jsonb_build_object('name', recipient.display_name, 'address', recipient.email,
             'isConfirmed', recipient.email_verified) as recipient
      from settlements as settlement
      join homes on homes.id = settlement.home_id
      join users as recipient
        on recipient.id = ${userId} and recipient.id in (settlement.payer_id, settlement.payee_id) and recipient.deleted_at is null
      join users as other
        on other.id = case when recipient.id = settlement.payer_id then settlement.payee_id else settlement.payer_id end
     cross join lateral (
           select count(*)::integer as lines,
                  coalesce(sum(part.amount) filter (where part.user_id = settlement.payer_id), 0)::bigint as "payerOwed",
                  coalesce(sum(part.amount) filter (where part.user_id = settlement.payee_id), 0)::bigint as "payeeOwed",
                  (array_agg(part.payment_id) filter (where part.user_id = settlement.payer_id))[1] as "paymentId"
             from settlement_lines as part
            where part.home_id = settlement.home_id and part.settlement_id = settlement.id) as parts
     where settlement.home_id = ${homeId} and settlement.id = ${settlementId}
       and (${settlingStillHolds(homeId, settlementId, what)})`.execute(db);
  return rows[0];
};

/** Dropped once it is untrue. */
const read: Email<SettlingUp>['read'] = async (db, letter, { language, ...sending }) => {
  const row = await readRow(db, letter);
  if (!row) return undefined;
  const { recipient, other, otherId, home: homeName, paymentId, payerId, ...rest } = row;
  const { isConfirmed, ...to } = recipient;
  const words = wordsIn(language);
  const { homeId, userId } = letter;
  const name = nameForLetter(other, words.formerHousemate);
  const home = typedForLetter(homeName, { isConfirmed });
  const { again, what } = letter;
  const content = words.settlingUpLetters.settlingUp(what, { ...rest, other: name, home, again });
  const asking = { payee: { userId: otherId, name: other }, homeId, shown: { name, home } };
  const isAsked = settlingAsksForMoney(what);
  const note = isAsked ? await payeeNotesLine(db, { userId, language, now: sending.now }, asking) : undefined;
  const facts = note === undefined ? undefined : ([[words.payeeNoteLabel, note]] as const);
  const url =
    what === 'review' && paymentId
      ? pageUrl(sending.publicUrl, '/pay-my-money-back', { homeId }, sharePlace(paymentId, payerId))
      : requestsUrl(sending.publicUrl, { homeId });
  return {
    to,
    ...render({ icon: what === 'review' ? '🔎' : '🤝', url, ...content, facts }, { language, ...sending }),
  };
};

export const settlingUp: Email<SettlingUp> = { group: 'payments', spends: spendingOfHome, read };
