import { sql, type Kysely } from 'kysely';
import { addDays, dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { hourOfTime, MORNING_HOUR } from '#domain/pushes.ts';
import type { DB } from '#server/platform/db/types.ts';

/** SQL for the homes where a person of the statement's `users` lives: the active one first, then in the order of joining. */
const OWN_HOMES = `
  select homes.id, homes.name, homes.time_zone as "timeZone"
    from user_homes as living
    join homes on homes.id = living.home_id
    join memberships on memberships.home_id = living.home_id and memberships.user_id = living.user_id
   where living.user_id = users.id
   order by living.home_id = users.home_id desc, memberships.joined_at, living.home_id`;

/** SQL for the first of them, whose clock decides when the reminder comes (docs/product/notifications.md 'The morning reminder'). */
export const CLOCK_HOME = `(${OWN_HOMES} limit 1)`;

type OwnHome = { id: string; name: string; timeZone: string };

/** Returns the homes where a person lives, first the one whose clock counts. */
export async function ownHomesOf(db: Kysely<DB>, userId: string): Promise<OwnHome[]> {
  const { rows } = await sql<OwnHome>`
    select home.* from users cross join lateral (${sql.raw(OWN_HOMES)}) as home where users.id = ${userId}`.execute(
    db,
  );
  return rows;
}

export type Morning = { hour: number; byMail: boolean };

/** Returns the hour of a person's morning reminder, and whether it comes by email. */
export async function morningOf(db: Kysely<DB>, userId: string): Promise<Morning> {
  const found = await db
    .selectFrom('morning_reminders')
    .select(['hour', 'by_mail as byMail'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found ?? { hour: MORNING_HOUR, byMail: false };
}

/** Returns the day that counts as done if the reminder is switched on now: today if its hour has passed, otherwise yesterday. */
async function doneOn(tx: Kysely<DB>, userId: string, hour: number, now: Date): Promise<Day> {
  const [{ timeZone } = { timeZone: 'UTC' }] = await ownHomesOf(tx, userId);
  const today = dayOf(now, timeZone);
  return hourOfTime(timeOfDay(now, timeZone)) >= hour ? today : addDays(today, -1);
}

/** Whether the reminder is already on in another browser of the person, or by email. */
async function isOnElsewhere(tx: Kysely<DB>, userId: string, sessionId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('sessions')
    .innerJoin('push_subscriptions as device', 'device.session_id', 'sessions.id')
    .select('device.id')
    .where('sessions.user_id', '=', userId)
    .where('sessions.id', '!=', sessionId)
    .where('device.morning', '=', true)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined || (await morningOf(tx, userId)).byMail;
}

async function saveMorning(
  tx: Kysely<DB>,
  userId: string,
  { hour, byMail }: Morning,
  now: Date,
): Promise<void> {
  const done_on = await doneOn(tx, userId, hour, now);
  await tx
    .insertInto('morning_reminders')
    .values({ user_id: userId, hour, by_mail: byMail, done_on })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        hour,
        by_mail: byMail,
        done_on: sql<Day>`greatest(morning_reminders.done_on, excluded.done_on)`,
      }),
    )
    .execute();
}

/**
 * Starts the reminder in this browser: if its hour has passed, tomorrow (docs/product/notifications.md 'The morning reminder'). If it is on
 * elsewhere, its days do not change.
 */
export async function beginMornings(
  tx: Kysely<DB>,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  if (await isOnElsewhere(tx, userId, sessionId)) return;
  await saveMorning(tx, userId, await morningOf(tx, userId), now);
}

/**
 * Sets the hour and whether it comes by email. If the new hour has passed today, the reminder begins tomorrow; a day that is done stays
 * done.
 */
export async function setMorning(tx: Kysely<DB>, userId: string, chosen: Morning, now: Date): Promise<void> {
  const before = await morningOf(tx, userId);
  if (chosen.hour !== before.hour || (chosen.byMail && !before.byMail))
    await saveMorning(tx, userId, chosen, now);
  else
    await tx
      .updateTable('morning_reminders')
      .set({ by_mail: chosen.byMail })
      .where('user_id', '=', userId)
      .execute();
}
