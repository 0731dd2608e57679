import { paidFilesRemovedAt, refusedFilesRemovedAt } from '#server/money/shares/files.ts';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { ShareBetweenUs } from '#contract/settling-up.ts';
import { PAYING_PROOFS, type KnownBy } from '#domain/payments.ts';
import { areStillOpen, type ShareBetween } from '#domain/settling-up.ts';
import type { Sen } from '#domain/money.ts';
import { among } from '#server/platform/db/among.ts';
import { rowOf } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import { RECEIPT_WAITS_TEXT } from '#server/platform/db/settling.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import type { Touching } from '#server/money/shares/paying.ts';

/**
 * What is open in the home $1 between its member $2 and each other person. It is text, so that it becomes a prepared
 * statement: every load of the page runs it.
 */
export const OPEN_BETWEEN = `
  select case when share.user_id = $2 then request.requester_id else share.user_id end as other,
         request.created_at, share.payment_id, share.user_id, request.title, request.category, share.amount, ${RECEIPT_WAITS_TEXT} as waits,
         case when share.user_id <> $2 then share.reminded_at end as reminded_at
    from payment_debtors as share
    join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
   where share.home_id = $1 and share.paid_at is null and not request.deleted
     and (share.user_id = $2 or request.requester_id = $2)`;

/** An open share, with the time of its debtor's last reminder. */
export type OpenShare = Omit<ShareBetweenUs, 'remindedOn'> & { remindedAt: string | null };

/** The shares with one other person, each an OpenShare, newest first. */
export const SHARES_BETWEEN_US = `
  jsonb_agg(jsonb_build_object('paymentId', open.payment_id, 'userId', open.user_id, 'title', open.title, 'category', open.category,
                               'amount', open.amount, 'waits', open.waits, 'remindedAt', open.reminded_at)
            order by open.created_at desc, open.payment_id)`;

const OPEN_BETWEEN_TWO = `
  select coalesce(${SHARES_BETWEEN_US}, '[]') as lines from (${OPEN_BETWEEN}) as open where open.other = $3`;

/** Returns what is open between two people of a home, newest first, except shares that a receipt waits for. */
export async function readFreeBetween(
  db: Kysely<DB>,
  { homeId, me, other }: { homeId: string; me: string; other: string },
): Promise<OpenShare[]> {
  const { rows } = await db.executeQuery<{ lines: OpenShare[] }>(
    CompiledQuery.raw(OPEN_BETWEEN_TWO, [homeId, me, other]),
  );
  return (rows[0]?.lines ?? []).filter(({ waits }) => !waits);
}

/** The shares of both directions between two people that settle together. */
export type Settlement = {
  homeId: string;
  id: string;
  /** The person who pays the difference. */
  payerId: string;
  payeeId: string;
  amount: Sen;
  lines: readonly ShareBetween[];
};

/** Refuses with SETTLING_CHANGED if one of the shares can no longer be settled as it was shown. The home must be locked. */
export async function refuseChanged(
  tx: Kysely<DB>,
  { homeId, payerId, payeeId, lines }: Omit<Settlement, 'id' | 'amount'>,
): Promise<void> {
  const free = await readFreeBetween(tx, { homeId, me: payerId, other: payeeId });
  if (!areStillOpen(lines, free)) throw refusal('SETTLING_CHANGED');
}

export async function insertSettlement(tx: Kysely<DB>, settlement: Settlement, now: Date): Promise<void> {
  const { homeId, id, payerId, payeeId, amount, lines } = settlement;
  await tx
    .insertInto('settlements')
    .values({ home_id: homeId, id, payer_id: payerId, payee_id: payeeId, amount, created_at: now })
    .execute();
  await sql`
    insert into settlement_lines (home_id, settlement_id, payment_id, user_id, amount)
    select ${homeId}, ${id}, shown.* from unnest(
      ${lines.map(({ paymentId }) => paymentId)}::uuid[],
      ${lines.map(({ userId }) => userId)}::uuid[],
      ${lines.map((share) => share.amount)}::bigint[]) as shown`.execute(tx);
}

/** Returns what a receipt of settling up pays; undefined for any other receipt. */
export async function settlementOfProof(
  db: Kysely<DB>,
  homeId: string,
  { settlement_id: id }: { settlement_id: string | null },
): Promise<Settlement | undefined> {
  const { rows } = await sql<Settlement>`
    select settlement.home_id as "homeId", settlement.id, settlement.payer_id as "payerId", settlement.payee_id as "payeeId",
           settlement.amount,
           array(select jsonb_build_object('paymentId', part.payment_id, 'userId', part.user_id, 'amount', part.amount)
                   from settlement_lines as part
                  where part.home_id = settlement.home_id and part.settlement_id = settlement.id
                  order by part.payment_id, part.user_id) as lines
      from settlements as settlement
     where settlement.home_id = ${homeId} and settlement.id = ${id}`.execute(db);
  return rows[0];
}

/** Sets the time of the last change of the settled requests, and updates the pages of their people only. */
export async function touchSettled({ tx, now, emit }: Touching, { homeId, id }: Settlement): Promise<void> {
  const { rows } = await sql<{ userId: string }>`
    with touched as (
      update payment_requests set updated_at = ${now}
       where home_id = ${homeId}
         and id in (select payment_id from settlement_lines where home_id = ${homeId} and settlement_id = ${id})
      returning home_id, id, requester_id)
    select requester_id as "userId" from touched
    union
    select share.user_id from touched
      join payment_debtors as share
        on share.home_id = touched.home_id and share.payment_id = touched.id`.execute(tx);
  emit({ userIds: rows.map(({ userId }) => userId), topics: ['payments'] });
}

/**
 * Settles all shares of a settlement, or none: refuses with SETTLING_CHANGED if one of them is not open any more as
 * it was shown (docs/product/settling-up.md 'All of them or none'). The home must be locked.
 */
export async function settleTogether(touching: Touching, settlement: Settlement, by: KnownBy): Promise<void> {
  const { tx, now } = touching;
  const { homeId, id, payerId, payeeId, lines } = settlement;
  const { rows } = await sql`
    update payment_debtors as share
       set paid_at = ${now}, paid_by = 'settled_up', settled_with = part.settlement_id, remind_on = null, refusals = 0,
           before_marked = null
      from settlement_lines as part
      join payment_requests as request on request.home_id = part.home_id and request.id = part.payment_id
     where part.home_id = ${homeId} and part.settlement_id = ${id}
       and share.home_id = part.home_id and share.payment_id = part.payment_id and share.user_id = part.user_id
       and share.paid_at is null and share.amount = part.amount and not request.deleted
       and (share.user_id = ${payerId} and request.requester_id = ${payeeId}
         or share.user_id = ${payeeId} and request.requester_id = ${payerId})
    returning share.payment_id`.execute(tx);
  if (rows.length !== lines.length) throw refusal('SETTLING_CHANGED');
  await tx
    .updateTable('settlements')
    .set({ settled_at: now, settled_by: by })
    .where(rowOf(homeId, id))
    .execute();
  await tx
    .updateTable('payment_proofs')
    .set({ decided_at: now, remove_files_at: paidFilesRemovedAt(now) })
    .where('home_id', '=', homeId)
    .where('settlement_id', '=', id)
    .execute();
  await record(tx, homeId, payerId, { type: 'money_settled_up', data: { userId: payeeId } });
  await touchSettled(touching, settlement);
}

/** Declines a receipt of settling up once the last share that it paid is reopened. */
export async function endSettledProof(
  tx: Kysely<DB>,
  { homeId, id }: Pick<Settlement, 'homeId' | 'id'>,
  now: Date,
): Promise<void> {
  await sql`
    update payment_proofs
       set state = 'declined', decided_at = ${now}, remove_files_at = ${refusedFilesRemovedAt(now)}
     where home_id = ${homeId} and settlement_id = ${id} and state in ${among(PAYING_PROOFS)}
       and not exists (select from payment_debtors as share
                        where share.home_id = payment_proofs.home_id
                          and share.settled_with = payment_proofs.settlement_id)`.execute(tx);
}
