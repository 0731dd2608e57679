import type { IncomingMessage } from 'node:http';
import { sql, type Kysely } from 'kysely';
import type { Tone } from '#domain/homes.ts';
import type { Language } from '#domain/languages.ts';
import type { Sen } from '#domain/money.ts';
import { LINK_HEADER, type PaymentCategory, type SettledBy } from '#domain/payments.ts';
import type { Call, EarlyCall } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { setReader } from '#server/platform/http/language.ts';
import { billAddressOf } from '#server/money/shares/files.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import { checkLink } from '#server/telling/letters/debtor-links.ts';
import { SETTLING_BY } from '#server/platform/db/settling.ts';

/** A debtor's share with what it is part of, for whoever may open it. */
export type OpenedShare = ShareKey & {
  debtorName: string;
  amount: Sen;
  paidAt: Date | null;
  paidBy: SettledBy | null;
  /** A proof waits for the requester's word. */
  inReview: boolean;
  /** Who sent it, where it is that of settling up and stands at another share. */
  settlingBy: string | null;
  refusals: number;
  title: string;
  category: PaymentCategory | null;
  totalAmount: Sen;
  /** How many share it, with the requester where a share of the total is theirs. */
  people: number;
  createdAt: Date;
  homeName: string;
  /** The debtor lives there now. */
  isMember: boolean;
  timeZone: string;
  /** Of the home when the money was asked for: a proof is judged by that clock, whatever the home's is by now. */
  askedIn: string;
  requester: { userId: string; name: string; tone: Tone; isGone: boolean };
  /** Where its bill is shown; null where none is attached. */
  billAddress: string | null;
};

type Try = Pick<EarlyCall<{ userId: string }>, 'input' | 'user' | 'address' | 'deps'>;

/** A link's token cannot be guessed; what would try many is stopped. Who needs none is not stopped with their network. */
export const countLinkTry = ({ input, user, address, deps: { limits } }: Try) =>
  user?.userId === input.userId
    ? limits.countOfAccount('paymentLink', user.userId)
    : limits.count('paymentLink', undefined, address);

type Asked = Omit<ShareKey, 'homeId'> & { token?: string | null | undefined };
type Row = Omit<OpenedShare, 'billAddress'> & { billId: string | null; locale: Language; deleted: boolean };

async function findShare(db: Kysely<DB>, { paymentId, userId }: Asked): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select share.home_id as "homeId", share.payment_id as "paymentId", share.user_id as "userId", share.amount,
           share.paid_at as "paidAt", share.paid_by as "paidBy", share.refusals, debtor.display_name as "debtorName",
           debtor.locale,
           own.waits or ${SETTLING_BY} is not null as "inReview",
           case when not own.waits then ${SETTLING_BY} end as "settlingBy",
           request.title, request.category, request.total_amount as "totalAmount", request.created_at as "createdAt",
           request.deleted,
           (select count(*)::integer from payment_debtors as each
             where each.home_id = share.home_id and each.payment_id = share.payment_id)
           + (request.own_share is not null)::integer as people,
           exists (select from user_homes as living
                    where living.user_id = share.user_id and living.home_id = share.home_id) as "isMember",
           homes.name as "homeName", homes.time_zone as "timeZone", request.time_zone as "askedIn",
           jsonb_build_object('userId', requester.id, 'name', requester.display_name, 'tone', asking.tone,
                              'isGone', requester.deleted_at is not null) as requester,
           (select bill.id from payment_bills as bill
             where bill.home_id = request.home_id and bill.payment_id = request.id and bill.shown) as "billId"
      from payment_homes as found
      join payment_debtors as share on share.home_id = found.home_id and share.payment_id = found.payment_id
      cross join lateral (
        select exists (select from payment_proofs as proof
                        where proof.home_id = share.home_id and proof.payment_id = share.payment_id
                          and proof.user_id = share.user_id and proof.state = 'review') as waits) as own
      join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
      join homes on homes.id = share.home_id
      join users as debtor on debtor.id = share.user_id
      join memberships as asking on asking.home_id = share.home_id and asking.user_id = request.requester_id
      join users as requester on requester.id = request.requester_id
     where found.payment_id = ${paymentId} and share.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Where the request is; an id that nobody has is of no home. */
export async function homeOfPayment(db: Kysely<DB>, paymentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payment_homes')
    .select('home_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return found?.home_id;
}

export const UUID_PATTERN = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const SHOWN_LINK = new RegExp(`^${UUID_PATTERN} ${UUID_PATTERN} ([\\w-]{1,200})$`, 'i');

const shownIn = ({ headers }: IncomingMessage) => SHOWN_LINK.exec(String(headers[LINK_HEADER])) ?? undefined;

export const isLinkShown = (request: IncomingMessage): boolean => shownIn(request) !== undefined;

/** The share whose link a request shows in its head, where that holds. */
export async function findLinked(
  db: Kysely<DB>,
  request: IncomingMessage,
  now: Date,
): Promise<ShareKey | undefined> {
  const [, payment = '', user = '', token = ''] = shownIn(request) ?? [];
  const [paymentId, userId] = [payment.toLowerCase(), user.toLowerCase()];
  if (token === '') return undefined;
  const homeId = await homeOfPayment(db, paymentId);
  const share = homeId && { homeId, paymentId, userId };
  return share && (await checkLink(db, share, token, now)) ? share : undefined;
}

/**
 * The debtor's share, for that debtor signed in, or for the holder of a valid link (docs/product/money.md 'What a link opens'), who is answered in
 * the debtor's language from here on. Everyone else is refused with UNAUTHORIZED_LINK, whether there is such a share or not.
 */
export async function openShare(
  db: Kysely<DB>,
  asked: Asked,
  { user, now, request }: Pick<Call<'anyone', unknown>, 'user' | 'now' | 'request'>,
): Promise<OpenedShare> {
  const { token } = asked;
  const found = await findShare(db, asked);
  const isDebtor = user?.userId === asked.userId;
  const mayOpen = isDebtor || (found && token && (await checkLink(db, found, token, now)));
  if (!mayOpen) throw refusal('UNAUTHORIZED_LINK');
  if (!found) throw refusal('PAYMENT_NOT_FOUND');
  if (!user) setReader(request, found);
  if (found.deleted && found.requester.isGone) throw refusal('REQUESTER_GONE');
  // The links of a deleted request stop working, as its requester was told; whoever holds one hears why.
  if (found.deleted) throw refusal(isDebtor ? 'PAYMENT_NOT_FOUND' : 'REQUEST_DELETED');
  const { deleted: _deleted, locale: _locale, billId, ...share } = found;
  return { ...share, billAddress: billId === null ? null : billAddressOf(billId) };
}
