import { sql, type Kysely } from 'kysely';
import { dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { hourOfTime } from '#domain/pushes.ts';
import type { DB } from '#server/platform/db/types.ts';
import { CLOCK_HOME } from '#server/telling/mornings/morning-hours.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';

export type MorningDeps = { db: Kysely<DB>; queue: JobSender; now: () => Date };

/** The number of people in one transaction. */
const PEOPLE_AT_ONCE = 100;

type Zone = { timeZone: string; today: Day; hour: number; endsAt: Date };

const ONE_MINUTE_MS = 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

function zoneAt(moment: Date, timeZone: string): Zone {
  const time = timeOfDay(moment, timeZone);
  const minutes = hourOfTime(time) * 60 + Number(time.slice(3));
  const endsAt = new Date(moment.getTime() + (MINUTES_OF_A_DAY - minutes) * ONE_MINUTE_MS);
  return { timeZone, today: dayOf(moment, timeZone), hour: hourOfTime(time), endsAt };
}

async function zonesNow({ db, now }: MorningDeps): Promise<Zone[]> {
  const zones = await db.selectFrom('homes').select('time_zone as timeZone').groupBy('time_zone').execute();
  return zones.map(({ timeZone }) => zoneAt(now(), timeZone));
}

type Due = { userId: string; timeZone: string; byMail: boolean };

/** Takes people whose hour has come today, without those that another server has locked, and marks their day as done. */
async function takeDue(tx: Kysely<DB>, zones: readonly Zone[], latest: Day): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with now_in as (
      select * from unnest(
        ${zones.map(({ timeZone }) => timeZone)}::text[], ${zones.map(({ today }) => today)}::date[],
        ${zones.map(({ hour }) => hour)}::integer[]) as zone (time_zone, today, hour)),
    due as (
      select reminder.user_id, now_in.time_zone, now_in.today
        from morning_reminders as reminder
        join users on users.id = reminder.user_id
        cross join lateral ${sql.raw(CLOCK_HOME)} as home
        join now_in on now_in.time_zone = home."timeZone"
       where reminder.done_on < ${latest} and reminder.done_on < now_in.today and reminder.hour <= now_in.hour
       order by reminder.user_id
       limit ${PEOPLE_AT_ONCE}
         for update of reminder skip locked)
    update morning_reminders as reminder
       set done_on = due.today
      from due
     where reminder.user_id = due.user_id
    returning reminder.user_id as "userId", due.time_zone as "timeZone",
              reminder.by_mail as "byMail"`.execute(tx);
  return rows;
}

/** Keeps the people who have an open chore in a home from which they are not away. */
async function withChores(
  tx: Kysely<DB>,
  userIds: readonly string[],
  zones: readonly Zone[],
): Promise<Set<string>> {
  const { rows } = await sql<{ userId: string }>`
    select distinct chores.assigned_to as "userId"
      from user_homes as living
      join homes on homes.id = living.home_id
      join unnest(${zones.map(({ timeZone }) => timeZone)}::text[], ${zones.map(({ today }) => today)}::date[])
             as zone (time_zone, today) on zone.time_zone = homes.time_zone
      join chores on chores.home_id = homes.id and chores.due_date <= zone.today and chores.status <> 'completed'
     where living.user_id = any (${userIds}::uuid[]) and chores.assigned_to = living.user_id
       and chores.let_go_at is null
       and not exists (select from absences
                        where absences.home_id = chores.home_id and absences.user_id = chores.assigned_to
                          and zone.today between absences.from_day and absences.to_day)`.execute(tx);
  return new Set(rows.map(({ userId }) => userId));
}

async function remindSome({ db, queue }: MorningDeps, zones: readonly Zone[], latest: Day): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, zones, latest);
    if (due.length === 0) return 0;
    const userIds = due.map(({ userId }) => userId);
    const busy = await withChores(tx, userIds, zones);
    const notices = due.flatMap(({ userId, timeZone, byMail }) => {
      const until = zones.find((zone) => zone.timeZone === timeZone)?.endsAt.toISOString();
      if (until === undefined || !busy.has(userId)) return [];
      const push = { kind: 'morning' as const, until };
      const email = { kind: 'morning-reminder' as const, userId, until };
      return byMail ? { userId, push, email } : { userId, push };
    });
    await sendNotices(queue, tx, notices);
    return due.length;
  });
}

/**
 * Sends the morning reminders that are due (docs/product/notifications.md 'The morning reminder'): once a day for each person, at their hour on
 * the clock of CLOCK_HOME, or later that day if no server was running. Servers that run at the same time take different people.
 */
export async function remindOfMornings(deps: MorningDeps, signal?: AbortSignal): Promise<void> {
  const zones = await zonesNow(deps);
  // When the hour has come for most people, this leaves few of them.
  const latest = zones
    .map(({ today }) => today)
    .toSorted()
    .at(-1);
  if (latest === undefined) return;
  for (;;) {
    const reminded = await remindSome(deps, zones, latest);
    if (signal?.aborted || reminded < PEOPLE_AT_ONCE) return;
  }
}
