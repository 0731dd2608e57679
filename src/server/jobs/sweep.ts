import { sql, type Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { dayOf, type Day } from '#domain/days.ts';
import type { DB } from '#server/platform/db/types.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { planLockedHome } from '#server/home/plan/planning.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';

export type SweepDeps = { db: Kysely<DB>; log: Logger; now: () => Date };

const BATCH = 200;
// Leaves most of the pool's connections to calls.
const HOMES_AT_ONCE = 3;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
const NEVER = '0001-01-01';

type DueZone = { timeZone: string; today: Day };

/** Finds the zones where midnight has passed for some home. */
async function zonesDue({ db, now }: SweepDeps): Promise<DueZone[]> {
  const zones = await db
    .selectFrom('homes')
    .select('time_zone as timeZone')
    .select(sql<Day>`min(coalesce(swept_on, ${NEVER}))`.as('sweptOn'))
    .groupBy('time_zone')
    .execute();
  return zones.flatMap(({ timeZone, sweptOn }) => {
    const today = dayOf(now(), timeZone);
    return sweptOn < today ? [{ timeZone, today }] : [];
  });
}

async function homesDue({ db }: SweepDeps, zones: readonly DueZone[], after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select homes.id
      from homes
      join unnest(${zones.map((zone) => zone.timeZone)}::text[], ${zones.map((zone) => zone.today)}::date[])
           as due (time_zone, today)
        on homes.time_zone = due.time_zone and (homes.swept_on is null or homes.swept_on < due.today)
     where homes.id > ${after}
     order by homes.id
     limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

async function sweepHome({ db, now }: SweepDeps, homeId: string): Promise<void> {
  await inShortTransaction(db, async (tx, emit) => {
    const home = await lockHome(tx, homeId);
    if (!home) return;
    const today = dayOf(now(), home.time_zone);
    // Another server has done it already.
    if (home.swept_on !== null && home.swept_on >= today) return;
    await planLockedHome(tx, home, { now: now(), emit });
    await tx.updateTable('homes').set({ swept_on: today }).where('id', '=', homeId).execute();
  });
}

/**
 * Does each home's midnight work (docs/product/everywhere.md 'The midnight of each home'): plans ahead and marks late chores in every home
 * whose today is later than its last sweep, so downtime and changes of zone lose nothing. A failure is logged and retried in the next round.
 */
export async function sweep(deps: SweepDeps, signal?: AbortSignal): Promise<void> {
  const zones = await zonesDue(deps);
  if (zones.length === 0) return;
  const limit = pLimit(HOMES_AT_ONCE);
  const tryHome = async (homeId: string) => {
    if (signal?.aborted) return;
    await sweepHome(deps, homeId).catch((error: unknown) => {
      deps.log.error({ err: error, home: homeId }, 'home not swept');
    });
  };
  let last = LOWEST_ID;
  for (;;) {
    const ids = await homesDue(deps, zones, last);
    await Promise.all(ids.map((id) => limit(tryHome, id)));
    if (signal?.aborted || ids.length < BATCH) return;
    last = ids.at(-1) ?? LOWEST_ID;
  }
}
