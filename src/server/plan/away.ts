import { sql, type Kysely } from 'kysely';
import type { SavedAbsence } from '#domain/absences.ts';
import { dayOf, type Day } from '#domain/days.ts';
import { hasDay, settleAbsences, type HeldChore, type Settled } from '#domain/handing-on.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import type { DB } from '#server/db/types.ts';
import { notifyEach } from '#server/notifications/notifications.ts';
import { cancelSwapsOf } from '#server/plan/cancelling-swaps.ts';
import { giveHandedOnBack, noteHandedOn, readHandedOn } from '#server/plan/handed-on.ts';
import { readPlannedHome, type HomeToPlan } from '#server/plan/planned-home.ts';
import type { Planning } from '#server/plan/planning.ts';
import { giveTo, insertChores } from '#server/plan/rows.ts';

/** A home's absences that end on a day or later, by their first days: of `today` those that are not over (docs/product/away.md 'Being away'). */
export async function readAbsences(tx: Kysely<DB>, homeId: string, since: Day): Promise<SavedAbsence[]> {
  const rows = await tx
    .selectFrom('absences')
    .select(['id', 'user_id as userId', 'from_day as from', 'to_day as to', 'created_at as createdAt'])
    .where('home_id', '=', homeId)
    .where('to_day', '>=', since)
    .orderBy('from_day')
    .orderBy('id')
    .execute();
  return rows.map((row) => Object.assign(row, { createdAt: row.createdAt.getTime() }));
}

/**
 * What becomes of a home's chores with other absences than it has, from what that follows, and the absences that it has `after`. What is
 * shown and what is saved are both this.
 */
export async function readSettled(
  tx: Kysely<DB>,
  home: HomeToPlan,
  today: Day,
  change: (absences: SavedAbsence[]) => SavedAbsence[] = (absences) => absences,
) {
  const planned = await readPlannedHome(tx, home, today);
  const { months, open, completed, absences: before, ...settings } = planned;
  const after = change(before);
  const settled = settleAbsences({
    settings: { ...settings, absences: after },
    before,
    months,
    open,
    standing: [...open, ...completed],
    handedOn: await readHandedOn(tx, home.id),
  });
  return { planned, after, settled };
}

/**
 * Carries out what was settled; the home must be locked. `write` writes the absences themselves, after what goes back, which is known by
 * them, and before what goes on.
 */
export async function carryOutSettled(
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
  write?: () => Promise<unknown>,
): Promise<void> {
  const moved = [...back, ...on].map(({ choreId }) => choreId);
  await cancelSwapsOf(tx, { homeId, now, emit, end: 'moved', by }, moved);
  if (back.length > 0) await giveHandedOnBack(tx, homeId, back);
  await write?.();
  await insertChores(tx, homeId, made, { templates, now });
  if (on.length === 0) return;
  await noteHandedOn(tx, homeId, on);
  await giveTo(tx, homeId, on, { how: 'absence', at: now });
}

/** What an absence that is shorter now, or elsewhere, did not get back is nothing of its own any more. */
export async function forgetEnded(
  tx: Kysely<DB>,
  homeId: string,
  absences: readonly SavedAbsence[],
  open: readonly HeldChore[],
): Promise<void> {
  const dayOfChore = new Map(open.map(({ id, dueDate }) => [id, dueDate]));
  const ended = (await readHandedOn(tx, homeId)).filter(({ choreId, absenceId }) => {
    const day = dayOfChore.get(choreId);
    return day !== undefined && !hasDay(absences, absenceId, day);
  });
  if (ended.length === 0) return;
  await sql`
    delete from handed_on
     using unnest(
       ${ended.map(({ choreId }) => choreId)}::uuid[],
       ${ended.map(({ absenceId }) => absenceId)}::uuid[]
     ) as ended (chore_id, absence_id)
     where home_id = ${homeId} and handed_on.chore_id = ended.chore_id and handed_on.absence_id = ended.absence_id`.execute(
    tx,
  );
}

/** Who moves out is away from there no more; the days on which they were stay known (docs/product/away.md 'Whose absence'). */
export async function endAbsencesOf(
  tx: Kysely<DB>,
  { homeId, userId, today }: { homeId: string; userId: string; today: Day },
): Promise<void> {
  await sql`
    delete from handed_on using absences
     where handed_on.home_id = ${homeId} and absences.home_id = ${homeId} and absences.id = handed_on.absence_id
       and absences.user_id = ${userId}`.execute(tx);
  await sql`delete from absences where home_id = ${homeId} and user_id = ${userId} and from_day >= ${today}`.execute(
    tx,
  );
  await sql`
    update absences set to_day = ${today}::date - 1
     where home_id = ${homeId} and user_id = ${userId} and to_day >= ${today}`.execute(tx);
}

/** Tells each who got chores of somebody away, once for each absence (docs/product/away.md 'Told of an absence'). */
async function tellWhoGot(
  tx: Kysely<DB>,
  { homeId, emit }: Omit<Planning, 'now'>,
  absences: readonly SavedAbsence[],
  on: Settled['on'],
): Promise<void> {
  const notices = absences.flatMap(({ id, userId: away, from, to }) => {
    const got = Map.groupBy(
      on.filter(({ absenceId }) => absenceId === id),
      ({ assignedTo }) => assignedTo,
    );
    return [...got].map(([userId, { length: chores }]) => ({
      userId,
      notification: {
        type: 'absence_dealt' as const,
        data: { homeId, userId: away, from, to, chores, back: 0 },
      },
    }));
  });
  await notifyEach(tx, emit, notices);
}

/**
 * Gives on what came to somebody who is away in another way than by a swap: with a plan that was brought back, or reopened. Who gets it is
 * told, whoever they are: nobody showed it to them before. Answers whether anything moved; the home must be locked.
 */
export async function giveOnOfAway(
  tx: Kysely<DB>,
  home: HomeToPlan & { time_zone: string },
  { now, emit }: Omit<Planning, 'homeId'>,
): Promise<boolean> {
  const today = dayOf(now, home.time_zone);
  if ((await readAbsences(tx, home.id, today)).length === 0) return false;
  const { planned, after, settled } = await readSettled(tx, home, today);
  const { templates } = planned;
  const planning = { homeId: home.id, now, emit };
  await carryOutSettled(tx, { ...planning, by: null, templates }, settled);
  await tellWhoGot(tx, planning, after, settled.on);
  return settled.on.length > 0;
}
