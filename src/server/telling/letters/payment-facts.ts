import { sql, type Kysely } from 'kysely';
import type { ProofRead } from '#contract/payments.ts';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import {
  categoryIcon,
  PAYING_PROOFS,
  type COUNTING_PROOFS,
  type PaymentCategory,
  type SettledBy,
} from '#domain/payments.ts';
import { sharePlace, paymentPlace } from '#domain/places.ts';
import type { Reason } from '#domain/proof-reasons.ts';
import { among } from '#server/platform/db/among.ts';
import { sqlState } from '#server/platform/http/errors.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import { mintLink, retireOlderLinks } from '#server/telling/letters/debtor-links.ts';
import type { Sending } from '#server/telling/mail/addressed.ts';
import { pageUrl } from '#server/telling/mail/letter.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { wordsIn } from '#words/languages.ts';

/** An email to the requester `userId` about a debtor's share. */
export type RequesterLetter = { userId: string; homeId: string; paymentId: string; debtorId: string };

type Row = {
  title: string;
  category: PaymentCategory | null;
  total: number;
  createdAt: Date;
  home: string;
  timeZone: string;
  share: number;
  paidBy: SettledBy | null;
  settledAt: Date | null;
  debtorLeft: boolean;
  people: number;
  open: number;
  debtor: string;
  requester: string;
  requesterId: string;
  recipient: { name: string; address: string; isConfirmed: boolean };
  proof: { state: (typeof COUNTING_PROOFS)[number]; reasons: Reason[]; read: ProofRead | null } | null;
};
export type PaymentFacts = NonNullable<Awaited<ReturnType<typeof readPaymentFacts>>>;

const readRow = async (db: Kysely<DB>, { homeId, paymentId, userId }: ShareKey, recipientId: string) => {
  const { rows } = await sql<Row>`
    select request.title, request.category, request.total_amount as total, request.created_at as "createdAt",
           homes.name as home, homes.time_zone as "timeZone", share.amount as share, share.paid_by as "paidBy",
           share.paid_at as "settledAt",
           living.left_at is not null as "debtorLeft",
           every.people, every.open, debtor.display_name as debtor, requester.display_name as requester,
           requester.id as "requesterId",
           jsonb_build_object('name', recipient.display_name, 'address', recipient.email,
             'isConfirmed', recipient.email_verified) as recipient,
           (select jsonb_build_object('state', proof.state, 'reasons', proof.reasons, 'read', proof.read)
              from payment_proofs as proof
             where proof.home_id = share.home_id and proof.payment_id = share.payment_id and proof.user_id = share.user_id
               and case when share.paid_at is null then proof.state = 'review' else proof.state in ${among(PAYING_PROOFS)} end
             order by proof.uploaded_at desc limit 1) as proof
      from payment_debtors as share
      join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
      join homes on homes.id = share.home_id
      join users as debtor on debtor.id = share.user_id
      join memberships as living on living.home_id = share.home_id and living.user_id = share.user_id
      join users as requester on requester.id = request.requester_id
      join users as recipient on recipient.id = ${recipientId} and recipient.id in (debtor.id, requester.id)
     cross join lateral (
           select count(*)::integer + (request.own_share is not null)::integer as people, coalesce(sum(each.amount) filter (where each.paid_at is null), 0)::bigint as open
             from payment_debtors as each
            where each.home_id = share.home_id and each.payment_id = share.payment_id) as every
     where share.home_id = ${homeId} and share.payment_id = ${paymentId} and share.user_id = ${userId}
       and not request.deleted and requester.deleted_at is null and recipient.deleted_at is null`.execute(db);
  return rows[0];
};

/** Returns the facts of an email about a share; undefined if its request, or the account of its reader or requester, is deleted. */
export async function readPaymentFacts(
  db: Kysely<DB>,
  share: ShareKey,
  recipientId: string,
  language: Language,
) {
  const row = await readRow(db, share, recipientId);
  if (!row) return undefined;
  const { recipient, debtor, requester, createdAt, timeZone, category, title, home, ...rest } = row;
  const { isConfirmed, ...to } = recipient;
  const typed = (text: string) => typedForLetter(text, { isConfirmed });
  return {
    ...rest,
    paymentId: share.paymentId,
    timeZone,
    to,
    typed,
    title: typed(title),
    home: typed(home),
    debtor: nameForLetter(debtor, wordsIn(language).formerHousemate),
    requester: nameForLetter(requester),
    requesterName: requester,
    askedOn: dayOf(createdAt, timeZone),
    icon: categoryIcon(category),
    isSettled: row.paidBy !== null,
    inReview: row.proof?.state === 'review',
  };
}

/** Returns the address of the request on its page, in its home; without a request, of the page. */
export const requestsUrl = (
  publicUrl: string,
  { homeId, paymentId }: { homeId: string; paymentId?: string | undefined },
) =>
  pageUrl(
    publicUrl,
    '/pay-my-money-back',
    { homeId },
    paymentId === undefined ? '' : paymentPlace(paymentId),
  );

/** Returns the address of the share where its receipt waits for the reader. */
export const proofUrl = (publicUrl: string, { homeId, paymentId, debtorId }: RequesterLetter) =>
  pageUrl(publicUrl, '/pay-my-money-back', { homeId }, sharePlace(paymentId, debtorId));

/**
 * Returns the address of a settled share on its page, or of their home's page for several. A former member gets only the page, because it
 * no longer shows the share (docs/product/money.md 'After leaving the home').
 */
export const settledUrl = (
  publicUrl: string,
  about: { homeId: string; paymentId?: string },
  { debtorLeft }: PaymentFacts,
) => (debtorLeft ? pageUrl(publicUrl, '/pay-my-money-back') : requestsUrl(publicUrl, about));

/** The share was deleted after it was read. */
const isOfNothing = (error: unknown) => sqlState(error) === '23503';

/**
 * Returns the address of the share's proof page with a fresh token, and the function to call once its email has left. Undefined if the
 * share was deleted meanwhile, with its home.
 */
export async function freshLink(db: Kysely<DB>, share: ShareKey, { publicUrl, now, queuedAt }: Sending) {
  const token = await mintLink(db, share, now, queuedAt).catch((error: unknown) => {
    if (!isOfNothing(error)) throw error;
  });
  if (token === undefined) return undefined;
  const { paymentId, userId } = share;
  return {
    url: pageUrl(publicUrl, '/payment-success', { paymentId, userId, token }),
    sent: () => retireOlderLinks(db, share, queuedAt),
  };
}
