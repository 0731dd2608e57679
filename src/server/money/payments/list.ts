import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import type { PaymentSide } from '#domain/payment-sides.ts';
import { PAYMENT_STAGES, stageOf } from '#domain/payments.ts';
import type { DB } from '#server/platform/db/types.ts';
import { readPayments } from '#server/money/shares/rows.ts';
import { SETTLING_BY } from '#server/platform/db/settling.ts';

type Page = { side?: PaymentSide | undefined; before: string | undefined; limit: number };

/** Returns where the next page starts: the stage and id of this page's last request, which may have moved to another stage by then. */
export const placeOf = (viewerId: string, payment: PaymentRequest): string => {
  const stage = stageOf(viewerId, { ...payment, requesterId: payment.requester.userId });
  return `${PAYMENT_STAGES.indexOf(stage)}.${payment.id}`;
};

const COMPLETED = PAYMENT_STAGES.indexOf('completed');

const HAS_OPEN_SHARE = sql`exists (select from payment_debtors as share
                          where share.home_id = request.home_id and share.payment_id = request.id and share.paid_at is null)`;
const OWN_SHARE = (viewerId: string) => sql`
  share.home_id = request.home_id and share.payment_id = request.id and share.user_id = ${viewerId}`;
// A count instead of 'exists', which PostgreSQL may turn into a join that reads the proofs of all homes.
const IN_REVIEW = sql`
  (select count(*) > 0 from payment_proofs as proof
           where proof.home_id = share.home_id and proof.payment_id = share.payment_id and proof.user_id = share.user_id
             and proof.state = 'review')`;

/** stageOf of domain/payments.ts, for an open request. */
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

/** isOnSide of domain/payment-sides.ts, for an open request. */
function isOnSide(viewerId: string, side: PaymentSide | undefined) {
  if (side === undefined) return sql`true`;
  return side === 'owes' ? HAS_OWN_OPEN_SHARE(viewerId) : sql`request.requester_id = ${viewerId}`;
}

/**
 * The two places to search, each by its own query: no index serves both at once. From a home that the viewer has
 * left, the list has all requests that they made, since a share can be reopened, and what they still owe.
 */
const placesOf = (viewerId: string, homeId: string | null) => [
  sql`request.home_id = ${homeId} and
      (request.requester_id = ${viewerId} or exists (select from payment_debtors as share where ${OWN_SHARE(viewerId)}))`,
  sql`own.left_at is not null and (request.requester_id = ${viewerId} or ${HAS_OWN_OPEN_SHARE(viewerId)})`,
];

const from = (viewerId: string) => sql`
  payment_requests as request join memberships as own on own.home_id = request.home_id and own.user_id = ${viewerId}`;

/** Requests after the one that ended the previous page. */
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

/** One page of one place, either of its open requests or of its completed ones. */
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
 * Returns the viewer's requests in the home, and those that they keep from homes that they left, by stage and newest
 * first. Returns at most `limit`, after the place `before`; with `side` only open ones of that side.
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

/** Counts the requests that the viewer has to pay and the receipts that they have to check. */
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
