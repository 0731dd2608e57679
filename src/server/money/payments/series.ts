import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { RepeatingRequest } from '#contract/repeating.ts';
import type { Day } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import { nextDay, SERIES_MAX, type Repeats } from '#domain/repeating.ts';
import { sumOf, type Shares } from '#domain/splits.ts';
import { rowOf } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import type { Touching } from '#server/money/shares/paying.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import type { NewPayment } from '#server/money/payments/making.ts';

export type SeriesKey = { homeId: string; seriesId: string };

export type Series = RepeatingRequest & { requesterId: string; firstOn: Day };

const selectSeries = (picked: RawBuilder<unknown>) => sql<Series>`
  select series.id, series.requester_id as "requesterId", series.title, series.category, series.total_amount as "totalAmount",
         series.split, series.own_share as "ownShare", series.every, series.first_on as "firstOn", series.next_on as "nextOn",
         series.paused,
         array(select jsonb_build_object('userId', share.user_id, 'displayName', person.display_name,
                        'photoURL', person.photo_url, 'tone', living.tone, 'amount', share.amount)
                 from payment_series_debtors as share
                 join memberships as living on living.home_id = share.home_id and living.user_id = share.user_id
                 join users as person on person.id = share.user_id
                where share.home_id = series.home_id and share.series_id = series.id
                order by living.joined_at, share.user_id) as debtors
    from payment_series as series ${picked}`;

/** Returns the series of a person in a home, sorted by their next day. */
export async function listSeries(db: Kysely<DB>, homeId: string, requesterId: string): Promise<Series[]> {
  const { rows } = await selectSeries(
    sql`where series.requester_id = ${requesterId} and series.home_id = ${homeId}
        order by series.paused, series.next_on, series.created_at, series.id`,
  ).execute(db);
  return rows;
}

/** Counts the series of a person in a home. */
export async function countSeries(db: Kysely<DB>, homeId: string, requesterId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment_series')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('home_id', '=', homeId)
    .where('requester_id', '=', requesterId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns one series; undefined if there is none or it has ended. */
export async function findSeries(db: Kysely<DB>, key: SeriesKey): Promise<Series | undefined> {
  const picked = sql`where series.home_id = ${key.homeId} and series.id = ${key.seriesId}`;
  return (await selectSeries(picked).execute(db)).rows[0];
}

/**
 * Starts the series of a request that is about to be made, with the same id (docs/product/repeating.md 'How often').
 * The home must be locked. Refuses with REPEATING_FULL.
 */
export async function beginSeries(
  tx: Kysely<DB>,
  payment: NewPayment,
  { every, today, now }: { every: Repeats; today: Day; now: Date },
): Promise<void> {
  const { home, id, requesterId } = payment;
  if ((await countSeries(tx, home.id, requesterId)) >= SERIES_MAX) throw refusal('REPEATING_FULL');
  await tx
    .insertInto('payment_series')
    .values({
      home_id: home.id,
      id,
      requester_id: requesterId,
      title: payment.title,
      category: payment.category,
      total_amount: payment.totalAmount,
      split: payment.split,
      own_share: payment.shares.own,
      every,
      first_on: today,
      next_on: nextDay({ every, firstOn: today }, today),
      created_at: now,
    })
    .execute();
  await writeShares(tx, { homeId: home.id, seriesId: id }, payment.shares);
}

async function writeShares(tx: Kysely<DB>, { homeId, seriesId }: SeriesKey, { ofDebtors }: Shares) {
  await tx
    .insertInto('payment_series_debtors')
    .values(
      [...ofDebtors].map(([userId, amount]) => ({
        home_id: homeId,
        series_id: seriesId,
        user_id: userId,
        amount,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['home_id', 'series_id', 'user_id'])
        .doUpdateSet(({ ref }) => ({ amount: ref('excluded.amount') })),
    )
    .execute();
}

/** Sets the amounts from the next request on. The home must be locked. */
export async function setAmounts(
  tx: Kysely<DB>,
  { homeId, seriesId }: SeriesKey,
  total: Sen,
  shares: Shares,
): Promise<void> {
  await tx
    .updateTable('payment_series')
    .set({ total_amount: total, own_share: shares.own })
    .where(rowOf(homeId, seriesId))
    .execute();
  await writeShares(tx, { homeId, seriesId }, shares);
}

/** Updates the pages of the series' people, whose cards say that it repeats. */
export const emitSeries = (emit: Touching['emit'], { requesterId, debtors }: Series): void =>
  emit({ userIds: [requesterId, ...debtors.map(({ userId }) => userId)], topics: ['payments'] });

/** Ends a series. Its requests stay. The home must be locked. */
export async function endSeries(
  { tx, emit }: Pick<Touching, 'tx' | 'emit'>,
  homeId: string,
  series: Series,
): Promise<void> {
  await tx.deleteFrom('payment_series').where(rowOf(homeId, series.id)).execute();
  emitSeries(emit, series);
}

/**
 * Removes a debtor from a series. The others' shares stay, so the total loses the debtor's share
 * (docs/product/repeating.md 'When a member leaves').
 */
async function removeFromSeries(leaving: Leaving, series: Series) {
  const { tx, emit, homeId, userId } = leaving;
  const staying = series.debtors.filter((debtor) => debtor.userId !== userId);
  if (staying.length === 0) {
    await endSeries(leaving, homeId, series);
    const { requesterId, title } = series;
    await announce(leaving, { type: 'payment_series_ended', homeId, userId, requesterId, title });
    return;
  }
  await tx
    .deleteFrom('payment_series_debtors')
    .where('home_id', '=', homeId)
    .where('series_id', '=', series.id)
    .where('user_id', '=', userId)
    .execute();
  const shares = {
    ofDebtors: new Map(staying.map((debtor) => [debtor.userId, debtor.amount])),
    own: series.ownShare,
  };
  await setAmounts(tx, { homeId, seriesId: series.id }, sumOf(shares) + (shares.own ?? 0), shares);
  emitSeries(emit, series);
}

type Leaving = Pick<Touching, 'tx' | 'emit'> & { homeId: string; userId: string };

/**
 * Ends the series of a person who leaves a home, and removes them from the series of others
 * (docs/product/repeating.md 'When a member leaves'). The home must be locked, and the person must still be a member.
 */
export async function leaveSeries(leaving: Leaving): Promise<void> {
  const { tx, homeId, userId } = leaving;
  for (const own of await listSeries(tx, homeId, userId)) await endSeries(leaving, homeId, own);
  const { rows } = await selectSeries(
    sql`where series.home_id = ${homeId}
          and series.id in (select share.series_id from payment_series_debtors as share
                             where share.user_id = ${userId} and share.home_id = ${homeId})`,
  ).execute(tx);
  for (const series of rows) await removeFromSeries(leaving, series);
}
