import type { Kysely } from 'kysely';
import type { RepeatingRequest, repeating } from '#contract/repeating.ts';
import { lastDueDay, nextDay } from '#domain/repeating.ts';
import { sharesOf, splitProblem, sumOf, type Split } from '#domain/splits.ts';
import type { Call, CallOf, Handlers } from '#server/platform/calls/calls.ts';
import { rowOf } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import {
  endSeries,
  findSeries,
  listSeries,
  setAmounts,
  emitSeries,
  type Series,
  type SeriesKey,
} from '#server/money/payments/series.ts';

type RepeatingHandlers = Handlers<typeof repeating>;
type OneSeries = Call<'party', SeriesKey>;

const shown = ({ requesterId: _reader, firstOn: _days, ...rest }: Series): RepeatingRequest => rest;

async function findOwn({ tx, user, input }: OneSeries): Promise<Series> {
  const series = await findSeries(tx, input);
  if (!series) throw refusal('REPEATING_NOT_FOUND');
  if (series.requesterId !== user.userId) throw refusal('FORBIDDEN');
  return series;
}

async function answer(call: OneSeries): Promise<RepeatingRequest> {
  const series = await findOwn(call);
  emitSeries(call.emit, series);
  return shown(series);
}

const update = (tx: Kysely<DB>, { homeId, seriesId }: SeriesKey) =>
  tx.updateTable('payment_series').where(rowOf(homeId, seriesId));

type NewAmounts = CallOf<RepeatingHandlers['changeRepeatingAmount']>['input'];

/** Returns the new split of a series, and its total. */
function newSplitOf(series: Series, { totalAmount, amounts = [] }: NewAmounts): [Split, number] {
  if (series.split === 'equally')
    return [{ by: 'equally', withOwn: series.ownShare !== null }, totalAmount ?? 0];
  const named = new Map(amounts.map(({ userId, amount }) => [userId, amount]));
  const ofDebtors = new Map(
    series.debtors.map(({ userId, amount }) => [userId, named.get(userId) ?? amount]),
  );
  return [{ by: 'amounts', amounts: ofDebtors }, sumOf({ ofDebtors })];
}

/** Changes series that exist (docs/product/repeating.md 'Changing the amount', 'Pausing', 'Stopping'). */
export const repeatingHandlers: RepeatingHandlers = {
  async listRepeating({ tx, user, home }) {
    const series = await listSeries(tx, home.id, user.userId);
    return { series: series.map(shown) };
  },

  async changeRepeatingAmount(call) {
    const { tx, input } = call;
    const series = await findOwn(call);
    const [split, total] = newSplitOf(series, input);
    const debtors = series.debtors.map(({ userId }) => userId);
    const problem = splitProblem(split, total, debtors);
    if (problem) throw refusal(problem);
    await setAmounts(tx, input, total, sharesOf(split, total, debtors));
    await update(tx, input).set({ changed_at: call.now }).execute();
    return answer(call);
  },

  async pauseRepeating(call) {
    await findOwn(call);
    await update(call.tx, call.input).set({ paused: true }).execute();
    return answer(call);
  },

  async resumeRepeating(call) {
    const { tx, input, home, now } = call;
    const { paused, nextOn, ...recurrence } = await findOwn(call);
    if (paused) {
      const toCome = nextDay(recurrence, lastDueDay(now, home.time_zone));
      await update(tx, input)
        .set({ paused: false, next_on: toCome > nextOn ? toCome : nextOn, changed_at: now })
        .execute();
    }
    return answer(call);
  },

  async stopRepeating(call) {
    await endSeries(call, call.input.homeId, await findOwn(call));
    return {};
  },
};
