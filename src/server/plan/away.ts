import { sql, type Kysely } from 'kysely';
import type { SavedAbsence } from '#domain/absences.ts';
import { dayOf, type Day } from '#domain/days.ts';
import { settleAbsences, type Settled } from '#domain/handing-on.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import type { DB } from '#server/db/types.ts';
import { cancelSwapsOf } from '#server/plan/cancelling-swaps.ts';
import { giveHandedOnBack, noteHandedOn, readHandedOn } from '#server/plan/handed-on.ts';
import { readPlannedHome, type HomeToPlan } from '#server/plan/planned-home.ts';
import type { Planning } from '#server/plan/planning.ts';
import { giveTo, insertChores } from '#server/plan/rows.ts';

type PlannedHome = Awaited<ReturnType<typeof readPlannedHome>>;

/** What becomes of a home's chores with other absences than it has, and from what that follows. */
async function readSettled(
  tx: Kysely<DB>,
  home: HomeToPlan,
  today: Day,
  change: (absences: SavedAbsence[]) => SavedAbsence[] = (absences) => absences,
): Promise<{ planned: PlannedHome; settled: Settled }> {
  const planned = await readPlannedHome(tx, home, today);
  const { months, open, completed, absences: before, ...settings } = planned;
  const settled = settleAbsences({
    settings: { ...settings, absences: change(before) },
    before,
    months,
    open,
    standing: [...open, ...completed],
    handedOn: await readHandedOn(tx, home.id),
  });
  return { planned, settled };
}

/**
 * Carries out what was settled; the absences themselves must have been written, and the home be locked.
 */
async function carryOutSettled(
  tx: Kysely<DB>,
  {
    homeId,
    now,
    emit,
    by,
    templates,
  }: Planning & {
    by: string | null;
    templates: readonly ChoreTemplate[];
  },
  { back, made, on }: Settled,
): Promise<void> {
  const moved = [...back, ...on].map(({ choreId }) => choreId);
  await cancelSwapsOf(tx, { homeId, now, emit, end: 'moved', by }, moved);
  if (back.length > 0) await giveHandedOnBack(tx, homeId, back);
  await insertChores(tx, homeId, made, { templates, now });
  if (on.length === 0) return;
  await noteHandedOn(tx, homeId, on);
  await giveTo(tx, homeId, on, { how: 'absence', at: now });
}

/**
 * Gives on what came to somebody who is away in another way than by a swap: with a plan that was brought back, or reopened. Answers whether
 * anything moved; the home must be locked.
 */
export async function giveOnOfAway(
  tx: Kysely<DB>,
  home: HomeToPlan & { time_zone: string },
  { now, emit }: Omit<Planning, 'homeId'>,
): Promise<boolean> {
  const today = dayOf(now, home.time_zone);
  if (!(await isAnybodyAway(tx, home.id, today))) return false;
  const { planned, settled } = await readSettled(tx, home, today);
  const { templates } = planned;
  await carryOutSettled(tx, { homeId: home.id, now, emit, by: null, templates }, settled);
  return settled.on.length > 0;
}

async function isAnybodyAway(tx: Kysely<DB>, homeId: string, today: Day): Promise<boolean> {
  const { rows } = await sql`
    select from absences where home_id = ${homeId} and to_day >= ${today} limit 1`.execute(tx);
  return rows.length > 0;
}
