import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import type { PaymentSide } from '#domain/payment-sides.ts';
import { PAYMENT_STAGES, stageOf } from '#domain/payments.ts';
import type { DB } from '#server/platform/db/types.ts';
import { readPayments } from '#server/money/shares/rows.ts';
import { SETTLING_BY } from '#server/platform/db/settling.ts';

type Page = { side?: PaymentSide | undefined; before: string | undefined; limit: number };

/** Where the next page begins: the stage and the id of this one's last request, which may be in another stage by then. */
export const placeOf = (viewerId: string, payment: PaymentRequest): string => {
  const stage = stageOf(viewerId, { ...payment, requesterId: payment.requester.userId });
  return `${PAYMENT_STAGES.indexOf(stage)}.${payment.id}`;
};

const COMPLETED = PAYMENT_STAGES.indexOf('completed');

const HAS_OPEN_SHARE = sql`exists (select from payment_debtors as share
                          where share.home_id = request.home_id and share.payment_id = request.id and share.paid_at is null)`;
const OWN_SHARE = (viewerId: string) => sql`
  share.home_id = request.home_id and share.payment_id = request.id and share.user_id = ${viewerId}`;
// Not as 'exists', which may be turned round: the proofs of all homes would be read.
const IN_REVIEW = sql`
  (select count(*) > 0 from payment_proofs as proof
           where proof.home_id = share.home_id and proof.payment_id = share.payment_id and proof.user_id = share.user_id
             and proof.state = 'review')`;

/** domain/payments.ts stageOf, of a request that is open. */
const OPEN_STAGE = (viewerId: string) => sql`
  case when exists (select from payment_debtors as share
                     where ${OWN_SHARE(viewerId)} and share.paid_at is null and not ${IN_REVIEW} and ${SETTLING_BY} is null) then 0
       when request.requester_id = ${viewerId}
        and exists (select from payment_debtors as share
                     where share.home_id = request.home_id and share.payment_id = request.id and share.paid_at is null
                       and ${IN_REVIEW}) then 1
       else 2 end`;

const HAS_OWN_OPEN_SHARE = (viewerId: string) => sql`
  exists (select from payment_debtors as share where ${OWN_SHARE(viewerId)} and share.paid_at is null)`;

/** domain/payment-sides.ts isOnSide, of a request that is open. */
function isOnSide(viewerId: string, side: PaymentSide | undefined) {
  if (side === undefined) return sql`true`;
  return side === 'owes' ? HAS_OWN_OPEN_SHARE(viewerId) : sql`request.requester_id = ${viewerId}`;
}

/**
 * The two places to look in; for both at once no index serves, and all homes are read. Of a home that the viewer has left stays all that they
 * asked for, since a share can be reopened, and what they still owe.
 */
const placesOf = (viewerId: string, homeId: string | null) => [
  sql`request.home_id = ${homeId} and
      (request.requester_id = ${viewerId} or exists (select from payment_debtors as share where ${OWN_SHARE(viewerId)}))`,
  sql`own.left_at is not null and (request.requester_id = ${viewerId} or ${HAS_OWN_OPEN_SHARE(viewerId)})`,
];

const from = (viewerId: string) => sql`
  payment_requests as request join memberships as own on own.home_id = request.home_id and own.user_id = ${viewerId}`;

/** What comes after the request that ended the page before. */
function after(before: string | undefined) {
  if (before === undefined) return sql``;
  const [stage, id] = before.split('.');
  const older = sql`
    (found.created_at, found.id) <
    (select last.created_at, last.id from payment_homes as known
       join payment_requests as last on last.home_id = known.home_id and last.id = known.payment_id
      where known.payment_id = ${id})`;
  return sql`where found.stage > ${Number(stage)} or found.stage = ${Number(stage)} and ${older}`;
}

/** The page as it would be of one place and of open requests, or of completed ones, alone. */
const selectPage = (
  viewerId: string,
  where: RawBuilder<unknown>,
  isOpen: boolean,
  { side, before, limit }: Page,
) => sql`
  (select found.home_id, found.id, found.stage
     from (select request.home_id, request.id, request.created_at,
                  ${isOpen ? OPEN_STAGE(viewerId) : sql`${COMPLETED}::integer`} as stage
             from ${from(viewerId)}
            where ${where} and not request.deleted and ${isOpen ? HAS_OPEN_SHARE : sql`not ${HAS_OPEN_SHARE}`}
              and ${isOnSide(viewerId, side)}) as found
    ${after(before)}
    order by found.stage, found.created_at desc, found.id desc limit ${limit})`;

/**
 * The requests of the home that the viewer takes part in, and what stays with them of homes that they have left: by stage, the newest first in each.
 * At most `limit`, after the place `before`; of one side only what is open.
 */
export function listPayments(
  db: Kysely<DB>,
  viewerId: string,
  { homeId, ...page }: Page & { homeId: string | null },
): Promise<PaymentRequest[]> {
  const pages = placesOf(viewerId, homeId).flatMap((where) =>
    (page.side ? [true] : [true, false]).map((isOpen) => selectPage(viewerId, where, isOpen, page)),
  );
  return readPayments(db, viewerId, {
    among: sql`join (${sql.join(pages, sql` union all `)}) as page on page.home_id = request.home_id and page.id = request.id`,
    rest: sql`order by page.stage, request.created_at desc, request.id desc limit ${page.limit}`,
  });
}

/** What of the list waits for the viewer: how many requests to pay, and how many receipts to check. */
export async function countToDo(db: Kysely<DB>, viewerId: string, homeId: string | null) {
  const open = placesOf(viewerId, homeId).map(
    (where) => sql`
      select ${OPEN_STAGE(viewerId)} as stage,
             (select count(*) from payment_debtors as share
               where request.requester_id = ${viewerId} and share.home_id = request.home_id
                 and share.payment_id = request.id and share.paid_at is null and ${IN_REVIEW}) as proofs
        from ${from(viewerId)}
       where ${where} and not request.deleted and ${HAS_OPEN_SHARE}`,
  );
  const { rows } = await sql<{ toPay: number; toCheck: number }>`
    select count(*) filter (where stage = ${PAYMENT_STAGES.indexOf('toPay')})::integer as "toPay",
           coalesce(sum(proofs), 0)::integer as "toCheck"
      from (${sql.join(open, sql` union all `)}) as open`.execute(db);
  return rows[0] ?? { toPay: 0, toCheck: 0 };
}

/** How many of the list are completed. */
export async function countCompleted(
  db: Kysely<DB>,
  viewerId: string,
  homeId: string | null,
): Promise<number> {
  const counts = placesOf(viewerId, homeId).map(
    (where) =>
      sql`(select count(*)::integer from ${from(viewerId)} where ${where} and not request.deleted and not ${HAS_OPEN_SHARE})`,
  );
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}
