import { sql, type Kysely } from 'kysely';
import type { Asked, PaymentRequest } from '#contract/payments.ts';
import { sharesOf, splitProblem, type Split, type Shares, type SplitKind } from '#domain/splits.ts';
import type { DB } from '#server/platform/db/types.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { refuseLaterNamesake, refuseNameless } from '#server/platform/members/namesakes.ts';
import type { PaymentKey } from '#server/platform/db/share-key.ts';
import type { Day } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import { nextReminder, type PaymentCategory } from '#domain/payments.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { touchPayment, type Paying } from '#server/money/shares/paying.ts';
import { findOwnPayment } from '#server/money/shares/rows.ts';

export type Division = { split: SplitKind; shares: Shares };

type Place = { homeId: string; requesterId: string; known?: readonly string[]; isLeft?: boolean };

function splitOf({ split, debtorIds }: Pick<Asked, 'split' | 'debtorIds'>): Split {
  if (split?.by !== 'amounts') return split ?? { by: 'equally', withOwn: false };
  if (split.amounts.length !== debtorIds.length) throw refusal('AMOUNT_INVALID');
  return {
    by: 'amounts',
    amounts: new Map(debtorIds.map((id, index) => [id, split.amounts[index] ?? 0])),
  };
}

/**
 * Divides a total between its debtors (docs/product/money.md 'Shares'), and checks that the requester's name is unique
 * in the home. The home must be locked.
 * @param known the current debtors, who need not live there any more
 * @param isLeft the requester has left the home, so they cannot add debtors
 */
export async function divide(
  tx: Kysely<DB>,
  asked: Pick<Asked, 'split' | 'debtorIds' | 'totalAmount'>,
  { homeId, requesterId, known = [], isLeft = false }: Place,
): Promise<Division> {
  const ids = [...new Set(asked.debtorIds)];
  if (ids.includes(requesterId)) throw refusal('DEBTOR_ONESELF');
  const mayOwe = new Set([...(isLeft ? [] : await readMemberIds(tx, homeId)), ...known]);
  if (!ids.every((id) => mayOwe.has(id))) throw refusal('MEMBER_NOT_FOUND');
  const split = splitOf(asked);
  const problem = splitProblem(split, asked.totalAmount, ids);
  if (problem) throw refusal(problem);
  await refuseNameless(tx, requesterId);
  await refuseLaterNamesake(tx, homeId, requesterId);
  return { split: split.by, shares: sharesOf(split, asked.totalAmount, ids) };
}

export type NewPayment = Division & {
  home: { id: string; time_zone: string };
  id: string;
  requesterId: string;
  title: string;
  category: PaymentCategory | null;
  totalAmount: Sen;
  createdAt: Date;
  /** The series to which the request belongs, and the day for which it was made. */
  series: { id: string; day: Day } | null;
  /** The series made the request, not the requester. */
  isAgain: boolean;
};

/** `today` is the day of the home. */
type Making = Paying & { today: Day };

/** Inserts the shares of these debtors, and schedules the first reminder of each. */
export const insertDebtors = (
  { tx, now, today }: Pick<Making, 'tx' | 'now' | 'today'>,
  { homeId, paymentId }: PaymentKey,
  shares: Iterable<readonly [userId: string, amount: Sen]>,
) =>
  tx
    .insertInto('payment_debtors')
    .values(
      [...shares].map(([userId, amount]) => ({
        home_id: homeId,
        payment_id: paymentId,
        user_id: userId,
        amount,
        notified_at: now,
        remind_on: nextReminder(today, 0),
      })),
    )
    .execute();

async function insertPayment(making: Making, payment: NewPayment) {
  const { tx, now } = making;
  const { home, id, shares, series } = payment;
  await tx
    .insertInto('payment_requests')
    .values({
      home_id: home.id,
      id,
      requester_id: payment.requesterId,
      title: payment.title,
      category: payment.category,
      total_amount: payment.totalAmount,
      split: payment.split,
      own_share: shares.own,
      time_zone: home.time_zone,
      created_at: payment.createdAt,
      updated_at: now,
    })
    .execute();
  const { numInsertedOrUpdatedRows: isNew } = await tx
    .insertInto('payment_homes')
    .values({ home_id: home.id, payment_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Another home sent the same id at the same time.
  if (!isNew) throw refusal('ID_TAKEN');
  await insertDebtors(making, { homeId: home.id, paymentId: id }, shares.ofDebtors);
  if (!series) return;
  await tx
    .insertInto('payment_series_days')
    .values({ home_id: home.id, series_id: series.id, day: series.day, payment_id: id })
    .execute();
}

/**
 * Makes a request and notifies its debtors (docs/product/notifications.md 'Money notifications'). The home must
 * be locked. Refuses with ID_TAKEN.
 */
export async function makePayment(making: Making, asked: NewPayment): Promise<PaymentRequest> {
  const { tx } = making;
  const { home, requesterId } = asked;
  await insertPayment(making, asked);
  const which = { homeId: home.id, paymentId: asked.id };
  const payment = await findOwnPayment(tx, requesterId, which, 'requester');
  await announce(making, {
    type: 'payment_request',
    payment,
    debtorIds: [...asked.shares.ofDebtors.keys()],
    isNew: { again: asked.isAgain },
  });
  await touchPayment(making, payment);
  return payment;
}

/** Returns whether the person made no other request, in any home. Deleted ones count. */
export async function isFirstRequest(
  db: Kysely<DB>,
  requesterId: string,
  paymentId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from payment_requests where requester_id = ${requesterId} and id <> ${paymentId} limit 1`.execute(
    db,
  );
  return rows.length === 0;
}
