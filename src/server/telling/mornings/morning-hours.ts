import { sql, type Kysely } from 'kysely';
import { addDays, dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { hourOfTime, MORNING_HOUR } from '#domain/pushes.ts';
import type { DB } from '#server/platform/db/types.ts';

/** SQL for the homes where a person of the statement's `users` lives: the one that is open first, then by joining. */
const OWN_HOMES = `
  select homes.id, homes.name, homes.time_zone as "timeZone"
    from user_homes as living
    join homes on homes.id = living.home_id
    join memberships on memberships.home_id = living.home_id and memberships.user_id = living.user_id
   where living.user_id = users.id
   order by living.home_id = users.home_id desc, memberships.joined_at, living.home_id`;

/** SQL for the first of them: by its clock the person is reminded (docs/product/notifications.md 'The morning reminder'). */
export const CLOCK_HOME = `(${OWN_HOMES} limit 1)`;

type OwnHome = { id: string; name: string; timeZone: string };

/** The homes where a person lives, the one by whose clock they are reminded first. */
export async function ownHomesOf(db: Kysely<DB>, userId: string): Promise<OwnHome[]> {
  const { rows } = await sql<OwnHome>`
    select home.* from users cross join lateral (${sql.raw(OWN_HOMES)}) as home where users.id = ${userId}`.execute(
    db,
  );
  return rows;
}

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

/** The last day that is done with where it begins now: today, if its hour has passed. */
async function doneOn(tx: Kysely<DB>, userId: string, hour: number, now: Date): Promise<Day> {
  const [{ timeZone } = { timeZone: 'UTC' }] = await ownHomesOf(tx, userId);
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
