import { sql, type Kysely } from 'kysely';
import { addDays, dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { hourOfTime, MORNING_HOUR } from '#domain/pushes.ts';
import type { DB } from '#server/db/types.ts';

export type Morning = { hour: number; byMail: boolean };

/** When a person's morning reminder comes, and whether by mail. */
export async function morningOf(db: Kysely<DB>, userId: string): Promise<Morning> {
  const found = await db
    .selectFrom('morning_reminders')
    .select(['hour', 'by_mail as byMail'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found ?? { hour: MORNING_HOUR, byMail: false };
}

/** By whose clock it comes: the home that is open, where there is one. */
async function zoneOf(tx: Kysely<DB>, userId: string): Promise<string> {
  const found = await tx
    .selectFrom('users')
    .innerJoin('homes', 'homes.id', 'users.home_id')
    .select('homes.time_zone as timeZone')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return found?.timeZone ?? 'UTC';
}

/** The last day that is done with where it begins now: today, if its hour has passed. */
async function doneOn(tx: Kysely<DB>, userId: string, hour: number, now: Date): Promise<Day> {
  const timeZone = await zoneOf(tx, userId);
  const today = dayOf(now, timeZone);
  return hourOfTime(timeOfDay(now, timeZone)) >= hour ? today : addDays(today, -1);
}

/** Whether another browser of the person has it on already, or their mailbox. */
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

async function keep(tx: Kysely<DB>, userId: string, { hour, byMail }: Morning, now: Date): Promise<void> {
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
 * The morning reminder was switched on, here: after its hour it begins tomorrow (docs/product/notifications.md 'The morning reminder'). Where
 * it is on elsewhere it goes on as it was.
 */
export async function beginMornings(
  tx: Kysely<DB>,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  if (await isOnElsewhere(tx, userId, sessionId)) return;
  await keep(tx, userId, await morningOf(tx, userId), now);
}

/** Another hour, or by mail from now on: one that has passed today is tomorrow's, and a day that is done with stays so. */
export async function setMorning(tx: Kysely<DB>, userId: string, chosen: Morning, now: Date): Promise<void> {
  const before = await morningOf(tx, userId);
  if (chosen.hour !== before.hour || (chosen.byMail && !before.byMail)) await keep(tx, userId, chosen, now);
  else
    await tx
      .updateTable('morning_reminders')
      .set({ by_mail: chosen.byMail })
      .where('user_id', '=', userId)
      .execute();
}
