import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { dayOf, type Day } from '#domain/days.ts';
import { sumOf } from '#domain/splits.ts';
import { askedAt, dayToRequest, lastDueDay, nextDay } from '#domain/repeating.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { rowOf } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { isNameless } from '#server/platform/members/namesakes.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { makePayment } from '#server/money/payments/making.ts';
import { findSeries, type SeriesKey } from '#server/money/payments/series.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';

export type RepeatingDeps = { db: Kysely<DB>; queue: JobSender; log: Logger; now: () => Date };

const SERIES_READ = 200;
// Leaves most of the pool's connections to calls.
const SERIES_AT_ONCE = 3;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Zone = { timeZone: string; until: Day };

async function zonesNow({ db, now }: RepeatingDeps): Promise<Zone[]> {
  const zones = await db.selectFrom('homes').select('time_zone as timeZone').groupBy('time_zone').execute();
  return zones.map(({ timeZone }) => ({ timeZone, until: lastDueDay(now(), timeZone) }));
}

async function seriesDue(
  { db }: RepeatingDeps,
  zones: readonly Zone[],
  latest: Day,
  after: string,
): Promise<SeriesKey[]> {
  const { rows } = await sql<SeriesKey>`
    select series.home_id as "homeId", series.id as "seriesId"
      from payment_series as series
      join homes on homes.id = series.home_id
      join unnest(${zones.map(({ timeZone }) => timeZone)}::text[], ${zones.map(({ until }) => until)}::date[])
           as zone (time_zone, until) on zone.time_zone = homes.time_zone
     where not series.paused and series.next_on <= ${latest} and series.next_on <= zone.until and series.id > ${after}
     order by series.id
     limit ${SERIES_READ}`.execute(db);
  return rows;
}

async function askAgain({ db, queue, now: clock }: RepeatingDeps, key: SeriesKey): Promise<void> {
  await inShortTransaction(db, async (tx, emit) => {
    const home = await lockHome(tx, key.homeId);
    const series = home && (await findSeries(tx, key));
    if (!series || series.paused || (await isNameless(tx, series.requesterId))) return;
    const now = clock();
    const day = dayToRequest(series, series.nextOn, lastDueDay(now, home.time_zone));
    // Another server has done it already.
    if (day === undefined) return;
    const dated = askedAt(day, home.time_zone);
    const ofDebtors = new Map(series.debtors.map(({ userId, amount }) => [userId, amount]));
    const payment = await makePayment(
      { tx, queue, emit, now, today: dayOf(now, home.time_zone) },
      {
        ...series,
        home,
        id: randomUUID(),
        shares: { ofDebtors, own: series.ownShare },
        createdAt: dated < now ? dated : now,
        series: { id: series.id, day },
        isAgain: true,
      },
    );
    await tx
      .updateTable('payment_series')
      .set({ next_on: nextDay(series, day) })
      .where(rowOf(home.id, series.id))
      .execute();
    const { title, every } = series;
    const amount = sumOf({ ofDebtors });
    await announce({ tx, emit }, { type: 'payment_repeated', payment, title, amount, every, day });
  });
}

/** Shuffles the list, so that two servers start at different places and seldom wait for each other. */
const shuffled = <T>(list: readonly T[]): T[] => {
  const from = Math.floor(Math.random() * list.length);
  return [...list.slice(from), ...list.slice(0, from)];
};

/**
 * Creates the repeating requests that are due (docs/product/repeating.md 'When the next ones are made'): once for each date, in a transaction
 * under the home's lock, on any server. A failure is logged and retried in the next round.
 */
export async function createRepeatingRequests(deps: RepeatingDeps, signal?: AbortSignal): Promise<void> {
  const zones = await zonesNow(deps);
  const latest = zones
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  if (latest === undefined) return;
  const limit = pLimit(SERIES_AT_ONCE);
  const tryOne = async (key: SeriesKey) => {
    if (signal?.aborted) return;
    await askAgain(deps, key).catch((error: unknown) => {
      deps.log.error({ err: error, home: key.homeId, series: key.seriesId }, 'repeating request not made');
    });
  };
  let last = FIRST_ID;
  for (;;) {
    const due = await seriesDue(deps, zones, latest, last);
    await Promise.all(shuffled(due).map((key) => limit(tryOne, key)));
    if (signal?.aborted || due.length < SERIES_READ) return;
    last = due.at(-1)?.seriesId ?? FIRST_ID;
  }
}
