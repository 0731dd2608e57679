import { sql } from 'kysely';
import type { Sen } from '#domain/money.ts';
import { categoryIcon, type PaymentCategory } from '#domain/payments.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import { requestsUrl } from '#server/telling/letters/payments/facts.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render } from '#server/telling/mail/letter.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, who was asked for `amount` and is a debtor of the request no more. */
export type PaymentTakenOut = ShareKey & { kind: 'payment-taken-out'; amount: Sen };

type Row = {
  title: string;
  category: PaymentCategory | null;
  home: string;
  requester: string;
  name: string;
  address: string;
  isConfirmed: boolean;
};

/** Nothing once they are asked again, or the request is deleted: whoever was asked then has heard of it. */
export const readPaymentTakenOut: ReadLetter<PaymentTakenOut> = async (db, letter, sending) => {
  const { homeId, paymentId, userId, amount } = letter;
  const { rows } = await sql<Row>`
    select request.title, request.category, homes.name as home, requester.display_name as requester,
           reader.display_name as name, reader.email as address, reader.email_verified as "isConfirmed"
      from payment_requests as request
      join homes on homes.id = request.home_id
      join users as requester on requester.id = request.requester_id
      join users as reader on reader.id = ${userId} and reader.deleted_at is null
     where request.home_id = ${homeId} and request.id = ${paymentId} and requester.deleted_at is null
       and not exists (select from payment_debtors as share
                        where share.home_id = request.home_id and share.payment_id = request.id and share.user_id = ${userId})`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { title, home, requester, category, name, address, isConfirmed } = row;
  const typed = (text: string) => typedForLetter(text, { isConfirmed });
  const said = wordsIn(sending.language).paymentLetters.paymentTakenOut({
    requester: nameForLetter(requester),
    title: typed(title),
    home: typed(home),
    share: amount,
  });
  const url = requestsUrl(sending.publicUrl, { homeId });
  return { to: { name, address }, ...render({ icon: categoryIcon(category), url, ...said }, sending) };
};
