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

/** A debtor's share with its request, for the people who may open it. */
export type OpenedShare = ShareKey & {
  debtorName: string;
  amount: Sen;
  paidAt: Date | null;
  paidBy: SettledBy | null;
  /** A proof waits for the requester's answer. */
  inReview: boolean;
  /** The sender of the waiting receipt, if it settles up and was sent for another share. */
  settlingBy: string | null;
  refusals: number;
  title: string;
  category: PaymentCategory | null;
  totalAmount: Sen;
  /** How many people divide the total, counting the requester if they have a share. */
  people: number;
  createdAt: Date;
  homeName: string;
  /** The debtor lives in the home now. */
  isMember: boolean;
  timeZone: string;
  /** The time zone of the home when the money was requested. Proofs are judged by it, even if the home's has changed. */
  askedIn: string;
  requester: { userId: string; name: string; tone: Tone; isGone: boolean };
  /** The address of the bill; null without one. */
  billAddress: string | null;
};

type Try = Pick<EarlyCall<{ userId: string }>, 'input' | 'user' | 'address' | 'deps'>;

/** Counts tries at the token of a link. A debtor who is signed in needs no token, so the limit of their network does not apply to them. */
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

/** Returns the home of a request; undefined if no request has the id. */
export async function homeOfPayment(db: Kysely<DB>, paymentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payment_homes')
    .select('home_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return found?.home_id;
}

export const UUID_PATTERN = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const LINK_IN_HEADER = new RegExp(`^${UUID_PATTERN} ${UUID_PATTERN} ([\\w-]{1,200})$`, 'i');

const linkInHeader = ({ headers }: IncomingMessage) =>
  LINK_IN_HEADER.exec(String(headers[LINK_HEADER])) ?? undefined;

export const hasLinkHeader = (request: IncomingMessage): boolean => linkInHeader(request) !== undefined;

/** Returns the share whose link a request carries in its header, if the link is valid. */
export async function findShareOfLink(
  db: Kysely<DB>,
  request: IncomingMessage,
  now: Date,
): Promise<ShareKey | undefined> {
  const [, payment = '', user = '', token = ''] = linkInHeader(request) ?? [];
  const [paymentId, userId] = [payment.toLowerCase(), user.toLowerCase()];
  if (token === '') return undefined;
  const homeId = await homeOfPayment(db, paymentId);
  const share = homeId && { homeId, paymentId, userId };
  return share && (await checkLink(db, share, token, now)) ? share : undefined;
}

/**
 * Opens a debtor's share for that debtor, if they are signed in, or for the holder of a valid link
 * (docs/product/money.md 'What a link opens'), and answers in the debtor's language. Refuses everyone else with
 * UNAUTHORIZED_LINK, whether the share exists or not.
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
  // The links of a deleted request open nothing; the holder of one only gets the reason.
  if (found.deleted) throw refusal(isDebtor ? 'PAYMENT_NOT_FOUND' : 'REQUEST_DELETED');
  const { deleted: _deleted, locale: _locale, billId, ...share } = found;
  return { ...share, billAddress: billId === null ? null : billAddressOf(billId) };
}
